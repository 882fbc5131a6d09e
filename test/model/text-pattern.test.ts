import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textPattern } from "../../src/model/text-pattern.ts";

describe("a text pattern", () => {
  test.for([
    ["{document}#{locator}", "a/b.md#refunds", { document: "a/b.md", locator: "refunds" }],
    ["{document}#{locator}", "a#b#c", { document: "a", locator: "b#c" }],
    ["{file}#page={page}", "x.pdf#page=12", { file: "x.pdf", page: "12" }],
    ["v-{n}", "v-.*", { n: ".*" }],
    ["{all}", "anything\nat all", { all: "anything\nat all" }],
    ["same", "same", {}],
    ["{a}b", "bb", { a: "b" }],
  ] as const)("%s fits %j", ([pattern, text, captures]) => {
    expect(textPattern(pattern).match(text)).toEqual(captures);
  });

  test.for([
    ["{document}#{locator}", "#refunds"],
    ["{document}#{locator}", "refunds#"],
    ["{document}#{locator}", "refunds"],
    ["v-{n}", "w-1"],
    ["{n}.md", "a.md.txt"],
    ["same", "same "],
    ["{all}", ""],
  ] as const)("%s does not fit %j", ([pattern, text]) => {
    expect(textPattern(pattern).match(text)).toBeUndefined();
  });

  test.for([["{a"], ["{}"], ["{a}{b}"], ["{a}x{a}"], ["{a b}"], ["{1}"]] as const)(
    "%s is none",
    ([source]) => {
      expect(() => textPattern(source)).toThrow(SyntaxError);
    },
  );

  test("finds each place inside a line of a longer text", () => {
    const text = "Yes [a.pdf#page=1][b.pdf#page=22], not [c.pdf\n#page=3] nor [d [e.pdf#page=4].";
    const found = textPattern("[{file}#page={page}]").find(text);
    expect(found.map(({ start, end, captures }) => [text.slice(start, end), captures])).toEqual([
      ["[a.pdf#page=1]", { file: "a.pdf", page: "1" }],
      ["[b.pdf#page=22]", { file: "b.pdf", page: "22" }],
      ["[e.pdf#page=4]", { file: "e.pdf", page: "4" }],
    ]);
    expect(textPattern("[{file}").find(text)).toEqual([]);
    const ranges = textPattern("<{a}-{b}-{c}>").find("<1-<2-3-4> <5-6-7>");
    expect(ranges.map(({ captures }) => captures)).toEqual([
      { a: "2", b: "3", c: "4" },
      { a: "5", b: "6", c: "7" },
    ]);
  });

  test("fills in what it took apart, and fits what it filled in", () => {
    const pattern = textPattern("{document}#{locator}");
    const part = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(part, part, (document, locator) => {
        const text = `${document}#${locator}`;
        const captures = pattern.match(text);
        expect(captures === undefined ? text : pattern.fill(captures)).toBe(text);
        fc.pre(!document.includes("#"));
        expect(captures).toEqual({ document, locator });
      }),
    );
  });

  test.for([
    ["{a}-{b}", { a: "1" }, undefined],
    ["{a}-{b}", { a: "1", b: "" }, undefined],
    ["{a}-{b}", { a: "1", b: "2" }, "1-2"],
    ["{constructor}", {}, undefined],
  ] as const)("%s filled with %j is %s", ([source, values, text]) => {
    const pattern = textPattern(source);
    expect(pattern.fill(values)).toBe(text);
  });

  test("takes no long time over a text made to be slow", () => {
    const pattern = textPattern("[{a}x{b}y]");
    expect(pattern.find("[".repeat(20_000))).toEqual([]);
    expect(pattern.find("[ax".repeat(7_000))).toEqual([]);
    expect(textPattern("[{a}]").find(`${"[".repeat(300_000)}]`)).toEqual([]);
  });
});
