import { newIssue } from "../life/new-issue.ts";
import { noted } from "../life/timeline.ts";
import { closePull } from "../life/closing.ts";
import { issueJson, timelineJson } from "../shapes/issues.ts";
import type { Issue } from "../world/issues.ts";
import { isPull } from "../world/pulls.ts";
import {
  ok,
  page,
  Refused,
  sceneOf,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { issueOf } from "./issue-of.ts";
import { replaceLabels, setLabels } from "./labels.ts";
import { assertLength } from "./lengths.ts";
import { assertMayChange } from "./ownership.ts";

/** Issues and timelines; pull requests have all of these too. */
export const issues: Routes = {
  "issues/create": (call) => {
    assertLength(call, "Issue", textIn(call.body, "body"));
    const title = String(call.body["title"]);
    const issue = newIssue(sceneOf(call), { title, body: textIn(call.body, "body") ?? null });
    setLabels(call, issue, call.body["labels"]);
    return { status: 201, body: issueJson(call, issue) };
  },
  "issues/get": (call) => ok(issueJson(call, issueOf(call))),
  "issues/update": updateIssue,
  "issues/list-for-repo": list,
  "issues/list-events-for-timeline": (call) =>
    page(
      call,
      issueOf(call).timeline.map((one) => timelineJson(call, one)),
    ),
};

/** The newest first; pull requests are among them (OpenAPI: issues/list-for-repo). */
function list(call: Call): Answer {
  const { query, repository } = call;
  const state = query.get("state") ?? "open";
  const labels = (query.get("labels") ?? "").split(",").filter((name) => name !== "");
  const creator = query.get("creator");
  const found = repository.issues.filter(
    (one) =>
      (state === "all" || one.state === state) &&
      labels.every((name) => one.labels.has(name)) &&
      (creator === null || one.author.login === creator),
  );
  return page(
    call,
    found.toReversed().map((one) => issueJson(call, one)),
  );
}

async function updateIssue(call: Call): Promise<Answer> {
  const issue = issueOf(call);
  const { body } = call;
  assertMayChange(call, issue.author, "triage");
  const text = textIn(body, "body");
  assertLength(call, "Issue", text);
  issue.title = textIn(body, "title") ?? issue.title;
  issue.body = text ?? issue.body;
  if (Array.isArray(body["labels"])) replaceLabels(call, issue, body["labels"]);
  await changeState(call, issue);
  issue.updatedAt = call.world.tick();
  return ok(issueJson(call, issue));
}

async function changeState(call: Call, issue: Issue): Promise<void> {
  const scene = sceneOf(call);
  const state = textIn(call.body, "state");
  const reason = textIn(call.body, "state_reason");
  if (reason === "completed" || reason === "not_planned") issue.stateReason = reason;
  if (state === undefined || state === issue.state) return;
  if (isPull(issue)) {
    if (state === "open") throw new Refused(422, "A pull request is reopened as a pull request.");
    await closePull(scene, issue);
    return;
  }
  const isClosed = state === "closed";
  issue.state = isClosed ? "closed" : "open";
  issue.closedAt = isClosed ? call.world.now() : null;
  issue.closedBy = isClosed ? scene.actor : null;
  noted(call.world, issue, { event: isClosed ? "closed" : "reopened", actor: scene.actor });
}
