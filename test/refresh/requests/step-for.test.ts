import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { HostPullRequest, ObjectId } from "../../../src/refresh/requests/host.ts";
import { markedBody, type Request } from "../../../src/refresh/requests/request-marks.ts";
import type { BranchHead } from "../../../src/refresh/requests/standing-branch.ts";
import { stepFor, type Situation } from "../../../src/refresh/requests/step-for.ts";

const oid = (digit: string): ObjectId => digit.repeat(40) as ObjectId;
const [mainHead, earlierMain, head, tree] = [oid("a"), oid("b"), oid("c"), oid("d")];
const asks = (to: string, plan = to): Request => ({ to, plan: `sha256:${plan}`, cases: ["a-001"] });
const two = asks("two");

const ours = (request: Request, parent: ObjectId = mainHead): BranchHead => ({
  standing: "ours",
  oid: head,
  parent,
  request: { ...request, tree },
});
const foreign: BranchHead = { standing: "foreign", oid: head };
const free: BranchHead = { standing: "free", oid: head };

function pullRequest(state: HostPullRequest["state"], request: Request): HostPullRequest {
  return {
    number: 1,
    url: "https://host.test/pull/1",
    state,
    branch: "touchstone/refresh/a",
    head,
    base: "main",
    title: "Read again",
    body: markedBody(`Under ${request.to}.`, request),
    labels: ["refresh"],
    reviewers: ["sam"],
  };
}

const planned = (request: Request): Situation["planned"] => ({
  branch: "touchstone/refresh/a",
  request,
  files: [],
  packet: { title: "Read again", body: `Under ${request.to}.`, commitMessage: "Ask again" },
});

/** Nothing is there, and case a-001 is to be asked about under "two". */
const situation: Situation = {
  branch: "touchstone/refresh/a",
  to: "two",
  main: { branch: "main", head: mainHead, tree: oid("e") },
  head: undefined,
  pullRequest: undefined,
  asked: undefined,
  closedCases: [],
  planned: planned(two),
  isUnwritten: false,
  untold: [],
  gone: [],
  wants: { labels: ["Refresh"], reviewers: ["Sam"], isStrict: false },
};
const strict = { ...situation.wants, isStrict: true };
const open = (request: Request): Pick<Situation, "pullRequest" | "asked"> => ({
  pullRequest: pullRequest("open", request),
  asked: request,
});
const closed = (request: Request): Pick<Situation, "pullRequest" | "asked"> => ({
  pullRequest: pullRequest("closed", request),
  asked: request,
});

type Row = readonly [row: string, difference: Partial<Situation>, step: object];

