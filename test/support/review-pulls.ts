import { parse } from "yaml";
import { resultCode } from "../../src/refresh/deciding/lines/codes.ts";
import type { Said } from "../../src/approving/said.ts";
import { caseDigest } from "../../src/model/digest.ts";
import { account, approving, askingForChanges, comment } from "./counted-reviews.ts";
import { edited } from "./edited.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "./good-set.ts";
import { judgedPullOf, type Judged } from "./judged-pulls.ts";
import { planOf } from "./planned.ts";
import { candidateOn, familiesText, refunds, splitSet, travel } from "./split-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "./two-corpora.ts";

/** The line that approves a case whose file has this text, without its reason; of a case without a digest with another code. */
export function approveLine(text: string): string {
  const value = parse(text) as { readonly id: string };
  const digest = caseDigest(value);
  return `approve ${value.id} ${digest === undefined ? "0".repeat(32) : resultCode(digest)}:`;
}

const onBoth = { families: [refunds, travel] };
const shorter = edited(pendingCase, "A customer can request a refund within", "Within");

const ofOne = async (said: readonly Said[], text = pendingCase): Promise<Judged> =>
  await judgedPullOf(goodSet(), goodSet(text), { said });

const parking = edited(
  edited(pendingAbstention, "parking-001", "parking-002"),
  "Where can visitors park?",
  "Where can visitors park now?",
);

async function editedAndHeldOut(): Promise<Judged> {
  const before = splitSet(onBoth, approved(pendingCase), pendingAbstention);
  const after = splitSet(
    onBoth,
    edited(
      edited(approved(pendingCase), "30 days of purchase.\n", "30 days.\n"),
      "quote: within 30 days of purchase",
      "quote: within 30 days",
    ),
    pendingAbstention,
    parking,
    candidateOn("travel-001", ["travel-policy"]),
  );
  return await judgedPullOf(before, after);
}

async function elevenCandidates(): Promise<Judged> {
  const cases = Array.from({ length: 11 }, (_, at) =>
    edited(
      edited(pendingCase, "refund-policy-001", `refund-policy-${101 + at}`),
      "When can a customer request a refund?",
      `${["Until when", "In how many days", "How long"][at % 3]} may customer ${at + 1} ask for the money back?`,
    ),
  );
  return await judgedPullOf(goodSet(), goodSet(...cases), {
    said: [approving(`${approveLine(cases[1] ?? "")} I read it with its source.`)],
  });
}

const handbook: PlainCorpus = {
  chunks: {
    "leave:notice":
      "Ask for holiday five working days ahead. A team lead answers within two days. Nobody is called back from holiday.",
    "travel:hotels": "A night may cost 140 euros in a capital and 110 euros elsewhere.",
    "travel:trains": "Take the train for journeys of less than four hours.",
    "pensions:rate": "The company pays five percent of the salary into a pension.",
    "other:rest": "Bicycles stand in the yard.",
  },
};

const later: PlainCorpus = {
  chunks: {
    "leave:notice":
      "Ask for holiday ten working days ahead. A team lead answers within two days. Nobody is called back from holiday.",
    "trips:hotels": handbook.chunks["travel:hotels"] ?? "",
    "trips:trains": handbook.chunks["travel:trains"] ?? "",
    "other:rest": "Bicycles stand in the yard.",
  },
  revisions: { leave: "v2" },
};

/** A case that came out of a table, whose answer has lines of its own, and signs of Markdown. */
async function importedInLines(): Promise<Judged> {
  const text = edited(
    edited(
      pendingCase,
      "expectedAnswer: A customer can request a refund within 30 days of purchase.",
      'expectedAnswer: "Within 30 days:\\n\\n1. Keep the *bill*.\\n2. Write to us.\\n\\n| day | back |\\n| --- | --- |\\n| 30 | all |\\n\\n```\\n<b>@sam</b> #1\\n```\\n"',
    ),
    "{kind: human, author: avery}",
    `{kind: import, source: "ask|us.csv", format: table, id: "7", sha256: "sha256:${"a1".repeat(32)}"}`,
  );
  return await ofOne([], text);
}

