import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { decide, type Said } from "./decisions.ts";
import { casesToday } from "./handbook-life.ts";
import { done } from "./life.ts";

/** What one person does about one case: edits of its file, if any, and then a decision. */
export interface Step extends Omit<Said, "at"> {
  readonly id: string;
  readonly edits?: readonly (readonly [string, string])[];
}

/** What people decided in September about the cases of June. */
export const inSeptember: readonly Step[] = [
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
export interface SentinelStep extends Step {
  readonly judges: readonly [string, string];
  /** The chunks that both find relevant. */
  readonly chunks: string;
}

/** A sentinel whose section moved in September. */
export const sickPay: SentinelStep = {
  judges: ["noor", "sam"],
  chunks: "sick-leave.md#sick-leave/pay-during-illness",
  id: "sick-pay-001",
  words: ["--moved"],
  by: "jordan",
  reason: "The section moved to the page on sick leave word for word.",
};

/** What people decided in November. */
export const inNovember: readonly Step[] = [
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

/** A sentinel whose sections were cut in November. */
export const zeitkonto: SentinelStep = {
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

/** The path of a case in the set. */
export function fileOf(id: string): string {
  const path = Object.keys(casesToday).find((one) => one.endsWith(`/${id}.yaml`));
  if (path === undefined) throw new Error(`No file holds ${id}.`);
  return path;
}

/** Plays the steps of people one after the other, each by its edits and its decision. */
export async function take(folder: string, steps: readonly Step[], day: string): Promise<void> {
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

/** One person decides, two judge it again, and it is approved. */
export async function takeSentinel(folder: string, step: SentinelStep, day: string): Promise<void> {
  await take(folder, [step], day);
  await judgeAgain(folder, step, day);
}

/** Two people judge a sentinel about which somebody decided, and it is approved. */
export async function judgeAgain(folder: string, step: SentinelStep, day: string): Promise<void> {
  for (const [index, judge] of step.judges.entries()) {
    const judged = ["--reviewer", judge, "--supported", "yes", "--chunks", step.chunks];
    await done(folder, "review", "judge", step.id, ...judged, "--at", `${day}T1${index}:00:00Z`);
  }
  const approved = ["--reviewer", "jordan", "--approve", "--confirm", "query,answer,source,chunks"];
  const why = ["--reason", `Both found the same. ${step.reason}`, "--at", `${day}T12:00:00Z`];
  await done(folder, "review", "record", step.id, ...approved, ...why);
}

/** What a decision may change in a case; the rest stays to the byte. */
export const decidable: readonly string[] = [
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
