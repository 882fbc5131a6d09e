import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportShape } from "../../src/load/generated/export-shape.js";
import { sha256 } from "../../src/model/hash.ts";
import { runIn } from "../support/command.ts";
import { approveAll, broughtIn, splitByComponents } from "../support/public-set.ts";

/** Exports a set and holds the files against each other; gives what was told. */
async function exported(folder: string): Promise<string> {
  const { code, err } = await runIn(folder, "export", "--out", "out", "--losses", "losses.json");
  expect(code, err).toBe(0);
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const lines = read("out/cases.jsonl");
  const manifest: unknown = JSON.parse(read("out/manifest.json"));
  exportShape(manifest);
  expect(exportShape.errors ?? []).toEqual([]);
  expect(manifest).toMatchObject({
    files: [{ path: "cases.jsonl", bytes: Buffer.byteLength(lines), sha256: sha256(lines) }],
  });
  const again = await runIn(folder, "export", "--out", "again");
  expect([again.code, read("again/cases.jsonl"), read("again/manifest.json")]).toEqual([
    0,
    lines,
    read("out/manifest.json"),
  ]);
  const check = await runIn(folder, "inventory", "check", "out/cases.jsonl");
  expect([check.code, check.out.trimEnd().split("\n").at(-1)]).toEqual([
    0,
    expect.stringMatching(/exact\.$/),
  ]);
  const tuning = await runIn(folder, "export", "--for", "tuning");
  expect([tuning.code, tuning.out.includes('"split":"test"')]).toEqual([0, false]);
  return err;
}

test("the set on Anthropic's documentation goes out", async () => {
  const folder = await broughtIn("docs", {
    "anthropic_docs.json": "anthropic-docs-rag/rev-3/anthropic_docs.json",
    "docs_evaluation_dataset.json": "anthropic-docs-rag/rev-3/docs_evaluation_dataset.json",
  });
  await approveAll(folder);
  await splitByComponents(folder);
  expect(await exported(folder)).toMatchInlineSnapshot(`
    "  set        100 cases (38 families, 11 components) for evaluation
      split      dev 65 questions (24 families, 1 component); test 35 questions (14 families, 10 components)
      claim      Held out: 14 families in 10 components with 35 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.
      corpus     corpus-2025-09-17: 100 current, 0 carried
      digest     sha256:59baaec3bdbbc331bbeac1950024eccea3d4be4aea31cade86340f4e51adefe0
      written    out/cases.jsonl
                 out/manifest.json
    Losses:
      origin and review, in 100 cases each, dropped: no evaluation needs it; the digest leads to the file that has it
        first: 012db0c7
      families.yaml grouping and families.yaml families, of the set each, dropped: each case has the families, the component and the side that follow from it; --shape manifest has it whole
    Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
    "
  `);
}, 60_000);

test("the set on Azure's benefits has no split to be scored, and settings can be chosen on it", async () => {
  const azure = "azure-contoso-benefits";
  const folder = await broughtIn("benefits", {
    "ground_truth.jsonl": `${azure}/ground_truth.jsonl`,
    pages: `${azure}/rev-1`,
  });
  await approveAll(folder);
  const scored = await runIn(folder, "export");
  expect([scored.code, scored.err]).toMatchInlineSnapshot(`
    [
      1,
      "This set is not split yet, so no score may be claimed and nothing was exported. To choose settings on it: --for tuning. To split it: touchstone families --help
    ",
    ]
  `);
  const { code, out, err } = await runIn(folder, "export", "--for", "tuning");
  expect([code, out.trimEnd().split("\n").length, err]).toMatchInlineSnapshot(`
    [
      0,
      50,
      "  set        50 cases of no family for tuning
      split      not split yet, no score may be claimed
      corpus     corpus-2025-09-24: 50 current, 0 carried
      digest     sha256:2dc8d145673f20807b17a6527045807a0455704151dadbe868e9777474fa2d51
    Losses:
      notes, origin and review, in 50 cases each, dropped: no evaluation needs it; the digest leads to the file that has it
        first: benefits-can-you-explain-the-eligibility-criteria-06fdc027
    Not compared with an earlier state. The set lies in no Git repository. 36 rules that compare did not run ("touchstone rules" marks them). To guard what was approved, run "git init", commit the set and check with --base HEAD.
    ",
    ]
  `);
}, 60_000);