/** A pull request that asks about cases whose evidence was edited, moved and went. */
async function refresh(): Promise<Judged> {
  const on = (id: string, chunk: string, fields: object): string =>
    judgedCase(id, { under: "one", corpus: handbook, chunks: [chunk], ...fields });
  const cases = [
    on("holiday-001", "leave:notice", {
      query: "How long ahead do I ask for holiday?",
      expectedAnswer: "Five working days.",
    }),
    on("hotel-001", "travel:hotels", {
      query: "What may a night cost in a capital?",
      expectedAnswer: "140 euros.",
    }),
    on("pension-001", "pensions:rate", {
      query: "What does the company pay into my pension?",
      expectedAnswer: "Five percent of the salary.",
    }),
    on("train-001", "travel:trains", {
      query: "When do I take the train?",
      expectedAnswer: "For journeys of less than four hours.",
    }),
  ];
  const before: Files = {
    ...twoCorpora(handbook, later),
    ...caseFiles(...cases),
    ".github/touchstone.yaml": "reviewers: [jordan, noor, sam]\n",
  };
  return await judgedPullOf(before, { ...before, ...(await requested(before, cases)) });
}

/** The same cases with the request that a plan makes of each. */
export async function requested(files: Files, cases: readonly string[]): Promise<Files> {
  const { items } = await planOf(files);
  const texts = cases.flatMap((text) => {
    const item = items.find(({ id }) => text.startsWith(`id: ${id}\n`));
    if (item === undefined) return [];
    const { from, to, reasons } = item;
    return [`${text}refresh: ${JSON.stringify({ from, to, reasons })}\n`];
  });
  return caseFiles(...texts);
}

async function filesForAnOwner(): Promise<Judged> {
  const before = splitSet(onBoth, approved(pendingCase), pendingAbstention);
  const { "cases/refund-policy-001.yaml": _, ...kept } = before;
  const after = {
    ...kept,
    "families.yaml": familiesText({ families: [refunds.replace("dev", "test"), travel] }),
    "cases/parking-001.yaml": `${pendingAbstention}tags: [visitors]\n`,
  };
  return await judgedPullOf(before, after);
}

async function checkFails(): Promise<Judged> {
  return await ofOne([], edited(pendingCase, "quote: within 30 days", "quote: within 40 days"));
}

/** Changes that a reviewer may pass over: a person wrote it now, it watches nothing any more, families that nothing joined. */
async function quietChanges(): Promise<Judged> {
  const made = edited(
    `${candidateOn("both-001", ["refund-policy"])}sentinel: {why: common}\n`,
    "origin: {kind: human, author: avery}",
    "origin: {kind: telemetry, observation: ticket 17}",
  );
  const now = candidateOn(
    "both-001",
    ["refund-policy", "travel-policy"],
    "notes: Asked on the phone.",
  );
  const families = { families: [refunds, travel.replace("test", "dev")] };
  return await judgedPullOf(splitSet(families, made), splitSet(families, now));
}

/** A case into which a run has written what the first review of pull request 7 decided. */
const recordedCase = approved(pendingCase, {
  reviewedAt: approving("").at,
  reason: "Page 2 says so.",
  via: "github",
  proof: {
    pullRequest: 7,
    review: 1,
    reviewerId: account("jordan").id,
    commit: "c".repeat(40),
  },
});

const byJordan = `${approveLine(pendingCase)} Page 2 says so.`;

/** Pull requests as a comment tells of them, by name. */
export const reviewPulls: Readonly<Record<string, () => Promise<Judged>>> = {
  "one-new-case": async () => await ofOne([]),
  "imported-in-lines": importedInLines,
  "edited-and-held-out": editedAndHeldOut,
  "eleven-candidates": elevenCandidates,
  refresh,
  "files-for-an-owner": filesForAnOwner,
  "nothing-of-the-set": async () => await judgedPullOf(goodSet(), goodSet()),
  "approval-without-line": async () => await ofOne([approving("LGTM 👍")]),
  "stale-code": async () => await ofOne([approving(`${approveLine(shorter)} Page 2 says so.`)]),
  "all-done": async () =>
    await ofOne([comment("Nice!", { by: "sam", id: 2 }), approving(byJordan)]),
  recorded: async () => await ofOne([approving(byJordan)], recordedCase),
  disputed: async () =>
    await ofOne([
      approving(byJordan),
      askingForChanges("reject refund-policy-001: Nobody would ask so.", { by: "noor", id: 2 }),
    ]),
  "false-claim": async () =>
    await ofOne(
      [],
      approved(pendingCase, {
        via: "github",
        proof: { pullRequest: 7, review: 99, reviewerId: 5, commit: "c".repeat(40) },
      }),
    ),
  "check-fails": checkFails,
  "quiet-changes": quietChanges,
};
