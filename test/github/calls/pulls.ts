import { call, giving, n, s, type EveryCall } from "../every-call.ts";

/** Pull requests and reviews. */
export const pulls: readonly EveryCall[] = [
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
