import { describe, expect, test } from "vitest";
import type { AskedCase, AskedChange } from "../../../src/approving/asked-change.ts";
import type { People } from "../../../src/approving/counting/people.ts";
import type { Said } from "../../../src/approving/said.ts";
import { togetherCode } from "../../../src/refresh/deciding/lines/codes.ts";
import {
  account,
  approving,
  askedCase,
  askingForChanges,
  change,
  codeOf,
  codeOfAll,
  comment,
  commentingReview,
  digestOf,
  dismissed,
  instant,
  verdict,
} from "../../support/counted-reviews.ts";

type Row = readonly [
  name: string,
  asked: AskedCase | AskedChange,
  said: readonly Said[],
  expected: readonly string[],
  people?: Partial<People>,
];

const one = askedCase("one");
const two = askedCase("two");
const oneNow = askedCase("one", { after: { expectedAnswer: "Another answer." } });
const pair = change(one, two);
const byOne = `approve one ${codeOf(one)}: It is so.`;
const byTwo = `approve two ${codeOf(two)}: It is so.`;
const together = `approve ${codeOfAll(one, two)}: Both are so.`;

const many = (count: number): AskedChange =>
  change(...Array.from({ length: count }, (_, at) => askedCase(`case-${10 + at}`)));

const all = (asked: AskedChange): readonly string[] =>
  asked.cases.map(({ id }) => `${id} decided by jordan (approve all in 1)`);

const remembered = (...cases: readonly AskedCase[]): Partial<People> => {
  const members = cases.map((asked) => ({ id: asked.id, digest: digestOf(asked) }));
  return { memory: new Map([[togetherCode(members), members]]) };
};

const waiting = (reason: string): readonly string[] => ["one waits", reason, "not done"];
const stale = (is: string): readonly string[] => waiting(`"approve" of jordan: opinion: ${is}`);
const decided = ["one decided by jordan (approve in 1)", "done"];

function runs(rows: readonly Row[]): void {
  test.for(rows)("%s", ([, asked, said, expected, people]) => {
    expect(verdict(asked, said, people)).toEqual(expected);
  });
}

describe("what was read, and what is there now", () => {
  runs([
    ["nobody said anything", one, [], ["one waits", "not done"]],
    ["nothing is asked", change(), [], ["done"]],
    ["approve", one, [approving(byOne)], decided],
    ["approve, in words around the line", one, [approving(`Thanks!\n\n${byOne}\nBye.`)], decided],
    [
      "change the case",
      oneNow,
      [approving(byOne)],
      waiting('"approve" of jordan: code-does-not-fit'),
    ],
    [
      "change another case",
      change(oneNow, two),
      [approving(`${byOne}\n${byTwo}`)],
      [
        "one waits",
        "two decided by jordan (approve in 1)",
        '"approve" of jordan: code-does-not-fit',
        "not done",
      ],
    ],
    [
      "rebase or merge main: the same content from other commits",
      one,
      [approving(byOne, { commit: undefined })],
      decided,
    ],
    [
      "force-push back: the content that was read is there again",
      askedCase("one", { after: { expectedAnswer: "This." } }),
      [approving(byOne)],
      decided,
    ],
    [
      "labels and notes are outside what is read",
      askedCase("one", { after: { tags: ["a"], notes: "Else." } }),
      [approving(byOne)],
      decided,
    ],
    [
      "a case without a digest: nothing approves it",
      { ...one, digest: undefined },
      [approving(byOne)],
      waiting('"approve" of jordan: refused: The case has no digest, so nothing can approve it.'),
    ],
    [
      "wrong code",
      one,
      [approving(`approve one ${"0".repeat(32)}: So.`)],
      waiting('"approve" of jordan: code-does-not-fit'),
    ],
    [
      "the code of another case",
      pair,
      [approving(`approve one ${codeOf(two)}: So.`)],
      ["one waits", "two waits", '"approve" of jordan: code-does-not-fit', "not done"],
    ],
    [
      "a case that is not asked about",
      one,
      [approving(`approve three ${codeOf(one)}: So.`)],
      waiting('"approve" of jordan: unknown-case: three'),
    ],
    [
      "no reason",
      one,
      [approving(`approve one ${codeOf(one)}:`)],
      waiting('"approve" of jordan: unread: The reason is missing behind the colon.'),
    ],
    ["no line", one, [approving("LGTM")], waiting("review of jordan: no-line")],
    ["an empty review", one, [approving("")], waiting("review of jordan: no-line")],
    [
      "quoted line",
      one,
      [approving(`> ${byOne}\n\nI agree.`)],
      waiting('"approve" of jordan: set-aside: quote'),
    ],
  ]);
});

