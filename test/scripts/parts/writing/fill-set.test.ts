import { expect, test } from "vitest";
import { planForSet } from "../../../../scripts/parts/writing/fill-set.ts";
import { workingTree } from "../../../../src/git/working-tree.ts";
import { loadDataset } from "../../../../src/load/dataset.ts";
import { goodSet } from "../../../support/good-set.ts";
import { tempFolder, writeInto } from "../../../support/temp-folder.ts";

const path = "cases/refund-policy-001.yaml";
const short = `\ufeffid: refund-policy-001
kind: answerable
query: When can a customer request a refund?
expectedAnswer: A customer can ask for a refund within 30 days of purchase.
evidence: [{document: refund-policy, quote: within 30 days of purchase}]
`;

async function planAfter(edit: (text: string) => string): Promise<readonly string[]> {
  const folder = tempFolder({ ...goodSet(), [path]: short });
  const dataset = await loadDataset(workingTree(folder), { texts: "current" });
  writeInto(folder, { [path]: edit(short) });
  const plan = await planForSet(folder, dataset, { cases: dataset.cases, author: "avery" });
  return [
    ...(plan?.filled ?? []).map((one) => `${one.path} filled`),
    ...(plan?.refused ?? []).map(({ at, message }) => `${at.file}: ${message}`),
  ];
}

test("a case that somebody edits while its set is read is not filled with what it said before", async () => {
  const plan = await planAfter((text) => text.replace("within 30 days of", "after"));
  expect(plan).toEqual([`${path}: The file changed while it was being read.`]);
});

test("a case that got a remark meanwhile is filled", async () => {
  expect(await planAfter((text) => `${text}# A remark.\n`)).toEqual([`${path} filled`]);
});
