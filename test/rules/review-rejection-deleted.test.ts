import { describe, expect, test } from "vitest";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const rejected = `${pendingAbstention}review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-09-01T08:00:00Z, reason: Nobody asks that.}\n`;
const before = goodSet(rejected, pendingCase);

describe("review/rejection-deleted", () => {
  test.for([
    ["a rejected case that stays", goodSet(`${rejected}tags: [parking]\n`, pendingCase), before],
    [
      "one in another folder",
      { ...goodSet(pendingCase), "cases/old/parking-001.yaml": rejected },
      before,
    ],
    ["a candidate that went", goodSet(rejected), before],
    ["a set that is not compared", goodSet(pendingCase), undefined],
  ] as const)("says nothing of %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("tells of a rejected case that went", async () => {
    expect(await report(goodSet(pendingCase), before)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:1:5 notice review/rejection-deleted
        Case "parking-001" was rejected by "noor" ("Nobody asks that.") and is in no file any more, so nobody sees that it was judged.
        fix: Leave it if nobody has to know; otherwise bring it back with "git checkout main -- cases/parking-001.yaml".
        why: touchstone explain review/rejection-deleted
      "
    `);
  });

  test("tells of one without words as well", async () => {
    const word = goodSet(`${pendingAbstention}review: {status: rejected}\n`, pendingCase);
    expect(await report(goodSet(pendingCase), word)).toContain(
      'Case "parking-001" was rejected and is in no file any more',
    );
  });
});
