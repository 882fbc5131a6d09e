import { call, giving, n, type EveryCall } from "../every-call.ts";

/** Issues, comments and labels. */
export const issues: readonly EveryCall[] = [
  giving("issues/create", async (kit, repo) => {
    const { data } = await kit.issues.create({ ...repo, title: "I", labels: ["bug"] });
    return { issue: data.number };
  }),
  call(
    "issues/get",
    async (kit, repo, { issue }) => await kit.issues.get({ ...repo, issue_number: n(issue) }),
  ),
  call(
    "issues/update",
    async (kit, repo, { issue }) =>
      await kit.issues.update({ ...repo, issue_number: n(issue), state: "closed" }),
  ),
  call(
    "issues/list-for-repo",
    async (kit, repo) => await kit.issues.listForRepo({ ...repo, state: "all" }),
  ),
  giving("issues/create-comment", async (kit, repo, { issue }) => {
    const { data } = await kit.issues.createComment({ ...repo, issue_number: n(issue), body: "c" });
    return { comment: data.id };
  }),
  call(
    "issues/get-comment",
    async (kit, repo, { comment }) =>
      await kit.issues.getComment({ ...repo, comment_id: n(comment) }),
  ),
  call(
    "issues/update-comment",
    async (kit, repo, { comment }) =>
      await kit.issues.updateComment({ ...repo, comment_id: n(comment), body: "d" }),
  ),
  call(
    "issues/list-comments",
    async (kit, repo, { issue }) =>
      await kit.issues.listComments({ ...repo, issue_number: n(issue) }),
  ),
  call(
    "issues/delete-comment",
    async (kit, repo, { comment }) =>
      await kit.issues.deleteComment({ ...repo, comment_id: n(comment) }),
  ),
  call(
    "issues/create-label",
    async (kit, repo) => await kit.issues.createLabel({ ...repo, name: "l" }),
  ),
  call("issues/get-label", async (kit, repo) => await kit.issues.getLabel({ ...repo, name: "L" })),
  call(
    "issues/add-labels",
    async (kit, repo, { issue }) =>
      await kit.issues.addLabels({ ...repo, issue_number: n(issue), labels: ["l"] }),
  ),
  call(
    "issues/list-labels-on-issue",
    async (kit, repo, { issue }) =>
      await kit.issues.listLabelsOnIssue({ ...repo, issue_number: n(issue) }),
  ),
  call(
    "issues/remove-label",
    async (kit, repo, { issue }) =>
      await kit.issues.removeLabel({ ...repo, issue_number: n(issue), name: "l" }),
  ),
  call(
    "issues/set-labels",
    async (kit, repo, { issue }) =>
      await kit.issues.setLabels({ ...repo, issue_number: n(issue), labels: ["l"] }),
  ),
  call(
    "issues/list-events-for-timeline",
    async (kit, repo, { issue }) =>
      await kit.issues.listEventsForTimeline({ ...repo, issue_number: n(issue) }),
  ),
];
