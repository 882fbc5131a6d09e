import { call, n, type EveryCall } from "../every-call.ts";

/** What ends something comes last. */
export const endings: readonly EveryCall[] = [
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
