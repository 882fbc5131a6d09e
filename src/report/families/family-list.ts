import type {
  CaseCounts,
  ComponentView,
  FamilyOverview,
  FamilyView,
} from "../../families/overview.ts";
import type { SplitClaim } from "../../families/split-claim.ts";
import { counted, listed } from "../../model/sentence.ts";
import type { Style } from "../style.ts";
import { jsonText } from "../untrusted/json.ts";
import { markdownText } from "../untrusted/markdown.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How many documents of a family are named before the others are counted. */
const most = 4;

/** Components one below the other: families with their documents, cases by status, and the side they are on. */
export function familyList(overview: FamilyOverview, style: Style): string {
  const blocks = overview.components.map((one) => block(one, style));
  return `${[...blocks, summary(overview).map(terminalText).join("\n")].join("\n\n")}\n`;
}

function block(component: ComponentView, style: Style): string {
  const { families, name } = component;
  const widest = Math.max(...families.map(({ id }) => id.length));
  const head = `${style.strong(terminalText(name))}  ${side(component, style)}  ${caseWords(component.cases)}`;
  const rows = families.map((one) => {
    const split = families.length > 1 && one.split !== undefined ? ` (${one.split})` : "";
    const words = documentWords(one);
    // A family of one document may be called what the document is called.
    const told = words === one.title ? "" : `: ${terminalText(words)}`;
    return `  ${terminalText(one.id.padEnd(widest))}  ${terminalText(one.title ?? "")}${split}${told}`;
  });
  return [head, ...rows].join("\n");
}

function side(component: ComponentView, style: Style): string {
  const { splits, isConflict, holdout, casesBySplit } = component;
  if (casesBySplit !== undefined) return sidesOfCases(casesBySplit);
  if (isConflict) return style.red(`on two sides: ${splits.join(" and ")}`);
  if (splits.includes("test") && holdout === "spent") return style.red("test, spent");
  if (splits.includes("test") && holdout === "used") return "test, used";
  return splits.length === 0 ? style.yellow("no split") : splits.join(" and ");
}

/** Under fixed-corpus each case carries its own split, and a family may be on both sides. */
function sidesOfCases(counts: NonNullable<ComponentView["casesBySplit"]>): string {
  const sides = Object.entries(counts).map(([split, count]) => `${count} in ${split}`);
  return sides.length === 0 ? "no case in a split" : listed(sides);
}

function caseWords({ approved, pending }: CaseCounts): string {
  const parts = [
    ...(approved === 0 ? [] : [`${approved} approved`]),
    ...(pending === 0 ? [] : [`${pending} pending`]),
  ];
  return parts.length === 0
    ? "no case"
    : `${counted(approved + pending, "case")}: ${parts.join(", ")}`;
}

function documentWords({ documents }: FamilyView): string {
  if (documents.length === 0) return "no document in use";
  const more = documents.length - most;
  return more <= 0
    ? documents.join(", ")
    : `${documents.slice(0, most).join(", ")} and ${more} more`;
}

/** A holdout that is none any more, or is not untouched, beside its side. */
function heldWords({ splits, holdout }: ComponentView): string {
  const isKnown = splits.includes("test") && (holdout === "spent" || holdout === "used");
  return isKnown ? ` (${holdout})` : "";
}

/** What stands below the components: how many there are, and what is in none. */
function summary({ components, withoutFamily, ungrouped, excluded }: FamilyOverview): string[] {
  const families = components.reduce((sum, one) => sum + one.families.length, 0);
  const alone = withoutFamily.map(
    ({ split, cases }) => `${cases.approved + cases.pending} in ${split ?? "no split"}`,
  );
  const familyWord = families === 1 ? "family" : "families";
  return [
    `${counted(components.length, "component")} of ${families} ${familyWord}${acrossWords(components)}.`,
    ...(alone.length === 0 ? [] : [`Cases of no family: ${listed(alone)}.`]),
    ...(excluded === 0 ? [] : [`Excluded by exceptions: ${counted(excluded, "case")}.`]),
    ...(ungrouped.length === 0
      ? []
      : [
          `In no family, or in several: ${ungrouped.slice(0, most).join(", ")}${ungrouped.length > most ? ` and ${ungrouped.length - most} more` : ""}.`,
        ]),
    "Whether the families are the right ones is not judged here; touchstone families check judges the split.",
  ];
}

function acrossWords(components: readonly ComponentView[]): string {
  const isByCase = components.some(({ casesBySplit }) => casesBySplit !== undefined);
  if (isByCase) {
    const both = components.filter(({ splits }) => splits.length > 1).length;
    const are = both === 1 ? "1 has" : `${both} have`;
    return `; each case carries its own split, and ${are} cases on several sides`;
  }
  const conflicts = components.filter(({ isConflict }) => isConflict).length;
  return `, ${conflicts === 0 ? "none on two sides" : `${conflicts} on two sides`}`;
}

/** The same as one JSON object and a line feed. */
export function familyListJson(overview: FamilyOverview, claim: SplitClaim | undefined): string {
  const withoutFamily = overview.withoutFamily.map(({ split, cases }) => ({
    split: split ?? null,
    cases,
  }));
  const components = overview.components.map((one) => ({
    ...one,
    casesBySplit: one.casesBySplit ?? null,
    holdout: one.holdout ?? null,
    families: one.families.map((family) => ({
      ...family,
      title: family.title ?? null,
      split: family.split ?? null,
    })),
  }));
  return `${jsonText({ ...overview, components, withoutFamily, claim: claim ?? null })}\n`;
}

/** The same as a table for a page of Markdown. */
export function familyListMarkdown(overview: FamilyOverview): string {
  const rows = overview.components.map((one) => {
    const families = one.families.map(({ id }) => markdownText(id)).join(", ");
    const documents = one.families.flatMap((family) => family.documents.map(markdownText));
    const own = one.casesBySplit === undefined ? undefined : sidesOfCases(one.casesBySplit);
    const splits =
      own ?? `${one.splits.join(", ")}${one.isConflict ? " (two sides)" : heldWords(one)}`;
    return `| ${[markdownText(one.name), splits, families, documents.join(", "), one.cases.approved, one.cases.pending].join(" | ")} |`;
  });
  const head = [
    "| Component | Split | Families | Documents | Approved | Pending |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  return `${[...head, ...rows].join("\n")}\n\n${summary(overview).map(markdownText).join("\n")}\n`;
}
