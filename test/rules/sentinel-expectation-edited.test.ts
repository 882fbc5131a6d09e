import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { parse } from "yaml";
import { caseDigest } from "../../src/model/digest.ts";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../support/good-set.ts";
import * as reporting from "../support/report.ts";
import { rulesFor } from "../support/rules-together.ts";
import {
  chunk,
  disputed,
  jordan,
  otherChunk,
  pendingSentinel,
  resolution,
  retirement,
  sam,
  sentinel,
  unsupportedBy,
  type GivenJudgment,
} from "../support/sentinels.ts";

const rules = rulesFor("sentinel/expectation-edited", everydayRules);
const report = (files: Files, base?: Files): Promise<string> =>
  reporting.report(files, base, rules);
const findingsOf = (files: Files, base?: Files): Promise<readonly Finding[]> =>
  reporting.findingsOf(files, base, rules);
const main = goodSet(approved(pendingSentinel));
const answer = "expectedAnswer: A customer can request a refund within 30 days of purchase.";
const changed = (text: string): string => edited(text, answer, `${answer.slice(0, -1)}, if asked.`);
const again = { reviewedAt: "2026-09-05T09:00:00Z", reason: "The new answer was read." };
const lateAt = "2026-09-05T08:00:00Z";
const late = (judgment: GivenJudgment): GivenJudgment => ({ ...judgment, reviewedAt: lateAt });

/** The digest that "main" has approved. */
const judged = caseDigest(parse(pendingSentinel));
const reviseAt = (at: string): string =>
  `refresh: {from: corpus-2026-09-01, to: corpus-2026-09-01, reasons: [query-pattern-observed], observations: [seen-1], outcome: revised, by: noor, at: ${at}, reason: The section moved., previous: ${judged}}\n`;

/** A sentinel whose judgments differ on the text before the edit, and whose resolution says what it says. */
const resolved = (how: object, edit = changed): string =>
  approved(edit(sentinel(pendingCase, [jordan, unsupportedBy("sam")], how)), again);
const mainResolved = goodSet(
  approved(sentinel(pendingCase, [jordan, unsupportedBy("sam")], resolution)),
);

