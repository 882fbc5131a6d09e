import { describe, expect, test } from "vitest";
import { exportedSet } from "../../src/exporting/exported-set.ts";
import { jsonl } from "../../src/exporting/jsonl.ts";
import { asFields } from "../support/fields.ts";
import { dataset } from "../example/example-set.ts";

const set = exportedSet(dataset, { purpose: "evaluation" });
if ("refusal" in set) throw new Error(set.refusal);
const { files, losses } = jsonl.write(set, dataset);
const text = files[0]?.text ?? "";
const lines = (typeof text === "string" ? [text] : [...text]).map((line) =>
  asFields(JSON.parse(line)),
);

/** Where a record has what the contract calls otherwise. */
const held: Readonly<Record<string, string>> = {
  relevantChunkIds: "evidence",
  provenance: "evidence",
  corpusRevision: "judgedUnder",
  distractorChunkIds: "distractors",
};

describe("the set's own shape", () => {
  test("has each field of each case of the handbook, or tells that it is lost", () => {
    const lost = new Map(losses.map(({ field, cases }) => [field, new Set<string>(cases)]));
    const unknown = set.cases.flatMap(({ case: golden }, index) =>
      Object.keys(golden)
        .filter(
          (field) => field !== "sentinel" && lines[index]?.[held[field] ?? field] === undefined,
        )
        .filter((field) => lost.get(field)?.has(golden.id) !== true)
        .map((field) => `${golden.id} ${field}`),
    );
    expect(unknown).toEqual([]);
  });

  test("has each piece of evidence as the case has it, with its text", () => {
    for (const [index, { case: golden }] of set.cases.entries()) {
      const evidence = (lines[index]?.["evidence"] ?? []) as object[];
      expect(evidence).toMatchObject(golden.kind === "abstention" ? [] : (golden.provenance ?? []));
      expect(evidence.filter((one) => !("text" in one))).toEqual([]);
    }
  });

  test("tells of no loss that no case has", () => {
    const ids = new Set<string>(set.cases.map(({ case: { id } }) => id));
    const told = losses.filter(({ field }) => !field.startsWith("families.yaml"));
    expect(told.map(({ field }) => field)).toEqual([
      "origin",
      "review",
      "refresh",
      "sentinel.reviews",
      "sentinel.resolution",
    ]);
    expect(told.flatMap(({ cases }) => cases.filter((id) => !ids.has(id)))).toEqual([]);
  });
});
