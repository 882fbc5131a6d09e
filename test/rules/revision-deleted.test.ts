import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase, revisionId, secondRevision } from "../support/good-set.ts";
import type { Contents } from "../support/memory-tree.ts";
import { findingsOf, report } from "../support/report.ts";

const before = { ...goodSet(), ...secondRevision() };
const folder = "corpus-revisions/corpus-2026-10-01";
const unfinished = { ...before, [`${folder}/revision.yaml`]: "" };

describe("revision/deleted", () => {
  test.for([
    ["a revision that is there", before, before],
    ["a new revision", before, goodSet()],
    ["the removal of what was never a whole record", goodSet(), unfinished],
  ] as const)("accepts %s", async ([, now, then]) => {
    expect(await report(now, then)).toBe("");
  });

  test("rejects the removal of a recorded revision", async () => {
    expect(await report(goodSet(), before)).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-10-01/revision.yaml:1:1 error revision/deleted
        Corpus revision "corpus-2026-10-01" was recorded and is gone, so nobody can look up what was judged under it.
        fix: Bring it back with "git checkout main -- corpus-revisions/corpus-2026-10-01": a revision that is no longer current stays as history.
        why: touchstone explain revision/deleted
      "
    `);
  });

  test("has one finding, however many cases name the revision", async () => {
    const text = edited(pendingCase, revisionId, "corpus-2026-10-01");
    const cases = {
      "cases/refund-policy-001.yaml": text,
      "corpus-revisions/current.yaml": "revision: corpus-2026-10-01\n",
    };
    const rules = (await findingsOf({ ...goodSet(), ...cases }, { ...before, ...cases })).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(["revision/deleted"]);
  });

  test("leaves a revision that lost one of its files to its own finding", async () => {
    const { [`${folder}/revision.yaml`]: _, ...now } = before;
    expect((await findingsOf(now, before)).map(({ rule }) => rule)).toEqual([
      "revision/incomplete",
    ]);
  });

  test.for(["corpus-revisions/corpus-2026-10-01", "corpus-revisions"])(
    "leaves a link in place of %s to its own finding",
    async (place) => {
      const now: Contents = { ...goodSet(), [place]: { kind: "symlink", target: "elsewhere" } };
      const rules = (await findingsOf(now, before)).map(({ rule }) => rule);
      expect(rules).toContain("file/not-a-file");
      expect(rules).not.toContain("revision/deleted");
    },
  );
});
