import type { Facts, Seen } from "./facts.ts";

/** Whether what a guarantee rests on is so, with a sentence on what was seen. */
export interface Standing {
  /**
   * `unseen`: nobody could look, so nothing may be taken for granted. `choice`: either way is in order, and the sentence says
   * what follows from the one that was chosen.
   */
  readonly is: "holds" | "fails" | "unseen" | "choice";
  /** It holds words of files and of GitHub, so it is no safe text. */
  readonly because: string;
}

/** Something that a guarantee of the set rests on, and that no file of the set can see to alone. */
export interface Setting {
  /** As it is named on a command line. */
  readonly id: string;
  /** What is to be so, as a sentence. */
  readonly title: string;
  /** Which attack or which accident it stops. */
  readonly protects: string;
  /** What is not guaranteed while it is not so. */
  readonly without: string;
  /**
   * Where a person sees it: menus, or a command on a line of its own, in which OWNER/REPOSITORY stands for the repository, BRANCH
   * for its default branch and RULESET for the file to import.
   */
  readonly look: string;
  /** How it is set, in the same form. */
  readonly set: string;
  readonly standing: (facts: Facts) => Standing;
}

export function holds(because: string): Standing {
  return { is: "holds", because };
}

export function fails(because: string): Standing {
  return { is: "fails", because };
}

export function unseen(because: string): Standing {
  return { is: "unseen", because };
}

export function choice(because: string): Standing {
  return { is: "choice", because };
}

/** Why nothing of GitHub was seen. */
export const notAsked = "GitHub was not asked.";

/** What follows from something that a token may see or not. */
export function whereSeen<Value>(
  found: Seen<Value> | undefined,
  then: (value: Value) => Standing,
): Standing {
  if (found === undefined) return unseen(notAsked);
  return "seen" in found ? then(found.seen) : unseen(found.unseen);
}

/** The menu of rulesets, as settings name it. */
export const rulesetMenu = "Settings, Rules, Rulesets";

/** The line that shows what is asked of the default branch. */
export const rulesLine = "gh api repos/OWNER/REPOSITORY/rules/branches/BRANCH";
