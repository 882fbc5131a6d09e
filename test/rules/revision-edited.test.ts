import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase, revisionId, type Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const before = goodSet(approved(pendingCase));
const folder = `corpus-revisions/${revisionId}`;
const record = `${folder}/revision.yaml`;
const withRecord = (from: string, to: string): Files => ({
  ...before,
  [record]: edited(before[record] ?? "", from, to),
});
const chunks = before[`${folder}/chunks.jsonl`] ?? "";
const [one = "", two = ""] = chunks.split(/(?<=\n)/);

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("revision/edited", () => {
  test.for([
    ["a revision as it was", before],
    ["a remark", withRecord("triggers: []", "triggers: [] # none")],
    ["other quotes", withRecord('version: "1"', "version: '1'")],
    [
      "line ends of Windows",
      { ...before, [record]: (before[record] ?? "").replaceAll("\n", "\r\n") },
    ],
  ] as const)("accepts %s", async ([, now]) => {
    expect(await report(now, before)).toBe("");
  });

  test("accepts the same records in shards", async () => {
    const { [`${folder}/chunks.jsonl`]: _, ...others } = before;
    const now = { ...others, [`${folder}/chunks-0.jsonl`]: one, [`${folder}/chunks-1.jsonl`]: two };
    expect(await report(now, before)).toBe("");
  });

  test("accepts withdrawn texts and a pointer that moved", async () => {
    const now = { ...goodSet(), "corpus-revisions/texts/2.jsonl": "" };
    expect(await report(now, goodSet())).toBe("");
  });

  test("rejects a record that says something else, once however many cases rest on it", async () => {
    const now = withRecord("name: by-heading", "name: by-page");
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:1:1 error revision/edited
        Corpus revision "corpus-2026-09-01" was edited after it was recorded, and what was judged under it was judged under something else.
        fix: Bring it back with "git checkout main -- corpus-revisions/corpus-2026-09-01", and record a changed corpus under a new name with "touchstone corpus snapshot".
        why: touchstone explain revision/edited
      "
    `);
  });

  test("rejects records and manifests that were written anew, once as well", async () => {
    const documents = `${folder}/documents.jsonl`;
    const then = before[documents] ?? "";
    const moved = edited(then, "example.test/refunds", "example.test/moved");
    const now = { ...withRecord(hashOf(then), hashOf(moved)), [documents]: moved };
    expect((await findingsOf(now, before)).map(({ rule }) => rule)).toEqual(["revision/edited"]);
  });

  test("rejects it where every case was approved anew, too", async () => {
    const then = goodSet();
    const now = {
      ...then,
      [record]: edited(then[record] ?? "", "name: by-heading", "name: by-page"),
    };
    expect((await findingsOf(now, then)).map(({ rule }) => rule)).toEqual(["revision/edited"]);
  });

  test.for([
    [
      "chunks that the record does not fit",
      { ...before, [`${folder}/chunks.jsonl`]: one },
      "revision/altered",
    ],
    ["a record that cannot be read", { ...before, [record]: "id: [" }, "file/not-yaml"],
  ] as const)("leaves %s to its own finding", async ([, now, rule]) => {
    const rules = (await findingsOf(now, before)).map((finding) => finding.rule);
    expect(rules).toContain(rule);
    expect(rules).not.toContain("revision/edited");
  });

  test("leaves a rewriting that the earlier state has too to its cases", async () => {
    const both = withRecord("name: by-heading", "name: by-page");
    const rules = (await findingsOf(both, both)).map(({ rule }) => rule);
    expect(rules).toEqual(["revision/rewritten"]);
  });
});
