import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLocatedJson, type LocatedJson } from "../../src/load/located-json.ts";
import type { Path } from "../../src/model/location.ts";

function read(text: string): LocatedJson {
  const reading = parseLocatedJson("m.json", new TextEncoder().encode(text));
  if ("problem" in reading) throw new Error(reading.problem.message);
  return reading;
}

describe("a JSON text", () => {
  test("is read with the place of every value and name", () => {
    const { value, locate, locateKey } = read('{\r\n  "ä": [1,\t{"b": "x"}]\r\n}');
    expect(value).toEqual({ ä: [1, { b: "x" }] });
    const place = (path: Path): string => `${locate(path).line}:${locate(path).column}`;
    expect([place([]), place(["ä"]), place(["ä", 1]), place(["ä", 1, "b"])]).toEqual([
      "1:1",
      "2:8",
      "2:12",
      "2:18",
    ]);
    expect(locateKey(["ä", 1, "b"])).toMatchObject({ line: 2, column: 13 });
  });

  test("gives the nearest place around what is not there", () => {
    const { locate, locateKey } = read('[{"a":\n1}]');
    expect(locate([0, "b", "c"])).toMatchObject({ line: 1, column: 2 });
    expect(locate([5])).toMatchObject({ line: 1, column: 1 });
    expect(locate([0, "a", "b"])).toMatchObject({ line: 2, column: 1 });
    expect(locateKey([0, "b"])).toMatchObject({ line: 1, column: 2 });
  });

  test("tells names that stand twice in one object, however they are spelt", () => {
    const { twice, value } = read('[{"a":1,\n"\\u0061":2,"b":{"a":3}},{"a":4},{"":1,"":2}]');
    expect(value).toEqual([{ a: 2, b: { a: 3 } }, { a: 4 }, { "": 2 }]);
    expect(twice).toEqual([
      {
        name: "a",
        path: [0],
        at: { file: "m.json", line: 2, column: 1 },
        first: { file: "m.json", line: 1, column: 3 },
      },
      {
        name: "",
        path: [2],
        at: { file: "m.json", line: 2, column: 39 },
        first: { file: "m.json", line: 2, column: 34 },
      },
    ]);
  });

  test("is what JSON.parse says it is, with a place for every part of it", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.nat({ max: 4 }), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), undefined, indent);
        const { value, locate } = read(text);
        expect(value).toEqual(JSON.parse(text));
        const lines = text.split("\n");
        for (const [path, part] of partsOf(value)) {
          const { line, column } = locate(path);
          const here = lines[line - 1]?.slice(column - 1) ?? "";
          const start =
            typeof part === "object" && part !== null
              ? Array.isArray(part)
                ? "["
                : "{"
              : JSON.stringify(part);
          expect(here.startsWith(start)).toBe(true);
        }
      }),
    );
  });
});

function* partsOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* partsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

const problemOf = (bytes: Uint8Array | string): unknown => {
  const input = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const reading = parseLocatedJson("m.json", input);
  if (!("problem" in reading)) return undefined;
  const { message, at } = reading.problem;
  return `${at.line}:${at.column} ${message}`;
};

describe("what is no JSON", () => {
  test.for([
    ["nothing", ""],
    ["a comment", "[\n  // none\n  1]"],
    ["a comma too many", "[1,\n 2,\n]"],
    ["single quotes", "['a']"],
    ["two values", "[]\n[]"],
    ["an open text", '["a'],
    ["a control character", '["a\u0001"]'],
    ["a number that starts with a zero", "[01]"],
    ["a byte order mark", "\ufeff[]"],
    ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00])],
    ["a workbook", Uint8Array.from([0x50, 0x4b, 0x03, 0x04])],
    ["a surrogate in UTF-8", Uint8Array.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["endless brackets", "[".repeat(100_000)],
    ["a hundred thousand levels", "[".repeat(100_000) + "]".repeat(100_000)],
  ] as const)("%s", ([name, bytes]) => {
    const problem = problemOf(bytes);
    expect(problem).toBeDefined();
    told[name] = problem;
  });

  const told: Record<string, unknown> = {};

  test("is told in plain words at its place", () => {
    expect(told).toMatchInlineSnapshot(`
      {
        "UTF-16": "1:1 The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. Save it as UTF-8.",
        "a byte order mark": "1:1 The file starts with a byte order mark (U+FEFF), which JSON does not allow.",
        "a comma too many": "3:1 This is not JSON from here on.",
        "a comment": "2:3 This is not JSON from here on.",
        "a control character": "1:1 This is not JSON from here on.",
        "a hundred thousand levels": "1:1 Lists and objects lie more than 64 deep in each other.",
        "a number that starts with a zero": "1:2 This is not JSON from here on.",
        "a surrogate in UTF-8": "1:1 The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. Save it as UTF-8.",
        "a workbook": "1:1 The file is a workbook, a ZIP file or a PDF, and not JSON.",
        "an open text": "1:4 The JSON ends before it is complete.",
        "endless brackets": "1:1 The JSON ends before it is complete.",
        "nothing": "1:1 The JSON ends before it is complete.",
        "single quotes": "1:2 This is not JSON from here on.",
        "two values": "2:1 This is not JSON from here on.",
      }
    `);
  });
});
