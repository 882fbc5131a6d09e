import type { RunConclusion, WorkflowRun } from "../world/reports.ts";
import { happen } from "./happened.ts";
import type { Scene } from "./news.ts";
import { runNews } from "./runs.ts";

/** A person lets a parked run go. */
export async function approveRun(scene: Scene, run: WorkflowRun): Promise<void> {
  await runAgain(scene, run);
}

/** A person has a run that ended run once more: with the event and the commit that it had. */
export async function runAgain(scene: Scene, run: WorkflowRun): Promise<void> {
  run.status = "queued";
  run.conclusion = null;
  run.updatedAt = scene.world.tick();
  await happen(scene, await runNews(scene, run, "requested"));
}

/** Ends a run; what waits for it starts. */
export async function finishRun(
  scene: Scene,
  run: WorkflowRun,
  conclusion: RunConclusion,
): Promise<void> {
  run.status = "completed";
  run.conclusion = conclusion;
  run.updatedAt = scene.world.tick();
  await happen(scene, await runNews(scene, run, "completed"));
}
