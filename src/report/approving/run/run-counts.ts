import type { Evaluation } from "../../../approving/running/evaluate-pull.ts";

/** How many pull requests a run came to which end with. */
export interface RunCounts {
  /** Those whose change was held against what people said. */
  readonly judged: number;
  /** Of the judged ones those to which nothing is missing, and the others. */
  readonly done: number;
  readonly waiting: number;
  /** Those of which all is as an earlier sweep judged it. */
  readonly unchanged: number;
  /** Those that cannot be judged as they are. */
  readonly unjudged: number;
  /** The cases whose decisions were written to a branch. */
  readonly recorded: number;
}

export function countsOf(evaluations: readonly Evaluation[]): RunCounts {
  const judged = evaluations.filter((one) => one.state === "judged");
  const done = judged.filter(isDone).length;
  const counted = (wanted: Evaluation["state"]): number =>
    evaluations.filter(({ state }) => state === wanted).length;
  const unchanged = counted("unchanged");
  return {
    judged: judged.length,
    done,
    waiting: judged.length - done,
    unchanged,
    unjudged: evaluations.length - judged.length - unchanged - counted("closed"),
    recorded: evaluations.reduce(
      (sum, { recorded }) => sum + (recorded?.is === "written" ? recorded.cases.length : 0),
      0,
    ),
  };
}

/** Whether people have said all that is needed, and it can be recorded. The check of the set is another verdict. */
export function isDone({ judged, recording }: Evaluation & { readonly state: "judged" }): boolean {
  return !judged.concernsSet || (judged.judgement.isDone && recording.withheld.length === 0);
}
