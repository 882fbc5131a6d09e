import { inspect } from "node:util";
import { expect, test } from "vitest";
import type { ObjectId } from "../../src/refresh/requests/host.ts";
import type { ReviewHost } from "../../src/approving/review-host.ts";
import { at, atCall, faults, type FaultName } from "../support/github/server/faults.ts";
import { id, thrown } from "./host-setting.ts";
import {
  comment,
  openFromFork,
  review,
  reviewSetting,
  type ReviewSetting,
} from "./review-setting.ts";

interface Ready extends ReviewSetting {
  readonly head: ObjectId;
}

/** Two pull requests, of which one is talked about, with statuses. */
async function ready(): Promise<Ready> {
  const here = await reviewSetting();
  const { host, open, repository } = here;
  const number = await open("topic");
  await openFromFork(here);
  await review(here, "robin", [number, "APPROVE", "one"]);
  await comment(here, "kim", [number, "two"]);
  const head = id(await repository.git.branch("topic"));
  await host.postStatus(head, status("touchstone/check"));
  return { ...here, head };
}

function status(context: string): Parameters<ReviewHost["postStatus"]>[1] {
  return { context, state: "success", description: "d", url: undefined };
}

type Read = (host: ReviewHost, here: Ready) => Promise<unknown>;

const reads: Readonly<Record<string, Read>> = {
  main: async (host) => await host.main(),
  pull: async (host) => await host.pull(1),
  openPulls: async (host) => await host.openPulls(),
  openPullsWithHead: async (host, { head }) => await host.openPullsWithHead(head),
  said: async (host) => await host.said(1),
  permission: async (host) => await host.permission("robin"),
  commit: async (host, { head }) => await host.commit(head),
  folder: async (host) => await host.folder((await host.main()).tree),
  statuses: async (host, { head }) => [...(await host.statuses(head))],
  comments: async (host) => await host.comments(1),
};

const passing: readonly FaultName[] = [
  "secondary rate limit",
  "too many requests",
  "server error before",
  "unavailable before",
  "reset before",
];
const told: readonly FaultName[] = [
  "bad credentials",
  "not permitted",
  "not found",
  "conflict",
  "not yet known",
];

/** Where less is told than what was asked, and rightly so: what it gives then. */
const instead: Readonly<Record<string, string>> = {
  "permission at repos/get-collaborator-permission-level: not found": "'none'",
};

/** Each call that the reads make, with what its read gives undisturbed. */
async function everyCall(here: Ready): Promise<readonly Disturbed[]> {
  const { host, github } = here;
  const all: Disturbed[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const before = github.log.length;
    const calm = await read(host, here);
    const calls = github.log.slice(before);
    expect(calls, name).not.toEqual([]);
    for (const [nth, { operation }] of calls.entries()) {
      const disturbed = async (fault: FaultName): Promise<unknown> => {
        github.plan(atCall(github.log.length + nth + 1, faults[fault]));
        return await read(host, here).catch((error: unknown) => ({ error }));
      };
      all.push({ name: `${name} at ${operation}`, calm, disturbed });
    }
  }
  return all;
}

interface Disturbed {
  readonly name: string;
  readonly calm: unknown;
  readonly disturbed: (fault: FaultName) => Promise<unknown>;
}

test("every read gives the same after a fault that passes, at each of its calls", async () => {
  for (const { name, calm, disturbed } of await everyCall(await ready())) {
    for (const fault of passing) expect(await disturbed(fault), `${name}: ${fault}`).toEqual(calm);
  }
}, 60_000);

test("every read fails where one of its calls does, in words without the token", async () => {
  const here = await ready();
  for (const { name, calm, disturbed } of await everyCall(here)) {
    for (const fault of told) {
      const key = `${name}: ${fault}`;
      const ended = inspect(await disturbed(fault), { depth: null, showHidden: true });
      expect(ended).not.toContain(here.token);
      // What is asked for twice is there the second time, and whom the token acts for is asked otherwise.
      const isSame = ended === inspect(calm, { depth: null, showHidden: true });
      const isTold = ended.includes("GitHubError: Could not ") || ended === instead[key];
      expect([key, isSame || isTold]).toEqual([key, true]);
    }
  }
}, 60_000);

test("a list is never short because a page of it failed", async () => {
  const here = await ready();
  const { host, github, repository, world, head } = here;
  const [status1] = repository.statuses;
  if (status1 === undefined) throw new Error("There is no status.");
  for (let nth = 0; nth < 100; nth += 1) {
    repository.statuses.push({ ...status1, id: world.id(), context: `c${nth}` });
  }
  expect((await host.statuses(head)).size).toBe(101);
  for (const fault of ["not found", "not permitted"] as const) {
    github.plan(atCall(github.log.length + 2, faults[fault]));
    expect(await thrown(host.statuses(head))).toMatch(/^GitHubError: Could not read the statuses/);
  }
});

