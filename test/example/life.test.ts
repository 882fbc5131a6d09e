import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../support/command.ts";
import { casesOfOtherTexts } from "../support/drift-figures.ts";
import type { Files } from "../support/good-set.ts";
import {
  decidable,
  fileOf,
  inNovember,
  inSeptember,
  sickPay,
  take,
  takeSentinel,
  zeitkonto,
  type Step,
} from "../support/handbook-decisions.ts";
import {
  casesFirstJudgedUnder,
  casesToday,
  recordHandbook,
  setOfJune,
} from "../support/handbook-life.ts";
import {
  commitAll,
  done,
  expectOnlyChanged,
  exportedIds,
  idsInUse,
  planOf,
} from "../support/life.ts";
import { writeInto } from "../support/temp-folder.ts";

/** What the approval of a case is bound to. */
function digestIn(text: string): string | undefined {
  return /^ {2}digest: (\S+)$/m.exec(text)?.[1];
}

function decidedFiles(
  steps: readonly Step[],
  sentinel: string,
): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...steps.map(({ id }) => [fileOf(id), decidable] as const),
    [fileOf(sentinel), [...decidable, "sentinel"]] as const,
  ]);
}

async function casesIn(folder: string): Promise<Files> {
  return await filesIn(folder, "cases");
}

/** Under a revision the plan asks about just these cases, and the export holds just the others. */
async function expectAsked(folder: string, asked: readonly string[]): Promise<void> {
  const all = idsInUse(await casesIn(folder));
  expect((await planOf(folder)).items.map(({ id }) => id).toSorted()).toEqual(asked.toSorted());
  expect(await exportedIds(folder)).toEqual(all.filter((id) => !asked.includes(id)));
  await done(folder, "check", "--base", "main");
}

/** Makes a recorded revision the current one, as a rollback of the corpus does. */
function makeCurrent(folder: string, revision: string): void {
  writeFileSync(join(folder, "corpus-revisions/current.yaml"), `revision: ${revision}\n`);
}

test("the set of this repository lives from June through September to November", async () => {
  const folder = await setOfJune();
  const inJune = await casesIn(folder);
  await expectAsked(folder, []);

  await recordHandbook(folder, "2026-09");
  await commitAll(folder, "Record September");
  const askedInSeptember = [...inSeptember, sickPay].map(({ id }) => id);
  const otherTexts = casesOfOtherTexts(await filesIn(folder), "corpus-2026-09-01");
  // The page on pensions is new, and the case on them says that there is none.
  expect([...otherTexts, "pension-001"].toSorted()).toEqual(askedInSeptember.toSorted());
  await expectAsked(folder, askedInSeptember);

  await take(folder, inSeptember, "2026-09-03");
  await takeSentinel(folder, sickPay, "2026-09-04");
  expectOnlyChanged([inJune, await casesIn(folder)], decidedFiles(inSeptember, sickPay.id));
  await expectAsked(folder, []);
  await commitAll(folder, "Judge again what September changed");

  // Three of these decisions stand in this repository, and bind the same content.
  for (const id of ["sick-note-001", "meal-allowance-001", "bike-lease-002"]) {
    const now = (await casesIn(folder))[fileOf(id)] ?? "";
    expect(digestIn(now), id).toBe(digestIn(casesToday[fileOf(id)] ?? ""));
  }

  // The judgments of June are in Git, and the current revision can go back to it and forth.
  const shown = await done(folder, "show", "meal-allowance-001@corpus-2026-06-01");
  expect(shown).toContain("42 euros a day.");
  expect(shown).not.toContain("46 euros");
  const inSeptemberFiles = await filesIn(folder);
  makeCurrent(folder, "corpus-2026-06-01");
  const decided = askedInSeptember.filter(
    (id) => !["bike-lease-001", "expense-paper-001"].includes(id),
  );
  await expectAsked(folder, decided);
  makeCurrent(folder, "corpus-2026-09-01");
  expect(await filesIn(folder)).toEqual(inSeptemberFiles);
  await expectAsked(folder, []);

  writeInto(folder, casesFirstJudgedUnder("corpus-2026-09-01"));
  await commitAll(folder, "Judge more cases under September");
  await expectAsked(folder, []);

  await recordHandbook(folder, "2026-11");
  await commitAll(folder, "Record November");
  const inSeptemberCases = await casesIn(folder);
  const asked = [...inNovember, zeitkonto].map(({ id }) => id);
  const cut = casesOfOtherTexts(await filesIn(folder), "corpus-2026-11-01");
  // A page of no family was edited, which may answer a refusal that names no family.
  expect([...cut, "canteen-001"].toSorted()).toEqual(asked.toSorted());
  await expectAsked(folder, asked);
  await take(folder, inNovember, "2026-11-03");
  await takeSentinel(folder, zeitkonto, "2026-11-04");
  expectOnlyChanged(
    [inSeptemberCases, await casesIn(folder)],
    decidedFiles(inNovember, zeitkonto.id),
  );
  await expectAsked(folder, []);
  await commitAll(folder, "Judge again what was cut in November");
  expect(await done(folder, "show", "hotel-limit-001@corpus-2026-06-01")).toContain("210 euros");
}, 120_000);