describe("lines that cover several cases", () => {
  const [ten, eleven] = [many(10), many(11)];
  runs([
    [
      "one line for all",
      pair,
      [approving(together)],
      [
        "one decided by jordan (approve together in 1)",
        "two decided by jordan (approve together in 1)",
        "done",
      ],
    ],
    [
      "per-case lines",
      pair,
      [approving(byOne), approving(byTwo, { by: "noor", id: 2 })],
      ["one decided by jordan (approve in 1)", "two decided by noor (approve in 2)", "done"],
    ],
    [
      "stale code, kept good by memory for the case that did not change",
      change(oneNow, two),
      [approving(together)],
      ["one waits", "two decided by jordan (approve together in 1)", "not done"],
      remembered(one, two),
    ],
    [
      "stale code that nobody remembers",
      change(oneNow, two),
      [approving(together)],
      ["one waits", "two waits", '"approve" of jordan: code-does-not-fit', "not done"],
    ],
    [
      "stale code of cases that all changed",
      oneNow,
      [approving(together)],
      waiting('"approve" of jordan: code-does-not-fit'),
      remembered(one, two),
    ],
    [
      "forged memory: the code of one thing said to be of another",
      change(oneNow, two),
      [approving(together)],
      ["one waits", "two waits", '"approve" of jordan: code-does-not-fit', "not done"],
      { memory: new Map([[codeOfAll(one, two), [{ id: "one", digest: digestOf(oneNow) }]]]) },
    ],
    [
      "forged memory: a text that has no code",
      oneNow,
      [approving(together)],
      waiting('"approve" of jordan: code-does-not-fit'),
      { memory: new Map([[codeOfAll(one, two), [{ id: "\ud800", digest: digestOf(oneNow) }]]]) },
    ],
    [
      "another case comes to those that were read",
      change(one, askedCase("three"), two),
      [approving(together)],
      [
        "one decided by jordan (approve together in 1)",
        "three waits",
        "two decided by jordan (approve together in 1)",
        "not done",
      ],
      remembered(one, two),
    ],
    [
      "ten cases in one line",
      ten,
      [approving(`approve ${codeOfAll(...ten.cases)}: All.`)],
      [...all(ten).map((line) => line.replace("all", "together")), "done"],
    ],
    [
      "eleven cases in one line that does not say so",
      eleven,
      [approving(`approve ${codeOfAll(...eleven.cases)}: All.`)],
      [
        ...eleven.cases.map(({ id }) => `${id} waits`),
        '"approve" of jordan: number: 11 of 10',
        "not done",
      ],
    ],
    [
      "approve all 11",
      eleven,
      [approving(`approve all 11 ${codeOfAll(...eleven.cases)}: All.`)],
      [...all(eleven), "done"],
    ],
    [
      "wrong number",
      eleven,
      [approving(`approve all 10 ${codeOfAll(...eleven.cases)}: All.`)],
      [
        ...eleven.cases.map(({ id }) => `${id} waits`),
        '"approve" of jordan: number: 11',
        "not done",
      ],
    ],
    [
      "a number beyond any set",
      pair,
      [approving(`approve all 9999999 ${codeOfAll(...pair.cases)}: All.`)],
      ["one waits", "two waits", '"approve" of jordan: number: 2', "not done"],
    ],
    [
      "as many as the policy lets one line cover",
      pair,
      [approving(together)],
      ["one waits", "two waits", '"approve" of jordan: number: 2 of 1', "not done"],
      { casesPerApproval: 1 },
    ],
    [
      "a code of what is shown, without a case that is held out",
      change(one, askedCase("secret", { isHeldOut: true }), two),
      [approving(together)],
      [
        "one decided by jordan (approve together in 1)",
        "secret waits",
        "two decided by jordan (approve together in 1)",
        "not done",
      ],
    ],
  ]);
});

