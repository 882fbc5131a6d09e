import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { readCase } from "../../src/load/read-case.ts";
import { pendingCase } from "../support/good-set.ts";
import { asFields } from "../support/fields.ts";

/** The place as `line:column`. */
function placeOf(text: string, path: readonly (string | number)[]): string {
  const { line, column } = parseLocated("a.yaml", text).locate(path);
  return `${line}:${column}`;
}

function keyPlaceOf(text: string, path: readonly (string | number)[]): string {
  const { line, column } = parseLocated("a.yaml", text).locateKey(path);
  return `${line}:${column}`;
}

function rulesOf(text: string): readonly string[] {
  return parseLocated("a.yaml", text).defects.map(
    ({ rule, at }) => `${rule} ${at.line}:${at.column}`,
  );
}

describe("the place of a value", () => {
  test.for([
    ["of a plain value", "a: 1\nb: two\n", ["b"], "2:4"],
    ["of a quoted value is its quote", 'a: "1"\n', ["a"], "1:4"],
    ["of an entry of a list", "a:\n  - x\n  - y\n", ["a", 1], "3:5"],
    ["of an entry in brackets", "a: [x, y]\n", ["a", 1], "1:8"],
    ["of a field of an entry", "a:\n  - b: x\n    c: y\n", ["a", 0, "c"], "3:8"],
    ["of a field in braces", "a: {b: x, c: y}\n", ["a", "c"], "1:14"],
    ["of a map is its first field", "a:\n  b: x\n", ["a"], "2:3"],
    ["of a list is its first dash", "a:\n  - x\n", ["a"], "2:3"],
    ["of a folded text is its sign", "a: >-\n  one\n  two\nb: x\n", ["a"], "1:4"],
    ["behind a folded text", "a: >-\n  one\n  two\nb: x\n", ["b"], "4:4"],
    ["of nothing is behind its colon", "a:\nb: x\n", ["a"], "1:3"],
    ["of the whole file is its first field", "# remark\n\na: x\n", [], "3:1"],
    ["of the whole of an empty file", "", [], "1:1"],
    ["after CRLF line ends", "a: x\r\nb:\r\n  - y\r\n", ["b", 0], "3:5"],
    ["after wide characters", 'a: {b: "日本", c: y}\n', ["a", "c"], "1:17"],
    ["after an emoji, in UTF-16 units", "a: {b: 💸, c: y}\n", ["a", "c"], "1:15"],
    ["below a number that is written as text", '"1": {b: x}\n', ["1", "b"], "1:10"],
    [
      "below a key that JavaScript keeps for itself",
      "__proto__: {b: x}\n",
      ["__proto__", "b"],
      "1:16",
    ],
  ] as const)("%s", ([, text, path, place]) => {
    expect(placeOf(text, path)).toBe(place);
  });

  test.for([
    ["an unknown field", "a: {b: x}\n", ["a", "c"], "1:4"],
    ["a field of an unknown field", "a: {b: x}\n", ["a", "c", "d"], "1:4"],
    ["an unknown field of the file", "x: y\na: z\n", ["c"], "1:1"],
    ["an entry behind the last", "a: [x]\n", ["a", 4], "1:4"],
    ["a field of text", "a: x\n", ["a", "length"], "1:4"],
    ["a name where a list is", "a: [x]\n", ["a", "0"], "1:4"],
    ["a path that objects inherit", "a: {}\n", ["a", "constructor"], "1:4"],
  ] as const)("of %s is the nearest place around it", ([, text, path, place]) => {
    expect(placeOf(text, path)).toBe(place);
  });

  test("starts after a byte order mark that is still in the text", () => {
    expect(placeOf("\ufeffa: x\nb: y\n", ["b"])).toBe("2:4");
  });

  test("is a place in a text that is not YAML, too", () => {
    expect(placeOf('a: x\nb: "y\n', ["a"])).toBe("1:4");
  });
});

describe("the place of a key", () => {
  test.for([
    ["of a field", "a: 1\nbee: two\n", ["bee"], "2:1"],
    ["of a field of an entry", "a:\n  - b: x\n    c: y\n", ["a", 0, "c"], "3:5"],
    ["of a quoted field", 'a: {"b": x}\n', ["a", "b"], "1:5"],
    ["of an entry is the entry", "a: [x, y]\n", ["a", 1], "1:8"],
    ["of an unknown field is the map around it", "a: {b: x}\n", ["a", "c"], "1:4"],
  ] as const)("%s", ([, text, path, place]) => {
    expect(keyPlaceOf(text, path)).toBe(place);
  });
});

