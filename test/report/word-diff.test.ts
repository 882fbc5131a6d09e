import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fewChanges } from "../../src/report/few-changes.ts";
import { compared } from "../../src/report/line-diff.ts";
import { diffBlock } from "../../src/report/refresh/packet/texts.ts";
import { wordDiff } from "../../src/report/word-diff.ts";

const words = (count: number, word: (at: number) => string = (at) => `w${at}`): readonly string[] =>
  Array.from({ length: count }, (_, at) => word(at));

const changed = (all: readonly string[], ...places: readonly number[]): readonly string[] =>
  all.map((word, at) => (places.includes(at) ? `${word}x` : word));

describe("a long text", () => {
  test("has the words struck out that changed, and no others", () => {
    const before = words(3000);
    const runs = wordDiff(before.join(" "), changed(before, 5, 2990).join(" ")) ?? [];
    expect(runs.filter(({ mark }) => mark !== " ")).toEqual([
      { mark: "-", text: "w5" },
      { mark: "+", text: "w5x" },
      { mark: "-", text: "w2990" },
      { mark: "+", text: "w2990x" },
    ]);
  });

  test("is compared where a word of it repeats all over", () => {
    const before = words(4000, (at) => (at % 2 === 0 ? "the" : `w${at % 7}`));
    const after = [...before.slice(0, 100), "new", ...before.slice(100), "end"];
    const runs = wordDiff(before.join(" "), after.join(" ")) ?? [];
    expect(runs.filter(({ mark }) => mark !== " ")).toEqual([
      { mark: "+", text: "new" },
      { mark: "+", text: "end" },
    ]);
  });

  test("is not compared with one that has almost nothing of it", () => {
    const before = words(3000);
    const after = words(3000, (at) => (at === 1500 ? "w1500" : `v${at}`));
    expect(wordDiff(before.join(" "), after.join(" "))).toBeUndefined();
  });
});

test("the fewest changes lose and invent no word, and are as few as the plain comparison finds", () => {
  const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const lines = fewChanges(before, after) ?? [];
      const without = (mark: string): readonly string[] =>
        lines.filter((line) => line.mark !== mark).map(({ text }) => text);
      expect([without("+"), without("-")]).toEqual([before, after]);
      const count = (all: typeof lines): number => all.filter(({ mark }) => mark !== " ").length;
      expect(count(lines)).toBe(count(compared(before, after) ?? []));
    }),
    { numRuns: 500 },
  );
});

test("what is new is shown beside a long text that it takes the place of", () => {
  const runs = [
    { mark: "-", text: words(500).join(" ") },
    { mark: "+", text: "one new word" },
  ] as const;
  expect(diffBlock(runs, 240)).toContain("<ins>one new word</ins>");
});
