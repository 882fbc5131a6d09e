import { describe, expect, test } from "vitest";
import { isBlank, isPadded, normaliseWhiteSpace } from "../../src/model/white-space.ts";

/** What Python 3 calls white space: str.isspace() of one character. */
const python = [
  0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x85, 0xa0, 0x1680, 0x2000, 0x2001,
  0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f,
  0x205f, 0x3000,
];

/** What .NET calls white space: Char.IsWhiteSpace. */
const dotNet = python.filter((code) => code < 0x1c || code > 0x1f);

/** What JavaScript's trim() takes away, without U+FEFF. */
const javaScript = dotNet.filter((code) => code !== 0x85);

const allUnits = Array.from({ length: 0x10000 }, (_, code) => code);

describe("white space", () => {
  test("of JavaScript is as written here", () => {
    const trimmed = allUnits.filter((code) => String.fromCharCode(code).trim() === "");
    expect(trimmed.filter((code) => code !== 0xfeff)).toEqual(javaScript);
  });

  test("is what Python, .NET or JavaScript call so, without U+FEFF", () => {
    const ours = allUnits.filter(
      (code) => normaliseWhiteSpace(`a${String.fromCharCode(code)}b`) === "a b",
    );
    const union = new Set([...python, ...dotNet, ...javaScript]);
    expect(ours).toEqual([...union].toSorted((a, b) => a - b));
  });

  test("becomes one space in each run and goes from both ends; all else stays", () => {
    expect(normaliseWhiteSpace(" \t A\r\n\u3000 e\u0301 \u001f")).toBe("A e\u0301");
    expect(normaliseWhiteSpace("\ufeffa\u200bb")).toBe("\ufeffa\u200bb");
    expect(normaliseWhiteSpace("\u0085\u2028")).toBe("");
  });
});

describe("a blank text", () => {
  test.for([
    ["nothing", ""],
    ["every white space", String.fromCharCode(...python)],
    ["a byte order mark", "\ufeff"],
    ["zero-width characters", "\u200b\u200c\u200d\u2060"],
    ["soft hyphens and bidi marks", "\u00ad\u200e\u202e\u2066"],
    ["fillers", "\u115f\u3164\uffa0"],
    ["variation selectors and tags", "\ufe0f\u{e0100}\u{e0041}"],
    ["the Mongolian vowel separator", "\u180e"],
    ["a Braille cell without dots", "\u2800"],
    ["a note without a head", "\u{1d159}"],
  ] as const)("is %s", ([, text]) => {
    expect(isBlank(text)).toBe(true);
  });

  test.for([
    ["a letter between spaces", " a "],
    ["a question mark", "?"],
    ["an emoji with a joiner", "\u{1f468}\u200d\u{1f469}"],
    ["an accent alone", "\u0301"],
    ["a Braille cell with a dot", "\u2801"],
    ["a control character that is no white space", "\u0007"],
  ] as const)("is not %s", ([, text]) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe("padding", () => {
  test("is white space at an end and nowhere else, however much of it", () => {
    const gap = " ".repeat(300_000);
    const texts = ["a", `a${gap}b`, " a", "a\u3000", gap, "", "\ufeffa"];
    expect(texts.map(isPadded)).toEqual([false, false, true, true, true, false, false]);
  });
});