describe("who says it", () => {
  const bot = account("helper", { isBot: true });
  const rows: readonly (readonly [string, Said["by"], string, Partial<People>?])[] = [
    ["the author", account("avery"), "author"],
    ["the author under a new name", account("newname", { id: account("avery").id }), "author"],
    ["the author, in other letters", account("AVERY", { id: 1 }), "author"],
    ["a bot", bot, "bot"],
    ["a bot by its name", account("dependabot[bot]"), "bot"],
    ["a deleted user", undefined, "deleted-account"],
    ["somebody who may only read", account("reed"), "no-permission"],
    ["somebody who may only sort", account("tess"), "no-permission"],
    ["somebody whom nobody knows", account("xavier"), "no-permission"],
    [
      "not in the policy",
      account("sam"),
      "not-in-policy",
      { reviewers: ["jordan"], owners: ["olive"] },
    ],
    [
      "an administrator, not in the policy",
      account("olive"),
      "not-in-policy",
      { reviewers: ["jordan"] },
    ],
  ];
  test.for(rows)("approval by %s", ([, by, why, people]) => {
    const name = by?.login ?? "nobody";
    expect(verdict(one, [approving(byOne, { by })], people)).toEqual(
      waiting(`"approve" of ${name}: ${why}`),
    );
    expect(verdict(one, [approving("LGTM", { by })], people)).toEqual(
      waiting(`review of ${name}: ${why}`),
    );
    expect(verdict(one, [askingForChanges("No.", { by })], people)).toEqual([
      "one waits",
      "not done",
    ]);
  });

  runs([
    [
      "in the policy, in other letters",
      one,
      [approving(byOne, { by: account("jordan", { login: "Jordan" }) })],
      ["one decided by Jordan (approve in 1)", "done"],
      { reviewers: ["@JORDAN"] },
    ],
    [
      "by a permission that the host told in other letters",
      one,
      [approving(byOne)],
      decided,
      { permissions: new Map([["JORDAN", "write"]]) },
    ],
    [
      "nobody is the author of a pull request whose author is gone",
      one,
      [approving(byOne, { by: "olive" })],
      ["one decided by olive (approve in 1)", "done"],
      { author: undefined },
    ],
  ]);
});

