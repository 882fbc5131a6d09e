import { describe, expect, test } from "vitest";
import { exportedSet } from "../../../src/exporting/exported-set.ts";
import { recordOf } from "../../../src/exporting/shapes/holdings.ts";
import { metadata } from "../../../src/exporting/shapes/metadata.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { folderWith, runIn } from "../../support/command.ts";
import { approved } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../../support/split-set.ts";

const cases = [
  approved(candidateOn("refund-001", ["refund-policy"])),
  approved(candidateOn("rail-001", ["travel-policy"])),
  approved(refusal("poem-001", "families: [travel]")),
];
const claim = "family, minimumTestComponents: 1";
const files = splitSet({ claim, families: [refunds, travel] }, ...cases);

describe("results that keep what a record says of its case", () => {
  test.for([
    ["ragas", "single-turn.jsonl", "metadata.case_id"],
    ["deepeval", "goldens.json", "additional_metadata.case_id"],
    ["promptfoo", "tests.yaml", "metadata.case_id"],
    ["beir", "queries.jsonl", "_id"],
  ])("are held against the set: %s", async ([shape = "", path = "", field = ""]) => {
    const folder = await folderWith(files);
    const { code, err } = await runIn(folder, "export", "--shape", shape, "--out", "out/");
    expect([code, err.split("\n").find((line) => line.includes("Error"))]).toEqual([0, undefined]);
    const check = await runIn(folder, "inventory", "check", `out/${path}`, "--format", "json");
    expect(JSON.parse(check.out)).toMatchObject({
      verdict: "exact",
      expected: 3,
      present: 3,
      otherwise: [],
    });
    expect((await runIn(folder, "inventory", "check", `out/${path}`)).out).toContain(`"${field}"`);
  });

  test("are refused where they are of another set", async () => {
    const folder = await folderWith(files);
    await runIn(folder, "export", "--shape", "ragas", "--split", "test", "--out", "out/");
    const { code, out } = await runIn(folder, "inventory", "check", "out/single-turn.jsonl");
    expect([code, out]).toMatchObject([1, expect.stringContaining("another set")]);
  });
});

test("a case that people have learned from says that it confirms nothing", async () => {
  const rest = [
    `exposures: [{families: [travel], by: avery, at: "2026-09-03T09:00:00Z", run: run-1, learned: The prompt.}]`,
  ];
  const spent = splitSet({ claim, families: [refunds, travel], rest }, ...cases);
  const set = exportedSet(await loadDataset(memoryTree(spent)), { purpose: "evaluation" });
  if ("refusal" in set) throw new Error(set.refusal);
  const labels = set.cases.map((one) => {
    const { id, holdout } = metadata({ at: "about" });
    return recordOf(one, { id, holdout } as Parameters<typeof recordOf>[1])["about"];
  });
  expect(labels).toEqual([
    { case_id: "poem-001", holdout: "spent", label: "not confirmation" },
    { case_id: "rail-001", holdout: "spent", label: "not confirmation" },
    { case_id: "refund-001" },
  ]);
});
