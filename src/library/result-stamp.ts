import { counted } from "../model/sentence.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import type { GoldenSet } from "./golden-set.ts";

/** What every result on a set is to carry: what was measured, on which cases and corpus, and what a score on it supports. */
export interface ResultStamp {
  readonly purpose: "evaluation" | "tuning";
  /** The digest of the set, which its exports have as well: `touchstone inventory check` looks for it here. */
  readonly setDigest: string;
  readonly corpusRevision: {
    readonly id: string;
    readonly digest: string;
    /** Why nobody compared it with the revision of the index; absent where it was. */
    readonly unstated?: string;
  };
  /** What was held out; null where the set is not split. */
  readonly heldOut: "question" | "family" | "period" | null;
  /** What a score on the side test supports, and what takes away from it. */
  readonly supports: readonly string[];
  /** Many questions about one policy are not many policies: a report shows all of these. */
  readonly counts: {
    readonly cases: number;
    readonly families: number;
    readonly components: number;
    /** Cases that are of no family. */
    readonly withoutFamily: number;
  };
  /** How many cases are holdouts that nobody has read results on, that were read for a declared decision, or that are spent. */
  readonly holdouts: {
    readonly untouched: number;
    readonly used: number;
    readonly spent: number;
  };
  /** Why a score on these cases confirms nothing, a sentence each. Empty where all of them are held out on test. */
  readonly notConfirmation: readonly string[];
  /** How many cases of the set are not among them, by the reason. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/** What of a stamp is not said by the loaded set. */
interface Stamping extends Pick<ResultStamp, "counts"> {
  /** Why the caller did not say which corpus revision the index was built from. */
  readonly unstated: string | undefined;
}

export function stampOf(
  set: Omit<GoldenSet, "stamp">,
  { counts, unstated }: Stamping,
): ResultStamp {
  const { purpose, digest, corpusRevision, claim, cases } = set;
  const holdouts = (state: "untouched" | "used" | "spent"): number =>
    cases.filter(({ holdout }) => holdout === state).length;
  return {
    purpose,
    setDigest: digest,
    corpusRevision: unstated === undefined ? corpusRevision : { ...corpusRevision, unstated },
    heldOut: claim?.heldOut ?? null,
    supports: claim === undefined ? [] : [claim.sentence, ...claim.caveats],
    counts,
    holdouts: {
      untouched: holdouts("untouched"),
      used: holdouts("used"),
      spent: holdouts("spent"),
    },
    notConfirmation: notConfirmation(set),
    leftOut: byWord(set.leftOut.map(({ why }) => why)),
  };
}

function notConfirmation({
  purpose,
  cases,
}: Pick<GoldenSet, "purpose" | "cases">): readonly string[] {
  if (purpose === "tuning") {
    return ["Not confirmation: the set was loaded for tuning, and nothing in it is held out."];
  }
  const of = counted(cases.length, "case");
  const seen = cases.filter(({ split }) => split !== "test").length;
  const spent = cases.filter(({ holdout }) => holdout === "spent").length;
  const [are, them] = spent === 1 ? ["is", "it"] : ["are", "them"];
  return [
    ...(seen === 0
      ? []
      : [`Not confirmation: ${seen} of ${of} ${seen === 1 ? "is" : "are"} not on the side test.`]),
    ...(spent === 0
      ? []
      : [
          `Not confirmation: ${spent} of ${of} ${are} spent, since somebody has learned from results on ${them}.`,
        ]),
  ];
}

function byWord(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => byUtf8(a, b)));
}