describe("sentinel/expectation-edited", () => {
  test.for<[string, Files, Files]>([
    ["an untouched sentinel", main, main],
    ["new labels", goodSet(`${approved(pendingSentinel)}tags: [refunds]\n`), main],
    [
      "a new answer that two people judged",
      goodSet(approved(sentinel(changed(pendingCase), [late(jordan), late(sam)]), again)),
      main,
    ],
    [
      "a new answer that two people judged and nobody has approved yet",
      goodSet(sentinel(changed(pendingCase), [late(jordan), late(sam)])),
      main,
    ],
    [
      "an answer that the newer resolution names",
      goodSet(resolved({ ...resolution, at: lateAt, clarified: ["answer"] })),
      mainResolved,
    ],
    [
      "an answer that a newer refresh changed, on its way back to review",
      goodSet(changed(pendingSentinel) + reviseAt(lateAt)),
      main,
    ],
    ["an edited candidate", goodSet(changed(disputed)), goodSet(disputed)],
    [
      "a retired sentinel",
      goodSet(approved(changed(pendingSentinel), again) + retirement.replace("09-03", "09-06")),
      main,
    ],
    [
      "a rejected sentinel",
      goodSet(
        `${changed(pendingSentinel)}review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-09-06T09:00:00Z, reason: It is wrong.}\n`,
      ),
      main,
    ],
  ])("accepts %s", async ([, files, base]) => {
    expect(await report(files, base)).toBe("");
  });

  test("rejects another answer beside a decision that confirms", async () => {
    const confirmed = reviseAt(lateAt).replace("outcome: revised", "outcome: confirmed");
    const found = await findingsOf(goodSet(changed(pendingSentinel) + confirmed), main);
    expect(found.map(({ rule }) => rule)).toEqual([
      "refresh/confirmed-edited",
      "sentinel/expectation-edited",
    ]);
  });

  test("accepts chunks in another order", async () => {
    const both = [chunk, otherChunk];
    const listing = (ids: readonly string[], review: object): Files => {
      const text = edited(pendingCase, `["${chunk}"]`, JSON.stringify(ids));
      const judgments = [jordan, sam].map((one) => ({ ...one, relevantChunkIds: both }));
      return goodSet(approved(sentinel(text, judgments), { ...review }));
    };
    const found = await findingsOf(listing(both.toReversed(), again), listing(both, {}));
    expect(found.map(({ rule }) => rule)).toEqual(["evidence/without-provenance"]);
  });

  test("rejects an edit whose new judgments are of another text", async () => {
    const digest = `sha256:${"0".repeat(64)}`;
    const judgments = [late({ ...jordan, digest }), late({ ...sam, digest })];
    const found = await findingsOf(goodSet(sentinel(changed(pendingCase), judgments)), main);
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/expectation-edited"]);
  });

  test("rejects another answer under judgments that only took on its digest", async () => {
    const text = approved(sentinel(changed(pendingCase)), again);
    expect(await report(goodSet(text), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:17 error sentinel/expectation-edited
        The expected answer of this sentinel is not what "main" has, and nobody has judged the change.
        fix: Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with "touchstone review judge refund-policy-001", and settle what they differ in by a resolution.
        why: touchstone explain sentinel/expectation-edited
      "
    `);
  });

  test("rejects an edit on the way back to review that nobody judged", async () => {
    const text = edited(changed(pendingSentinel), "When can a", "Until when can a");
    expect(await report(goodSet(text), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 error sentinel/expectation-edited
        The question and expected answer of this sentinel are not what "main" has, and nobody has judged the change.
        fix: Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with "touchstone review judge refund-policy-001", and settle what they differ in by a resolution.
        why: touchstone explain sentinel/expectation-edited
      "
    `);
  });

  test.for([
    ["one new judgment", sentinel(changed(pendingCase), [late(jordan), sam])],
    [
      "a decision that is older than the approval",
      changed(pendingSentinel) + reviseAt("2026-09-01T08:59:00Z"),
    ],
  ] as const)("rejects a new answer with %s", async ([, text]) => {
    const found = await findingsOf(goodSet(text), main);
    expect(found.map(({ rule }) => rule)).toContain("sentinel/expectation-edited");
  });

  test("rejects another answer of a sentinel that waits for two judgments", async () => {
    const waiting = pendingSentinel + reviseAt(lateAt);
    const found = await findingsOf(goodSet(changed(waiting)), goodSet(waiting));
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/expectation-edited"]);
  });

  test("rejects an answer that the resolution of the earlier state is to explain once more", async () => {
    const found = await findingsOf(goodSet(resolved(resolution)), mainResolved);
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/expectation-edited"]);
  });

  test("rejects an answer that the newer resolution does not name", async () => {
    const text = resolved({ ...resolution, at: lateAt, clarified: ["query"] });
    expect(await report(goodSet(text), mainResolved)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:17 error sentinel/expectation-edited
        The expected answer of this sentinel is not what "main" has, and nobody has judged the change.
        fix: Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with "touchstone review judge refund-policy-001", and settle what they differ in by a resolution.
        why: touchstone explain sentinel/expectation-edited
      "
    `);
  });

  test("rejects a case that became an abstention", async () => {
    const abstaining = sentinel(pendingAbstention.replace("parking-001", "refund-policy-001"));
    expect(await report(goodSet(abstaining), main)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:4:8 error sentinel/expectation-edited
        The question, kind, reason for no answer, expected answer and relevant chunks of this sentinel are not what "main" has, and nobody has judged the change.
        fix: Undo the edit, which "git log -p" shows for this file; or have two people judge the new text, each with "touchstone review judge refund-policy-001", and settle what they differ in by a resolution.
        why: touchstone explain sentinel/expectation-edited
      "
    `);
  });

  test("says nothing that review/outdated or sentinel/outdated says", async () => {
    const edit = await findingsOf(goodSet(changed(approved(pendingSentinel))), main);
    expect(edit.map(({ rule }) => rule)).toEqual(["review/outdated"]);
    const approvedAgain = await findingsOf(
      goodSet(approved(changed(pendingSentinel), again)),
      main,
    );
    expect(new Set(approvedAgain.map(({ rule }) => rule))).toEqual(new Set(["sentinel/outdated"]));
  });

  test("compares with nothing that is gone, there twice, or not readable", async () => {
    const gone = await findingsOf(goodSet(), main);
    expect(gone.map(({ rule }) => rule)).not.toContain("sentinel/expectation-edited");
    const twice = {
      ...goodSet(changed(pendingSentinel)),
      "cases/a/refund-policy-001.yaml": changed(pendingSentinel),
    };
    const twins = await findingsOf(twice, main);
    expect(new Set(twins.map(({ rule }) => rule))).toEqual(new Set(["case/duplicate-id"]));
    const broken = await findingsOf(
      goodSet(edited(pendingSentinel, answer, "expectedAnswer: 7")),
      main,
    );
    expect(broken.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
