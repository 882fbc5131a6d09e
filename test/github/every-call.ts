import type { getOctokit } from "@actions/github";

type Kit = ReturnType<typeof getOctokit>["rest"];
type Repo = { readonly owner: string; readonly repo: string };

/** What earlier calls gave. */
export interface Known {
  readonly [name: string]: number | string;
}

/** One call of every operation, in an order in which each finds what it needs. */
export interface EveryCall {
  readonly operation: string;
  /** Who calls, where it is not an app. */
  readonly by?: "person";
  /** Makes the call and gives what later calls need. */
  readonly make: (kit: Kit, repo: Repo, known: Known) => Promise<Known | void>;
}

/** Where nothing is known yet, any value will do: the call is to be refused. */
const n = (value: number | string | undefined): number => Number(value ?? 1);
const s = (value: number | string | undefined): string => String(value ?? "main");

function call(
  operation: string,
  make: (kit: Kit, repo: Repo, known: Known) => Promise<unknown>,
): EveryCall {
  return {
    operation,
    make: async (...given) => {
      await make(...given);
    },
  };
}

function giving(operation: string, make: EveryCall["make"]): EveryCall {
  return { operation, make };
}

/** Git's objects and branches: `main` is there, `topic` is made. */
const objects: readonly EveryCall[] = [
  giving("repos/get-branch", async (kit, repo) => {
    const { data } = await kit.repos.getBranch({ ...repo, branch: "main" });
    return { main: data.commit.sha };
  }),
  giving("git/create-blob", async (kit, repo) => {
    const { data } = await kit.git.createBlob({ ...repo, content: "dGV4dA==", encoding: "base64" });
    return { blob: data.sha };
  }),
  call(
    "git/get-blob",
    async (kit, repo, { blob }) => await kit.git.getBlob({ ...repo, file_sha: s(blob) }),
  ),
  giving("git/create-tree", async (kit, repo, { main, blob }) => {
    const tree = [
      { path: "new.txt", mode: "100644" as const, type: "blob" as const, sha: s(blob) },
    ];
    const { data } = await kit.git.createTree({ ...repo, base_tree: s(main), tree });
    return { tree: data.sha };
  }),
  call(
    "git/get-tree",
    async (kit, repo, { tree }) =>
      await kit.git.getTree({ ...repo, tree_sha: s(tree), recursive: "1" }),
  ),
  giving("git/create-commit", async (kit, repo, { tree, main }) => {
    const commit = { message: "New file", tree: s(tree), parents: [s(main)] };
    const { data } = await kit.git.createCommit({ ...repo, ...commit });
    return { commit: data.sha };
  }),
  call(
    "git/get-commit",
    async (kit, repo, { commit }) => await kit.git.getCommit({ ...repo, commit_sha: s(commit) }),
  ),
  call(
    "git/create-ref",
    async (kit, repo, { main }) =>
      await kit.git.createRef({ ...repo, ref: "refs/heads/topic", sha: s(main) }),
  ),
  call(
    "git/update-ref",
    async (kit, repo, { commit }) =>
      await kit.git.updateRef({ ...repo, ref: "heads/topic", sha: s(commit) }),
  ),
  call("git/get-ref", async (kit, repo) => await kit.git.getRef({ ...repo, ref: "heads/topic" })),
  call(
    "git/list-matching-refs",
    async (kit, repo) => await kit.git.listMatchingRefs({ ...repo, ref: "heads/to" }),
  ),
  call("repos/list-branches", async (kit, repo) => await kit.repos.listBranches(repo)),
  call("repos/list-commits", async (kit, repo) => await kit.repos.listCommits(repo)),
  call(
    "repos/get-commit",
    async (kit, repo, { commit }) => await kit.repos.getCommit({ ...repo, ref: s(commit) }),
  ),
  call(
    "repos/get-content",
    async (kit, repo) => await kit.repos.getContent({ ...repo, path: "new.txt", ref: "topic" }),
  ),
  call(
    "repos/compare-commits-with-basehead",
    async (kit, repo) =>
      await kit.repos.compareCommitsWithBasehead({ ...repo, basehead: "main...topic" }),
  ),
];

