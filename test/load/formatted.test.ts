import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument, isMap } from "yaml";
import { formatted } from "../../src/load/formatted.ts";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { commentsOf } from "../../src/load/yaml-lexemes.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import { caseDigest } from "../../src/model/digest.ts";
import { slipped, yamlLike } from "../support/broken-text.ts";
import { approved, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { written } from "../support/written-fields.ts";

/** The text of a file as the formatter writes it; where it is refused, why. */
function fmt(text: string, path = "cases/a.yaml"): string {
  const result = formatted(path, text);
  if ("text" in result) return result.text;
  return result.refused
    .map(({ at, message }) => `${at.file}:${at.line}:${at.column} ${message}`)
    .join("\n");
}

const head = `claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
`;

describe("a case that is formatted", () => {
  test("loses what nobody sees and gains quotes, and nothing else changes", () => {
    const text = `# A case.  \nid:   refund-001 \t\n\n  \nquery: 'when'   # why \t\ntags: [ no,12:30 , 'on' ]  \nnotes: |  # block \n  two  \n\n  lines  \norigin: { kind: human,  author: y }`;
    expect(fmt(text).replaceAll(" \n", "·\n")).toMatchInlineSnapshot(`
      "# A case.
      id:   refund-001


      query: 'when'   # why
      tags: [ "no","12:30" , 'on' ]
      notes: |  # block
        two ·

        lines ·
      origin: { kind: human,  author: "y" }
      "
    `);
  });

  test.for([
    ["a value in quotes over two lines", 'notes: "a \\ \n  b"\n'],
    ["folded text that ends in spaces", "notes: >\n  a  \n   \n  b\n"],
    ["block text that keeps its end", "notes: |+\n  a\n\n\n"],
    ["CRLF beside LF", "id: a\r\nkind: b\nnotes: c\r\n"],
    ["odd order, quotes and indents", '"notes": "x"\nid: a\ntags:\n    - "b"\n    -   c\n'],
    ["a document's start and end", "---\nid: a\n...\n"],
    ["a case in braces", "{id: a, tags: [b]}\n"],
    ["a number where text is due", "id: a\nquery: 012\n"],
    ["a date where one is due", "id: a\naskedAt: 2026-09-01\n"],
    ["nothing", ""],
    ["nothing but empty lines", "\n\n"],
  ] as const)("keeps %s byte for byte", ([, text]) => {
    expect(fmt(text)).toBe(text);
  });

  test.for([
    ["CRLF", "id: a\r\nkind: b", "id: a\r\nkind: b\r\n"],
    ["block text", "notes: |\n  a", "notes: |\n  a\n"],
    ["a remark", "id: a # b ", "id: a # b\n"],
    ["spaces alone", "id: a\n   ", "id: a\n"],
    ["empty lines", "id: a\r\n\r\n \r\n", "id: a\r\n"],
    ["block text and empty lines", "notes: |\n  a\n\n\n", "notes: |\n  a\n"],
  ] as const)("ends as it should behind %s", ([, before, after]) => {
    expect(fmt(before)).toBe(after);
  });

  test.for([
    ["an open quote", 'id: "a\n', "cases/a.yaml:1:5 The quote that opens here is never closed."],
    [
      "an anchor",
      "id: &x no\n",
      'cases/a.yaml:1:5 "&x" names a value so that others can repeat it.',
    ],
    [
      "a name that stands twice",
      "id: a\nid: no\n",
      'cases/a.yaml:2:1 "id" stands twice among these fields, and a reader may take either value.',
    ],
    [
      "two documents",
      "id: a\n---\nid: b\n",
      "cases/a.yaml:2:1 A second YAML document starts here, and a reader may take either.",
    ],
    [
      "a merge key",
      "id: a\n<<: {notes: b}\n",
      'cases/a.yaml:2:1 "<<" is a plain name to one reader and copies fields for another.',
    ],
  ] as const)("is refused with its place where it has %s", ([, text, refusal]) => {
    expect(fmt(text)).toBe(refusal);
  });
});

describe("families that are formatted", () => {
  test("are sorted by id, each with its comments, and empty lines keep their places", () => {
    const text = `${head}families: # kept sorted
  # About all of them.

  # The base policy.
  refund-policy: {title: Refunds, documents: [refund-policy], split: dev} # old
    # more on refunds

  no: {title: Norway, documents: [12:30]}
  # Travel follows.

  # It is large.
  "expenses":
    title: |
      Expenses

      # no comment
    # inside
    documents: ["expenses*"]
  # the end
exposures: [] # append-only
`;
    expect(fmt(text, "families.yaml")).toMatchInlineSnapshot(`
      "claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
      grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
      families: # kept sorted
        # About all of them.

        # Travel follows.

        # It is large.
        "expenses":
          title: |
            Expenses

            # no comment
          # inside
          documents: ["expenses*"]

        "no": {title: Norway, documents: ["12:30"]}
        # The base policy.
        refund-policy: {title: Refunds, documents: [refund-policy], split: dev} # old
          # more on refunds
        # the end
      exposures: [] # append-only
      "
    `);
  });

  test("sort by UTF-8 bytes, digits before letters", () => {
    const text = `${head}families:\n  b: {}\n  a-b: {}\n  a.b: {}\n  "12": {}\n  "2": {}\n  a: {}`;
    expect(fmt(text, "families.yaml").slice(head.length)).toMatchInlineSnapshot(`
      "families:
        "12": {}
        "2": {}
        a: {}
        a-b: {}
        a.b: {}
        b: {}
      "
    `);
  });

  test("stay as they are in braces where they are sorted, and are refused where they are not", () => {
    const sorted = `${head}families: {a: {}, b: {}}\n`;
    expect(fmt(sorted, "families.yaml")).toBe(sorted);
    expect(fmt(`${head}families:\n  {b: {},\n   a: {}}\n`, "families.yaml")).toMatchInlineSnapshot(
      `"families.yaml:4:3 The families are not sorted by id, and do not stand on lines of their own."`,
    );
    expect(fmt('{families: {"12": {}, "1": {}}}\n', "families.yaml")).toMatchInlineSnapshot(
      `"families.yaml:1:12 The families are not sorted by id, and do not stand on lines of their own."`,
    );
  });
});

/** What holds of every text that is formatted. */
function expectSafe(path: string, before: string): void {
  const result = formatted(path, before);
  const read = parseLocated(path, before);
  if (read.defects.length > 0) {
    expect(result).toHaveProperty("refused");
    return;
  }
  if ("refused" in result) {
    expect(path).toBe("families.yaml");
    return;
  }
  const after = parseLocated(path, result.text);
  expect([after.value, after.defects]).toEqual([read.value, []]);
  expect(caseDigest(after.value)).toBe(caseDigest(read.value));
  expect(commentsOf(result.text).toSorted()).toEqual(commentsOf(before).toSorted());
  expect(formatted(path, result.text)).toMatchObject({
    text: result.text,
    trimmed: [],
    end: "kept",
    scalars: [],
    moved: 0,
  });
}

const spaced = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.array(fc.constantFrom("", "", "", " ", "\t", "  \t "), { minLength: 1 }))
    .map(([whole, ends]) => {
      let count = 0;
      return whole.replaceAll(/(?=\r?\n)|$/g, () => ends[count++ % ends.length] ?? "");
    });

