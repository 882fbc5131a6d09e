import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { PastFile, Tree } from "../../src/model/tree.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

const corpus = { chunks: { "a:1": "Thirty days." } };
const path = "cases/days.yaml";
const approved = judgedCase("days", { under: "one", corpus, chunks: ["a:1"] });
const edited = approved.replace("This of", "That of");
const files = { ...twoCorpora(corpus, corpus), [path]: edited };

/** A tree with earlier versions of its files, the newest first; counts those that were asked for. */
function treeWithPast(texts: readonly (readonly [path: string, text: string])[]): {
  readonly tree: Tree;
  readonly told: () => number;
} {
  let told = 0;
  const past = async function* (): AsyncGenerator<PastFile> {
    for (const [at, text] of texts) {
      told++;
      yield await Promise.resolve({ path: at, bytes: new TextEncoder().encode(text) });
    }
  };
  return { tree: { ...memoryTree(files), past }, told: () => told };
}

describe("what was approved of a case that somebody edited since", () => {
  test("is the version that its approval is bound to, with the review of today's file", async () => {
    const other = approved.replace("This of", "Something of");
    const { tree, told } = treeWithPast([
      [path, other],
      ["cases/leave/days.yaml", approved.replace("reviewedBy: jordan", "reviewedBy: sam")],
      [path, "id: ["],
    ]);
    const dataset = await loadDataset(tree);
    const found = dataset.approved.get(path);
    expect(found?.case.expectedAnswer).toBe("This of days.");
    expect(found?.case.review).toEqual(dataset.cases[0]?.case.review);
    expect(found?.path).toBe(path);
    // Nothing older is read than what was found.
    expect(told()).toBe(2);
  });

  test("is taken from the state that a check compares with, without a history", async () => {
    const base = { name: "main", tree: memoryTree({ [path]: approved }) };
    const { tree, told } = treeWithPast([[path, approved]]);
    const dataset = await loadDataset(tree, { base });
    expect(dataset.approved.get(path)?.digest).toBe(dataset.cases[0]?.case.review?.digest);
    expect(told()).toBe(0);
  });

  test("is not known where no version has that digest", async () => {
    const { tree } = treeWithPast([[path, edited]]);
    expect((await loadDataset(tree)).approved).toEqual(new Map());
  });

  test("is not looked for where nobody edited a case", async () => {
    const { tree, told } = treeWithPast([[path, approved]]);
    const untouched = { ...tree, ...memoryTree({ ...files, [path]: approved }) };
    expect((await loadDataset({ ...untouched, past: tree.past })).approved.size).toBe(0);
    expect(told()).toBe(0);
  });
});
