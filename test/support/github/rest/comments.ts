import { happen } from "../events/happened.ts";
import { commentJson, issueJson } from "../shapes/issues.ts";
import type { Comment, Issue } from "../world/issues.ts";
import {
  captured,
  named,
  notFound,
  ok,
  page,
  sceneOf,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { issueOf } from "./issue-of.ts";
import { assertLength } from "./lengths.ts";
import { assertMayChange } from "./ownership.ts";

/** Comments on issues and pull requests, the oldest first. */
export const comments: Routes = {
  "issues/list-comments": (call) => {
    const issue = issueOf(call);
    return page(
      call,
      issue.comments.map((one) => commentJson(call, issue, one)),
    );
  },
  "issues/create-comment": createComment,
  "issues/get-comment": (call) => {
    const { issue, comment } = commentOf(call);
    return ok(commentJson(call, issue, comment));
  },
  "issues/update-comment": async (call) => {
    const found = commentOf(call);
    const { comment } = found;
    assertMayChange(call, comment.author, "write");
    assertLength(call, "IssueComment", textIn(call.body, "body"));
    const changes = { body: { from: comment.body } };
    comment.body = textIn(call.body, "body") ?? "";
    comment.updatedAt = call.world.tick();
    comment.edited = { by: named(call).account, at: comment.updatedAt };
    await tell(call, found, { action: "edited", changes });
    return ok(commentJson(call, found.issue, comment));
  },
  "issues/delete-comment": async (call) => {
    const found = commentOf(call);
    assertMayChange(call, found.comment.author, "write");
    found.issue.comments.splice(found.issue.comments.indexOf(found.comment), 1);
    await tell(call, found, { action: "deleted" });
    return { status: 204 };
  },
};

interface Found {
  readonly issue: Issue;
  readonly comment: Comment;
}

async function createComment(call: Call): Promise<Answer> {
  const issue = issueOf(call);
  const body = textIn(call.body, "body") ?? "";
  assertLength(call, "IssueComment", body);
  const at = call.world.tick();
  const author = named(call).account;
  const id = call.world.id();
  const comment: Comment = { id, author, body, createdAt: at, updatedAt: at, edited: null };
  issue.comments.push(comment);
  issue.updatedAt = at;
  await tell(call, { issue, comment }, { action: "created" });
  return { status: 201, body: commentJson(call, issue, comment) };
}

function commentOf(call: Call): Found {
  const id = Number(captured(call, "comment_id"));
  for (const issue of call.repository.issues) {
    const comment = issue.comments.find((one) => one.id === id);
    if (comment !== undefined) return { issue, comment };
  }
  throw notFound();
}

async function tell(
  call: Call,
  { issue, comment }: Found,
  more: { readonly action: string; readonly changes?: object },
): Promise<void> {
  await happen(sceneOf(call), {
    event: "issue_comment",
    payload: {
      ...more,
      issue: { ...issueJson(call, issue), locked: false, assignee: null },
      comment: commentJson(call, issue, comment),
    },
  });
}
