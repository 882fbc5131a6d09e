import { stageOf, type CaseFile } from "../model/case.ts";
import type { FamiliesDraft, Split } from "../model/families.ts";
import type { Dataset } from "../model/dataset.ts";
import { counted } from "../model/sentence.ts";
import { splitsOfCase } from "./case-splits.ts";
import { componentsIn } from "./conflicts.ts";
import { splitGroupingOf, type Grouping } from "./grouping.ts";
import { holdoutCaveats } from "./holdout-caveats.ts";
import { moveCaveats } from "./move-caveats.ts";
import { splits } from "./splits.ts";

type Claim = NonNullable<FamiliesDraft["claim"]>;
export type ClaimKind = NonNullable<Claim["kind"]>;

/** What a split holds: approved cases alone, and the families and components that they are of. */
export interface SplitFigures {
  readonly cases: number;
  readonly families: number;
  readonly components: number;
  /** Cases that belong to no family. */
  readonly withoutFamily: number;
}

/** What the split of a set is to establish, and what a score on it would support: one claim and no other. */
export interface SplitClaim {
  readonly kind: ClaimKind;
  /** What no setting was chosen on: single questions, families of documents, or what comes after a moment. */
  readonly heldOut: "question" | "family" | "period";
  /** The sentence of whoever declared it, untrusted; undefined where it could not be read. */
  readonly statement: string | undefined;
  /** What a score on test would say, generated from the claim and the figures. */
  readonly sentence: string;
  /** What the figures of this very set take away from it, such as a single component on the test side. */
  readonly caveats: readonly string[];
  /** What it would not say, whatever the figures, sentence by sentence. */
  readonly limits: readonly string[];
  /** The splits with approved cases, and dev and test in any case. */
  readonly splits: Readonly<Partial<Record<Split, SplitFigures>>>;
  /** Approved and pending cases that an exception takes out of every split. */
  readonly excluded: number;
}

/**
 * The claim of a set that is split; undefined while no split is recorded, or where the claim cannot be read. It takes the
 * recorded split at its word: it holds for a set in which the check finds no error. The figures are of the approved cases, or
 * of those among them that are told.
 */
export function splitClaimOf(
  dataset: Dataset,
  among: (file: CaseFile) => boolean = () => true,
): SplitClaim | undefined {
  const grouping = splitGroupingOf(dataset);
  const claim = grouping?.file.families?.claim;
  if (grouping === undefined || claim?.kind === undefined) return undefined;
  const { kind, statement, cutoff } = claim;
  const figures = figuresOf(grouping, among);
  const test = figures.test ?? none;
  return {
    kind,
    heldOut: heldOutUnder[kind],
    statement,
    sentence: test.cases === 0 ? nothingHeld : sentences[kind](test, cutoff ?? "the cutoff"),
    caveats: [
      ...caveatsOf(kind, test),
      ...holdoutCaveats(grouping, dataset, among),
      ...moveCaveats(grouping, dataset, among),
    ],
    limits: limitsOf(kind),
    splits: figures,
    excluded: grouping.excluded.size,
  };
}

const nothingHeld =
  "Nothing is held out yet: no approved case is on the side test, so no score says anything.";

const heldOutUnder: Readonly<Record<ClaimKind, SplitClaim["heldOut"]>> = {
  "fixed-corpus": "question",
  family: "family",
  period: "period",
  access: "family",
};

const sentences: Readonly<Record<ClaimKind, (test: SplitFigures, cutoff: string) => string>> = {
  "fixed-corpus": ({ cases }) =>
    `Held out: ${counted(cases, "question")} about documents that development knows; a score on test says how other questions about this very corpus are answered, and nothing of other documents.`,
  family: (test) =>
    `Held out: ${heldInWords(test)}; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.`,
  period: (test, cutoff) =>
    `Held out: what is asked from ${cutoff} on, ${heldInWords(test)}; a score on test says how settings that were chosen on what was asked before work on what is asked later.`,
  access: (test) =>
    `Held out: ${heldInWords(test)}, asked by callers who may see some documents each; a score on test says how they are answered from those documents.`,
};

function heldInWords({ cases, families, components, withoutFamily }: SplitFigures): string {
  const names = families === 1 ? "1 family" : `${families} families`;
  const of = `${names} in ${counted(components, "component")} with ${counted(cases - withoutFamily, "question")}`;
  if (withoutFamily === 0) return of;
  const alone = `${counted(withoutFamily, "question")} of no family`;
  return families === 0 ? alone : `${of}, and ${alone}`;
}

const none: SplitFigures = { cases: 0, families: 0, components: 0, withoutFamily: 0 };

function figuresOf(grouping: Grouping, among: (file: CaseFile) => boolean): SplitClaim["splits"] {
  const components = componentsIn(grouping.familyGraph());
  const nameOf = new Map(components.flatMap((keys) => keys.map((key) => [key, keys[0]] as const)));
  const approved = grouping.cases.filter((file) => stageOf(file) === "approved" && among(file));
  const figures = splits.map((split) => {
    const cases = approved.filter((file) => splitsOfCase(grouping, file).includes(split));
    const familiesOf = cases.map((file) => grouping.familiesOf(file).belongings);
    const families = new Set(familiesOf.flatMap((all) => all.map(({ family }) => family)));
    const held = {
      cases: cases.length,
      families: families.size,
      components: new Set([...families].map((family) => nameOf.get(family))).size,
      withoutFamily: familiesOf.filter((all) => all.length === 0).length,
    };
    return [split, held] as const;
  });
  return Object.fromEntries(
    figures.filter(([split, { cases }]) => cases > 0 || split === "dev" || split === "test"),
  );
}

/** What no split shows under a claim, whatever it holds. */
export function limitsOf(kind: ClaimKind): readonly string[] {
  return [...always, others[kind]];
}

const always: readonly string[] = [
  "Labels are taken as they are: a paraphrase under a wrong family passes.",
  "Similar texts are for a person to look at: standard phrases look alike, and a strong paraphrase does not.",
  "Nothing is said of meanings, of the grader, of tools and what they may reach, of how stable results are, or of what a model was trained on.",
];

const others: Readonly<Record<ClaimKind, string>> = {
  "fixed-corpus":
    "One split establishes one claim: this one says nothing of other documents, of a later period, or of what callers may see.",
  family:
    "One split establishes one claim: this one says nothing of a later period or of what callers may see.",
  period: "One split establishes one claim: this one says nothing of what callers may see.",
  access: "One split establishes one claim: this one says nothing of a later period.",
};

function caveatsOf(kind: ClaimKind, test: SplitFigures): readonly string[] {
  if (kind === "fixed-corpus" || test.components !== 1 || test.withoutFamily > 0) return [];
  return [oneComponent];
}

/** What takes away from a split whose families held out all hang together. */
export const oneComponent =
  "The test side is one component: one comparison, however many questions it has.";
