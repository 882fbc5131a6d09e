import { call, giving, n, s, type EveryCall } from "../every-call.ts";

/** Statuses and check runs. */
export const reports: readonly EveryCall[] = [
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
