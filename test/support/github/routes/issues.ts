import {
  captured,
  notFound,
  page,
  Refused,
  textIn,
  textsIn,
  unfit,
  type Answer,
  type Call,
  type Routes,
} from "../answer.ts";
import { newIssue } from "../new-issue.ts";
import { commentJson, issueJson, labelJson, labelsJson, timelineJson } from "../shapes.ts";
import { noted } from "../timeline.ts";
import type { Comment, Issue, Label } from "../world.ts";
import { person } from "./pulls.ts";

/** The most characters that a body or a comment may have. */
const longest = 65_536;

/** Issues, comments, labels and timelines; pull requests have all of these too. */
export const issues: Routes = {
  "issues/create": (call) => {
    const { world, repository, body } = call;
    const text = textIn(body, "body") ?? null;
    assertLength(text);
    const title = String(body["title"]);
    const issue = newIssue(world, repository, { author: person(call), title, body: text });
    for (const label of namesIn(body["labels"])) addLabel(call, issue, label);
    return { status: 201, body: issueJson(call, issue) };
  },
  "issues/get": (call) => ({ status: 200, body: issueJson(call, issueOf(call)) }),
  "issues/update": updateIssue,
  "issues/list-for-repo": (call) => {
    const state = call.query.get("state") ?? "open";
    const labels = (call.query.get("labels") ?? "").split(",").filter((name) => name !== "");
    const creator = call.query.get("creator");
    const found = call.repository.issues.filter(
      (one) =>
        (state === "all" || one.state === state) &&
        labels.every((name) => one.labels.has(name)) &&
        (creator === null || one.author.login === creator),
    );
    return page(
      call,
      found.toReversed().map((one) => issueJson(call, one)),
    );
  },
  "issues/list-comments": (call) => {
    const issue = issueOf(call);
    return page(
      call,
      issue.comments.map((one) => commentJson(call, issue, one)),
    );
  },
  "issues/create-comment": (call) => {
    const issue = issueOf(call);
    const text = textIn(call.body, "body") ?? "";
    assertLength(text);
    const at = call.world.tick();
    const comment: Comment = {
      id: call.world.id(),
      author: person(call),
      body: text,
      createdAt: at,
      updatedAt: at,
    };
    issue.comments.push(comment);
    issue.updatedAt = at;
    const payload = { action: "created", number: issue.number, comment: comment.id };
    call.world.happened.push({ event: "issue_comment", payload });
    return { status: 201, body: commentJson(call, issue, comment) };
  },
  "issues/get-comment": (call) => {
    const { issue, comment } = commentOf(call);
    return { status: 200, body: commentJson(call, issue, comment) };
  },
  "issues/update-comment": (call) => {
    const { issue, comment } = commentOf(call);
    assertOwn(call, comment);
    const text = textIn(call.body, "body") ?? "";
    assertLength(text);
    comment.body = text;
    comment.updatedAt = call.world.tick();
    return { status: 200, body: commentJson(call, issue, comment) };
  },
  "issues/delete-comment": (call) => {
    const { issue, comment } = commentOf(call);
    assertOwn(call, comment);
    issue.comments.splice(issue.comments.indexOf(comment), 1);
    return { status: 204 };
  },
  "issues/list-labels-on-issue": (call) => page(call, labelsJson(call, issueOf(call))),
  "issues/add-labels": (call) => {
    const issue = issueOf(call);
    for (const label of textsIn(call.body, "labels")) addLabel(call, issue, label);
    return { status: 200, body: labelsJson(call, issue) };
  },
  "issues/set-labels": (call) => {
    const issue = issueOf(call);
    issue.labels.clear();
    for (const label of textsIn(call.body, "labels")) addLabel(call, issue, label);
    return { status: 200, body: labelsJson(call, issue) };
  },
  "issues/remove-label": (call) => {
    const issue = issueOf(call);
    const name = captured(call, "name");
    if (!issue.labels.delete(name)) throw new Refused(404, "Label does not exist");
    return { status: 200, body: labelsJson(call, issue) };
  },
  "issues/create-label": (call) => {
    const name = textIn(call.body, "name") ?? "";
    if (call.repository.labels.has(name.toLowerCase())) {
      throw unfit("Label", { field: "name", code: "already_exists" });
    }
    const label = labelNamed(call, name, {
      color: textIn(call.body, "color") ?? "ededed",
      description: textIn(call.body, "description") ?? null,
    });
    return { status: 201, body: labelJson(call, label) };
  },
  "issues/get-label": (call) => {
    const label = call.repository.labels.get(captured(call, "name").toLowerCase());
    if (label === undefined) throw notFound();
    return { status: 200, body: labelJson(call, label) };
  },
  "issues/list-events-for-timeline": (call) => {
    return page(
      call,
      issueOf(call).timeline.map((one) => timelineJson(call, one)),
    );
  },
};

function issueOf(call: Call): Issue {
  const number = Number(captured(call, "issue_number"));
  const found = call.repository.issues.find((one) => one.number === number);
  if (found === undefined) throw notFound();
  return found;
}

function commentOf(call: Call): { readonly issue: Issue; readonly comment: Comment } {
  const id = Number(captured(call, "comment_id"));
  for (const issue of call.repository.issues) {
    const comment = issue.comments.find((one) => one.id === id);
    if (comment !== undefined) return { issue, comment };
  }
  throw notFound();
}

/** A job's token edits its own comments alone; a person edits theirs, and all of them where they may write. */
function assertOwn(call: Call, comment: Comment): void {
  const { caller } = call;
  const own = caller.kind !== "anonymous" && caller.account === comment.author;
  if (!own && caller.kind === "job")
    throw new Refused(403, "Resource not accessible by integration");
}

function assertLength(text: string | null): void {
  if ((text ?? "").length > longest) {
    throw unfit("IssueComment", {
      field: "body",
      message: "body is too long (maximum is 65536 characters)",
    });
  }
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

function labelNamed(
  { world, repository }: Call,
  name: string,
  look: Pick<Label, "color" | "description"> = { color: "ededed", description: null },
): Label {
  const known = repository.labels.get(name.toLowerCase());
  if (known !== undefined) return known;
  const label = { id: world.id(), name, ...look };
  repository.labels.set(name.toLowerCase(), label);
  return label;
}

/** A label that is not there yet is made, in grey, as GitHub does. */
function addLabel(call: Call, issue: Issue, name: string): void {
  issue.labels.add(labelNamed(call, name).name);
  noted(call.world, issue, { event: "labeled", actor: person(call) });
}

function updateIssue(call: Call): Answer {
  const issue = issueOf(call);
  const { body, world } = call;
  const text = textIn(body, "body");
  assertLength(text ?? null);
  const state = textIn(body, "state");
  if (state === "closed" || state === "open") {
    issue.state = state;
    issue.closedAt = state === "closed" ? world.now() : null;
    issue.closedBy = state === "closed" ? person(call) : null;
  }
  const reason = textIn(body, "state_reason");
  if (reason === "completed" || reason === "not_planned") issue.stateReason = reason;
  if (typeof body["title"] === "string") issue.title = body["title"];
  if (text !== undefined) issue.body = text;
  if (Array.isArray(body["labels"])) {
    issue.labels.clear();
    for (const label of namesIn(body["labels"])) addLabel(call, issue, label);
  }
  issue.updatedAt = world.tick();
  return { status: 200, body: issueJson(call, issue) };
}
