import { describe, expect, test } from "vitest";
import { applySuggestion } from "../support/github/life/suggestions.ts";
import { pullNumbered } from "../support/github/world/pulls.ts";
import { refusal, repo, setting, type Kit } from "./setting.ts";

const approve = async (kit: Kit, pull_number: number): Promise<number> => {
  const review = { ...repo, pull_number, event: "APPROVE", body: "" } as const;
  return (await kit.rest.pulls.createReview(review)).data.id;
};

async function states(kit: Kit, pull_number: number): Promise<readonly string[]> {
  const { data } = await kit.rest.pulls.listReviews({ ...repo, pull_number });
  return data.map(({ user, state }) => `${user?.login ?? "nobody"} ${state}`);
}

async function opinions(kit: Kit, number: number, writersOnly: boolean): Promise<unknown> {
  const query = `query Opinions($number: Int!, $writersOnly: Boolean) {
    repository(owner: "acme", name: "set") {
      pullRequest(number: $number) {
        latestOpinionatedReviews(first: 100, writersOnly: $writersOnly) {
          nodes { state author { login } }
        }
      }
    }
  }`;
  const told = await kit.graphql<{
    repository: {
      pullRequest: {
        latestOpinionatedReviews: { nodes: { state: string; author: { login: string } | null }[] };
      };
    };
  }>(query, { number, writersOnly });
  return told.repository.pullRequest.latestOpinionatedReviews.nodes.map(
    ({ state, author }) => `${author?.login ?? "nobody"} ${state}`,
  );
}

/** Who edited what is said on a pull request last, as GraphQL alone tells it. */
async function editors(kit: Kit, number: number): Promise<unknown> {
  const said = "edges { cursor node { body editor { login } lastEditedAt includesCreatedEdit } }";
  const query = `query Editors($number: Int!) {
    repository(owner: "acme", name: "set") {
      pullRequest(number: $number) {
        reviews(first: 100) { ${said} }
        comments(first: 100) { ${said} }
      }
    }
  }`;
  interface Edge {
    readonly node: {
      readonly body: string;
      readonly editor: { readonly login: string } | null;
      readonly lastEditedAt: string | null;
      readonly includesCreatedEdit: boolean;
    };
  }
  interface Told {
    readonly repository: {
      readonly pullRequest: Readonly<Record<"reviews" | "comments", { readonly edges: Edge[] }>>;
    };
  }
  const { pullRequest } = (await kit.graphql<Told>(query, { number })).repository;
  const line = ({ node }: Edge): string => {
    expect(node.includesCreatedEdit).toBe(node.lastEditedAt !== null);
    return `${node.body} by ${node.editor?.login ?? "-"}`;
  };
  return {
    reviews: pullRequest.reviews.edges.map(line),
    comments: pullRequest.comments.edges.map(line),
  };
}

test("a comment can be edited by its author and by whoever may write", async () => {
  const { as, asJob, open, world } = await setting();
  const number = await open("topic");
  const words = { ...repo, issue_number: number, body: "first" } as const;
  const { data } = await as("kim").rest.issues.createComment(words);
  const said = async (): Promise<unknown> => await editors(as("kim"), number);
  expect(await said()).toEqual({ reviews: [], comments: ["first by -"] });
  const edit = { ...repo, comment_id: data.id, body: "other" };
  await as("robin").rest.issues.updateComment(edit);
  expect(await said()).toEqual({ reviews: [], comments: ["other by robin"] });
  await asJob({ "pull-requests": "write" }).rest.issues.updateComment(edit);
  expect(await said()).toEqual({ reviews: [], comments: ["other by github-actions"] });
  world.deleteAccount("github-actions[bot]");
  expect(await said()).toEqual({ reviews: [], comments: ["other by -"] });
  const lee = await as("lee").rest.issues.createComment(words);
  const theirs = { ...repo, comment_id: lee.data.id, body: "forged" };
  expect(await refusal(as("kim").rest.issues.updateComment(theirs))).toMatch(/^403 /);
});

