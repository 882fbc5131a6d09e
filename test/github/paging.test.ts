import { expect, test } from "vitest";
import { repo, setting } from "./setting.ts";

const count = 35;

/** What is asked for, how many come, and which other pages are named. */
const pages = [
  [{}, 30, "next last"],
  [{ page: 2 }, 5, "prev first"],
  [{ page: 3 }, 0, "prev first"],
  [{ per_page: 100 }, 35, ""],
  [{ per_page: 1000 }, 35, ""],
  [{ per_page: 10, page: 2 }, 10, "prev first next last"],
  [{ per_page: 10, page: 4 }, 5, "prev first"],
] as const;

test("a list has pages of 30, or of what is asked for up to 100, and names the others", async () => {
  const { as, open } = await setting();
  const { rest } = as("sam");
  const issue_number = await open("topic");
  for (let index = 0; index < count; index += 1) {
    await rest.issues.createComment({ ...repo, issue_number, body: `${index}` });
  }
  for (const [asked, held, links] of pages) {
    const { data, headers } = await rest.issues.listComments({ ...repo, issue_number, ...asked });
    const rels = [...(headers.link ?? "").matchAll(/rel="(\w+)"/g)].map(([, rel]) => rel);
    expect([asked, data.length, rels.join(" ")]).toEqual([asked, held, links]);
  }
});

test("octokit follows the links to the end, for plain lists and for counted ones", async () => {
  const { as, asJob, open, repository } = await setting();
  const kit = as("sam");
  const pull_number = await open("topic");
  for (let index = 0; index < count; index += 1) {
    repository.checkRuns.push({
      id: index,
      suite: "",
      sha: (await repository.git.branch("main")) ?? "",
      name: `${index}`,
      status: "queued",
      conclusion: null,
      startedAt: "2026-01-01T00:00:00Z",
      completedAt: null,
      output: {},
      annotations: 0,
    });
  }
  for (let index = 0; index < count; index += 1) {
    await kit.rest.pulls.createReview({ ...repo, pull_number, event: "COMMENT", body: `${index}` });
  }
  const reviews = await kit.paginate(kit.rest.pulls.listReviews, { ...repo, pull_number });
  expect(reviews.map(({ body }) => Number(body))).toEqual(
    Array.from({ length: count }, (_, i) => i),
  );
  const job = asJob({ checks: "read" });
  const runs = await job.paginate(job.rest.checks.listForRef, { ...repo, ref: "main" });
  expect(runs).toHaveLength(count);
});

test("lists stand in the order that each has on GitHub", async () => {
  const { as, open } = await setting();
  const { rest } = as("sam");
  const [first, second] = [await open("one"), await open("two")];
  await rest.pulls.update({ ...repo, pull_number: first, title: "Later" });
  const numbers = async (more: object): Promise<readonly number[]> =>
    (await rest.pulls.list({ ...repo, ...more })).data.map(({ number }) => number);
  expect(await numbers({})).toEqual([second, first]);
  expect(await numbers({ direction: "asc" })).toEqual([first, second]);
  expect(await numbers({ sort: "updated" })).toEqual([first, second]);
  expect(await numbers({ sort: "updated", direction: "asc" })).toEqual([second, first]);
});
