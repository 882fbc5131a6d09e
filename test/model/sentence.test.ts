import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clipped, counted, listed, quoted } from "../../src/model/sentence.ts";

describe("quoted", () => {
  test("puts a value in straight quotes, as it is", () => {
    expect(quoted('say "a"')).toBe('"say "a""');
  });

  test("keeps a value of 120 characters whole and cuts a longer one", () => {
    expect(quoted("x".repeat(120))).toBe(`"${"x".repeat(120)}"`);
    expect(quoted("x".repeat(121))).toBe(`"${"x".repeat(119)}…"`);
  });

  test("counts characters and never cuts one in two", () => {
    expect(quoted("😀".repeat(120))).toBe(`"${"😀".repeat(120)}"`);
    expect(quoted("😀".repeat(121))).toBe(`"${"😀".repeat(119)}…"`);
  });
});

describe("clipped", () => {
  test("keeps as many characters as it may, and never half of one", () => {
    const texts = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, longest) => {
        const characters = Array.from(text);
        const start = `${characters.slice(0, longest - 1).join("")}…`;
        expect(clipped(text, longest)).toBe(characters.length <= longest ? text : start);
      }),
    );
  });
});

describe("counted", () => {
  test("has one form for one, and another for none and many", () => {
    expect([0, 1, 2].map((count) => counted(count, "case"))).toEqual([
      "0 cases",
      "1 case",
      "2 cases",
    ]);
  });
});

describe("listed", () => {
  test.for([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ] as const)("joins %j as a sentence does", ([names, sentence]) => {
    expect(listed(names)).toBe(sentence);
  });

  test("takes another last word", () => {
    expect(listed(["a", "b"], "or")).toBe("a or b");
  });
});
