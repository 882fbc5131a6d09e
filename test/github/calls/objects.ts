import { call, giving, s, type EveryCall } from "../every-call.ts";

/** Git's objects and branches: `main` is there, `topic` is made. */
export const objects: readonly EveryCall[] = [
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