describe("a review", () => {
  test("is refused where it judges its own, says nothing, or comes from a job that may not", async () => {
    const { as, asJob, open, repository } = await setting();
    const pull_number = await open("topic");
    const review = { ...repo, pull_number } as const;
    const [own, other] = [as("sam").rest.pulls, as("robin").rest.pulls];
    const job = asJob({ "pull-requests": "write" });
    expect([
      await refusal(own.createReview({ ...review, event: "APPROVE" })),
      await refusal(own.createReview({ ...review, event: "REQUEST_CHANGES", body: "b" })),
      await refusal(own.createReview({ ...review, event: "COMMENT", body: "b" })),
      await refusal(other.createReview({ ...review, event: "COMMENT" })),
      await refusal(other.createReview({ ...review, event: "REQUEST_CHANGES" })),
      await refusal(job.rest.pulls.createReview({ ...review, event: "APPROVE" })),
    ]).toMatchInlineSnapshot(`
      [
        "422 Unprocessable Entity: "Can not approve your own pull request"",
        "422 Unprocessable Entity: "Can not request changes on your own pull request"",
        "not refused",
        "422 Unprocessable Entity: "Could not submit: the body can't be blank"",
        "422 Unprocessable Entity: "Could not submit: the body can't be blank"",
        "422 Unprocessable Entity: "GitHub Actions is not permitted to approve pull requests."",
      ]
    `);
    repository.settings.actionsMayCreatePulls = true;
    await approve(job, pull_number);
    expect(await states(as("kim"), pull_number)).toEqual([
      "sam COMMENTED",
      "github-actions[bot] APPROVED",
    ]);
  });

  test("is its author's secret until it is submitted", async () => {
    const { as, open, heard } = await setting();
    const pull_number = await open("topic");
    const { data } = await as("robin").rest.pulls.createReview({ ...repo, pull_number, body: "b" });
    expect(await states(as("sam"), pull_number)).toEqual([]);
    expect(await states(as("robin"), pull_number)).toEqual(["robin PENDING"]);
    const review = { ...repo, pull_number, review_id: data.id } as const;
    await as("robin").rest.pulls.submitReview({ ...review, event: "APPROVE" });
    expect(await states(as("sam"), pull_number)).toEqual(["robin APPROVED"]);
    expect(heard().filter((line) => line.startsWith("pull_request_review"))).toEqual([
      "pull_request_review submitted",
    ]);
  });

  test("can be edited by its author and by whoever may write, and the event tells the old text", async () => {
    const { as, open, last } = await setting();
    const pull_number = await open("topic");
    const review = { ...repo, pull_number, review_id: await approve(as("robin"), pull_number) };
    expect(await refusal(as("kim").rest.pulls.updateReview({ ...review, body: "forged" }))).toBe(
      "422 Unprocessable Entity",
    );
    expect(await editors(as("kim"), pull_number)).toEqual({ reviews: [" by -"], comments: [] });
    await as("sam").rest.pulls.updateReview({ ...review, body: "" });
    expect(await editors(as("kim"), pull_number)).toEqual({ reviews: [" by sam"], comments: [] });
    await as("robin").rest.pulls.updateReview({ ...review, body: "because" });
    expect(await editors(as("kim"), pull_number)).toEqual({
      reviews: ["because by robin"],
      comments: [],
    });
    const payload = last();
    expect([payload["action"], payload["changes"]]).toEqual(["edited", { body: { from: "" } }]);
  });

  test("by a deleted account stays and belongs to nobody", async () => {
    const { as, open, world } = await setting();
    const pull_number = await open("topic");
    await approve(as("robin"), pull_number);
    await as("robin").rest.issues.createComment({ ...repo, issue_number: pull_number, body: "b" });
    world.deleteAccount("robin");
    expect(await states(as("sam"), pull_number)).toEqual(["nobody APPROVED"]);
    expect(await opinions(as("sam"), pull_number, false)).toEqual(["nobody APPROVED"]);
    expect(await opinions(as("sam"), pull_number, true)).toEqual([]);
    const comments = await as("sam").rest.issues.listComments({
      ...repo,
      issue_number: pull_number,
    });
    expect(comments.data.map(({ user }) => user?.login)).toEqual(["ghost"]);
  });
});

