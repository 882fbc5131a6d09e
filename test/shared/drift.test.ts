import { readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { driftFigures } from "../support/drift-figures.ts";
import { recordHandbook, setOfJune } from "../support/handbook-life.ts";
import { anthropic, azure, judgedUnder, recordState } from "../support/handed-sets.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";
import { tempFolder } from "../support/temp-folder.ts";

const page = "docs/guides/drift.md";

/** A set that was judged under one state and has another as its current one. */
const histories = [
  ["Anthropic, a new host", async () => await drifted(anthropic, 1, 2)],
  ["Anthropic, a day of edits", async () => await drifted(anthropic, 2, 3)],
  ["Anthropic, both at once", async () => await drifted(anthropic, 1, 3)],
  [
    "Azure, another company name, 50 questions",
    async () => await drifted(azure("ground_truth.jsonl"), 1, 2),
  ],
  [
    "Azure, the same, all questions",
    async () => await drifted(azure("ground_truth_250.jsonl"), 1, 2),
  ],
  ["Handbook, June to September", handbookOfSeptember],
  ["Handbook, until November, cut anew", ownSet],
  ["Handbook, the same, with the usual policy", ownSetAsUsual],
] as const;

async function drifted(
  set: Parameters<typeof judgedUnder>[0],
  from: number,
  to: number,
): Promise<string> {
  const folder = await judgedUnder(set, from);
  await recordState(folder, set, to);
  return folder;
}

async function handbookOfSeptember(): Promise<string> {
  const folder = await setOfJune();
  await recordHandbook(folder, "2026-09");
  return folder;
}

/** The set of this repository as it stands. */
async function ownSet(): Promise<string> {
  const folder = tempFolder();
  for (const part of ["cases", "corpus-revisions", "families.yaml", ".github/touchstone.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  return folder;
}

/** The same where the policy does not say that a new chunking asks only about what was cut. */
async function ownSetAsUsual(): Promise<string> {
  const folder = await ownSet();
  writeFileSync(join(folder, ".github/touchstone.yaml"), "reviewers: [jordan, noor, sam]\n");
  return folder;
}

async function tableOfHistories(): Promise<string> {
  const head = [
    "history",
    "cases",
    "all ids survive",
    "cite what changed",
    "carried",
    "only moved",
    "to read",
  ];
  const rows: (readonly string[])[] = [];
  const verdicts = new Set<string>();
  for (const [name, made] of histories) {
    const figures = await driftFigures(await made());
    const { cases, idsSurvive, citeChanged, carried, onlyMoved, toRead } = figures;
    for (const verdict of figures.verdicts) verdicts.add(verdict);
    expect(carried + onlyMoved + toRead, name).toBe(cases);
    const counts = [cases, idsSurvive, citeChanged, carried, onlyMoved, toRead];
    rows.push([name, ...counts.map(String)]);
  }
  // The page says that no other verdict occurred.
  expect([...verdicts].toSorted()).toEqual(["edited", "gone", "merged", "moved", "same", "split"]);
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** A table however wide its columns are. */
const bare = (table: string): string => table.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");

// To write the real figures into the page, run this test with UPDATE_GUIDE=1, then oxfmt.
test("docs/guides/drift.md tells what each history asks", async () => {
  const text = readFileSync(page, "utf8");
  const between = /(<!-- histories -->\n).*?(<!-- end -->)/s;
  expect(text).toMatch(between);
  const table = await tableOfHistories();
  const real = text.replace(
    between,
    (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
  );
  if (process.env["UPDATE_GUIDE"] !== undefined) writeFileSync(page, real);
  expect(bare(text)).toBe(bare(real));
}, 300_000);

test("every command of the guide to drift prints what the guide shows", async () => {
  const docs = await judgedUnder(anthropic, 1);
  const benefits = await judgedUnder(azure("ground_truth.jsonl"), 1);
  for (const folder of [docs, benefits]) {
    await cp(resolve("docs/mappings"), folder, { recursive: true });
  }
  for (const [folder, set] of [
    [docs, anthropic],
    [benefits, azure("ground_truth.jsonl")],
  ] as const) {
    for (const [at] of set.days.entries()) {
      for (const file of set.dump(at + 1)) {
        await cp(file, join(folder, `state-${at + 1}`, file.slice(file.lastIndexOf("/") + 1)));
      }
    }
  }
  await expectGuideToBeReal(page, { docs, benefits, handbook: await setOfJune() });
}, 300_000);
