import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bySince,
  waitsSince,
  type History,
  type Past,
  type Since,
} from "../../../src/approving/queue/since.ts";
import type { Wait } from "../../../src/approving/queue/waiting-case.ts";
import { readCase } from "../../../src/load/read-case.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { approved, pendingCase, shortCase } from "../../support/good-set.ts";
import { request } from "../../support/queue-repository.ts";
import { jordan, sentinel, unjudged } from "../../support/sentinels.ts";

function fileOf(text: string): CaseFile {
  const { file } = readCase("cases/refund-policy-001.yaml", text);
  if (file === undefined) throw new Error("The text holds no case.");
  return file;
}

const day = (index: number): string => `2026-09-0${index + 1}T00:00:00Z`;

function pastOf<Value>(values: readonly (Value | undefined)[]): readonly Past<Value>[] {
  return values.map((value, index) => ({
    commit: `${index}`.repeat(40),
    committedAt: day(index),
    isCertain: true,
    isRead: true,
    value,
  }));
}

/** The day since which the last of these texts waits, where each of the others was committed on a day of its own. */
function since(wait: Wait, texts: readonly string[], more: Partial<History> = {}): string {
  const file = fileOf(texts.at(-1) ?? "");
  const past = pastOf(texts.slice(0, -1).map(fileOf));
  const history = { ofCase: () => past, pointers: [], revision: undefined, ...more };
  return wordOf(waitsSince({ file, wait }, history));
}

function wordOf(found: Since): string {
  if (found.is === "at") return found.at;
  return found.is === "unknown" ? found.why : found.is;
}

/** The words in the order that is due. */
const rank = (word: string): string => ({ unknown: "0", uncommitted: "9" })[word] ?? word;

const first: Wait = { is: "first-judgment" };
const edit = (text: string): string => text.replace("request a refund?", "have a refund?");
const approvedCase = approved(pendingCase);
const other = approved(pendingCase, { reviewedBy: "noor" });
const moved: Wait = { is: "decision", reasons: ["chunk-edited"], isRequested: false };
const requested: Wait = { is: "decision", reasons: [], isRequested: true };

const historyOf = (past: readonly Past<CaseFile>[]): History => ({
  ofCase: () => past,
  pointers: [],
  revision: undefined,
});

describe("since when a case waits", () => {
  test.for<readonly [string, Wait, readonly string[], string]>([
    ["a candidate from its first commit on", first, [pendingCase, pendingCase], day(0)],
    [
      "an edit of a candidate changes nothing",
      first,
      [pendingCase, edit(pendingCase), edit(pendingCase)],
      day(0),
    ],
    ["nor does one that is not committed", first, [pendingCase, edit(pendingCase)], day(0)],
    [
      "a candidate from when it was looked up",
      first,
      [shortCase, pendingCase, pendingCase],
      day(1),
    ],
    [
      "a candidate again from when its approval went",
      first,
      [edit(pendingCase), approvedCase, pendingCase, pendingCase],
      day(2),
    ],
    [
      "nobody knows where an earlier text came back",
      first,
      [pendingCase, approvedCase, pendingCase],
      "came-back",
    ],
    ["a new file from no commit", first, [pendingCase], "uncommitted"],
    [
      "an edit after the approval from that edit on",
      { is: "approval" },
      [approvedCase, edit(approvedCase), edit(approvedCase)],
      day(1),
    ],
    [
      "an edit that is not committed",
      { is: "approval" },
      [approvedCase, edit(approvedCase)],
      "uncommitted",
    ],
    [
      "a request from when the file asked",
      requested,
      [approvedCase, approvedCase + request, approvedCase + request],
      day(1),
    ],
    [
      "a request for another revision is another one",
      requested,
      [
        approvedCase + request.replace("to: two", "to: one"),
        approvedCase + request,
        approvedCase + request,
      ],
      day(1),
    ],
    [
      "a needless request as well",
      { is: "needless" },
      [approvedCase, approvedCase + request, approvedCase + request],
      day(1),
    ],
    [
      "a sentinel from its mark on, whoever judged meanwhile",
      { is: "sentinel-judgment", judgedBy: ["jordan"] },
      [pendingCase, unjudged, sentinel(pendingCase, [jordan]), sentinel(pendingCase, [jordan])],
      day(1),
    ],
  ])("%s", ([, wait, texts, expected]) => {
    expect(since(wait, texts)).toBe(expected);
  });

  test.for<readonly [string, readonly string[], readonly string[], string]>([
    ["the corpus, where that came later", [approvedCase], ["one", "two"], day(1)],
    ["the approval, where that came later", [pendingCase, other, approvedCase], ["two"], day(2)],
    ["the last time that the corpus became current", [approvedCase], ["two", "one", "two"], day(2)],
    ["no commit, where the corpus is in the folder alone", [approvedCase], ["one"], "uncommitted"],
    ["no commit, where the approval is in the folder alone", [pendingCase], ["two"], "uncommitted"],
    ["nobody knows what, where the pointer came back", [approvedCase], ["two", "one"], "came-back"],
  ])("moved evidence waits from %s", ([, texts, pointers, expected]) => {
    const history = { pointers: pastOf(pointers), revision: "two" };
    expect(since(moved, [...texts, approvedCase], history)).toBe(expected);
    expect(since({ is: "repair", why: "text-missing" }, [...texts, approvedCase], history)).toBe(
      expected,
    );
  });

  test("nobody knows where the clone ends, but of what came after", () => {
    const [start, ...rest] = pastOf([
      fileOf(pendingCase),
      fileOf(approvedCase),
      fileOf(edit(approvedCase)),
    ]);
    if (start === undefined) throw new Error("There is a start.");
    const shallow = { ...start, isCertain: false };
    const asks = (wait: Wait, text: string, past: readonly Past<CaseFile>[]): string =>
      wordOf(waitsSince({ file: fileOf(text), wait }, historyOf(past)));
    expect(asks(first, pendingCase, [shallow])).toBe("clone-ends");
    expect(asks({ is: "approval" }, edit(approvedCase), [shallow, ...rest])).toBe(day(2));
    const lost = rest.map((one) => ({ ...one, value: undefined, isRead: false }));
    expect(asks(first, pendingCase, [shallow, ...lost])).toBe("clone-ends");
    expect(asks({ is: "approval" }, edit(approvedCase), [shallow])).toBe("uncommitted");
    expect(asks({ is: "approval" }, edit(approvedCase), [start, ...lost])).toBe("clone-ends");
    expect(wordOf(waitsSince({ file: fileOf(pendingCase), wait: first }, undefined))).toBe(
      "no-history",
    );
  });

  test("puts the unknown before all that is known, and what is not committed behind", () => {
    const any: fc.Arbitrary<Since> = fc.oneof(
      fc.constant({ is: "uncommitted" } as const),
      fc.constant({ is: "unknown", why: "clone-ends" } as const),
      fc.nat(8).map((index) => ({ is: "at", at: day(index), commit: "" }) as const),
    );
    fc.assert(
      fc.property(fc.array(any), (all) => {
        const words = all.toSorted(bySince).map((one) => (one.is === "at" ? one.at : one.is));
        expect(words.map(rank)).toEqual(
          all.map((one) => rank(one.is === "at" ? one.at : one.is)).toSorted(),
        );
      }),
    );
  });
});
