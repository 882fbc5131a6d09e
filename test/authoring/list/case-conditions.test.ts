import { describe, expect, test } from "vitest";
import { readCondition } from "../../../src/authoring/list/case-conditions.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { refreshed, undecided, withRefresh } from "../../support/refreshes.ts";
import { approved, pendingAbstention, pendingCase } from "../../support/good-set.ts";

const labelled = `${pendingCase}tags: [leave, "no, sir"]
notes: Ask Jordan about the Limit.
sentinel: {why: common, reviews: []}
`;

/** Whether the case meets the condition; what is said where that is none. */
function meets(text: string, words: string): boolean | string {
  const condition = readCondition(words);
  if ("misread" in condition) return condition.misread;
  const { file, value } = readCase("cases/a.yaml", text);
  if (file === undefined) throw new Error("This is no case.");
  return condition.fits({ file, value });
}

describe("a condition", () => {
  test.for([
    ["tag=leave", true],
    ["tags=leave", true],
    ["tag=lea", false],
    ["tag=lea*", true],
    ["tag=no, sir", true],
    ["tag!=leave", false],
    ["tag!=x", true],
    ["id=refund-*", true],
    ["kind=answerable", true],
    ["kind!=abstention", true],
    ["because=", true],
    ["because!=", false],
    ["notes=", false],
    ["notes=*", true],
    ["notes~LIMIT ask", true],
    ["notes~limit never", false],
    ["query~refund?", true],
    ["status=pending", true],
    ["status!=approved", true],
    ["document=refund-policy", true],
    ["chunk=refund-policy:12", true],
    ["origin.kind=human", true],
    ["origin.author=jordan", false],
    ["sentinel.why=*", true],
    ["retired.by=", true],
    ["provenance.quote~30 days", true],
    ["query=When can a customer request a refund?", true],
  ] as const)("%s: %s", ([words, fits]) => {
    expect(meets(labelled, words)).toBe(fits);
  });

  test.for([
    [refreshed(), "confirmed"],
    [withRefresh(approved(pendingCase), undecided), "undecided"],
  ] as const)("knows what was decided about moved evidence, %#", ([text, word]) => {
    for (const one of ["undecided", "confirmed", "revised", "abstained", "retired"])
      expect(meets(text, `refresh=${one}`)).toBe(one === word);
    expect([meets(text, "refresh="), meets(pendingCase, "refresh=")]).toEqual([false, true]);
    expect(meets(text, "refresh.to=corpus-2026-09-01")).toBe(true);
  });

  test.for([
    ["judgment=gone", 'No judgment is "gone". It is current, carried or stale.'],
    ["judgment!=Stale", 'No judgment is "Stale". It is current, carried or stale.'],
    ["status=open", 'No status is "open". It is pending, approved, rejected or retired.'],
    [
      "refresh=asked",
      'No refresh is "asked". It is undecided, confirmed, revised, abstained or retired.',
    ],
  ] as const)("names the words that there are in the place of %s", ([words, misread]) => {
    expect(readCondition(words)).toEqual({ misread });
  });

  test.for(["judgment=c*", "judgment=", "judgment~gone", "status!=re*"])(
    "takes %s, which asks for words that there are or for none",
    (words) => {
      expect(readCondition(words)).not.toHaveProperty("misread");
    },
  );

  test("says that a judgment is told by the whole set", () => {
    const needs = ["judgment=stale", "judgment!=", "status=approved"].map((words) => {
      const condition = readCondition(words);
      return "misread" in condition ? undefined : condition.needsJudgments;
    });
    expect(needs).toEqual([true, true, false]);
  });

  test("takes the short form of evidence for what it names", () => {
    const short = "id: a\nkind: answerable\nevidence: [{document: d, quote: q}, {chunk: c}]\n";
    expect([meets(short, "document=d"), meets(short, "chunk=c")]).toEqual([true, true]);
  });

  test("sees what a file says even where it is wrong", () => {
    const wrong = "id: a\nkind: answerble\ntags: leave\nnotes: 012\n";
    const all = ["kind=answerble", "tag=leave", "notes=12", "split="].map((one) =>
      meets(wrong, one),
    );
    expect(all).toEqual([true, true, true, true]);
  });

  test.for([
    [approved(pendingCase), "approved"],
    [approved(pendingCase, { status: "rejected" }), "rejected"],
    [
      `${approved(pendingAbstention)}retired: {by: a, at: 2026-09-01T00:00:00Z, reason: b}\n`,
      "retired",
    ],
  ] as const)("knows the status of a case, %#", ([text, status]) => {
    for (const one of ["pending", "approved", "rejected", "retired"]) {
      expect(meets(text, `status=${one}`)).toBe(one === status);
    }
  });

  test.for([
    ["tag", '"tag" is no condition. Write FIELD=VALUE, FIELD!=VALUE or FIELD~WORDS.'],
    ["=a", '"=a" is no condition. Write FIELD=VALUE, FIELD!=VALUE or FIELD~WORDS.'],
    ["quary=a", 'No case has a field "quary". Write "query" if that is what it means.'],
    ["constructor=a", 'No case has a field "constructor". docs/bulk-edits.md lists the fields.'],
    [
      "sentinel=",
      'No case has a field "sentinel". Name what it holds: sentinel.resolution.at, sentinel.resolution.by, sentinel.resolution.clarified or sentinel.resolution.reason.',
    ],
  ] as const)("is refused where it is written as %s", ([words, message]) => {
    expect(meets(labelled, words)).toBe(message);
  });
});
