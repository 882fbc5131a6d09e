import { describe, expect, test } from "vitest";
import { readCase } from "../../src/load/read-case.ts";
import {
  readsWhole,
  stageOf,
  statusOf,
  takesPart,
  waitsForFill,
  type CaseFile,
} from "../../src/model/case.ts";

function caseFile(text: string): CaseFile {
  const { file } = readCase("cases/a.yaml", text);
  if (file === undefined) throw new Error("The text holds no map.");
  return file;
}

describe("statusOf", () => {
  test.for([
    ["an absent review means pending", "kind: answerable", "pending"],
    ["the status as written", "review: {status: rejected}", "rejected"],
    ["a status of another spelling is unknown", "review: {status: Approved}", undefined],
    ["a review without a status is unknown", "review: {reason: fine}", undefined],
    ["a review that is no map is unknown, not pending", "review: approved", undefined],
  ] as const)("%s", ([, text, status]) => {
    expect(statusOf(caseFile(text))).toBe(status);
  });
});

describe("stageOf and takesPart", () => {
  const retired = "retired: {by: jordan, at: 2026-09-01T09:00:00Z, reason: Nobody asks.}";
  test.for([
    ["a candidate", "kind: answerable", "pending", true],
    ["an approved case", "review: {status: approved}", "approved", true],
    ["a rejected case", "review: {status: rejected}", "rejected", false],
    [
      "a retired case, whatever was decided",
      `review: {status: approved}\n${retired}`,
      "retired",
      false,
    ],
    ["a retirement that could not be read", "retired: yes", "retired", false],
    ["a status that could not be read", "review: {status: Approved}", undefined, true],
  ] as const)("%s", ([, text, stage, takes]) => {
    const file = caseFile(text);
    expect([stageOf(file), takesPart(file)]).toEqual([stage, takes]);
  });
});

describe("waitsForFill", () => {
  test.for([
    ["no short evidence", "kind: answerable", false],
    ["short evidence", "kind: answerable\nevidence: [{chunk: a}]", true],
    ["an empty list", "kind: answerable\nevidence: []", false],
    ["short evidence that could not be read", "kind: answerable\nevidence: refunds", true],
  ] as const)("%s", ([, text, waits]) => {
    expect(waitsForFill(caseFile(text))).toBe(waits);
  });
});

describe("has", () => {
  const file = caseFile("id: 7\nprovenance: [{chunkId: a, sourceUri: null}]\n");

  test.for([
    [["id"], true],
    [["provenance", 0, "sourceUri"], true],
    [["provenance", 0, "quote"], false],
    [["provenance", 1], false],
    [["provenance", 0, "chunkId", "length"], false],
    [["toString"], false],
  ] as const)("%j: %s", ([path, there]) => {
    expect(file.has(path)).toBe(there);
  });
});

describe("readsWhole", () => {
  test("says no to an absent list and to one with a gap", () => {
    expect(readsWhole(undefined)).toBe(false);
    expect(readsWhole(["a", undefined])).toBe(false);
    expect(readsWhole(["a"])).toBe(true);
    expect(readsWhole([])).toBe(true);
  });
});
