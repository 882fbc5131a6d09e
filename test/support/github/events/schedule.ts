import { accountJson } from "../shapes/accounts.ts";
import { repositoryJson } from "../shapes/repositories.ts";
import { workflowsAt } from "../workflows/files-at.ts";
import { crons } from "../workflows/triggers.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { startRuns } from "./happened.ts";

/**
 * Lets the hour of every scheduled workflow of a repository come. No webhook tells of it, so that no schema describes its
 * payload; whoever it is done in the name of is the repository's owner here.
 */
export async function clockStrikes(world: World, repository: Repository): Promise<void> {
  const { git, defaultBranch, owner } = repository;
  const commit = await git.branch(defaultBranch);
  if (commit === undefined) return;
  const asked = (await workflowsAt(git, commit)).flatMap(({ events }) => crons(events));
  for (const schedule of new Set(asked)) {
    const payload = {
      schedule,
      repository: repositoryJson(world, repository, { as: "full-repository" }),
      sender: accountJson(world, owner),
    };
    await startRuns({ world, repository, actor: owner }, { event: "schedule", payload });
  }
}
