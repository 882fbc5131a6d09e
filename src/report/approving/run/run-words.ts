import type { Evaluation } from "../../../approving/running/evaluate-pull.ts";
import type { Posted } from "../../../approving/running/evaluating.ts";
import { counted, listed } from "../../../model/sentence.ts";
import { countsOf, isDone } from "./run-counts.ts";

/** A run in a few words. */
export function runText(evaluations: readonly Evaluation[]): string {
  const { judged, done, unchanged, unjudged, recorded } = countsOf(evaluations);
  if (evaluations.length === 0) return "no open pull request to judge";
  const parts = [
    `${counted(judged, "pull request")} judged`,
    ...(done > 0 ? [`${done} with all that is needed`] : []),
    ...(unchanged > 0 ? [`${unchanged} as they were judged before`] : []),
    ...(unjudged > 0 ? [`${unjudged} that cannot be judged yet`] : []),
    ...(recorded > 0 ? [`${counted(recorded, "decision")} recorded`] : []),
  ];
  return parts.join(", ");
}

const states = {
  closed: "is closed",
  unchanged: "is as it was judged before",
  elsewhere: "goes to another branch than the main one, so nothing is judged",
  conflict: "conflicts with its base, so there is nothing to judge",
  "not-merged-yet": "was not merged with its base by GitHub yet; the next run judges it",
} as const;

/** What became of one pull request, as a line. */
export function evaluationText(one: Evaluation): string {
  const name = `#${one.pull.number}`;
  const { recorded } = one;
  const written = recorded?.is === "written" ? `; recorded ${listed(recorded.cases)}` : "";
  const lost = recorded?.is === "lost" ? "; its branch moved meanwhile" : "";
  if (one.state !== "judged") return `${name} ${states[one.state]}${written}${lost}`;
  const { judged } = one;
  const { cases } = judged.judgement;
  const settled = cases.filter(({ standing: { is } }) => settledStandings.has(is)).length;
  const what = judged.concernsSet
    ? `${settled} of ${counted(cases.length, "case")} settled, ${isDone(one) ? "nothing is missing" : "something is missing"}`
    : "touches nothing of the set";
  return `${name} ${what}${written}${lost}`;
}

const settledStandings: ReadonlySet<string> = new Set(["decided", "recorded", "accepted"]);

/** What the host did not let a run do for a pull request, as sentences. */
export function refusalsOf(one: Evaluation): readonly string[] {
  if (one.state === "closed" || one.state === "unchanged") return [];
  const posted = notPosted(one.posted);
  if (one.state !== "judged") return posted;
  const { comment, recorded } = one;
  return [
    ...posted,
    ...(typeof comment === "string" ? [] : [`The comment was not written: ${comment.refused}`]),
    ...(recorded?.is === "refused" ? [`Decisions were not recorded: ${recorded.why}`] : []),
  ];
}

function notPosted({ refused }: Posted): readonly string[] {
  return refused.map((why) => `A verdict was not posted: ${why}`);
}