// The rows of the table in docs/refresh-requests.md, in its order.
const rows: readonly Row[] = [
  ["no branch and no pull request: one is opened", {}, { do: "create", from: undefined }],
  [
    "no branch, and the last one was merged: a new one is opened",
    { pullRequest: pullRequest("merged", asks("one")), asked: asks("one") },
    { do: "create", from: undefined },
  ],
  [
    "the branch of one that was merged, asked anew: it is used again",
    { head: free, pullRequest: pullRequest("merged", asks("one")), asked: asks("one") },
    { do: "create", from: head },
  ],
  [
    "merged, and nobody is to be asked: done",
    { head: free, pullRequest: pullRequest("merged", two), asked: two, planned: undefined },
    { do: "nothing" },
  ],
  [
    "open, ours, the same request on the same commit of main: nothing",
    { head: ours(two), ...open(two) },
    { do: "nothing" },
  ],
  [
    "open, ours, the same request, and main moved: nothing",
    { head: ours(two, earlierMain), ...open(two) },
    { do: "nothing" },
  ],
  [
    "open, ours, the same request, main moved, and branches have to be up to date: rebuilt",
    { head: ours(two, earlierMain), ...open(two), wants: strict },
    { do: "rebuild", from: head },
  ],
  [
    "open, ours, the same revision, and its files changed on main: rebuilt",
    { head: ours(asks("two", "of-old-files"), earlierMain), ...open(asks("two", "of-old-files")) },
    { do: "rebuild", from: head },
  ],
  [
    "open, ours, a newer revision: rebuilt",
    { head: ours(asks("one")), ...open(asks("one")) },
    { do: "rebuild", from: head },
  ],
  [
    "open, somebody else's commits, the same request: a comment",
    { head: foreign, ...open(two) },
    { do: "tell", asked: "two", isBehind: false },
  ],
  [
    "open, somebody else's commits, a newer revision: a comment",
    { head: foreign, ...open(asks("one")) },
    { do: "tell", asked: "one", isBehind: true },
  ],
  [
    "open, somebody else's commits, nothing stale any more: a comment",
    { head: foreign, ...open(two), planned: undefined },
    { do: "tell", asked: "two", isBehind: true },
  ],
  [
    "open, to be merged into another branch: a comment",
    { head: ours(two), ...open(two), pullRequest: { ...pullRequest("open", two), base: "next" } },
    { do: "tell", isBehind: false },
  ],
  [
    "closed by a person under the same revision: respected",
    { ...closed(two), closedCases: ["a-001"], planned: undefined },
    { do: "respect" },
  ],
  [
    "closed by a person under the same revision, with its branch: both stay",
    { head: ours(two), ...closed(two), closedCases: ["a-001"], planned: undefined },
    { do: "respect" },
  ],
  [
    "closed by a person under an earlier revision, ours: a new one on its branch",
    { head: ours(asks("one")), ...closed(asks("one")) },
    { do: "create", from: head },
  ],
  [
    "closed by a person under an earlier revision, ours, nothing stale: its branch goes",
    { head: ours(asks("one")), ...closed(asks("one")), planned: undefined },
    { do: "delete", head },
  ],
  [
    "closed by a person, somebody else's commits, nothing stale: its branch stays",
    { head: foreign, ...closed(asks("one")), planned: undefined },
    { do: "nothing" },
  ],
  [
    "open, ours, nothing stale any more: closed",
    { head: ours(two), ...open(two), planned: undefined },
    { do: "close", head },
  ],
  [
    "open, ours, and its files cannot be written any more: left",
    { head: ours(two), ...open(two), planned: undefined, isUnwritten: true },
    { do: "nothing" },
  ],
  [
    "open, ours, and the file of one of its cases cannot be read any more: left",
    { head: ours(two), ...open(two), planned: undefined, untold: ["a-001"] },
    { do: "nothing" },
  ],
  [
    "open, ours, a newer revision, and the file of one of its cases cannot be read any more: left",
    { head: ours(asks("one")), ...open(asks("one")), untold: ["a-001"] },
    { do: "nothing" },
  ],
  [
    "a branch without a pull request, exactly the plan's tree on main's head: adopted",
    { head: ours(two) },
    { do: "adopt", head },
  ],
  [
    "a branch without a pull request, ours, of an earlier main: rebuilt before it is opened",
    { head: ours(two, earlierMain) },
    { do: "create", from: head },
  ],
  [
    "a branch without a pull request, somebody else's: never adopted",
    { head: foreign },
    { do: "nothing" },
  ],
  [
    "a branch without a pull request, ours, nobody to be asked: deleted",
    { head: ours(two), planned: undefined },
    { do: "delete", head },
  ],
  [
    "open, ours, with a label missing that a killed run did not get to: edited",
    { head: ours(two), ...open(two), pullRequest: { ...pullRequest("open", two), labels: [] } },
    { do: "edit", head },
  ],
  [
    "open, ours, with the body of an earlier request: edited",
    { head: ours(two), ...open(two), pullRequest: pullRequest("open", asks("one")) },
    { do: "edit", head },
  ],
  [
    "open, with the label to ask later: left",
    {
      head: ours(asks("one")),
      ...open(asks("one")),
      pullRequest: { ...pullRequest("open", asks("one")), labels: ["touchstone:snooze"] },
    },
    { do: "respect" },
  ],
  [
    "closed with the label to ask later, a newer revision: left",
    {
      ...closed(asks("one")),
      pullRequest: { ...pullRequest("closed", asks("one")), labels: ["touchstone:snooze"] },
    },
    { do: "respect" },
  ],
];

describe("the step for a branch", () => {
  test("is what the page about it says", async () => {
    const page = await readFile(
      new URL("../../../docs/refresh-requests.md", import.meta.url),
      "utf8",
    );
    const [, table = ""] = page.split("## What is done\n");
    const told = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(
      ([, left, right]) => `${left}: ${right}`,
    );
    expect(told.slice(2)).toEqual(rows.map(([row]) => row));
  });

  test.for(rows)("%s", ([, difference, step]) => {
    expect(stepFor({ ...situation, ...difference })).toMatchObject(step);
  });
});

describe("the body of a pull request", () => {
  const standing = { ...situation, head: ours(two), ...open(two) };
  const withBody = (body: string): string =>
    stepFor({ ...standing, pullRequest: { ...pullRequest("open", two), body } }).do;

  test("is left where the host changed its line ends", () => {
    expect(withBody(markedBody("Under two.", two).replaceAll("\n", "\r\n"))).toBe("nothing");
  });

  test("is left where a person edited it", () => {
    expect(withBody(markedBody("Under two.", two).replace("Under", "Sam, under"))).toBe("nothing");
  });

  test("is left where a person wrote another one, and the hidden line went with the old one", () => {
    expect(withBody("Findings of my phone call: it is the 15th.")).toBe("nothing");
  });

  test("is written where the words are others by now", () => {
    expect(withBody(markedBody("In other words.", two))).toBe("edit");
  });

  test.for([
    "",
    " \r\n",
    "<!-- touchstone:refresh {not json} -->",
    '<!-- touchstone:refresh {"v":1} -->',
  ])("is written where it does not say what is asked: %s", (body) => {
    expect(withBody(body)).toBe("edit");
  });
});