describe("the spelling of a value", () => {
  test.for([["0x1F"], ["1e3"], ["012"], ["12345678901234567890"], ["TRUE"], ["~"]] as const)(
    "is %s as the file has it",
    ([spelling]) => {
      expect(parseLocated("a.yaml", `a: ${spelling}\n`).spelling(["a"])).toBe(spelling);
    },
  );

  test("is unknown for a map and for what is not there", () => {
    const yaml = parseLocated("a.yaml", "a: {b: c}\n");
    expect([yaml.spelling(["a"]), yaml.spelling(["z"])]).toEqual([undefined, undefined]);
  });
});

describe("a strict reading", () => {
  test.for([
    ["an anchor", "a: &x 1\n", ["file/ambiguous-yaml 1:4"]],
    ["an anchor on a map", "a: &x\n  b: 1\n", ["file/ambiguous-yaml 1:4"]],
    ["an anchor on a key", "&x a: 1\n", ["file/ambiguous-yaml 1:1"]],
    ["an anchor on the whole file", "--- &x\na: 1\n", ["file/ambiguous-yaml 1:5"]],
    ["an anchor on a block text", "a: &x |\n  b\n", ["file/ambiguous-yaml 1:4"]],
    [
      "an alias, once for all its places",
      "a: &x 1\nb: [*x, *x]\n",
      ["file/ambiguous-yaml 1:4", "file/ambiguous-yaml 2:5"],
    ],
    [
      "an alias as a key",
      "a: &x y\n*x : 1\n",
      ["file/ambiguous-yaml 1:4", "file/ambiguous-yaml 2:1"],
    ],
    ["an alias of nothing", "a: *x\n", ["file/not-yaml 1:4"]],
    ["an application's tag", "a: !x 1\n", ["file/ambiguous-yaml 1:4"]],
    ["a tag of YAML itself", "a: !!str 1\n", ["file/ambiguous-yaml 1:4"]],
    ["a tag of a map", "a: !!map {b: c}\n", ["file/ambiguous-yaml 1:4"]],
    ["the tag that says nothing", "a: ! 1\n", ["file/ambiguous-yaml 1:4"]],
    ["a tag that is spelled out", "a: !<tag:yaml.org,2002:str> 1\n", ["file/ambiguous-yaml 1:4"]],
    ["a merge key", "<<: {a: 1}\n", ["file/ambiguous-yaml 1:1"]],
    ["a merge key in quotes", '"<<": {a: 1}\n', ["file/ambiguous-yaml 1:1"]],
    ["two documents", "a: 1\n---\nb: 2\n", ["file/ambiguous-yaml 2:1"]],
    ["a document that holds nothing", "a: 1\n---\n", ["file/ambiguous-yaml 2:1"]],
    ["YAML 1.1", "%YAML 1.1\n---\na: 1\n", ["file/ambiguous-yaml 1:1"]],
    ["a tag prefix", "%TAG !e! tag:example.test,2026:\n---\na: 1\n", ["file/ambiguous-yaml 1:1"]],
    ["a key that stands twice", "a: 1\nb: 2\na: 3\n", ["file/duplicate-key 3:1"]],
    ["a quoted twin", 'a: 1\n"a": 3\n', ["file/duplicate-key 2:1"]],
    ["an escaped twin", 'a: 1\n"\\x61": 3\n', ["file/duplicate-key 2:1"]],
    ["a twin in braces", "x: {a: 1, a: 1}\n", ["file/duplicate-key 1:11"]],
    ["a twin of an inherited name", "__proto__: 1\n__proto__: 2\n", ["file/duplicate-key 2:1"]],
    ["a list as a key", "[a, b]: c\n", ["file/ambiguous-yaml 1:1"]],
    ["a map as a key", "? {a: b}\n: c\n", ["file/ambiguous-yaml 1:3"]],
    ["a number as a key", "1: c\n", ["file/ambiguous-yaml 1:1"]],
    ["a yes-or-no value as a key", "true: c\n", ["file/ambiguous-yaml 1:1"]],
    ["no key", ": c\n", ["file/ambiguous-yaml 1:1"]],
    ["a control character", "a: b\u0000c\n", ["file/not-yaml 1:5"]],
    ["a carriage return alone", "a: b\rc: d\n", ["file/ambiguous-yaml 1:5"]],
    ["65 levels of lists", `a: ${"[".repeat(65)}${"]".repeat(65)}\n`, ["file/too-large 1:67"]],
  ] as const)("refuses %s", ([, text, rules]) => {
    expect(rulesOf(text)).toEqual(rules);
    expect(parseLocated("a.yaml", text).value).toBeUndefined();
  });

  test.for([
    ["a text that looks like an alias, in quotes", 'a: "*x"\n', { a: "*x" }],
    ["a text with an ampersand inside", "a: R&D\n", { a: "R&D" }],
    [
      "the words of YAML 1.1",
      "a: [yes, no, on, 12:30, 0o8]\n",
      { a: ["yes", "no", "on", "12:30", "0o8"] },
    ],
    ["YAML 1.2 by name", "%YAML 1.2\n---\na: b\n", { a: "b" }],
    ["document marks around one document", "---\na: b\n...\n", { a: "b" }],
    ["names that differ in case", "a: 1\nA: 2\n", { a: 1, A: 2 }],
    ["the same name in two maps", "a: {x: 1}\nb: {x: 1}\n", { a: { x: 1 }, b: { x: 1 } }],
    ["a number in quotes as a key", '"1": c\n', { "1": "c" }],
    ["60 levels of lists", `a: ${"[".repeat(60)}${"]".repeat(60)}\n`, undefined],
    ["line separators of other standards", "a: b\u0085c\u2028d\n", { a: "b\u0085c\u2028d" }],
    [
      "marks of a merge conflict inside a text",
      "a: |\n  <<<<<<< x\n  >>>>>>> y\n",
      { a: "<<<<<<< x\n>>>>>>> y\n" },
    ],
  ] as const)("accepts %s", ([, text, value]) => {
    const yaml = parseLocated("a.yaml", text);
    expect(yaml.defects).toEqual([]);
    if (value !== undefined) expect(yaml.value).toEqual(value);
  });

  test("reports every defect of a file in its order", () => {
    expect(rulesOf("%YAML 1.1\n---\na: &x 1\na: !u y\n1: !t z\n")).toEqual([
      "file/ambiguous-yaml 1:1",
      "file/ambiguous-yaml 3:4",
      "file/duplicate-key 4:1",
      "file/ambiguous-yaml 4:4",
      "file/ambiguous-yaml 5:1",
      "file/ambiguous-yaml 5:4",
    ]);
  });

  test("reports a value that stands in several places before anything is put together", () => {
    expect(rulesOf("%YAML 1.1\n---\na: &x 1\na: *x\n1: !t z\n")).toEqual([
      "file/ambiguous-yaml 1:1",
      "file/ambiguous-yaml 3:4",
      "file/ambiguous-yaml 4:4",
      "file/ambiguous-yaml 5:4",
    ]);
  });

  test("keeps an inherited name as a field of its own and changes no other object", () => {
    const text = "__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\n";
    const value = asFields(parseLocated("a.yaml", text).value);
    expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });

  test.for([
    ["brackets", "[".repeat(200_000)],
    ["dashes", "- ".repeat(100_000)],
    ["question marks", "? ".repeat(100_000)],
    ["braces", "{a: ".repeat(50_000)],
  ] as const)("survives a file of nothing but %s", ([, text]) => {
    expect(rulesOf(text).map((line) => line.split(" ")[0])).toEqual(["file/too-large"]);
  });
});