describe("with which opinion", () => {
  runs([
    ["dismiss", one, [dismissed(byOne)], stale("dismissed")],
    [
      "request changes",
      one,
      [askingForChanges(byOne)],
      ["one waits", '"approve" of jordan: opinion: asks-for-changes', "jordan objects", "not done"],
    ],
    ["a review that only comments", one, [commentingReview(byOne)], stale("none")],
    ["a comment without a review", one, [comment(byOne)], stale("none")],
    [
      "comment after approve",
      one,
      [approving(byOne), commentingReview("Nice.", { id: 2 })],
      decided,
    ],
    [
      "an answer supplies the line",
      one,
      [approving("LGTM"), comment(byOne, { id: 2 })],
      ["one decided by jordan (approve in 2)", "done"],
    ],
    [
      "a review that comments supplies the line",
      one,
      [approving("LGTM"), commentingReview(byOne, { id: 2 })],
      ["one decided by jordan (approve in 2)", "done"],
    ],
    [
      "an answer that does not fit leaves the review without a line",
      one,
      [approving("LGTM"), comment(`approve one ${"0".repeat(32)}: So.`, { id: 2 })],
      [
        "one waits",
        "review of jordan: no-line",
        '"approve" of jordan: code-does-not-fit',
        "not done",
      ],
    ],
    [
      "an answer of somebody else supplies nothing",
      one,
      [approving("LGTM"), comment(byOne, { id: 2, by: "noor" })],
      ["one waits", "review of jordan: no-line", '"approve" of noor: opinion: none', "not done"],
    ],
    [
      "a line before the approval",
      one,
      [comment(byOne), approving("LGTM", { id: 2 })],
      ["one waits", '"approve" of jordan: opinion: none', "review of jordan: no-line", "not done"],
    ],
    [
      "approves, then asks for changes",
      one,
      [approving(byOne), askingForChanges("Wait.", { id: 2 })],
      ["one waits", '"approve" of jordan: opinion: asks-for-changes', "jordan objects", "not done"],
    ],
    [
      "approves, asks for changes, then answers with the line",
      one,
      [approving("LGTM"), askingForChanges("Wait.", { id: 2 }), comment(byOne, { id: 3 })],
      [
        "one waits",
        "review of jordan: opinion: asks-for-changes",
        '"approve" of jordan: opinion: asks-for-changes',
        "jordan objects",
        "not done",
      ],
    ],
    [
      "rejects in an answer after asking for changes",
      one,
      [askingForChanges("Wait."), comment("reject one: No.", { id: 2 })],
      ["one decided by jordan (reject in 2)", "jordan objects", "not done"],
    ],
    [
      "asks for changes, then approves: what was said before does not come back",
      one,
      [approving(byOne), askingForChanges("Wait.", { id: 2 }), approving("Fine.", { id: 3 })],
      [
        "one waits",
        '"approve" of jordan: opinion: asks-for-changes',
        "review of jordan: no-line",
        "not done",
      ],
    ],
    [
      "asks for changes, then approves with the line",
      one,
      [askingForChanges("Wait."), approving(byOne, { id: 2 })],
      ["one decided by jordan (approve in 2)", "done"],
    ],
    [
      "an approval that was dismissed takes the one before with it",
      one,
      [approving(byOne), dismissed("Still fine.", { id: 2 })],
      stale("dismissed"),
    ],
    [
      "approves anew after a dismissal",
      one,
      [dismissed(byOne), approving(byOne, { id: 2 })],
      ["one decided by jordan (approve in 2)", '"approve" of jordan: opinion: dismissed', "done"],
    ],
    [
      "an answer after a dismissal",
      one,
      [dismissed("LGTM"), comment(byOne, { id: 2 })],
      stale("dismissed"),
    ],
    [
      "equal timestamps: the higher number is later",
      one,
      [
        askingForChanges("Wait.", { id: 5, at: instant(1) }),
        approving(byOne, { id: 4, at: instant(1) }),
      ],
      ["one waits", '"approve" of jordan: opinion: asks-for-changes', "jordan objects", "not done"],
    ],
    [
      "equal timestamps: numbers are no texts",
      one,
      [
        askingForChanges("Wait.", { id: 9, at: instant(1) }),
        approving(byOne, { id: 10, at: instant(1) }),
      ],
      ["one decided by jordan (approve in 10)", "done"],
    ],
    [
      "equal timestamps: a comment answers its review",
      one,
      [comment(byOne, { id: 3, at: instant(1) }), approving("LGTM", { id: 8, at: instant(1) })],
      ["one decided by jordan (approve in 3)", "done"],
    ],
    [
      "somebody else objects",
      one,
      [approving(byOne), askingForChanges("Wait.", { id: 2, by: "noor" })],
      ["one decided by jordan (approve in 1)", "noor objects", "not done"],
    ],
    [
      "somebody who does not count objects",
      one,
      [approving(byOne), askingForChanges("Wait.", { id: 2, by: "reed" })],
      decided,
    ],
  ]);
});

describe("who edited it", () => {
  const at = instant(30);
  const edited = (by: string | undefined): Said =>
    approving(byOne, { edited: { by: by === undefined ? undefined : account(by), at } });
  const renamed = approving(byOne, {
    edited: { by: account("other", { id: account("jordan").id }), at },
  });
  runs([
    ["edited by the reviewer: the words as they are now", one, [edited("jordan")], decided],
    ["edited by the reviewer under another name", one, [renamed], decided],
    [
      "edited by another",
      one,
      [edited("olive")],
      waiting('"approve" of jordan: edited-by-another'),
    ],
    [
      "edited by nobody knows whom",
      one,
      [edited(undefined)],
      waiting('"approve" of jordan: edited-by-another'),
    ],
    [
      "a review whose line was taken out by another",
      one,
      [approving("", { edited: { by: account("olive"), at } })],
      waiting("review of jordan: edited-by-another"),
    ],
    [
      "an answer to a review that somebody else edited",
      one,
      [approving("LGTM", { edited: { by: account("olive"), at } }), comment(byOne, { id: 2 })],
      ["one decided by jordan (approve in 2)", "review of jordan: edited-by-another", "done"],
    ],
  ]);
});

