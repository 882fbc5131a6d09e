import type { CaseFile } from "../../model/case.ts";
import { counted, listed } from "../../model/sentence.ts";
import type { CasesTogether, Hanging } from "../../families/hanging.ts";
import type { FamilyProposal, ProposalRule, ProposedFamily } from "../../families/propose.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { yamlValue } from "../untrusted/yaml.ts";

/** One family as it stands below `families` in families.yaml, line by line, without indentation. */
export function entryLines({ id, title, documents }: ProposedFamily): readonly string[] {
  return [
    `${yamlValue(id)}:`,
    `  title: ${yamlValue(title)}`,
    "  documents:",
    ...documents.map((document) => `    - ${yamlValue(document)}`),
  ];
}

/** The whole of a new families.yaml, with what a person has to say in it left open: it is refused until that is done. */
export function proposedFile(proposal: FamilyProposal): string {
  const lines = proposal.families.flatMap(entryLines).map((line) => `  ${line}`);
  return [
    `# Proposed by rule: ${ruleWords(proposal.rule)}. Nothing is decided yet.`,
    "# Before anybody has seen a score, a person says what the split is to establish and whether these families are right:",
    '# fill in the lines below and take the "# " away. Until then touchstone check refuses this file.',
    "#",
    "# claim:",
    "#   kind: # family, fixed-corpus, period (with a cutoff) or access",
    "#   statement: # what the split is to establish, in one sentence",
    "#   declaredAt: # the day",
    "# grouping:",
    "#   rule: # by which documents form families, in one sentence",
    "#   declaredAt: # the day",
    ...(lines.length === 0 ? ["families: {}"] : ["families:", ...lines]),
    "",
  ].join("\n");
}

function ruleWords(rule: ProposalRule): string {
  if (rule.by === "document") return "one family for each document";
  const parts = rule.parts === 1 ? "first part" : `first ${rule.parts} parts`;
  return terminalText(
    `one family for the documents whose ids share the ${parts} parted by ${JSON.stringify(rule.separator)}`,
  );
}

/** What was proposed and what hangs together under it, for the person who decides. */
export function proposalSummary(proposal: FamilyProposal, hanging: Hanging): string {
  const { families, documents, recorded } = proposal;
  const covered = families.reduce((sum, family) => sum + family.documents.length, 0);
  const proposed = `${familyCount(families.length)} for ${counted(covered, "document")}`;
  return `${rowLines([
    ["proposed", families.length === 0 ? "nothing" : proposed],
    ["recorded", recorded === 0 ? "" : `${recorded} of ${counted(documents.length, "document")}`],
    ...openRows(proposal),
    ["by parts", byPartsWords(proposal)],
    ...hangingRows(hanging),
  ])}\n\n${conclusion(hanging)}\n`;
}

function byPartsWords({ byParts }: FamilyProposal): string {
  const words = byParts.map(({ parts, families }) => `${parts} gives ${familyCount(families)}`);
  return words.length < 2 ? "" : words.join(", ");
}

type Row = readonly [name: string, text: string];

/** A line for each row that says something; what stands in it of the data is fit to be printed already. */
function rowLines(all: readonly Row[]): string {
  const shown = all.filter(([, text]) => text !== "");
  return shown.map(([name, text]) => `  ${name.padEnd("components".length)}  ${text}`).join("\n");
}

function openRows(proposal: FamilyProposal): readonly Row[] {
  const { beside, claimedTwice, unnameable, patterns, unknown } = proposal;
  const neighbours = beside.map(
    ({ document, families }) => `${document} (${listed(families, "or")})`,
  );
  return [
    [
      "to place",
      neighbours.length === 0
        ? ""
        : `${counted(neighbours.length, "document")} of the prefix of a recorded family; join them by hand: ${some(neighbours)}`,
    ],
    ["twice", claimedTwice.length === 0 ? "" : `in several families: ${some(claimedTwice)}`],
    [
      "unknown",
      unknown.length === 0 ? "" : `cases name what their revision does not have: ${some(unknown)}`,
    ],
    [
      "left out",
      unnameable.length === 0
        ? ""
        : `a "*" in the id fits other documents, so these belong in one family with them, or nowhere: ${some(unnameable)}`,
    ],
    [
      "patterns",
      patterns.length === 0 ? "" : `a "*" in the id may fit later documents: ${some(patterns)}`,
    ],
  ];
}

function hangingRows(hanging: Hanging): readonly Row[] {
  const { components, unused, joining, withoutThem, onTwoSides, alone } = hanging;
  const [largest] = components;
  const cases = casesIn(components);
  const [rest] = withoutThem;
  return [
    [
      "components",
      `${components.length} with cases${unused === 0 ? "" : `; ${familyCount(unused)} with none`}`,
    ],
    ["sizes", sizes(components)],
    ["largest", largest === undefined ? "" : largestWords(largest, cases)],
    ["joined by", joining.size === 0 ? "" : joiningWords(joining)],
    [
      "else",
      joining.size === 0 || rest === undefined
        ? ""
        : `without ${joining.size === 1 ? "it" : "those cases"}: ${counted(withoutThem.length, "component")}, the largest with ${rest.cases.length} of ${counted(casesIn(withoutThem), "case")}`,
    ],
    ["two sides", twoSides(onTwoSides)],
    [
      "no family",
      alone.length === 0 ? "" : `${counted(alone.length, "case")}: ${some(alone.map(nameOf))}`,
    ],
  ];
}

function twoSides(components: Hanging["onTwoSides"]): string {
  if (components.length === 0) return "";
  const names = some(components.map(([name]) => name));
  return `${counted(components.length, "component")} with families on two sides: ${names}; touchstone families check tells what joins what is written`;
}

function largestWords({ component, cases }: CasesTogether, all: number): string {
  return `${terminalText(component[0])}: ${cases.length} of ${counted(all, "case")}, ${familyCount(component.length)}`;
}

function joiningWords(joining: Hanging["joining"]): string {
  const need = joining.size === 1 ? "1 case that needs" : `${joining.size} cases that need`;
  return `${need} several families: ${some([...joining].map(nameOf))}`;
}

/** The cases of each component, most first. */
function sizes(components: readonly CasesTogether[]): string {
  if (components.length < 2) return "";
  const more = components.length - most.sizes;
  const shown = components.slice(0, most.sizes).map(({ cases }) => String(cases.length));
  return `${[...shown, ...(more > 0 ? [`${more} more`] : [])].join(", ")} cases`;
}

const most = { names: 3, sizes: 12 };

function some(names: readonly string[]): string {
  const more = names.length - most.names;
  return terminalText(
    listed([...names.slice(0, most.names), ...(more > 0 ? [`${more} more`] : [])]),
  );
}

function nameOf(file: CaseFile): string {
  return file.case.id ?? file.path;
}

function casesIn(components: readonly CasesTogether[]): number {
  return components.reduce((sum, { cases }) => sum + cases.length, 0);
}

function familyCount(count: number): string {
  return count === 1 ? "1 family" : `${count} families`;
}

/** What no split can do under this grouping. */
function conclusion({ components }: Hanging): string {
  const [largest, ...others] = components;
  if (largest === undefined) return "No case needs any of these families yet.";
  if (others.length === 0) {
    return "All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.";
  }
  const left = casesIn(others);
  return `A component stays on one side of a split. With the largest on one side, at most ${counted(left, "case")} can be on the other.`;
}
