import { splitsOfCase } from "../../families/case-splits.ts";
import type { Grouping } from "../../families/grouping.ts";
import { stageOf, takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { counted, listed, quoted } from "../../model/sentence.ts";
import type { ExceptionDraft } from "./recorded-exceptions.ts";

/** How many names a sentence tells. */
const most = 3;

/** Why nothing would be joined across the split without an exception, as sentences. */
export function whyUnneeded(grouping: Grouping, dataset: Dataset, index: number): string {
  const exception = grouping.file.families?.exceptions?.[index] ?? {};
  const named = new Set<string | undefined>(exception.cases);
  const cases = dataset.cases.filter(({ case: { id } }) => named.has(id));
  const idle = whyIdle(cases, exception);
  if (idle !== undefined) return idle;
  if (exception.decision === "exclude") return whyIncluded(grouping, cases, { exception, index });
  const reasons = [...whyVariantsStay(dataset, cases), ...whyFamiliesStay(grouping, exception)];
  return reasons.join(" ");
}

/** An exception for one case alone, which takes part in nothing. */
function whyIdle(
  [first, ...others]: readonly CaseFile[],
  { families = [] }: ExceptionDraft,
): string | undefined {
  if (first === undefined || others.length > 0 || families.length > 0) return undefined;
  if (takesPart(first)) return undefined;
  return `Case ${nameOf(first)} is ${stageOf(first) ?? "set aside"} and takes part in nothing, so the exception excepts nothing.`;
}

function whyIncluded(
  grouping: Grouping,
  cases: readonly CaseFile[],
  { exception, index }: { readonly exception: ExceptionDraft; readonly index: number },
): string {
  const own = [...grouping.excluded].flatMap(([file, by]) => (by === index ? [file] : []));
  if (own.length === 0) return "The exception leaves out nothing that would take part without it.";
  const families = (exception.families ?? []).flatMap((id) =>
    id === undefined ? [] : [quoted(id)],
  );
  const ofFamilies = `the cases of ${families.length === 1 ? "family" : "families"} ${some(families)}`;
  const ofCases = `${cases.length === 1 ? "case" : "cases"} ${some(cases.map(nameOf))}`;
  const what = families.length === 0 ? ofCases : ofFamilies;
  const sides = [...new Set(own.flatMap((file) => splitsOfCase(grouping, file)))];
  const where = sides.length === 0 ? "" : ` in ${listed(sides.map((side) => `"${side}"`))}`;
  return `Without this exception ${what} would join no two sides of the split, and ${counted(own.length, "case")} more would take part${where}.`;
}

function whyVariantsStay(dataset: Dataset, cases: readonly CaseFile[]): readonly string[] {
  const ids = new Set<string | undefined>(dataset.cases.map(({ case: { id } }) => id));
  const isVariant = ({ case: { variantOf } }: CaseFile): boolean => ids.has(variantOf);
  const lone = cases.filter((file) => !isVariant(file));
  const same = cases.filter(isVariant);
  const told: string[] = [];
  if (lone.length > 0) {
    const [has, it] = lone.length === 1 ? ["Case", "rephrases"] : ["Cases", "rephrase"];
    told.push(
      `${has} ${some(lone.map(nameOf))} ${it} no case of the set, so there is nothing to keep apart.`,
    );
  }
  if (same.length > 0) {
    const [has, it] = same.length === 1 ? ["Case", "rephrases"] : ["Cases", "rephrase"];
    const they = same.length === 1 ? "it" : "each of them";
    told.push(
      `${has} ${some(same.map(nameOf))} ${it} a case on the same side, so ${they} would join no two sides of the split.`,
    );
  }
  return told;
}

function whyFamiliesStay({ file }: Grouping, { families = [] }: ExceptionDraft): readonly string[] {
  const named = [...new Set(families.flatMap((id) => id ?? []))];
  if (named.length < 2) return [];
  const isRelated = (file.families?.related ?? []).some(
    (relation) => named.filter((id) => relation?.families?.includes(id) === true).length > 1,
  );
  const names = some(named.map(quoted));
  return isRelated
    ? [
        `Families ${names} are related, and on one side: without the exception they would join no two sides of the split.`,
      ]
    : [`No relation joins families ${names}, so there is nothing to keep apart.`];
}

function nameOf({ case: { id }, path }: CaseFile): string {
  return quoted(id ?? path);
}

function some(names: readonly string[]): string {
  const more = names.length - most;
  return listed(more > 0 ? [...names.slice(0, most), `${more} more`] : names);
}
