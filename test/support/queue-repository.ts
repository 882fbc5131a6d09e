import { rmSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { commitState } from "./git-history.ts";
import { gitRepository } from "./git-repository.ts";
import { caseFiles, pendingCase, shortCase, type Files } from "./good-set.ts";
import { sam, sentinel } from "./sentinels.ts";
import { familiesText } from "./split-set.ts";
import { writeInto } from "./temp-folder.ts";
import { judgedCase, recordedCorpora, type PlainCorpus } from "./two-corpora.ts";

const before: PlainCorpus = {
  chunks: {
    "refunds:window": "A customer can request a refund within 30 days of purchase.",
    "travel:hotels": "Hotels are booked through the travel desk.",
    "leave:notice": "Ask for holiday five working days ahead.",
  },
};
const after: PlainCorpus = {
  chunks: {
    ...before.chunks,
    "refunds:window": "A customer can request a refund within 14 days of purchase.",
    "leave:notice": "Ask for holiday ten working days ahead.",
  },
};

const judged = (id: string, chunk: string, query: string): string =>
  judgedCase(id, { under: "one", corpus: before, chunks: [chunk], query });

/** Asked about again, and judged under the first corpus. */
export const refundDays: string = judged("refund-days-001", "refunds:window", "How many days?");
export const hotel: string = judged("hotel-001", "travel:hotels", "Who books my hotel?");
export const notice: string = judged("notice-001", "leave:notice", "How far ahead do I ask?");

/** A good candidate of another id and question. */
export function candidate(id: string, query: string): string {
  return pendingCase
    .replace("refund-policy-001", id)
    .replace("When can a customer request a refund?", query);
}

/** The request that a case carries that is asked about again. */
export const request: string = stringify({
  refresh: { from: "one", to: "two", reasons: ["chunk-edited", "corpus-revision-changed"] },
});

const families = familiesText({
  families: [
    "refunds: {title: Refunds, documents: [refunds], split: dev}",
    "travel: {title: Travel, documents: [travel], split: dev}",
    "leave: {title: Leave, documents: [leave], split: test}",
    "policy: {title: Policy, documents: [refund-policy], split: dev}",
  ],
});

/** A set whose cases wait for what they say: corpora, families, policy and these cases. */
export function queueSet(
  current: "one" | "two",
  cases: readonly string[],
  policy = "reviewers: [jordan, noor, sam]\n",
): Files {
  return {
    ...recordedCorpora({ one: before, two: after }, current),
    ...caseFiles(...cases),
    "families.yaml": families,
    ".github/touchstone.yaml": policy,
  };
}

const late = candidate("refund-late-001", "Can I come after a month?");
const once = candidate("refund-once-001", "Can I come twice?");

/** Each day of its history. The last state is in the folder alone. */
export const queueDays: readonly Files[] = [
  queueSet("one", [refundDays, hotel, notice, late]),
  queueSet("one", [refundDays, hotel, notice, late, `${once}sentinel: {why: common}\n`]),
  queueSet("two", [refundDays, hotel, notice, late, sentinel(once, [sam])]),
  queueSet("two", [
    refundDays + request,
    hotel.replace("Who books my hotel?", "Who books a hotel for me?"),
    notice,
    late,
    sentinel(once, [sam]),
  ]),
];

const inFolder = caseFiles(shortCase.replace("refund-policy-001", "refund-form-001"));

/** A set in a repository in which cases wait for a person, each for something else. It is checked out. */
export async function queueRepository(place = ""): Promise<{
  readonly folder: string;
  readonly gitdir: string;
  readonly commits: readonly string[];
}> {
  const { folder, gitdir } = await gitRepository([{}]);
  const commits: string[] = [];
  for (const [day, files] of queueDays.entries()) {
    const placed = Object.entries(files).map(([path, text]) => [join(place, path), text] as const);
    const state = Object.fromEntries(placed);
    commits.push(await commitState(gitdir, state, { day, parents: commits.slice(-1) }));
    rmSync(join(folder, place, "cases"), { recursive: true, force: true });
    writeInto(folder, state);
  }
  writeInto(join(folder, place), inFolder);
  return { folder, gitdir, commits };
}
