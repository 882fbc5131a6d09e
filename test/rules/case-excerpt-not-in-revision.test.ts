import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { edited } from "../support/edited.ts";
import { goodExcerpt, goodSet, pendingCase, travelText } from "../support/good-set.ts";
import { earlierRevision } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const generated = (excerpt: string): string =>
  edited(
    pendingCase,
    "{kind: human, author: avery}",
    `{kind: synthetic, lane: backlog, generator: writer-2, ${excerpt}}`,
  );
const ofChunks = (chunks: string): string => edited(goodExcerpt, '"refund-policy:12"', chunks);
const refreshed =
  "refresh: {from: corpus-2026-08-01, to: corpus-2026-09-01, reasons: [chunk-moved], outcome: confirmed, by: jordan, at: 2026-09-02T09:00:00Z, reason: Same fact., previous: sha256:56672b4c9344c172b7d5385ebf21af9c5b6f77290332920b0737615383425f64}\n";

describe("case/excerpt-not-in-revision", () => {
  test.for([
    ["an excerpt of one chunk with its hash", goodSet(generated(goodExcerpt))],
    [
      "an excerpt of several chunks, whatever its hash",
      goodSet(generated(ofChunks('"refund-policy:12", "travel-policy:3"'))),
    ],
    [
      "an excerpt of an earlier revision after a refresh",
      { ...goodSet(generated(ofChunks('"refund-policy:7"')) + refreshed), ...earlierRevision() },
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a chunk that the revision does not hold", async () => {
    const text = generated(ofChunks('"refund-policy:12", "refund-policy:21"'));
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:104 error case/excerpt-not-in-revision
        The case was generated from chunk "refund-policy:21", which is not in corpus revision "corpus-2026-09-01".
        fix: Name the chunk of that revision that the generator was given, or the revision that holds this one.
        why: touchstone explain case/excerpt-not-in-revision
      "
    `);
  });

  test("rejects the hash of another text than the chunk's", async () => {
    const excerpt = goodExcerpt.replace(/sha256:\w+/, contentHash(travelText));
    expect(await report(goodSet(generated(excerpt)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:118 error case/excerpt-not-in-revision
        The excerpt names chunk "refund-policy:12", but carries the hash of chunk "travel-policy:3".
        fix: If the generator was given "refund-policy:12", write its hash: sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f; if another chunk, name that one; if nobody knows, reject the case with "touchstone review record refund-policy-001".
        why: touchstone explain case/excerpt-not-in-revision
      "
    `);
  });

  test("says nothing of a revision that is not recorded, and of a chunk or hash that could not be read", async () => {
    const texts = [
      edited(generated(ofChunks('"refund-policy:21"')), ": corpus-2026-09-01", ": corpus-2026"),
      generated(ofChunks("7")),
      generated(goodExcerpt.replace(/sha256:\w+/, "none")),
    ];
    const found = await Promise.all(texts.map(async (text) => await findingsOf(goodSet(text))));
    expect(found.map((findings) => findings.map(({ rule }) => rule))).toEqual([
      ["revision/unknown"],
      ["file/off-schema"],
      ["file/off-schema"],
    ]);
  });
});
