import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { loadDataset } from "../../src/load/dataset.ts";
import { stageOf, type CaseFile } from "../../src/model/case.ts";
import { contentState } from "../../src/model/content-state.ts";
import { caseDigest } from "../../src/model/digest.ts";
import { countsOf, type Counts } from "../../src/report/verdict/counts.ts";
import { check } from "../../src/rules/check.ts";
import { awaitsJudgments } from "../../src/rules/records/awaiting-judgments.ts";
import { asFields } from "../support/fields.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  secondRevision,
  type Files,
} from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import {
  decision,
  earlierRevision,
  refreshed,
  request,
  withRefresh,
} from "../support/refreshes.ts";
import { pendingSentinel, retirement } from "../support/sentinels.ts";

type Fields = Record<string, unknown>;
/** One thing that somebody does to the file; undefined where it is deleted. */
type Edit = (value: Fields) => Fields | undefined;

const path = "cases/refund-policy-001.yaml";
const approval = asFields(asFields(parse(approved(pendingCase)))["review"]);
const rejection = {
  status: "rejected",
  reviewedBy: "noor",
  reviewedAt: "2026-09-02T09:00:00Z",
  reason: "Nobody asks that.",
};
const retiredBlock = asFields(asFields(parse(retirement))["retired"]);
const at = "2026-09-01T10:00:00Z";
const waiting = withRefresh(pendingSentinel, { at });

/** The states from which a chain of changes starts, each one that the rules accept. */
const starts: Readonly<Record<string, string>> = {
  approved: approved(pendingCase),
  confirmed: refreshed(),
  sentinel: approved(pendingSentinel),
  waiting,
  retired: approved(pendingCase) + retirement,
  "retired while it waited": waiting + retirement,
  rejected: pendingCase + stringify({ review: rejection }),
  "a rejected sentinel": pendingSentinel + stringify({ review: rejection }),
};

const without =
  (field: string): Edit =>
  (value) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
const having =
  (fields: Fields): Edit =>
  (value) => ({ ...value, ...fields });
/** A review that is bound to what the file says: the digest is no secret. */
const boundTo =
  (review: Fields): Edit =>
  (value) => ({ ...value, review: { ...approval, ...review, digest: caseDigest(value) } });

const moments = [
  "2020-01-01T00:00:00Z",
  "2026-09-01T09:00:00Z",
  at,
  "2026-10-01T09:00:00Z",
  "2099-01-01T00:00:00Z",
];
const moment = fc.constantFrom(...moments);
const block = fc
  .record({
    outcome: fc.constantFrom("confirmed", "revised", "abstained", "retired"),
    from: fc.constantFrom("corpus-2026-08-01", "corpus-2026-09-01", "corpus-2026-10-01"),
    at: moment,
    previous: fc.constantFrom(
      String(decision["previous"]),
      String(approval["digest"]),
      `sha256:${"0".repeat(64)}`,
    ),
  })
  .map((written) => ({ ...request, ...decision, ...written }));
/** What nobody has to know of. */
const quiet = having({ notes: "Seen." });
/** What somebody may write by hand, but an approval of its own time and reason. */
const byHand: readonly Edit[] = [
  having({ expectedAnswer: "Whatever suits." }),
  having({ expectedAnswer: asFields(parse(pendingCase))["expectedAnswer"] }),
  having({ askedAt: "2026-01-01T00:00:00Z" }),
  having({ review: { status: "pending" } }),
  having({ review: { status: "rejected" } }),
  having({ review: rejection }),
  having({ retired: retiredBlock }),
  having({ retired: { ...retiredBlock, by: "jordan", at: "2026-08-01T00:00:00Z" } }),
  without("review"),
  without("retired"),
  without("refresh"),
  without("sentinel"),
  having({ sentinel: { why: "common" } }),
  boundTo({}),
  boundTo({ reviewedAt: "2026-08-15T00:00:00Z" }),
  () => undefined,
];
/** The same, and whatever block of a decision. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant(quiet),
  fc.constantFrom(...byHand),
  block.map((refresh) => having({ refresh })),
);
/** A decision with the approval that would come with it, which is nobody's. */
const forged: fc.Arbitrary<readonly Edit[]> = fc
  .tuple(block, moment)
  .map(([refresh, reviewedAt]) => [
    boundTo({ reviewedAt, reason: "It was read again.", reviewedBy: "sam" }),
    having({ refresh: { ...refresh, by: "sam" } }),
  ]);
const change = fc
  .tuple(fc.array(edit, { minLength: 1, maxLength: 3 }), fc.option(forged, { nil: [], freq: 3 }))
  .map(([edits, last]) => [...edits, ...last]);

const filesOf = (text: string | undefined): Files => ({
  ...goodSet(pendingAbstention),
  ...earlierRevision(),
  ...secondRevision(),
  ...(text === undefined ? {} : { [path]: text }),
});

function edited(text: string | undefined, edits: readonly Edit[]): string | undefined {
  let value = text === undefined ? undefined : asFields(parse(text));
  for (const one of edits) value &&= one({ ...value });
  return value && stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Whether the case is a sentinel: one that was has to be one when it comes back. */
const isMarked = (text: string | undefined): boolean => text?.includes("\nsentinel:") === true;

/** What of a case nobody may change unseen: whether results rest on it, or may again, and what they rest on. */
function standing(file: CaseFile | undefined): unknown {
  if (file === undefined) return "gone";
  const { expectedAnswer, askedAt, sentinel } = file.case;
  const mark = sentinel?.why;
  const stage = stageOf(file);
  if (stage === "rejected" || stage === "retired") return { stage: "set aside" };
  if (stage !== "approved") {
    return { stage, mark, ...(awaitsJudgments(file) ? { expectedAnswer } : {}) };
  }
  return { mark, expectedAnswer, askedAt, content: contentState(file) };
}

/** The decisions of each kind that a verdict counts, but upkeep. */
function decided({ status, refreshes }: Counts): readonly number[] {
  return [status.retired, status.rejected, refreshes.awaiting, refreshes.newJudgments];
}

/** What a reader of the verdict learns of a change: nothing, or that something was found or decided anew. */
async function verdictOn(
  now: string | undefined,
  before: string | undefined,
): Promise<{ readonly isTold: boolean; readonly standing: unknown }> {
  const tree = memoryTree(filesOf(before));
  const dataset = await loadDataset(memoryTree(filesOf(now)), { base: { name: "main", tree } });
  const findings = check(dataset).filter((one) => one.at.file === path);
  const was = decided(countsOf(await loadDataset(tree), []));
  const is = decided(countsOf(dataset, []));
  return {
    isTold: findings.length > 0 || is.some((count, index) => count > (was[index] ?? 0)),
    standing: standing(dataset.cases.find((file) => file.path === path)),
  };
}

test.for(Object.entries(starts))(
  "no chain of changes to a case that is %s changes unseen what rests on it",
  async ([, start]) => {
    const first = await verdictOn(start, start);
    expect(first.isTold).toBe(false);
    let silent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        let before: string | undefined = start;
        let last = first;
        for (const edits of changes) {
          const now = edited(before, edits);
          last = await verdictOn(now, before);
          if (last.isTold) return;
          before = now;
        }
        silent++;
        expect(last.standing).toEqual(first.standing);
        if (isMarked(start)) expect(isMarked(before)).toBe(true);
      }),
      { numRuns: 60, examples: [quiet, ...byHand].map((one) => [[[one]]]) },
    );
    expect(silent).toBeGreaterThan(0);
  },
);
