import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Composer, Document, Parser, visit, type CST } from "yaml";
import { overLimit } from "../../src/load/yaml-limits.ts";
import type { YamlLimits } from "../../src/load/yaml-levels.ts";

/** Where a text goes over a limit: `depth 1:4`, or nothing. */
function over(text: string, limits: Partial<YamlLimits>): string {
  const found = overLimit(text, { depth: Infinity, keys: Infinity, entries: Infinity, ...limits });
  if (found === undefined) return "";
  const lines = text.slice(0, found.offset).split("\n");
  return `${found.limit} ${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

interface Structure {
  readonly depth: number;
  readonly keys: number;
  readonly isYaml: boolean;
}

/** How the library's parser sees a text. */
function parsed(text: string): Structure {
  const tokens = [...new Parser().parse(text)];
  const documents = [...new Composer({ uniqueKeys: false }).compose(tokens)];
  let keys = 0;
  for (const document of documents) visit(document, { Pair: () => void keys++ });
  return {
    depth: Math.max(0, ...tokens.map((token) => depthOf(token))),
    keys,
    isYaml: documents.every(({ errors }) => errors.length === 0),
  };
}

/** How many lists and maps lie in each other. */
function depthOf(token: CST.Token | null | undefined): number {
  if (token?.type === "document") return depthOf(token.value);
  if (token === null || token === undefined || !("items" in token)) return 0;
  const items: readonly CST.CollectionItem[] = token.items;
  const below = items.flatMap(({ key, value }) => [depthOf(key), depthOf(value)]);
  return 1 + below.reduce((most, depth) => Math.max(most, depth), 0);
}

/** The scan sees all that the parser sees: something is over one level or one field less. */
function expectNoLess(text: string, { depth, keys }: Structure): void {
  const deep = depth === 0 || over(text, { depth: depth - 1 }).startsWith("depth ");
  const many = keys === 0 || over(text, { keys: keys - 1 }).startsWith("keys ");
  expect({ text, deep, many }).toEqual({ text, deep: true, many: true });
}

/** And nothing more. */
function expectSame(text: string, structure: Structure): void {
  expectNoLess(text, structure);
  expect([text, over(text, structure)]).toEqual([text, ""]);
}

describe("the levels of a text", () => {
  test.for([
    ["none", "text\n", 0, 0],
    ["of a map", "a: 1\nb: 2\n", 1, 2],
    ["of a list in a map at its column", "a:\n- x\n- y\nb: 1\n", 2, 2],
    ["of a list in a map", "a:\n  - x\n", 2, 1],
    ["of two at each column", "a:\n-\n b:\n -\n  c:\n  -\n   d: e\n", 7, 4],
    ["of maps in a list", "- a: 1\n  b: 2\n- c: 3\n", 2, 3],
    ["of lists on one line", "- - - x\n    - y\n", 3, 0],
    ["of lists one after another", "- - x\n- - y\n", 2, 0],
    ["behind question marks", "? - a\n: - b\n? c\n", 2, 2],
    ["of a map as a name", "? a: b\n: c: d\n", 2, 3],
    ["in brackets", "a: [[x], {b: {c: d}}]\n", 4, 3],
    ["in brackets of JSON", '{"a":{"b":[1,{"c":2}]},"d":[]}', 4, 4],
    ["of a list as a name", "[[a], b]: c\n", 3, 1],
    ["of a list as a name, further down", "x: y\n[[a], b]: c\n", 3, 2],
    ["of entries without a colon", "{a, b: c, ? d, : e, {f}}\n", 2, 6],
    ["of fields in a list", "[a: b, c, ? d, : e]\n", 1, 3],
    ["with line ends of Windows", "a:\r\n- x\r\nb:\r\n  c: d\r\n", 2, 3],
    ["with tabs behind colons", "a:\t{b:\tc}\n", 2, 2],
    ["that follow a mark of a document", "--- \na:\n  b: c\n...\n", 2, 2],
    ["of two documents", "a:\n  b: c\n---\nd: e\n", 2, 3],
    ["of two documents at one column", "a: b\n---\n- c\n", 1, 1],
    ["with names for values", "a: &x\n  b: *x\n&y c: d\n", 2, 3],
  ] as const)("%s", ([, text, depth, keys]) => {
    expect(parsed(text)).toEqual({ depth, keys, isYaml: true });
    expectSame(text, { depth, keys, isYaml: true });
  });

  test.for([
    ["a quoted text", 'a: "[[[ {b: c, d}\n  - - x"\n', 1, 1],
    ["a text in single quotes", "a: '[[[ {b: c'' d:\n  - - x'\n", 1, 1],
    ["a text of several lines", "a: |\n  b:\n    - [c]\n    d: e\nf: >-\n  ? g\n", 1, 2],
    ["a plain text of several lines", "a: b\n  [c {d\n  - e\n", 1, 1],
    ["a remark", "a: b # [[ c: {d}\n  # e: f\n# ? g\n", 1, 1],
    ["a colon inside a text", "a: 12:30 http://b?c=d,e\n", 1, 1],
  ] as const)("do not count inside %s", ([, text, depth, keys]) => {
    expect(parsed(text)).toEqual({ depth, keys, isYaml: true });
    expectSame(text, { depth, keys, isYaml: true });
  });

  test.for([
    ["a bracket", "a: [b, [c, [d]]]\n", { depth: 2 }, "depth 1:8"],
    ["a field of a deeper map", "a:\n  b:\n    c: d\n", { depth: 2 }, "depth 3:5"],
    ["a dash", "a:\n- - x\n", { depth: 2 }, "depth 2:3"],
    ["a field", "a: 1\nb: 2\n'c': 3\n", { keys: 2 }, "keys 3:1"],
    ["an entry without a colon", "a: {b, c, d}\n", { keys: 3 }, "keys 1:11"],
  ] as const)("are told where the first is too many: %s", ([, text, limits, place]) => {
    expect(over(text, limits)).toBe(place);
  });
});

/** Values with lists and maps in each other, each written in block or in flow style. */
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "medium" },
    fc.constantFrom("x", "a: b", "- c", "[d", "e\nf: g\n", "", null, 1, "# h", " i", "{", "?"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c d", "- e", "f: g", "?"), tie("value"), {
      maxKeys: 3,
    }),
  ),
})).value;

function written(value: unknown, { flow, indent, indentSeq }: Record<string, number>): string {
  const document = new Document(value);
  let count = 0;
  visit(document, {
    Collection: (_, node) => {
      count++;
      if (flow !== undefined && flow > 0 && count % flow === 0) node.flow = true;
    },
  });
  return document.toString({ indent: indent ?? 2, indentSeq: indentSeq === 1, lineWidth: 20 });
}

describe("the scan agrees with the parser", () => {
  test("on every text that the library writes", () => {
    const style = fc.record({
      flow: fc.nat(4),
      indent: fc.integer({ min: 1, max: 4 }),
      indentSeq: fc.nat(1),
    });
    fc.assert(
      fc.property(values, style, (value, how) => {
        const text = written(value, how);
        expectSame(text, parsed(text));
        expectSame(text.replaceAll("\n", "\r\n"), parsed(text));
      }),
      { numRuns: 400 },
    );
  });

  test("or sees more, on odd pieces that the library takes for YAML", () => {
    const piece = fc.constantFrom(
      ..."a|b|: |:|- |-|[|]|{|}|, |,|\n|\n  |\n    |\n- |\na: |\nb:\n|  | |'c'|\"d\"|# e|\t|>\n  f\n|---|...|\r\n".split(
        "|",
      ),
      "|\n g\n",
    );
    let judged = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const structure = parsed(text);
        if (!structure.isYaml) return;
        judged++;
        expectNoLess(text, structure);
      }),
      { numRuns: 10_000 },
    );
    expect(judged).toBeGreaterThan(2000);
  });
});
