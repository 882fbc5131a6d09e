import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodExcerpt,
  goodSet,
  pendingAbstention,
  pendingCase,
  shortCase,
} from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const human = "{kind: human, author: avery}";
const generated = (text: string, origin: string): string =>
  edited(text, human, `{kind: synthetic, generator: writer-2, ${origin}}`);
const retired = "retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: No need.}\n";

describe("case/generated-without-excerpt", () => {
  test.for([
    ["a case that a person wrote", goodSet(pendingCase)],
    [
      "a generated case with its excerpt",
      goodSet(generated(pendingCase, `lane: backlog, ${goodExcerpt}`)),
    ],
    [
      "a generated abstention with its excerpt",
      goodSet(generated(pendingAbstention, `lane: exploration, calibrated: false, ${goodExcerpt}`)),
    ],
    [
      "another phrasing, which names its parent instead",
      goodSet(
        pendingAbstention,
        `${generated(pendingAbstention, "lane: phrasing").replace("parking-001", "parking-002").replace("Where can", "Where may")}variantOf: parking-001\n`,
      ),
    ],
    [
      "a rejected case, kept as it is",
      goodSet(`${generated(pendingCase, "lane: backlog")}review: {status: rejected}\n`),
    ],
    ["a retired case", goodSet(generated(pendingCase, "lane: backlog") + retired)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a case without an excerpt", async () => {
    const text = generated(pendingCase, "lane: backlog");
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:54 error case/generated-without-excerpt
        The case was generated, but does not say from which excerpt of the corpus.
        fix: Add a line "excerpt: {chunkIds: […], contentHash: …}" under "origin" with what the generator was given: only whoever ran it can know; if nobody does, reject the case with "touchstone review record refund-policy-001".
        why: touchstone explain case/generated-without-excerpt
      "
    `);
  });

  test("rejects an excerpt of no chunk", async () => {
    const none = goodExcerpt.replace('"refund-policy:12"', "");
    const text = generated(pendingCase, `lane: backlog, ${none}`);
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:83 error case/generated-without-excerpt
        The excerpt that the case was generated from names no chunk.
        fix: Name the chunks that the generator was given.
        why: touchstone explain case/generated-without-excerpt
      "
    `);
  });

  test.for([
    ["a generated abstention", generated(pendingAbstention, "lane: backlog")],
    ["an approved case", approved(generated(pendingCase, "lane: backlog"))],
  ] as const)("rejects %s as well", async ([, text]) => {
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual(["case/generated-without-excerpt"]);
  });

  test("rejects a short case too, beside what fill has still to do", async () => {
    const text = `${shortCase}origin: {kind: synthetic, generator: writer-2, lane: backlog}\n`;
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual([
      "evidence/short-form",
      "case/generated-without-excerpt",
    ]);
  });

  test("a generated case without a chunk id is without evidence, as any other", async () => {
    const text = generated(pendingCase, `lane: backlog, ${goodExcerpt}`);
    const bare = text.replace(/^relevantChunkIds[^]*^corpusRevision/m, "corpusRevision");
    const found = await findingsOf(goodSet(bare));
    expect(found.map(({ rule }) => rule)).toEqual(["case/without-evidence"]);
  });

  test.for([
    ["an excerpt", "excerpt: none"],
    ["a list of chunks", "excerpt: {chunkIds: refund-policy:12}"],
    ["a lane", "lane: backlogs"],
  ] as const)("leaves %s that could not be read to its own finding", async ([, odd]) => {
    const lane = odd.startsWith("lane") ? odd : `lane: backlog, ${odd}`;
    const found = await findingsOf(goodSet(generated(pendingCase, lane)));
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual(["file/off-schema"]);
  });
});
