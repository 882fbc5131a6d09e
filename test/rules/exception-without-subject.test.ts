import { describe, expect, test } from "vitest";
import { exceptionWithoutSubject } from "../../src/rules/exception-without-subject.ts";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const set = (what: string): Files =>
  splitSet({
    families: [refunds, travel],
    rest: [`exceptions: [{${what}reason: So it was., decidedBy: noor, decidedAt: 2026-09-01}]`],
  });

describe("exception/without-subject", () => {
  test.for(["", "cases: [], ", "families: [], "])("rejects {%s…}", async (names) => {
    const found = await report(set(`${names}decision: exclude, `));
    expect(found).toContain("The exception names no family and no case");
  });

  test("rejects one family that is to be apart from nothing", async () => {
    expect(await report(set("families: [travel, travel], decision: keep-apart, ")))
      .toMatchInlineSnapshot(`
      "families.yaml:6:14 error exception/without-subject
        The exception names one family alone, so nothing tells what it is kept apart from.
        fix: Name the other family beside it under "families", or take the exception out.
        why: touchstone explain exception/without-subject
      "
    `);
  });

  test("leaves names that cannot be read, or are of no family, to their own findings", async () => {
    const off = await findingsOf(set("cases: 7, decision: exclude, "));
    expect(off.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
    const unknown = await findingsOf(set("families: [trips], decision: keep-apart, "));
    expect(unknown.map(({ rule }) => rule)).toEqual(["family/unknown"]);
  });

  test("rejects a case that is distinct from nothing", async () => {
    expect(
      await report(set("cases: [a, a], decision: distinct, "), undefined, [
        exceptionWithoutSubject,
      ]),
    ).toMatchInlineSnapshot(`
      "families.yaml:6:14 error exception/without-subject
        The exception names fewer than two cases, so nothing tells which are distinct.
        fix: Name both cases under "cases", or take the exception out.
        why: touchstone explain exception/without-subject
      "
    `);
  });
});
