import type { JudgedPull } from "../review-host.ts";
import type { Said } from "../said.ts";
import type { Evaluated, Evaluating, OpenVerdict } from "./evaluating.ts";
import { evaluationOf } from "./evaluation-of.ts";
import { mergeOf } from "./merge-of.ts";
import type { PullCommits } from "./pull-sets.ts";
import type { Unjudgeable } from "./review-texts.ts";

/** A pull request as it is now, and what it comes to by itself where it is open. */
export type OwnVerdict =
  | { readonly state: "closed"; readonly pull: JudgedPull }
  | ({ readonly state: Unjudgeable } & OpenVerdict)
  | ({ readonly state: "judged"; readonly found: Evaluated } & OpenVerdict);

/** Judges a pull request by itself. Its commits are brought into the clone; nothing is written. */
export async function ownVerdict(
  run: Evaluating,
  number: number,
  said?: readonly Said[],
): Promise<OwnVerdict> {
  const { host, main } = run;
  const first = await host.pull(number);
  if (first.state !== "open") return { state: "closed", pull: first };
  if (first.base !== main) return unjudged(run, first, "elsewhere");
  const merged = await mergeOf(host, first, run.sleep);
  const { pull } = merged;
  if (pull.state !== "open") return { state: "closed", pull };
  if (!("commits" in merged)) return unjudged(run, pull, merged.why);
  const { commits } = merged;
  await fetchMerge(run, pull, commits);
  const found = await evaluationOf(run, pull, {
    commits,
    said: said ?? (await host.said(number)),
  });
  const statuses = run.texts.statuses(found.change, found.recording);
  return { state: "judged", pull, found, statuses };
}

function unjudged({ texts }: Evaluating, pull: JudgedPull, state: Unjudgeable): OwnVerdict {
  return { state, pull, statuses: texts.unjudged(pull, state) };
}

async function fetchMerge(
  { host }: Evaluating,
  { number }: JudgedPull,
  { merge, head }: PullCommits,
): Promise<void> {
  await host.fetch([
    { ref: `refs/pull/${number}/merge`, oid: merge },
    { ref: `refs/pull/${number}/head`, oid: head },
  ]);
}