test("a status is posted once for each time that it is asked for, or twice where nobody heard the answer", async () => {
  const { host, github, repository, head } = await ready();
  const seen = [];
  for (const fault of [...passing, "server error after", "reset after"] as const) {
    const before = repository.statuses.length;
    github.plan(atCall(github.log.length + 1, faults[fault]));
    expect(await host.postStatus(head, status("touchstone/review"))).toBe(undefined);
    seen.push(`${fault}: ${repository.statuses.length - before}`);
  }
  expect(seen).toEqual([
    ...passing.map((fault) => `${fault}: 1`),
    "server error after: 2",
    "reset after: 2",
  ]);
});

test("what GitHub says of its own failure in GraphQL is asked again, and given up after a few tries", async () => {
  const { host, github, clock } = await ready();
  const text = JSON.stringify({ data: null, errors: [{ message: "Something went wrong." }] });
  const broken = {
    kind: "odd",
    status: 200,
    type: "application/json",
    text,
    when: "before",
  } as const;
  const calm = await host.said(1);
  github.plan(at("graphql/Comments", 2, broken));
  expect(await host.said(1)).toEqual(calm);
  expect(clock.waits).toHaveLength(1);
  github.plan(({ operation }) => (operation === "graphql/Reviews" ? broken : undefined));
  expect(await thrown(host.said(1))).toMatchInlineSnapshot(
    `"GitHubError: Could not read the reviews of #1: GitHub broke (200 Something went wrong). What was done so far stays. Run it again."`,
  );
});

/** A review as GraphQL tells it. */
function reviewNode(change: object): object {
  return {
    fullDatabaseId: "7",
    body: "b",
    url: "u",
    lastEditedAt: null,
    author: null,
    editor: null,
    state: "APPROVED",
    submittedAt: "2026-09-01T08:00:00Z",
    commit: null,
    ...change,
  };
}

test("an answer of GraphQL that lacks what was asked for is an error", async () => {
  const { host, github } = await ready();
  const end = { hasNextPage: false, endCursor: "1" };
  const page = (node: unknown, pageInfo: object = end): object => ({
    edges: [{ cursor: "1", node }],
    pageInfo,
  });
  const answers: readonly (readonly [string, unknown])[] = [
    ["whole", page(reviewNode({}))],
    ["not a list", null],
    ["an empty place", page(null)],
    ["no number", page(reviewNode({ fullDatabaseId: null }))],
    ["a number too large", page(reviewNode({ fullDatabaseId: "9".repeat(20) }))],
    ["no moment", page(reviewNode({ submittedAt: null }))],
    ["no state that is known", page(reviewNode({ state: "BLESSED" }))],
    [
      "an author without a number",
      page(reviewNode({ author: { __typename: "User", login: "a" } })),
    ],
    ["a page without an end", page(reviewNode({}), { hasNextPage: true, endCursor: null })],
    ["a page that ends elsewhere", page(reviewNode({}), { hasNextPage: false, endCursor: "2" })],
    ["a page that never ends", page(reviewNode({}), { hasNextPage: true, endCursor: "1" })],
    ["an edit by nobody knows whom", page(reviewNode({ lastEditedAt: "2026-09-01T09:00:00.5Z" }))],
    [
      "an edit that nobody knows when",
      page(reviewNode({ editor: { __typename: "Mannequin", login: "a" } })),
    ],
    ["one that is not given", page(reviewNode({ state: "PENDING", submittedAt: null }))],
  ];
  const heard: string[] = [];
  for (const [kind, reviews] of answers) {
    const data = { repository: { pullRequest: { reviews } } };
    const text = JSON.stringify({ data });
    const odd = {
      kind: "odd",
      status: 200,
      type: "application/json",
      text,
      when: "before",
    } as const;
    github.plan(({ operation }) => (operation === "graphql/Reviews" ? odd : undefined));
    const said = await host.said(1).then(
      (all) =>
        JSON.stringify(
          all.filter((one) => one.kind === "review").map(({ edited }) => edited ?? "as it was"),
        ),
      (error: unknown) => String(error).replace(/^.*describes it: (.*?)\. What was.*$/s, "$1"),
    );
    heard.push(`${kind}: ${said}`);
  }
  expect(heard).toMatchInlineSnapshot(`
    [
      "whole: ["as it was"]",
      "not a list: "repository.pullRequest.reviews.edges" holds no list",
      "an empty place: "state" holds no text",
      "no number: "fullDatabaseId" holds no whole number",
      "a number too large: "fullDatabaseId" holds no whole number",
      "no moment: "submittedAt" holds no moment",
      "no state that is known: "state" holds no state of a review: BLESSED",
      "an author without a number: "author.databaseId" holds no whole number",
      "a page without an end: a page of "reviews" ends before its end",
      "a page that ends elsewhere: a page of "reviews" ends before its end",
      "a page that never ends: a page of "reviews" ends before its end",
      "an edit by nobody knows whom: [{"at":"2026-09-01T09:00:00Z"}]",
      "an edit that nobody knows when: [{"at":"2026-09-01T08:00:00Z"}]",
      "one that is not given: []",
    ]
  `);
});
