import type { CaseStanding } from "../judgement.ts";
import type { Recording } from "../recording/recording.ts";
import type { JudgedChange } from "../running/judged-change.ts";
import type { RecordingOnto } from "./recording-onto.ts";
import type { Rolling } from "./rolling/rolling.ts";

/** What became of the cases of a pull request that was merged, by their ids, each list in its order. */
export interface Closing {
  /** No line that counts fits what was merged, and nobody has decided it elsewhere since. */
  readonly unapproved: readonly string[];
  /** Taken as it is, and still a candidate: nothing is written. */
  readonly accepted: readonly string[];
  /** Decided, and it cannot be written down. */
  readonly withheld: readonly string[];
  /** Decided, and the case has changed since, so nothing is written. */
  readonly changed: readonly string[];
  /** Decided, and on its way into the file. */
  readonly underway: readonly string[];
  /** The number of the pull request by which that is; undefined where there is none. */
  readonly by: number | undefined;
}

/** How many cases of each kind a comment remembers at most. */
export const mostTold = 100;

/** What an earlier run told of it. */
export type ToldClosing = Pick<Closing, "unapproved" | "withheld" | "by">;

/** `open`: the ids of the cases of the main branch that are open to recording. */
export function closingOf(
  { pull, judgement }: Pick<JudgedChange, "pull" | "judgement">,
  { files, withheld, changedSince }: Pick<RecordingOnto, "files" | "withheld" | "changedSince">,
  { open, by }: { readonly open: ReadonlySet<string>; readonly by: number | undefined },
): Closing {
  const underway = files.filter((file) => file.pull === pull.number).map(({ id }) => id);
  const openCases = judgement.cases.filter(({ asked }) => open.has(asked.id));
  const idsOf = (isMeant: (standing: CaseStanding) => boolean): readonly string[] =>
    openCases.filter(({ standing }) => isMeant(standing)).map(({ asked }) => asked.id);
  return {
    unapproved: idsOf(isLeft),
    accepted: idsOf(({ is }) => is === "accepted"),
    withheld: withheldOf(pull.number, { withheld }).map(({ asked }) => asked.id),
    changed: changedSince.get(pull.number) ?? [],
    underway,
    by: underway.length === 0 ? undefined : by,
  };
}

/**
 * The number of the pull request by which decisions get into their files: one that a run keeps up to date. What somebody else
 * made, changed or closed need not hold them.
 */
export function broughtBy(rolling: Pick<Rolling, "is" | "number"> | undefined): number | undefined {
  switch (rolling?.is) {
    case "created":
    case "updated":
    case "unchanged":
      return rolling.number;
    default:
      return undefined;
  }
}

/** What of a pull request is decided and cannot be written down. */
export function withheldOf(
  number: number,
  { withheld }: Pick<Recording, "withheld">,
): Recording["withheld"] {
  return withheld.filter(({ pull }) => pull === number);
}

/**
 * Whether a comment says for good what there is to say: what it said was underway may have arrived. While something is missing
 * people go on saying things, and a comment tells what became of them.
 */
export function isToldAs(told: ToldClosing | undefined, closing: Closing): boolean {
  if (told === undefined || closing.unapproved.length + closing.withheld.length > 0) return false;
  const isSame = told.unapproved.length === 0 && told.withheld.length === 0;
  return isSame && (closing.underway.length === 0 || told.by === closing.by);
}

function isLeft({ is }: CaseStanding): boolean {
  return is === "waiting" || is === "disputed" || is === "false-claim";
}