const reports: readonly EveryCall[] = [
  call(
    "repos/create-commit-status",
    async (kit, repo, { commit }) =>
      await kit.repos.createCommitStatus({
        ...repo,
        sha: s(commit),
        state: "success",
        context: "a",
      }),
  ),
  call(
    "repos/list-commit-statuses-for-ref",
    async (kit, repo, { commit }) =>
      await kit.repos.listCommitStatusesForRef({ ...repo, ref: s(commit) }),
  ),
  call(
    "repos/get-combined-status-for-ref",
    async (kit, repo, { commit }) =>
      await kit.repos.getCombinedStatusForRef({ ...repo, ref: s(commit) }),
  ),
  giving("checks/create", async (kit, repo, { commit }) => {
    const { data } = await kit.checks.create({ ...repo, name: "c", head_sha: s(commit) });
    return { check: data.id };
  }),
  call(
    "checks/update",
    async (kit, repo, { check }) =>
      await kit.checks.update({ ...repo, check_run_id: n(check), conclusion: "success" }),
  ),
  call(
    "checks/list-for-ref",
    async (kit, repo, { commit }) => await kit.checks.listForRef({ ...repo, ref: s(commit) }),
  ),
];

const pulls: readonly EveryCall[] = [
  giving("pulls/create", async (kit, repo) => {
    const { data } = await kit.pulls.create({ ...repo, title: "T", head: "topic", base: "main" });
    return { pull: data.number };
  }),
  call(
    "pulls/get",
    async (kit, repo, { pull }) => await kit.pulls.get({ ...repo, pull_number: n(pull) }),
  ),
  call("pulls/list", async (kit, repo) => await kit.pulls.list(repo)),
  call(
    "pulls/update",
    async (kit, repo, { pull }) =>
      await kit.pulls.update({ ...repo, pull_number: n(pull), title: "Better" }),
  ),
  call(
    "pulls/list-files",
    async (kit, repo, { pull }) => await kit.pulls.listFiles({ ...repo, pull_number: n(pull) }),
  ),
  call(
    "pulls/list-commits",
    async (kit, repo, { pull }) => await kit.pulls.listCommits({ ...repo, pull_number: n(pull) }),
  ),
  call(
    "repos/list-pull-requests-associated-with-commit",
    async (kit, repo, { commit }) =>
      await kit.repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha: s(commit) }),
  ),
  call(
    "pulls/request-reviewers",
    async (kit, repo, { pull }) =>
      await kit.pulls.requestReviewers({ ...repo, pull_number: n(pull), reviewers: ["robin"] }),
  ),
  giving("pulls/create-review", async (kit, repo, { pull }) => {
    const { data } = await kit.pulls.createReview({ ...repo, pull_number: n(pull), body: "b" });
    return { review: data.id };
  }),
  call(
    "pulls/submit-review",
    async (kit, repo, { pull, review }) =>
      await kit.pulls.submitReview({
        ...repo,
        pull_number: n(pull),
        review_id: n(review),
        event: "COMMENT",
      }),
  ),
  call(
    "pulls/update-review",
    async (kit, repo, { pull, review }) =>
      await kit.pulls.updateReview({
        ...repo,
        pull_number: n(pull),
        review_id: n(review),
        body: "B",
      }),
  ),
  call(
    "pulls/get-review",
    async (kit, repo, { pull, review }) =>
      await kit.pulls.getReview({ ...repo, pull_number: n(pull), review_id: n(review) }),
  ),
  call(
    "pulls/list-reviews",
    async (kit, repo, { pull }) => await kit.pulls.listReviews({ ...repo, pull_number: n(pull) }),
  ),
  call(
    "pulls/list-comments-for-review",
    async (kit, repo, { pull, review }) =>
      await kit.pulls.listCommentsForReview({
        ...repo,
        pull_number: n(pull),
        review_id: n(review),
      }),
  ),
  call(
    "pulls/list-review-comments",
    async (kit, repo, { pull }) =>
      await kit.pulls.listReviewComments({ ...repo, pull_number: n(pull) }),
  ),
  call(
    "pulls/dismiss-review",
    async (kit, repo, { approved, approval }) =>
      await kit.pulls.dismissReview({
        ...repo,
        pull_number: n(approved),
        review_id: n(approval),
        message: "m",
      }),
  ),
];

