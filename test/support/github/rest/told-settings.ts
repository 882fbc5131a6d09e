import { html, api, node } from "../shapes/places.ts";
import { workflowsAt } from "../workflows/files-at.ts";
import { workflowIdOf } from "../world/reports.ts";
import { counted, notFound, ok, type Call, type Routes } from "./answer.ts";

/** Settings that are told and do nothing here. */
export const toldSettings: Routes = {
  "actions/get-fork-pr-contributor-approval-permissions-repository": ({ repository }) =>
    ok({ approval_policy: repository.settings.told?.forkApproval ?? "first_time_contributors" }),
  "actions/get-private-repo-fork-pr-workflows-settings-repository": ({ repository }) => {
    const { forksGetSecrets = false } = repository.settings.told ?? {};
    return ok({
      run_workflows_from_fork_pull_requests: forksGetSecrets,
      send_write_tokens_to_workflows: false,
      send_secrets_and_variables: forksGetSecrets,
      require_approval_for_fork_pr_workflows: true,
    });
  },
  "actions/list-repo-workflows": async (call) => {
    const { git, defaultBranch } = call.repository;
    const files = await workflowsAt(git, (await git.branch(defaultBranch)) ?? "");
    return counted(
      call,
      "workflows",
      files.map(({ path }) => workflowJson(call, path)),
    );
  },
  "repos/codeowners-errors": async ({ repository }) => {
    const { git, defaultBranch } = repository;
    const commit = (await git.branch(defaultBranch)) ?? "";
    const listed = await git.git(["ls-tree", "-z", "--name-only", commit, ".github/"]);
    const path = ".github/CODEOWNERS";
    if (!listed.split("\0").includes(path)) throw notFound();
    const errors = (repository.settings.told?.ownersErrors ?? []).map((line) => ({
      line,
      column: 1,
      source: "/x/ @nobody",
      kind: "Unknown owner",
      message: "Unknown owner",
      path,
    }));
    return ok({ errors });
  },
};

function workflowJson(call: Call, path: string): object {
  const { repository } = call;
  const id = workflowIdOf(repository, path);
  const isAsleep = repository.settings.told?.sleepingWorkflows?.includes(path) === true;
  return {
    id,
    node_id: node("W", id),
    name: path,
    path,
    state: isAsleep ? "disabled_inactivity" : "active",
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    url: api(call, `/actions/workflows/${id}`),
    html_url: html(call, `/blob/${repository.defaultBranch}/${path}`),
    badge_url: html(call, `/workflows/${id}/badge.svg`),
  };
}
