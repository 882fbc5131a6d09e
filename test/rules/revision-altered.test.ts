import { describe, expect, test } from "vitest";
import { makeSnapshot, type SourceChunk } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { edited } from "../support/edited.ts";
import {
  goodExcerpt,
  goodSet,
  goodSnapshot,
  pendingCase,
  secondRevision,
  type Files,
} from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { pendingSentinel } from "../support/sentinels.ts";

const folder = "corpus-revisions/corpus-2026-09-01";
const changed = (name: string, from: string, to: string): Files => {
  const files = goodSet(pendingCase);
  const path = `${folder}/${name}`;
  return { ...files, [path]: edited(files[path] ?? "", from, to) };
};
/** A chunk of a document that no line of documents.jsonl lists. */
const stray = (name: string): SourceChunk => ({
  id: name as ChunkId,
  documentId: "nowhere" as DocumentId,
  text: name,
});
const strayChunks = (): Files => {
  const { id, createdAt, chunking, triggers, texts } = goodSnapshot().record;
  const settings = { id, createdAt, chunking, triggers, texts };
  return Object.fromEntries(makeSnapshot(settings, [], [stray("a"), stray("b")]).files);
};

describe("revision/altered", () => {
  test.for([["two revisions", { ...goodSet(pendingCase), ...secondRevision() }]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test.for([
    ["documents.jsonl", '"v4"', '"v5"'],
    ["documents.jsonl", "example.test/refunds", "example.test/moved"],
    ["chunks.jsonl", "refund-policy:12", "refund-policy:13"],
  ] as const)(
    "is the only finding where cases rest on what was changed: %s, %s",
    async ([name, from, to]) => {
      const generated = edited(
        pendingCase,
        "{kind: human, author: avery}",
        `{kind: synthetic, lane: backlog, generator: writer-2, ${goodExcerpt}}`,
      );
      for (const text of [pendingCase, generated, pendingSentinel]) {
        const found = await findingsOf({
          ...changed(name, from, to),
          "cases/refund-policy-001.yaml": text,
        });
        expect(found.map(({ rule }) => rule)).toEqual(["revision/altered"]);
      }
    },
  );

  test("rejects documents that were changed", async () => {
    expect(await report(changed("documents.jsonl", '"v2"', '"v3"'))).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:11:11 error revision/altered
        The documents were changed after they were recorded: the recorded hash no longer fits.
        see: corpus-revisions/corpus-2026-09-01/documents.jsonl:1:1
        fix: Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".
        why: touchstone explain revision/altered
      "
    `);
  });

  test("rejects chunks that were changed", async () => {
    expect(await report(changed("chunks.jsonl", "travel-policy:3", "travel-policy:4")))
      .toMatchInlineSnapshot(`
        "corpus-revisions/corpus-2026-09-01/revision.yaml:14:11 error revision/altered
          The chunks were changed after they were recorded: the recorded hash no longer fits.
          see: corpus-revisions/corpus-2026-09-01/chunks.jsonl:1:1
          fix: Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".
          why: touchstone explain revision/altered
        "
      `);
  });

  test("rejects another count", async () => {
    expect(await report(changed("revision.yaml", "chunks:\n  count: 2", "chunks:\n  count: 3")))
      .toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:13:10 error revision/altered
        The revision records 3 chunks, but holds 2.
        see: corpus-revisions/corpus-2026-09-01/chunks.jsonl:1:1
        fix: Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".
        why: touchstone explain revision/altered
      "
    `);
  });

  test("rejects another name", async () => {
    expect(await report(changed("revision.yaml", "id: corpus-2026-09-01", "id: corpus-2026-09-02")))
      .toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:1:5 error revision/altered
        The revision's id is "corpus-2026-09-02", but its folder is named "corpus-2026-09-01".
        fix: Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".
        why: touchstone explain revision/altered
      "
    `);
  });

  test("rejects chunks of a document that is not listed", async () => {
    expect(await report({ ...goodSet(), ...strayChunks() })).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:13:3 error revision/altered
        Chunk "a" belongs to document "nowhere", which the revision does not list; it is one of 2 such chunks.
        see: corpus-revisions/corpus-2026-09-01/chunks.jsonl:1:1, corpus-revisions/corpus-2026-09-01/documents.jsonl:1:1
        fix: Restore the revision's files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".
        why: touchstone explain revision/altered
      "
    `);
  });

  test("tells line ends that Git changed from an edit", async () => {
    const files = goodSet(pendingCase);
    const path = `${folder}/chunks.jsonl`;
    const found = await report({ ...files, [path]: (files[path] ?? "").replaceAll("\n", "\r\n") });
    expect(found).toContain("error revision/altered");
    expect(found).toContain(
      'fix: Git changed the line ends: add a .gitattributes file with the line "corpus-revisions/** -text", then check these files out again.',
    );
  });
});