test("an opinion is the newest that approves or objects: comments change none, dismissals undo one", async () => {
  const { as, open } = await setting();
  const pull_number = await open("topic");
  const [robin, kim] = [as("robin"), as("kim")];
  const first = await approve(robin, pull_number);
  await approve(kim, pull_number);
  await robin.rest.pulls.createReview({
    ...repo,
    pull_number,
    event: "COMMENT",
    body: "by the way",
  });
  expect(await opinions(robin, pull_number, false)).toEqual(["robin APPROVED", "kim APPROVED"]);
  expect(await opinions(robin, pull_number, true)).toEqual(["robin APPROVED"]);
  await kim.rest.pulls.createReview({ ...repo, pull_number, event: "REQUEST_CHANGES", body: "no" });
  await as("sam").rest.pulls.dismissReview({
    ...repo,
    pull_number,
    review_id: first,
    message: "m",
  });
  expect(await opinions(robin, pull_number, false)).toEqual([
    "robin DISMISSED",
    "kim CHANGES_REQUESTED",
  ]);
  expect(await states(robin, pull_number)).toEqual([
    "robin DISMISSED",
    "kim APPROVED",
    "robin COMMENTED",
    "kim CHANGES_REQUESTED",
  ]);
});

describe("after a push", () => {
  test.for([
    [true, "head"],
    [false, "first"],
  ] as const)("reviews are stamped with the new commit: %s", async ([restampsReviews, whose]) => {
    const { as, open, push, repository } = await setting({ restampsReviews });
    const pull_number = await open("topic");
    const first = await repository.git.branch("topic");
    await approve(as("robin"), pull_number);
    const head = await push("sam", "topic", { "t.txt": "unread\n" });
    const { data } = await as("robin").rest.pulls.listReviews({ ...repo, pull_number });
    expect(data[0]?.commit_id).toBe(whose === "head" ? head : first);
  });

  test("approvals of another diff fall where a rule says so; objections never do", async () => {
    const { as, open, push, world, repository, heard } = await setting();
    world.protect(repository, "main", { requiredApprovals: 1, dismissStaleOnPush: true });
    const pull_number = await open("topic");
    await approve(as("robin"), pull_number);
    await as("kim").rest.pulls.createReview({
      ...repo,
      pull_number,
      event: "REQUEST_CHANGES",
      body: "b",
    });
    const tree = await repository.git.resolve("refs/heads/topic", "tree");
    await push("sam", "topic", { files: {}, options: { message: "Nothing new" } });
    expect(await repository.git.resolve("refs/heads/topic", "tree")).toBe(tree);
    expect(await states(as("sam"), pull_number)).toEqual([
      "robin APPROVED",
      "kim CHANGES_REQUESTED",
    ]);
    await push("sam", "topic", { "t.txt": "other\n" });
    expect(await states(as("sam"), pull_number)).toEqual([
      "robin DISMISSED",
      "kim CHANGES_REQUESTED",
    ]);
    expect(heard().slice(-3)).toEqual([
      "push",
      "pull_request_review dismissed",
      "pull_request synchronize",
    ]);
  });
});

test("a suggestion that is taken is a commit of who took it, with its reviewer beside", async () => {
  const { as, open, world, repository, heard } = await setting();
  const issue = pullNumbered(repository, await open("topic"));
  if (issue === undefined) throw new Error("There is no pull request.");
  const scene = { world, repository, actor: world.account("sam") };
  const by = world.account("kim");
  const made = await applySuggestion(scene, issue, { by, path: "topic.txt", text: "better\n" });
  const { data } = await as("sam").rest.repos.getCommit({ ...repo, ref: made });
  expect([
    data.author?.login,
    data.commit.committer?.name,
    data.commit.verification?.verified,
  ]).toEqual(["sam", "GitHub", true]);
  expect(data.commit.message).toBe(
    `Apply suggestion from @kim\n\nCo-authored-by: kim <${by.id}+kim@users.noreply.github.com>`,
  );
  expect(issue.pull.headOid).toBe(made);
  expect(heard().slice(-2)).toEqual(["push", "pull_request synchronize"]);
});
