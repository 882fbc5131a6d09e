import { expect, test } from "vitest";
import { askedBefore } from "../../../src/authoring/new/asked-before.ts";
import { readCase } from "../../../src/load/read-case.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { approved, pendingAbstention, pendingCase } from "../../support/good-set.ts";

function caseFrom(text: string): CaseFile {
  const { file } = readCase("cases/a.yaml", text);
  if (file === undefined) throw new Error("This is no case.");
  return file;
}

const asking = (query: string): string => pendingCase.replace(/^query: .*$/m, `query: ${query}`);

function near(cases: readonly string[], query: string): readonly string[] {
  const fields = { kind: "answerable", query, expectedAnswer: "x" };
  return askedBefore(cases.map(caseFrom), fields).map(({ how }) => how);
}

test("a case counts that takes part in the set, and no other", () => {
  const query = "Where can visitors park?";
  const same = asking(query);
  const rejected = approved(same, { status: "rejected" });
  const retired = `${approved(same)}retired: {by: noor, at: "2026-10-01T09:00:00Z", reason: Old.}\n`;
  expect(near([same, approved(same), rejected, retired], query)).toEqual([
    "other-outcome",
    "other-outcome",
  ]);
});

test("the same question goes before the same words, and no content word is none in common", () => {
  const cases = [asking("May the visitor park?"), asking("Can visitors park?"), asking("Why?")];
  expect(near(cases, "Can visitors park?")).toEqual(["other-outcome", "same-words"]);
  expect(near(cases, "Who is it?")).toEqual([]);
  expect(near([pendingAbstention], "Where is the canteen?")).toEqual([]);
});