const issues: readonly EveryCall[] = [
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

const repository: readonly EveryCall[] = [
  call("repos/get", async (kit, repo) => await kit.repos.get(repo)),
  call(
    "repos/get-collaborator-permission-level",
    async (kit, repo) =>
      await kit.repos.getCollaboratorPermissionLevel({ ...repo, username: "robin" }),
  ),
  call("repos/list-collaborators", async (kit, repo) => await kit.repos.listCollaborators(repo)),
  call(
    "repos/get-branch-rules",
    async (kit, repo) => await kit.repos.getBranchRules({ ...repo, branch: "guarded" }),
  ),
  call("repos/get-repo-rulesets", async (kit, repo) => await kit.repos.getRepoRulesets(repo)),
  call(
    "repos/get-repo-ruleset",
    async (kit, repo) => await kit.repos.getRepoRuleset({ ...repo, ruleset_id: 1 }),
  ),
  call(
    "users/get-by-username",
    async (kit) => await kit.users.getByUsername({ username: "robin" }),
  ),
  {
    operation: "users/get-authenticated",
    by: "person",
    make: async (kit) => {
      await kit.users.getAuthenticated();
    },
  },
  call("rate-limit/get", async (kit) => await kit.rateLimit.get()),
];

const workflows: readonly EveryCall[] = [
  call(
    "actions/get-github-actions-default-workflow-permissions-repository",
    async (kit, repo) =>
      await kit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo),
  ),
  call(
    "actions/list-workflow-runs-for-repo",
    async (kit, repo) => await kit.actions.listWorkflowRunsForRepo(repo),
  ),
  call(
    "actions/get-workflow-run",
    async (kit, repo, { run }) => await kit.actions.getWorkflowRun({ ...repo, run_id: n(run) }),
  ),
  call(
    "actions/approve-workflow-run",
    async (kit, repo, { run }) => await kit.actions.approveWorkflowRun({ ...repo, run_id: n(run) }),
  ),
  call(
    "actions/create-workflow-dispatch",
    async (kit, repo) =>
      await kit.actions.createWorkflowDispatch({ ...repo, workflow_id: "check.yaml", ref: "main" }),
  ),
  call(
    "repos/create-dispatch-event",
    async (kit, repo) =>
      await kit.repos.createDispatchEvent({ ...repo, event_type: "go", client_payload: { a: 1 } }),
  ),
];

/** What ends something comes last. */
const endings: readonly EveryCall[] = [
  call(
    "pulls/update-branch",
    async (kit, repo, { behind }) =>
      await kit.pulls.updateBranch({ ...repo, pull_number: n(behind) }),
  ),
  call(
    "pulls/merge",
    async (kit, repo, { pull }) => await kit.pulls.merge({ ...repo, pull_number: n(pull) }),
  ),
  call(
    "pulls/check-if-merged",
    async (kit, repo, { pull }) => await kit.pulls.checkIfMerged({ ...repo, pull_number: n(pull) }),
  ),
  call(
    "git/delete-ref",
    async (kit, repo) => await kit.git.deleteRef({ ...repo, ref: "heads/topic" }),
  ),
];

export const everyCall: readonly EveryCall[] = [
  ...objects,
  ...reports,
  ...pulls,
  ...issues,
  ...repository,
  ...workflows,
  ...endings,
];
