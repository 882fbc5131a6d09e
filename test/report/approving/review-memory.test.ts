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
  memoryIn,
  withMemory,
} from "../../../src/report/approving/review-memory.ts";
import { sealed } from "../../../src/report/approving/comment-seal.ts";
import { mostCharacters } from "../../../src/report/refresh/packet/pull-request-packet.ts";
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
    const body = withMemory("", { set: "" }, manyCodes(10, 200));
    expect(memoryIn([ours(body)], "").size).toBeLessThan(10);
    expect(body.length).toBeLessThanOrEqual(mostCharacters);
  });

  test("leaves out a code that is too long, and no shorter one for it", () => {
    const [short, long] = [manyCodes(3, 2), manyCodes(1, 1000)];
    const body = withMemory("", { set: "" }, new Map([...short, ...long]));
    expect([...memoryIn([ours(body)], "").keys()]).toEqual([...short.keys()]);
    expect(withMemory("", { set: "" }, long).length).toBeLessThan(200);
  });

  test("takes what the text leaves, and never more", () => {
    fc.assert(
      fc.property(fc.nat(58_000), fc.nat(700), (length, count) => {
        const body = withMemory("x".repeat(length), { set: "" }, manyCodes(1, count + 1));
        expect(sealed(body, "0".repeat(64)).length).toBeLessThanOrEqual(mostCharacters);
      }),
      { numRuns: 20 },
    );
    const room = withMemory("x".repeat(13_000), { set: "" }, manyCodes(1, 400));
    expect(memoryIn([ours(room)], "").size).toBe(1);
  });

  test("is read as earlier runs wrote it, place by place", () => {
    const members = ["a", "b", "c"].map((id) => ({ id, digest: digestOf(id) }));
    const cases = members.map(({ id, digest }) => [id, digest.slice("sha256:".length)]);
    const marker = JSON.stringify({ v: 1, set: "", codes: [[0, 1, 2]], cases });
    const found = ours(`Text\n\n<!-- touchstone:review ${marker} -->\n`);
    expect([...memoryIn([found], "")]).toEqual([[togetherCode(members), members]]);
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
      `{"v":1,"set":"a","codes":[[[0,1]]],"cases":[["x","${"a".repeat(64)}"]]}`,
      `{"v":1,"set":"a","codes":[[[1,0]]],"cases":[["x","${"a".repeat(64)}"]]}`,
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
