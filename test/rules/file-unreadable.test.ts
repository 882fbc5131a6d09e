import { describe, expect, test } from "vitest";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const unreadable = { kind: "unreadable" } as const;

describe("file/unreadable", () => {
  test.for([["files that can be read", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects a case without permission and still judges the others", async () => {
    const files = { ...goodSet(pendingCase), "cases/parking-001.yaml": unreadable };
    const blank = { ...files, ...goodSet(pendingAbstention.replace(/^query: .*$/m, 'query: ""')) };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:1:1 error file/unreadable
        This file cannot be read, so it was not judged.
        fix: Give yourself permission to read it, or look after the disk.
        why: touchstone explain file/unreadable
      "
    `);
    expect(await report({ ...blank, "cases/refund-policy-001.yaml": unreadable }))
      .toMatchInlineSnapshot(`
      "cases/parking-001.yaml:4:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query

      cases/refund-policy-001.yaml:1:1 error file/unreadable
        This file cannot be read, so it was not judged.
        fix: Give yourself permission to read it, or look after the disk.
        why: touchstone explain file/unreadable
      "
    `);
  });

  test("rejects an unreadable list of documents, and calls no chunk a stray for it", async () => {
    const path = "corpus-revisions/corpus-2026-09-01/documents.jsonl";
    const found = await findingsOf({ ...goodSet(pendingCase), [path]: unreadable });
    expect(found.map(({ rule, at }) => `${at.file} ${rule}`)).toEqual([`${path} file/unreadable`]);
  });

  test("rejects a folder that may not be listed", async () => {
    const files = { ...goodSet(pendingCase), "cases/locked": { kind: "closed" } as const };
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/locked:1:1 error file/unreadable
        This folder may not be listed, so nothing in it was judged.
        fix: Give yourself permission to read it, or look after the disk.
        why: touchstone explain file/unreadable
      "
    `);
  });

  test("rejects unreadable texts, whose evidence is then unverified and not wrong", async () => {
    const good = goodSet(pendingCase);
    const texts = Object.keys(good).filter((path) => path.startsWith("corpus-revisions/texts/"));
    const files = { ...good, ...Object.fromEntries(texts.map((path) => [path, unreadable])) };
    const [first = ""] = (await report(files)).split("\n");
    expect(first).toMatch(/^corpus-revisions\/texts\/.\.jsonl:1:1 error file\/unreadable$/);
    expect(await report(files)).not.toContain("evidence/");
  });
});
