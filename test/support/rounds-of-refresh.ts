import { expect } from "vitest";
import { done } from "./life.ts";
import type { LifeOnGitHub, Person, SeenPull } from "./life-on-github.ts";

/** One round of a refresh: what was open at once, and was decided and merged before the next run. */
export interface Round {
  /** The corpus revision that asked. */
  readonly to: string;
  readonly pulls: readonly SeenPull[];
  /** How many pull requests the run left to wait. */
  readonly waiting: number;
}

/** Decides about all cases of a pull request on a checkout of its branch. */
export type Deciding = (folder: string, pull: SeenPull) => Promise<void>;

const methods = ["merge", "squash", "rebase"] as const;

/** How GitHub names branches of refresh. */
export const folderOfBranches = "touchstone/refresh/";

/** Somebody works on the branch of a refresh pull request, on a checkout of their own, and pushes. */
export async function onBranch(
  life: LifeOnGitHub,
  {
    who,
    branch,
    message,
  }: { readonly who: Person; readonly branch: string; readonly message: string },
  act: (folder: string) => Promise<void> | void,
): Promise<void> {
  const desk = await life.desk(who);
  await desk.take(branch);
  await act(desk.folder);
  await desk.push(message);
}

/**
 * Decides and merges all that is open, run after run, each pull request in another way than the one before, until a run
 * leaves none. Each branch passes its check before it is merged.
 */
export async function roundsUntilDone(
  life: LifeOnGitHub,
  to: string,
  { waiting, decide }: { readonly waiting: number; readonly decide: Deciding },
): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  let left = waiting;
  for (let pulls = await life.open(); pulls.length > 0; pulls = await life.open()) {
    rounds.push({ to, pulls, waiting: left });
    for (const [at, pull] of pulls.entries()) {
      const message = `Decide about ${pull.branch}`;
      await onBranch(life, { who: "jordan", branch: pull.branch, message }, async (folder) => {
        await decide(folder, pull);
        await done(folder, "check", "--base", "origin/main");
      });
      await life.merge("noor", pull.number, methods[at % methods.length]);
    }
    const { step } = await life.refreshed();
    left = Number(step.outputs["waiting"]);
    expect(step.outputs["cases"]).toBeDefined();
  }
  return rounds;
}
