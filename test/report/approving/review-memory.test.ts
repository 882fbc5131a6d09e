import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CodedCase } from "../../../src/approving/counting/coded-cases.ts";
import { sha256 } from "../../../src/model/hash.ts";
import type { Digest } from "../../../src/model/ids.ts";
import { togetherCode } from "../../../src/refresh/deciding/lines/codes.ts";
import type { HostComment } from "../../../src/refresh/requests/host.ts";
import {
  grownMemory,
  isReviewComment,
  longestMemory,
  memoryIn,
  withMemory,
} from "../../../src/report/approving/review-memory.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";

const ours = (body: string, more: Partial<HostComment> = {}): HostComment => ({
  id: 1,
  author: "touchstone[bot]",
  isOwn: true,
  body,
  ...more,
});

const digestOf = (text: string): Digest => sha256(text) as string as Digest;

const codedCase: fc.Arbitrary<CodedCase> = fc
  .record({ id: dangerousText(), text: fc.string() })
  .map(({ id, text }) => ({ id: id.toWellFormed(), digest: digestOf(text) }));

const memories = fc
  .array(fc.array(codedCase, { minLength: 1, maxLength: 5 }), { maxLength: 8 })
  .map((codes) => new Map(codes.map((cases) => [togetherCode(cases), cases])));

const manyCodes = (count: number, cases: number): ReadonlyMap<string, readonly CodedCase[]> => {
  const codes = Array.from({ length: count }, (_, at) =>
    Array.from({ length: cases }, (__, one) => ({
      id: `case-${at}-${one}`,
      digest: digestOf(`${at} ${one}`),
    })),
  );
  return new Map(codes.map((members) => [togetherCode(members), members]));
};

describe("what a comment remembers", () => {
  test("comes back as it was, in its order", () => {
    fc.assert(
      fc.property(memories, (memory) => {
        const body = withMemory("Text", { set: "sets/a" }, memory);
        expect([...memoryIn([ours(body)], "sets/a")]).toEqual([...memory]);
      }),
    );
  });

  test("is of the last twenty codes, and of fewer where they are long", () => {
    const codes = manyCodes(30, 2);
    expect([...memoryIn([ours(withMemory("", { set: "" }, codes))], "").keys()]).toEqual(
      [...codes.keys()].slice(-20),
    );
    const body = withMemory("", { set: "" }, manyCodes(10, 40));
    expect(memoryIn([ours(body)], "").size).toBeLessThan(10);
    expect(body.length).toBeLessThan(longestMemory + 200);
    expect(withMemory("", { set: "" }, manyCodes(1, 1000)).length).toBeLessThan(200);
  });

  test("is nothing of another set, of somebody else, or of what is not as we write it", () => {
    const [code, cases] = [...manyCodes(1, 1)][0] ?? ["", []];
    const body = withMemory("Text", { set: "a" }, new Map([[code, cases]]));
    expect(memoryIn([ours(body)], "a").size).toBe(1);
    expect(isReviewComment(ours(body), "a")).toBe(true);
    expect(memoryIn([ours(body)], "b").size).toBe(0);
    expect(isReviewComment(ours(body), "b")).toBe(false);
    expect(memoryIn([ours(body, { isOwn: false })], "a").size).toBe(0);
    expect(isReviewComment(ours(body, { isOwn: false }), "a")).toBe(false);
    for (const marker of [
      '{"v":1,"set":"a","codes":[[0,1]],"cases":[["x","00"]]}',
      '{"v":1,"set":"a","codes":[["0"]],"cases":[[]]}',
      '{"v":1,"set":"a","codes":7,"cases":null}',
      '{"v":1,"set":"a"}',
    ]) {
      const found = ours(`Text\n\n<!-- touchstone:review ${marker} -->\n`);
      expect(memoryIn([found], "a").size).toBe(0);
    }
  });

  test("keeps what is shown now, however long ago it was shown first", async () => {
    const { judged } = await judgedPullOf(goodSet(), goodSet(pendingCase));
    const [current = ""] = grownMemory(judged).keys();
    const cases = grownMemory(judged).get(current) ?? [];
    const memory = new Map([[current, cases], ...manyCodes(20, 1)]);
    expect([...grownMemory({ ...judged, memory }).keys()].at(-1)).toBe(current);
  });

  test("is the same after a second run", async () => {
    const texts = reviewTexts(reviewPlace);
    const first = await judgedPullOf(goodSet(), goodSet(pendingCase));
    const page = texts.comment(first.judged, first.recording);
    const memory = texts.memoryOf([ours(page)]);
    const second = await judgedPullOf(goodSet(), goodSet(pendingCase), { memory });
    expect(texts.comment(second.judged, second.recording)).toBe(page);
    expect(texts.isOurs(ours(texts.elsewhere))).toBe(true);
    expect(texts.memoryOf([ours(texts.elsewhere), ours(page)])).toEqual(memory);
  });
});
