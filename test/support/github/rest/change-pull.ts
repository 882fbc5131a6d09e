import { closePull } from "../life/closing.ts";
import { pullHappened } from "../life/pull-events.ts";
import { testMerge } from "../life/test-merge.ts";
import { noted } from "../life/timeline.ts";
import type { PullRequest } from "../world/pulls.ts";
import { sceneOf, textIn, unfit, type Call } from "./answer.ts";
import { assertLength } from "./lengths.ts";
import { assertMayChange } from "./ownership.ts";

/** Changes what the call names of a pull request. */
export async function changePull(call: Call, issue: PullRequest): Promise<void> {
  const scene = sceneOf(call);
  assertMayChange(call, issue.author, "write");
  const changes = { ...changeText(call, issue), ...(await changeBase(call, issue)) };
  issue.updatedAt = call.world.tick();
  if (Object.keys(changes).length > 0) {
    await pullHappened(scene, issue, { action: "edited", changes });
  }
  const state = textIn(call.body, "state");
  if (state === undefined || state === issue.state) return;
  if (state === "closed") await closePull(scene, issue);
  else await reopen(call, issue);
}

function changeText(call: Call, issue: PullRequest): object {
  const changes: { title?: object; body?: object } = {};
  const [title, body] = [textIn(call.body, "title"), textIn(call.body, "body")];
  assertLength(call, "PullRequest", body);
  if (title !== undefined && title !== issue.title) {
    changes.title = { from: issue.title };
    issue.title = title;
  }
  if (body !== undefined && body !== issue.body) {
    changes.body = { from: issue.body ?? "" };
    issue.body = body;
  }
  return changes;
}

/** Retargeting fires `edited` alone; the head, and the checks of it, stay (taOS#2546, just-bash#350). */
async function changeBase(call: Call, issue: PullRequest): Promise<object> {
  const { world, repository } = call;
  const { pull } = issue;
  const base = textIn(call.body, "base");
  if (base === undefined || base === pull.base) return {};
  const oid = await repository.git.branch(base);
  if (oid === undefined || issue.state === "closed") {
    throw unfit("PullRequest", { field: "base", code: "invalid" });
  }
  const change = { base: { ref: { from: pull.base }, sha: { from: pull.baseOid } } };
  pull.base = base;
  pull.baseOid = oid;
  await testMerge(world, repository, issue);
  return change;
}

/** One that is merged, or whose branch is gone, rewritten or was set to its base, stays closed (create-pull-request#1172). */
async function reopen(call: Call, issue: PullRequest): Promise<void> {
  const { world, repository } = call;
  const { pull } = issue;
  const head = await pull.head.repository.git.branch(pull.head.branch);
  const isFinal = pull.isFinal || pull.mergedAt !== null;
  const stays =
    !isFinal &&
    head !== undefined &&
    (await pull.head.repository.git.isAncestor(pull.headOid, head));
  if (!stays) {
    const message = "state cannot be changed. The pull request cannot be reopened.";
    throw unfit("PullRequest", { field: "state", message });
  }
  await repository.git.take(pull.head.repository.git, head);
  await repository.git.pointRef(`refs/pull/${issue.number}/head`, head);
  pull.headOid = head;
  issue.state = "open";
  issue.closedAt = null;
  issue.closedBy = null;
  await testMerge(world, repository, issue);
  const scene = sceneOf(call);
  noted(world, issue, { event: "reopened", actor: scene.actor });
  await pullHappened(scene, issue, { action: "reopened" });
}