describe("rejections", () => {
  const byCode = `reject one ${codeOf(one)}: It is wrong.`;
  const rejected = ["one decided by jordan (reject in 1)", "done"];
  runs([
    ["with the code of the case", one, [approving(byCode)], rejected],
    [
      "with its code in capital letters",
      one,
      [approving(byCode.replace(codeOf(one), codeOf(one).toUpperCase()))],
      rejected,
    ],
    [
      "with the code of another content",
      oneNow,
      [approving(byCode)],
      waiting('"reject" of jordan: code-does-not-fit'),
    ],
    [
      "with the code of another case",
      one,
      [approving(byCode.replace(codeOf(one), codeOf(two)))],
      waiting('"reject" of jordan: code-does-not-fit'),
    ],
    [
      "without a code, of what stands there",
      oneNow,
      [approving("reject one: It is wrong.")],
      rejected,
    ],
    [
      "of another content stand against nobody who approves what stands there",
      oneNow,
      [
        approving(byCode, { by: "noor" }),
        approving(`approve one ${codeOf(oneNow)}: So.`, { id: 2 }),
      ],
      ["one decided by jordan (approve in 2)", '"reject" of noor: code-does-not-fit', "done"],
    ],
    [
      "with a code and without one say the same",
      one,
      [approving(byCode), approving("reject one: It is wrong.", { id: 2, by: "noor" })],
      rejected,
    ],
  ]);
});

describe("people who say several things", () => {
  const reject = "reject one: It is wrong.";
  runs([
    [
      "two people who differ",
      one,
      [approving(byOne), askingForChanges(reject, { id: 2, by: "noor" })],
      ["one is disputed by jordan (approve) and noor (reject)", "noor objects", "not done"],
    ],
    [
      "two people who agree: the first is named",
      one,
      [approving(byOne, { id: 2, by: "noor" }), approving(byOne)],
      decided,
    ],
    [
      "later line of the same person",
      one,
      [approving(byOne), approving(reject, { id: 2 })],
      ["one decided by jordan (reject in 2)", '"approve" of jordan: overruled', "done"],
    ],
    [
      "a later line that does not fit overrules nothing",
      one,
      [approving(reject), approving(`approve one ${"0".repeat(32)}: So.`, { id: 2 })],
      ["one decided by jordan (reject in 1)", '"approve" of jordan: code-does-not-fit', "done"],
    ],
    [
      "a line that covers more than what was overruled",
      pair,
      [approving(together), approving(reject, { id: 2 })],
      [
        "one decided by jordan (reject in 2)",
        "two decided by jordan (approve together in 1)",
        "done",
      ],
    ],
    [
      "rejected and approved by one text: the line that names the case goes first",
      pair,
      [approving(`${reject}\n${together}`)],
      [
        "one decided by jordan (reject in 1)",
        "two decided by jordan (approve together in 1)",
        "done",
      ],
    ],
    [
      "rejected and approved by name in one text: the later line",
      one,
      [approving(`${reject}\n${byOne}`)],
      ["one decided by jordan (approve in 1)", '"reject" of jordan: overruled', "done"],
    ],
    [
      "rejects while asking for changes, then approves: the rejection stays",
      one,
      [askingForChanges(reject), approving("The rest is fine.", { id: 2 })],
      ["one decided by jordan (reject in 1)", "review of jordan: no-line", "done"],
    ],
    [
      "rejects while asking for changes, then approves the case",
      one,
      [askingForChanges(reject), approving(byOne, { id: 2 })],
      ["one decided by jordan (approve in 2)", '"reject" of jordan: overruled', "done"],
    ],
    [
      "rejects before asking for changes",
      one,
      [approving(reject), askingForChanges("Wait.", { id: 2 }), approving(byOne, { id: 3 })],
      [
        "one decided by jordan (approve in 3)",
        '"reject" of jordan: opinion: asks-for-changes',
        "done",
      ],
    ],
  ]);
});