/** The lines of a text without the white space at their ends. */
function linesOf(whole: string): readonly string[] {
  const lines = whole.replace(/\s*$/, "").split("\n");
  return lines.map((line) => line.replace(/[ \t]*(\r?)$/, "$1"));
}

describe("formatting any text", () => {
  const plain = written.map(({ text }) => text.replace("\ufeff", ""));

  test("keeps what it says, keeps its comments, and is done after one run", () => {
    const cases = fc.oneof(slipped(approved(pendingCase)), slipped(approved(pendingAbstention)));
    fc.assert(
      fc.property(fc.oneof(spaced(plain), spaced(cases), yamlLike), (text) => {
        expectSafe("cases/a.yaml", text.replaceAll("\ufeff", ""));
      }),
      { numRuns: 1000 },
    );
  });

  test("changes nothing of a line but its end, where no scalar needs quotes", () => {
    fc.assert(
      fc.property(spaced(plain), (text) => {
        const result = formatted("cases/a.yaml", text);
        if ("refused" in result || result.scalars.length > 0) return;
        expect(linesOf(result.text)).toEqual(linesOf(text));
      }),
      { numRuns: 700 },
    );
  });
});

const entry = fc.constantFrom(
  (id: string) => `${id}: {title: T, documents: [no]}\n`,
  (id: string) =>
    `${id}: # remark of ${id}\n  title: "T" \n  documents:\n  - a*\n  # inside ${id}\n`,
  (id: string) => `"${id}":\n  title: |\n    T\n\n    # no comment\n  documents: []\n`,
  (id: string) => `? ${id}\n: {title: T, documents: []}\n`,
);
const id = fc.stringMatching(/^[a-z0-9]{1,3}$/).filter((one) => Number.isNaN(Number(one)));
const families = fc
  .record({
    ids: fc.uniqueArray(id, { minLength: 1, maxLength: 8 }),
    entries: fc.array(entry, { minLength: 8, maxLength: 8 }),
    gaps: fc.array(fc.constantFrom("", "", "\n", " \n\n"), { minLength: 8, maxLength: 8 }),
    remarks: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    indent: fc.constantFrom("  ", "    "),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    final: fc.constantFrom("", "related: []\n", "# end\n", "  # end\n"),
  })
  .map(({ ids, entries, gaps, remarks, indent, lineEnd, final }) => {
    const blocks = ids.map((one, index) => {
      const remark = remarks[index] === true ? `# above ${one}\n` : "";
      const own = (remark + (entries[index]?.(one) ?? "")).replaceAll(/^(?=.)/gm, indent);
      return (gaps[index] ?? "") + own;
    });
    return `${head}families:\n${blocks.join("")}${final}`.replaceAll("\n", lineEnd);
  });

