import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { judge, tellsOfOthers, type Judgment } from "../../src/review/judge.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import {
  chunk,
  jordan,
  otherChunk,
  resolution,
  sam,
  sentinel,
  unjudged,
} from "../support/sentinels.ts";

const path = "cases/refund-policy-001.yaml";

async function read(text: string): Promise<{ dataset: Dataset; file: CaseFile }> {
  const dataset = await loadDataset(memoryTree({ ...goodSet(), [path]: text }));
  const file = dataset.cases.find((one) => one.path === path);
  if (file === undefined) throw new Error("The case was not read.");
  return { dataset, file };
}

const judgment: Judgment = {
  reviewer: "noor",
  relevantChunkIds: [chunk],
  expectedAnswerSupported: true,
  at: "2026-09-01T08:30:00Z",
  independence: "declared",
};

/** The text with the judgment in it, and the digests of the case before and after. */
async function judged(text: string, found: Partial<Judgment> = {}): Promise<JudgedText> {
  const { dataset, file } = await read(text);
  const result = judge(dataset, file, { judgment: { ...judgment, ...found }, text });
  if ("refused" in result) throw new Error(result.refused.map(({ message }) => message).join(" "));
  return { text: result.text, digests: [file.digest, result.file.digest], file, result };
}

interface JudgedText {
  readonly text: string;
  readonly digests: readonly unknown[];
  readonly file: CaseFile;
  readonly result: Extract<ReturnType<typeof judge>, { text: string }>;
}

const people = ["jordan", "sam", "noor", "Zoë", "a: b"];
const findings = fc.record({
  reviewer: fc.constantFrom(...people),
  relevantChunkIds: fc.subarray([chunk, otherChunk]),
  expectedAnswerSupported: fc.boolean(),
  independence: fc.constantFrom<Judgment["independence"]>("blind", "declared"),
});

describe("a judgment", () => {
  test("is bound to the case without its resolution", async () => {
    const { file, result } = await judged(sentinel(pendingCase, [jordan], resolution));
    expect(result.review.digest).toBe(file.unresolvedDigest);
    expect(result.review.digest).not.toBe(file.digest);
    expect(result.file.case.sentinel?.resolution).toEqual(file.case.sentinel?.resolution);
  });

  test("takes the place of all that its person found before", async () => {
    const twice = [jordan, { reviewer: "NOOR" }, sam, { reviewer: "noor " }];
    const { result } = await judged(sentinel(pendingCase, twice));
    const reviewers = (result.file.case.sentinel?.reviews ?? []).map((one) => one?.reviewer);
    expect(reviewers).toEqual(["jordan", "noor", "sam"]);
  });

  test("leaves every byte of the file that is not its own, and every digest", async () => {
    const file = fc.record({
      others: fc.array(fc.constantFrom(...people), { maxLength: 3 }),
      comment: fc.constantFrom("", "# why it is kept\n"),
      status: fc.constantFrom("pending", "approved"),
      end: fc.constantFrom("\n", "\r\n"),
      mark: fc.constantFrom("", "\ufeff"),
    });
    await fc.assert(
      fc.asyncProperty(file, findings, async ({ others, comment, status, end, mark }, found) => {
        const reviews = [...new Set(others)].filter((one) => one !== found.reviewer);
        const whole = sentinel(
          pendingCase,
          reviews.map((reviewer) => ({ reviewer })),
        );
        const [head = "", block = ""] = whole.split(/(?=^sentinel:)/m);
        const sentinelText = reviews.length === 0 ? block.replace(/ {2}reviews: .*\n/, "") : block;
        const plain = `${comment}${head}${comment}${sentinelText}${comment}`;
        const text = mark + (status === "approved" ? approved(plain) : plain).replaceAll("\n", end);
        const after = await judged(text, found);
        expect(after.digests[1]).toBe(after.digests[0]);
        let same = 0;
        while (same < text.length && text[same] === after.text[same]) same++;
        expect(after.text.endsWith(text.slice(same))).toBe(true);
        const own = after.text.slice(same, after.text.length - (text.length - same));
        expect(own.split(end).length).toBeGreaterThan(6);
        const again = await judged(after.text, found);
        expect(again.text).toBe(after.text);
      }),
      { numRuns: 60 },
    );
  });
});

const decided =
  "refresh: {from: corpus-2026-08-01, to: corpus-2026-09-01, reasons: [chunk-edited], outcome: confirmed, by: noor, at: 2026-09-01T08:20:00Z, reason: The rule is the same.}\n";
const ofEarlierText = (text: string): string => text.replace("When can", "When may") + decided;

describe("a version of a case", () => {
  test.for([
    ["no sentinel", pendingCase, false],
    ["nobody's judgment", unjudged, false],
    ["an empty list", sentinel(pendingCase, []), false],
    ["the person's own judgment", sentinel(pendingCase, [{ reviewer: " JORDAN " }]), false],
    ["another person's judgment", sentinel(pendingCase, [jordan, sam]), true],
    ["a resolution", sentinel(pendingCase, [jordan], resolution), true],
    ["a judgment by nobody named", sentinel(pendingCase, [{ reviewer: 1 }]), true],
    ["a sentinel that cannot be read", `${pendingCase}sentinel: yes\n`, true],
    [
      "judgments that a decided refresh made void",
      ofEarlierText(sentinel(pendingCase, [jordan, sam])),
      false,
    ],
    [
      "a judgment of this text from before a decided refresh",
      sentinel(pendingCase, [jordan, sam]) + decided,
      true,
    ],
    [
      "a judgment from after a decided refresh",
      ofEarlierText(sentinel(pendingCase, [{ ...sam, reviewedAt: "2026-09-01T08:30:00Z" }])),
      true,
    ],
    [
      "a resolution of judgments that are void",
      ofEarlierText(
        sentinel(pendingCase, [jordan, sam], { ...resolution, at: "2026-09-01T08:10:00Z" }),
      ),
      false,
    ],
    [
      "a resolution from after a decided refresh",
      ofEarlierText(
        sentinel(pendingCase, [jordan, sam], { ...resolution, at: "2026-09-01T08:30:00Z" }),
      ),
      true,
    ],
  ] as const)("with %s tells of others or not", async ([, text, tells]) => {
    const { file } = await read(text);
    expect(tellsOfOthers(file, { reviewer: "jordan", now: file })).toBe(tells);
  });

  test("that cannot be read may tell of others", async () => {
    const { file: now } = await read(unjudged);
    expect(tellsOfOthers(undefined, { reviewer: "jordan", now })).toBe(true);
  });
});
