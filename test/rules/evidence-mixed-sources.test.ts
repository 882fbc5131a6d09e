import { describe, expect, test } from "vitest";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { revisionId, type Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const text = "Refunds. A customer can ask for a refund within 30 days of purchase.";

/** A set with one case for each source, and some more lines in the one case that is asked for. */
function setOf(sources: readonly string[], more: Readonly<Record<number, string>> = {}): Files {
  const ids = sources.map((uri, index) => [uri, `d${index}`, `c${index}`] as const);
  const snapshot = makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    ids.map(([uri, document]) => ({ id: document as DocumentId, uri, revision: "v1" })),
    ids.map(([, document, chunk]) => ({
      id: chunk as ChunkId,
      documentId: document as DocumentId,
      text,
    })),
  );
  const cases = ids.map(([uri, document, chunk], index) => [
    `cases/case-${index}.yaml`,
    `id: case-${index}
kind: answerable
query: Question ${index}?
expectedAnswer: Answer.
relevantChunkIds: [${chunk}]
provenance:
  - chunkId: ${chunk}
    documentId: ${document}
    sourceUri: ${JSON.stringify(uri)}
    sourceRevision: v1
    contentHash: ${contentHash(text)}
corpusRevision: ${revisionId}
origin: {kind: human, author: avery}
${more[index] ?? ""}`,
  ]);
  const shard = `corpus-revisions/texts/${contentHash(text).charAt("sha256:".length)}.jsonl`;
  return {
    ...Object.fromEntries(snapshot.files),
    [shard]: `${JSON.stringify({ hash: contentHash(text), text })}\n`,
    ...(Object.fromEntries(cases) as Files),
  };
}

const address = "https://docs.example.test/refunds";

describe("evidence/mixed-sources", () => {
  test.for([
    ["a set without evidence", setOf([])],
    ["addresses of any scheme", setOf([address, "s3://bucket/a b.pdf", "sharepoint:HR/leave"])],
    ["paths and names", setOf(["docs/refunds.md", "refunds", "C:\\docs\\a.txt", "HR leave.pdf"])],
    ["free text", setOf(["the refund policy", "Note: page 4"])],
    [
      "another form in a rejected case",
      setOf([address, "refunds"], { 1: "review: {status: rejected}\n" }),
    ],
    [
      "another form in a retired case",
      setOf([address, "refunds"], {
        1: "retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: No need.}\n",
      }),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("warns once of a form, at its first use, and names the others", async () => {
    const sources = [address, "refunds.md", `${address}/eu`, `${address}/us`, "travel.md"];
    expect(await report(setOf(sources))).toMatchInlineSnapshot(`
      "cases/case-1.yaml:9:16 warning evidence/mixed-sources
        Of the 5 sources that this set cites, 2 are named by a path or a name, such as "refunds.md", and 3 by an address, such as "https://docs.example.test/refunds".
        see: cases/case-4.yaml:9:16
        fix: Nothing to edit now: choose one form, let the next "touchstone corpus snapshot" record it as the "uri" of these documents, and have their cases judged under that revision.
        why: touchstone explain evidence/mixed-sources
      "
    `);
  });

  test("warns of each form that is not the usual one", async () => {
    expect(await report(setOf(["refunds.md", "the refund policy", address, "a.md"])))
      .toMatchInlineSnapshot(`
        "cases/case-1.yaml:9:16 warning evidence/mixed-sources
          Of the 4 sources that this set cites, 1 is named by free text, such as "the refund policy", and 2 by a path or a name, such as "refunds.md".
          fix: Nothing to edit now: choose one form, let the next "touchstone corpus snapshot" record it as the "uri" of these documents, and have their cases judged under that revision.
          why: touchstone explain evidence/mixed-sources

        cases/case-2.yaml:9:16 warning evidence/mixed-sources
          Of the 4 sources that this set cites, 1 is named by an address, such as "https://docs.example.test/refunds", and 2 by a path or a name, such as "refunds.md".
          fix: Nothing to edit now: choose one form, let the next "touchstone corpus snapshot" record it as the "uri" of these documents, and have their cases judged under that revision.
          why: touchstone explain evidence/mixed-sources
        "
      `);
  });

  test("names ten other places at most", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `refunds-${index}.md`);
    const addresses = names.map((name) => `https://docs.example.test/${name}`);
    const [found] = await findingsOf(setOf([...names, ...addresses, address]));
    expect(found?.related).toHaveLength(10);
  });

  test("leaves a blank source to its own finding", async () => {
    const found = await findingsOf(setOf([address, " "]));
    expect(found.map(({ rule }) => rule)).toEqual(["evidence/blank-provenance"]);
  });
});