describe("any text", () => {
  test("is read, or reported at a place inside it", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      ": ",
      ":",
      "- ",
      "? ",
      "\n",
      "  ",
      "\t",
      "[",
      "]",
      "{",
      "}",
      ",",
      "#",
      " #",
      "&x ",
      "*x",
      "!t ",
      '"',
      "'",
      "|",
      ">",
      "%",
      "@",
      "`",
      "---\n",
      "...\n",
      "\\",
      "1",
      "~",
      "<<",
      "💸",
      "\r\n",
      "\ufeff",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const { defects } = parseLocated("a.yaml", text);
        const lines = text.split("\n").length;
        for (const { at } of defects) {
          expect(at.line).toBeGreaterThanOrEqual(1);
          expect(at.line).toBeLessThanOrEqual(lines);
          expect(at.column).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("that a writer made comes back as the value it was made from, each part at its own place", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string())), (value) => {
        const yaml = parseLocated("a.yaml", stringify(value));
        if (yaml.defects.length > 0) return;
        expect(yaml.value).toEqual(value);
        const places = Object.entries(value).flatMap(([name, list]) =>
          list.map((_, index) => JSON.stringify(yaml.locate([name, index]))),
        );
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});

describe("values that JSON cannot hold", () => {
  test.for([
    [
      "half a character",
      'query: "\\ud800"',
      '"query" holds half of a character, which no file can keep.',
    ],
    [
      "the other half",
      'query: "a\\udfffb"',
      '"query" holds half of a character, which no file can keep.',
    ],
  ] as const)("are findings and leave no digest: %s", ([, line, message]) => {
    const { file, defects } = readCase("a.yaml", pendingCase.replace(/^query: .*$/m, line));
    expect(defects.map((defect) => defect.message)).toEqual([message]);
    expect([file?.digest, file?.whole, file?.case.query]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("are findings among labels, too, which the digest leaves out", () => {
    const { file, defects } = readCase("a.yaml", `${pendingCase}notes: "\\ud800"\n`);
    expect(defects).toHaveLength(1);
    expect(file?.digest).toMatch(/^sha256:/);
  });
});
