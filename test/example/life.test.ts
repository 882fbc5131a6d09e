import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../support/command.ts";
import { decide, type Said } from "../support/decisions.ts";
import { casesOfOtherTexts } from "../support/drift-figures.ts";
import type { Files } from "../support/good-set.ts";
import {
  casesFirstJudgedUnder,
  casesToday,
  recordHandbook,
  setOfJune,
} from "../support/handbook-life.ts";
import { commitAll, done, expectOnlyChanged, exportedIds, planOf } from "../support/life.ts";
import { writeInto } from "../support/temp-folder.ts";

/** What one person does about one case: edits of its file, if any, and then a decision. */
interface Step extends Omit<Said, "at"> {
  readonly id: string;
  readonly edits?: readonly (readonly [string, string])[];
}

const inSeptember: readonly Step[] = [
  {
    id: "sick-note-001",
    words: ["--moved"],
    by: "sam",
    reason: "The section moved to the page on sick leave word for word.",
  },
  {
    id: "sick-child-001",
    words: ["--moved"],
    by: "sam",
    reason: "The days and the note stand on the page on sick leave, word for word.",
  },
  {
    id: "meal-allowance-001",
    edits: [
      ["expectedAnswer: 42 euros", "expectedAnswer: 46 euros"],
      ["allowance is 42 euros", "allowance is 46 euros"],
    ],
    words: ["--revised"],
    by: "noor",
    reason: "Finance raised the allowance from 42 to 46 euros on 1 September.",
  },
  {
    id: "trip-costs-001",
    words: [
      "--revised",
      "--answer",
      "The allowance is 46 euros a day for meals, and the claim is due by the fifth working day of the following month.",
      "--chunk",
      "travel-policy.md#travel-policy/meals-on-trips",
      "--quote",
      "the daily meal allowance is 46 euros",
    ],
    by: "noor",
    reason: "The sum was raised, and the deadline is the same.",
  },
  {
    id: "hotel-limit-001",
    edits: [
      ["may cost up to 210 euros a night.", "may cost up to 230 euros a night."],
      ["limit is 210 euros", "limit is 230 euros"],
      ["Up to 140 euros a night.", "Up to 160 euros a night."],
    ],
    words: ["--revised"],
    by: "noor",
    reason: "Both limits were raised, the one in the conversation as well.",
  },
  {
    id: "contractor-hotel-001",
    edits: [
      ["allows 210 euros", "allows 230 euros"],
      ["limit is 210 euros", "limit is 230 euros"],
    ],
    words: ["--revised"],
    by: "jordan",
    reason: "The higher sum is another one now, and the two pages still differ.",
  },
  {
    id: "hotel-fair-001",
    words: ["--confirmed"],
    by: "noor",
    reason: "The sums changed, and what to do in a trade fair week did not.",
  },
  {
    id: "refund-window-001",
    words: ["--confirmed"],
    by: "sam",
    reason: "A new way to ask was added; the 30 days are the same.",
  },
  {
    id: "laptop-order-001",
    words: [
      "--revised",
      "--replace",
      "equipment.md#equipment/ordering -> equipment.md#equipment/ordering-and-choosing",
      "--replace",
      "equipment.md#equipment/choosing-a-laptop -> equipment.md#equipment/ordering-and-choosing",
      "--quote",
      "the team lead gives the reason in the order",
    ],
    by: "sam",
    reason: "Both sections are one now, and it says all of it.",
  },
  {
    id: "expense-paper-001",
    words: ["--retired"],
    by: "sam",
    reason: "The portal is the only way since September; nobody asks about paper any more.",
  },
  {
    id: "bike-lease-001",
    words: ["--retired"],
    by: "jordan",
    reason: "The scheme ended in August 2026, so nobody can order a bicycle any more.",
  },
  {
    id: "bike-lease-002",
    words: [
      "--abstained",
      "--because",
      "not-in-corpus",
      "--answer",
      "The handbook does not describe bicycle leasing; people operations can say whether there is an offer.",
    ],
    by: "noor",
    reason: "The page is gone while people still ask, so no answer is the right one now.",
  },
  {
    id: "bike-theft-001",
    words: [
      "--abstained",
      "--because",
      "not-in-corpus",
      "--answer",
      "The handbook does not describe what a theft costs; the insurance of the contract does.",
    ],
    by: "jordan",
    reason: "Contracts still run, and the page that told about theft is gone.",
  },
  {
    id: "pension-001",
    edits: [
      ["kind: abstention\nbecause: not-in-corpus\n", "kind: answerable\n"],
      [
        "expectedAnswer: The handbook says nothing about pensions; people operations can answer this.\nfamilies: [pensions]\n",
        "expectedAnswer: Between 2 and 4 percent of the gross salary, depending on what you pay in yourself.\n",
      ],
    ],
    words: ["--revised", "--add", "pension-plan.md#pension-plan/what-is-paid-in"],
    by: "noor",
    reason: "The page on pensions has a table of both shares since September.",
  },
];

/** What becomes of a sentinel: one person decides, the two who judged it judge it again, and it is approved. */
interface SentinelStep extends Step {
  readonly judges: readonly [string, string];
  /** The chunks that both find relevant. */
  readonly chunks: string;
}

