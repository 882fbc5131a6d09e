import { payloadOf, payloadProblems } from "../description/webhooks.ts";
import { accountJson } from "../shapes/accounts.ts";
import { repositoryJson } from "../shapes/repositories.ts";
import { fullName } from "../world/repositories.ts";
import type { News, Scene } from "./news.ts";
import { runNews, runsStarted } from "./runs.ts";

export type { News, Scene } from "./news.ts";

/** Records an event and starts the workflow runs that follow. Throws where its payload is not one that GitHub describes. */
export async function happen(scene: Scene, news: News): Promise<void> {
  const { world, repository, actor } = scene;
  const payload = payloadOf(news.event, {
    ...news.payload,
    repository: repositoryJson(world, repository, { as: "full-repository" }),
    sender: accountJson(world, actor),
  });
  const problems = payloadProblems(news.event, payload);
  if (problems.length > 0) {
    throw new Error(`The payload of ${news.event} is not GitHub's: ${problems.join("; ")}.`);
  }
  world.happened.push({ event: news.event, repository: fullName(repository), payload });
  await startRuns(scene, { ...news, payload });
}

/** Starts the workflow runs that follow from an event, which is all that follows from one by the clock. */
export async function startRuns(scene: Scene, news: News): Promise<void> {
  for (const run of await runsStarted(scene, news)) {
    if (run.status === "queued") await happen(scene, await runNews(scene, run, "requested"));
  }
}
