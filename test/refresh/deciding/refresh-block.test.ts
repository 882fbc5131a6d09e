import { expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import type { Refresh } from "../../../src/model/generated/case.ts";
import { refreshBlock } from "../../../src/refresh/deciding/refresh-block.ts";
import { targetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { approved, goodSet, pendingCase, revisionId } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";

/** The block of a later decision about a case with this earlier one. */
async function decidedAfter(earlier: string): Promise<Refresh> {
  const set = goodSet(`${approved(pendingCase)}refresh: ${earlier}\n`);
  const dataset = await loadDataset(memoryTree(set));
  const [file] = dataset.cases;
  const target = targetRevision(dataset, revisionId, dataset.texts);
  if (file === undefined || "refused" in target) throw new Error("The set cannot be read.");
  return refreshBlock(file, {
    outcome: "confirmed",
    by: "noor",
    at: "2026-11-03T09:00:00Z",
    reason: "It holds.",
    from: revisionId,
    reasons: ["chunk-edited"],
    target,
    via: "local",
  }).block;
}

test("a later decision keeps the observations that were decided about", async () => {
  const decided = `{from: ${revisionId}, to: ${revisionId}, reasons: [query-pattern-observed], observations: [seen], outcome: confirmed, by: sam, at: 2026-10-01T09:00:00Z, reason: So.}`;
  expect(await decidedAfter(decided)).toMatchObject({
    reasons: ["chunk-edited"],
    observations: ["seen"],
    by: "noor",
  });
});

test("a decision at a desk has no proof, whatever an earlier one or a request had", async () => {
  const proof = `proof: {pullRequest: 7, review: 8, reviewerId: 9, commit: ${"a".repeat(40)}}`;
  const request = `{from: ${revisionId}, to: ${revisionId}, reasons: [chunk-edited], ${proof}}`;
  expect(Object.keys(await decidedAfter(request))).not.toContain("proof");
});

test("a decision keeps the observations of its request, and has none where nobody observed anything", async () => {
  const request = `{from: ${revisionId}, to: ${revisionId}, reasons: [query-pattern-observed], observations: [seen]}`;
  expect(await decidedAfter(request)).toMatchObject({
    reasons: ["chunk-edited", "query-pattern-observed"],
    observations: ["seen"],
  });
  const without = `{from: ${revisionId}, to: ${revisionId}, reasons: [chunk-edited]}`;
  expect(Object.keys(await decidedAfter(without))).not.toContain("observations");
});