const sickPay: SentinelStep = {
  judges: ["noor", "sam"],
  chunks: "sick-leave.md#sick-leave/pay-during-illness",
  id: "sick-pay-001",
  words: ["--moved"],
  by: "jordan",
  reason: "The section moved to the page on sick leave word for word.",
};

const inNovember: readonly Step[] = [
  {
    id: "open-hour-001",
    edits: [
      ["On Tuesdays from", "On Thursdays from"],
      ["open hour on Tuesdays", "open hour on Thursdays"],
    ],
    words: ["--revised"],
    by: "jordan",
    reason: "The open hour moved to Thursdays, at the same time.",
  },
  {
    id: "second-monitor-001",
    words: [
      "--revised",
      "--replace",
      "equipment.md#equipment/what-everybody-gets -> equipment.md#equipment/what-everybody-gets:2",
    ],
    by: "noor",
    reason: "The sentence on second monitors opens the second half of the section now.",
  },
  {
    id: "refund-certificate-001",
    words: ["--confirmed"],
    by: "sam",
    reason: "The first half of the section, which has its id, holds the sentence on certificates.",
  },
  {
    id: "refund-francs-001",
    words: ["--confirmed"],
    by: "sam",
    reason: "The sum stands in the half that kept the id, and no half names francs.",
  },
  {
    id: "expense-approval-001",
    words: ["--revised", "--add", "expenses.md#expenses/approval:2"],
    by: "noor",
    reason: "The rule and the table of the sums are two chunks now; both are needed for 700 euros.",
  },
  {
    id: "holiday-carry-001",
    words: ["--confirmed"],
    by: "sam",
    reason: "The half that kept the id tells what is carried over.",
  },
  {
    id: "recordings-001",
    words: ["--confirmed"],
    by: "jordan",
    reason: "The table is whole in the half that kept the id.",
  },
  {
    id: "usb-001",
    words: ["--confirmed"],
    by: "jordan",
    reason: "The row on confidential data stands in the half that kept the id.",
  },
  {
    id: "pension-001",
    words: ["--confirmed"],
    by: "noor",
    reason: "The table of both shares stands in the half that kept the id.",
  },
  {
    id: "canteen-001",
    words: ["--confirmed"],
    by: "sam",
    reason: "Only an open hour changed; still nothing is said of a canteen.",
  },
];

const zeitkonto: SentinelStep = {
  judges: ["jordan", "noor"],
  chunks:
    "arbeitszeit-muenchen.md#arbeitszeit-in-münchen/zeitkonto:2,leave-policy.md#leave/holiday:2",
  id: "zeitkonto-urlaub-001",
  words: [
    "--revised",
    "--replace",
    "arbeitszeit-muenchen.md#arbeitszeit-in-münchen/zeitkonto -> arbeitszeit-muenchen.md#arbeitszeit-in-münchen/zeitkonto:2",
    "--replace",
    "leave-policy.md#leave/holiday -> leave-policy.md#leave/holiday:2",
  ],
  by: "jordan",
  reason: "Both sentences stand in the second halves of their sections.",
};

/** What the approval of a case is bound to. */
function digestIn(text: string): string | undefined {
  return /^ {2}digest: (\S+)$/m.exec(text)?.[1];
}

/** The path of a case in the set. */
function fileOf(id: string): string {
  const path = Object.keys(casesToday).find((one) => one.endsWith(`/${id}.yaml`));
  if (path === undefined) throw new Error(`No file holds ${id}.`);
  return path;
}

/** Plays the steps of people one after the other, each by its edits and its decision. */
async function take(folder: string, steps: readonly Step[], day: string): Promise<void> {
  for (const [minute, { id, edits = [], ...said }] of steps.entries()) {
    const file = join(folder, fileOf(id));
    for (const [old, now] of edits) {
      const parts = readFileSync(file, "utf8").split(old);
      expect(parts, `${id} has "${old}" once`).toHaveLength(2);
      writeFileSync(file, parts.join(now));
    }
    const at = `${day}T09:${String(minute).padStart(2, "0")}:00Z`;
    await decide(folder, [id], { ...said, at });
  }
}

async function takeSentinel(folder: string, step: SentinelStep, day: string): Promise<void> {
  await take(folder, [step], day);
  for (const [index, judge] of step.judges.entries()) {
    const judged = ["--reviewer", judge, "--supported", "yes", "--chunks", step.chunks];
    await done(folder, "review", "judge", step.id, ...judged, "--at", `${day}T1${index}:00:00Z`);
  }
  const approved = ["--reviewer", "jordan", "--approve", "--confirm", "query,answer,source,chunks"];
  const why = ["--reason", `Both found the same. ${step.reason}`, "--at", `${day}T12:00:00Z`];
  await done(folder, "review", "record", step.id, ...approved, ...why);
}

/** What a decision may change in a case; the rest stays to the byte. */
const decidable = [
  "kind",
  "because",
  "expectedAnswer",
  "conversation",
  "relevantChunkIds",
  "provenance",
  "families",
  "corpusRevision",
  "review",
  "refresh",
  "retired",
];

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

/** The approved cases that are in use, sorted. */
function idsInUse(files: Files): readonly string[] {
  return Object.entries(files)
    .filter(([, text]) => /^ {2}status: approved$/m.test(text) && !/^retired:/m.test(text))
    .map(([path]) => basename(path, ".yaml"))
    .toSorted();
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
