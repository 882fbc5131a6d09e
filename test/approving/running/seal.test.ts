import { describe, expect, test } from "vitest";
import { sealOf, type SealedFacts } from "../../../src/approving/running/seal.ts";
import type { ObjectId } from "../../../src/refresh/requests/host.ts";
import { account, approving, comment } from "../../support/counted-reviews.ts";
import { judgedPull } from "../../support/judged-pulls.ts";

// What Git would call them.
const [one, other] = ["1".repeat(40) as ObjectId, "2".repeat(40) as ObjectId];

const review = approving("approve new 0: So.", { id: 3 });
const check = {
  context: "touchstone/check",
  state: "success",
  description: "Good",
  url: "u",
} as const;
const verdict = {
  context: "touchstone/review",
  state: "pending",
  description: "Waits",
  url: "u",
} as const;

const facts: SealedFacts = {
  by: { main: one, tree: one, code: "code", day: "2026-10-01" },
  base: one,
  pull: judgedPull,
  said: [review, comment("Well.", { by: "noor", id: 4 })],
  permissions: new Map([["jordan", "write"]]),
  statuses: [check, verdict],
  comment: "**1 case waits.**",
};

const withPull = (change: Partial<SealedFacts["pull"]>): Partial<SealedFacts> => ({
  pull: { ...judgedPull, ...change },
});

const withReview = (change: Parameters<typeof approving>[1]): Partial<SealedFacts> => ({
  said: [approving(change?.body ?? review.body, { id: 3, ...change }), ...facts.said.slice(1)],
});

const by = (change: Partial<SealedFacts["by"]>): Partial<SealedFacts> => ({
  by: { ...facts.by, ...change },
});

describe("a seal fits no more", () => {
  test.for<readonly [string, Partial<SealedFacts>]>([
    ["the main branch moved, whose policy counts", by({ main: other })],
    ["other code judges", by({ code: "other" })],
    ["another day has come", by({ day: "2026-10-02" })],
    ["it was merged with another base", { base: other }],
    ["it was pushed to", withPull({ head: other })],
    ["it was merged anew", withPull({ mergeCommit: other })],
    ["it has no merge any more", withPull({ mergeCommit: undefined })],
    ["it is a draft", withPull({ isDraft: true })],
    ["it goes elsewhere", withPull({ base: "play" })],
    ["its author is somebody else", withPull({ author: account("noor") })],
    ["its author is gone", withPull({ author: undefined })],
    ["its branch is another one", withPull({ branch: "other" })],
    ["its branch is one of a fork", withPull({ isOwnBranch: false })],
    ["it is another one", withPull({ number: 8 })],
    ["something was said", { said: [...facts.said, comment("And?", { id: 5 })] }],
    ["something is gone that was said", { said: [review] }],
    ["it was said in another order", { said: facts.said.toReversed() }],
    ["a review was dismissed", withReview({ opinion: "dismissed" })],
    ["words changed", withReview({ body: "approve new 0: No." })],
    [
      "words were changed by somebody else",
      withReview({ edited: { by: account("sam"), at: "x" } }),
    ],
    ["words were changed by nobody knows whom", withReview({ edited: { by: undefined, at: "x" } })],
    ["somebody else said it", withReview({ by: "sam" })],
    ["whoever said it is gone", withReview({ by: undefined })],
    ["it was said in another review", withReview({ id: 9, at: review.at })],
    ["somebody may do less", { permissions: new Map([["jordan", "read"]]) }],
    [
      "somebody else may count",
      {
        permissions: new Map([
          ["jordan", "write"],
          ["sam", "write"],
        ]),
      },
    ],
    ["a verdict says something else", { statuses: [check, { ...verdict, description: "Done" }] }],
    ["a verdict is another one", { statuses: [{ ...check, state: "failure" }, verdict] }],
    ["a verdict is missing", { statuses: [check] }],
    ["the comment says something else", { comment: "**Nothing is missing.**" }],
  ])("where %s", ([, change]) => {
    expect(sealOf({ ...facts, ...change })).not.toBe(sealOf(facts));
  });
});

test("a seal still fits what a list of pull requests leaves out", () => {
  const listed = { ...judgedPull, isMergeable: undefined, mergedAt: undefined };
  expect(sealOf({ ...facts, pull: listed })).toBe(sealOf(facts));
});

test("a seal does not depend on the order in which an object was made, nor on where a verdict links to", () => {
  const turned = Object.fromEntries(Object.entries(judgedPull).toReversed());
  const pull = { ...judgedPull, ...turned };
  const made = Object.fromEntries(Object.entries({ ...facts, pull }).toReversed());
  const statuses = [{ ...check, url: "elsewhere" }, verdict];
  expect(sealOf({ ...facts, ...made, statuses })).toBe(sealOf(facts));
});
