import { done } from "./life.ts";
import type { LifeOnGitHub, SeenPull } from "./life-on-github.ts";

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

/**
 * Decides and merges all that is open, run after run, each pull request in another way than the one before, until a run
 * leaves none. The main branch passes its check after each round.
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
      await life.onBranch({ who: "jordan", name: pull.name, message }, async (folder) => {
        await decide(folder, pull);
      });
      await life.merge("noor", pull.number, methods[at % methods.length]);
    }
    const desk = await life.desk("jordan");
    await desk.take("main");
    await done(desk.folder, "check");
    const { step } = await life.refreshed();
    left = Number(step.outputs["waiting"]);
  }
  return rounds;
}
