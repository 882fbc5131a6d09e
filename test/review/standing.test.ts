import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import { standingOf } from "../../src/review/standing.ts";
import { approved, goodSet, pendingCase, withoutFile, type Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const record = "corpus-revisions/corpus-2026-09-01/revision.yaml";
const rewritten = (files: Files): Files => ({
  ...files,
  [record]: (files[record] ?? "").replace("triggers: []", "triggers: [chunking-changed]"),
});
const edited = (text: string): string => text.replace("30 days of purchase.", "60 days.");

async function standing(files: Files): Promise<string> {
  const dataset = await loadDataset(memoryTree(files));
  const [file] = dataset.cases;
  if (file === undefined) throw new Error("No case.");
  const { content, corpus, isCurrent } = standingOf(dataset, file);
  return `${content}, ${corpus}${isCurrent ? ", current" : ""}`;
}

describe("what a decision still says of a case", () => {
  const good = goodSet(approved(pendingCase));
  test.for<readonly [string, Files, string]>([
    ["nothing was touched", good, "as-judged, as-judged, current"],
    ["nobody has decided", goodSet(pendingCase), "undecided, undecided, current"],
    [
      "the status cannot be read",
      goodSet(`${pendingCase}review: {status: fine}\n`),
      "undecided, undecided, current",
    ],
    ["the case was edited", goodSet(edited(approved(pendingCase))), "edited, as-judged, current"],
    [
      "the case was rejected and edited",
      goodSet(edited(approved(pendingCase, { status: "rejected" }))),
      "edited, as-judged, current",
    ],
    [
      "it records no digests",
      goodSet(approved(pendingCase, { digest: undefined, corpus: undefined })),
      "unbound, unbound, current",
    ],
    ["the revision was rewritten", rewritten(good), "as-judged, rewritten, current"],
    ["both were", rewritten(goodSet(edited(approved(pendingCase)))), "edited, unclear, current"],
    ["the revision is gone", withoutFile(good, record), "as-judged, not-recorded, current"],
    [
      "nothing is left but the case",
      { "cases/a.yaml": approved(pendingCase) },
      "as-judged, not-recorded",
    ],
  ])("is told where %s", async ([, files, told]) => {
    expect(await standing(files)).toBe(told);
  });
});
