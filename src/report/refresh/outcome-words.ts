import type { PossibleOutcome } from "../../refresh/plan/plan.ts";
import type { CaseDraft } from "../../model/case.ts";
import type { Digest } from "../../model/ids.ts";

/** A decision, and what it would come to, with ids as the data has them. */
export interface OutcomeWords {
  readonly verb: string;
  /** What it changes, where that does not go without saying. */
  readonly change: string;
  /** The digest of the result, or what stands against it or has to be said first. */
  readonly result: string;
  /** What can be done where something stands against it. */
  readonly fixes: readonly string[];
}

const verbs: Readonly<Record<PossibleOutcome["outcome"], string>> = {
  confirmed: "confirm",
  revised: "revise",
  abstained: "abstain",
  retired: "retire",
  approved: "approve",
  rejected: "reject",
};

const needed = {
  quote: "the words that carry the answer now, or that the quote goes: --quote, or --without-quote",
  because: "why no answer is right",
  answer: "what a good refusal says",
  edit: "the new answer or quote: --answer, --quote; or an edit of the file",
} as const;

/** A refusal has no quote. */
const neededOfRefusal = {
  ...needed,
  edit: 'the new words of the refusal: --answer; where the question has an answer now, first write "kind: answerable" and the answer into the file and take "because" out, then name its chunks: --add',
};

/** How many hex digits of a digest are shown: as many as a decision has to repeat. */
const digits = 32;

export function outcomeWords(
  { outcome, replace, result }: PossibleOutcome,
  kind: CaseDraft["kind"],
): OutcomeWords {
  const change = isAsEdited({ outcome, replace, result })
    ? "as the file says now"
    : replace.map(({ from, to }) => `${from} → ${to.join(" and ")}`).join(", ");
  const told = { verb: verbs[outcome], change };
  if ("digest" in result) return { ...told, result: shortDigest(result.digest), fixes: [] };
  if ("needs" in result) {
    const words = kind === "abstention" ? neededOfRefusal : needed;
    const needs = result.needs.map((one) => words[one]).join(", and ");
    return { ...told, result: `needs ${needs}`, fixes: [] };
  }
  return {
    ...told,
    result: `not possible: ${result.refused.map(({ message }) => message).join(" ")}`,
    fixes: [...new Set(result.refused.flatMap(({ fix }) => fix ?? []))],
  };
}

/** Whether a revision takes what somebody edited in the file: one of an untouched case changes chunks, or is refused. */
export function isAsEdited({ outcome, replace, result }: PossibleOutcome): boolean {
  return outcome === "revised" && replace.length === 0 && "digest" in result;
}

function shortDigest(digest: Digest): string {
  return digest.slice("sha256:".length, "sha256:".length + digits);
}

/** The decisions that are possible, in a line, and those that are not. */
export function possibleText(outcomes: readonly PossibleOutcome[]): string {
  const ways = outcomes.filter((one) => one.replace.length > 0 && !isRefused(one)).length;
  const wordsOf = ({ outcome, replace, result }: PossibleOutcome): string => {
    if ("needs" in result && result.needs.includes("quote")) {
      return `${verbs[outcome]} with another quote`;
    }
    if (outcome !== "revised") return verbs[outcome];
    if (isAsEdited({ outcome, replace, result })) return "revise as the file says now";
    if (ways === 0 || "needs" in result) return "revise (with other words or chunks)";
    return ways === 1 ? "revise" : `revise in ${ways} ways`;
  };
  const possible = new Set(outcomes.filter((one) => !isRefused(one)).map(wordsOf));
  const refused = new Set(outcomes.filter(isRefused).map(wordsOf));
  const not = [...refused].filter((words) => !possible.has(words));
  return `${[...possible].join(", ")}${not.length === 0 ? "" : `; not ${not.join(", ")}`}`;
}

/** Whether a candidate cannot be approved as it is, since its evidence moved. */
export function isApprovalRefused(outcomes: readonly PossibleOutcome[]): boolean {
  return outcomes.some((one) => one.outcome === "approved" && isRefused(one));
}

function isRefused({ result }: PossibleOutcome): boolean {
  return "refused" in result;
}