describe("formatting any families", () => {
  test("keeps every family with its lines and its comments, sorted by id", () => {
    fc.assert(
      fc.property(families, (text) => {
        expectSafe("families.yaml", text);
        const result = formatted("families.yaml", text);
        if ("refused" in result) {
          expect(text).toContain("? ");
          return;
        }
        const map = parseDocument(result.text).get("families", true);
        const ids = isMap(map) ? map.items.map(({ key }) => String(key)) : [];
        expect(ids).toEqual(ids.toSorted(byUtf8));
        for (const [, one = ""] of text.matchAll(/# above (\w+)/g)) {
          expect(result.text).toMatch(new RegExp(`# above ${one}\\r?\\n *(?:\\? )?"?${one}\\b`));
        }
        for (const [, one = ""] of text.matchAll(/# inside (\w+)/g)) {
          expect(result.text).toMatch(new RegExp(`  - a\\*\\r?\\n *# inside ${one}\\b`));
        }
      }),
      { numRuns: 700 },
    );
  });
});

test("a comment of spaces takes no longer than one of words", () => {
  const text = `id: a #${" ".repeat(150_000)}b \t\n`;
  expect(fmt(text)).toBe(text.replace(" \t\n", "\n"));
});

test("lines that lost spaces are told, and no empty line that went with the end", () => {
  const result = formatted("cases/a.yaml", "id: a  \nnotes: b\n  \n\t\n\n");
  expect(result).toMatchObject({
    text: "id: a\nnotes: b\n",
    trimmed: [1],
    end: "empty lines removed",
  });
});
