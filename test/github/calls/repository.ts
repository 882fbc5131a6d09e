import { call, n, type EveryCall, type Kit } from "../every-call.ts";

/** Octokit has no name yet for what GitHub describes here, so a neighbour is sent to another place. */
function forks({ actions }: Kit, name: string): (repo: object) => Promise<unknown> {
  const url = `/repos/{owner}/{repo}/actions/permissions/${name}`;
  return actions.getGithubActionsDefaultWorkflowPermissionsRepository.defaults({ url });
}

/** A repository, its rules, its people and its workflows. */
export const repository: readonly EveryCall[] = [
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
  call("repos/codeowners-errors", async (kit, repo) => await kit.repos.codeownersErrors(repo)),
  call("rate-limit/get", async (kit) => await kit.rateLimit.get()),
];

export const workflows: readonly EveryCall[] = [
  call(
    "actions/get-github-actions-default-workflow-permissions-repository",
    async (kit, repo) =>
      await kit.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo),
  ),
  call(
    "actions/list-repo-workflows",
    async (kit, repo) => await kit.actions.listRepoWorkflows(repo),
  ),
  call(
    "actions/get-fork-pr-contributor-approval-permissions-repository",
    async (kit, repo) => await forks(kit, "fork-pr-contributor-approval")(repo),
  ),
  call(
    "actions/get-private-repo-fork-pr-workflows-settings-repository",
    async (kit, repo) => await forks(kit, "fork-pr-workflows-private-repos")(repo),
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
