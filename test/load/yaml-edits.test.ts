import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editFields, type FieldEdit } from "../../src/load/yaml-edits.ts";
import { written } from "../support/written-fields.ts";

/** The edited text; the refusal's place and sentence where there is one. */
function edited(text: string, ...edits: readonly FieldEdit[]): string {
  const result = editFields("cases/a.yaml", text, edits);
  if ("text" in result) return result.text;
  const { at, message } = result.refused;
  return `${at.file}:${at.line}:${at.column} ${message}`;
}

const text = `# A case about refunds.
id: refund-001

kind: 'answerable'   # always written
evidence: [ # what to read
  {document: refund-policy, quote: "within 30 days"},   # the base policy
]
  # the EU rules say more

# Notes come last.
notes: |
  # no comment
  two lines
review: {status: pending} # ask Jordan
`;

describe("editFields", () => {
  test("replaces a field and keeps its comments as lines in its place", () => {
    expect(edited(text, { set: "evidence", to: ["a", "no"] })).toMatchInlineSnapshot(`
      "# A case about refunds.
      id: refund-001

      kind: 'answerable'   # always written
      # what to read
      # the base policy
      # the EU rules say more
      evidence:
        - a
        - "no"

      # Notes come last.
      notes: |
        # no comment
        two lines
      review: {status: pending} # ask Jordan
      "
    `);
  });

  test("puts new fields behind another one, and at the end", () => {
    const edits: readonly FieldEdit[] = [
      { set: "relevantChunkIds", to: ["refund:12"], after: "evidence" },
      { remove: "evidence" },
      { set: "split", to: "12:30" },
    ];
    expect(edited(text, ...edits)).toMatchInlineSnapshot(`
      "# A case about refunds.
      id: refund-001

      kind: 'answerable'   # always written
      # what to read
      # the base policy
      # the EU rules say more
      relevantChunkIds:
        - refund:12

      # Notes come last.
      notes: |
        # no comment
        two lines
      review: {status: pending} # ask Jordan
      split: "12:30"
      "
    `);
  });

  test("keeps a comment out of the block text before it", () => {
    const before = "notes: |\n  text\nreview:\n  # soon\n  status: pending\n    # really\nid: a\n";
    expect(edited(before, { remove: "review" })).toBe(
      "notes: |\n  text\n# soon\n# really\nid: a\n",
    );
  });

  test.for([
    ["a file without a final line feed", "id: a", "id: a\nsplit: dev"],
    ["CRLF", "id: a\r\n# end\r\n", "id: a\r\nsplit: dev\r\n# end\r\n"],
    [
      "mostly CRLF",
      "id: a\r\nkind: b\r\nnotes: c\n",
      "id: a\r\nkind: b\r\nnotes: c\nsplit: dev\r\n",
    ],
    ["a byte order mark", "\ufeffid: a\n", "\ufeffid: a\nsplit: dev\n"],
    ["an indented map", "  id: a\n  kind: b\n", "  id: a\n  kind: b\n  split: dev\n"],
    ["a document's start and end", "---\nid: a\n...\n", "---\nid: a\nsplit: dev\n...\n"],
    ["block text without an end", "notes: |\n  a", "notes: |\n  a\nsplit: dev"],
    ["block text that keeps its end", "notes: |+\n  a\n\n", "notes: |+\n  a\n\nsplit: dev\n"],
    ["a field without a value", "notes:\n\n# end\n", "notes:\nsplit: dev\n\n# end\n"],
  ] as const)("adds a field at the end of %s", ([, before, after]) => {
    expect(edited(before, { set: "split", to: "dev" })).toBe(after);
  });

  test.for([
    [
      "braces",
      "# x\n{id: a}\n",
      "cases/a.yaml:2:1 This file cannot be edited line by line: its fields stand in braces.",
    ],
    [
      "a question mark",
      "? id\n: a\n",
      'cases/a.yaml:1:3 This file cannot be edited line by line: the field "id" does not start its line.',
    ],
    [
      "an anchor",
      "id: &x a\n",
      "cases/a.yaml:1:5 This file cannot be edited line by line: a value is shared by an alias.",
    ],
    [
      "a key that stands twice",
      "id: a\nid: b\n",
      'cases/a.yaml:2:1 This file cannot be edited line by line: the field "id" stands twice.',
    ],
    [
      "a key that is a number",
      "1: a\n",
      "cases/a.yaml:1:1 This file cannot be edited line by line: a key is no text.",
    ],
    [
      "two documents",
      "id: a\n---\nid: b\n",
      "cases/a.yaml:2:1 This file cannot be edited line by line: a second document starts here.",
    ],
    [
      "a list",
      "- a\n",
      "cases/a.yaml:1:1 This file cannot be edited line by line: it holds no map of fields.",
    ],
    ["nothing", "", "cases/a.yaml:1:1 This file cannot be edited line by line: it is empty."],
    [
      "what is no YAML",
      'id: "a\n',
      "cases/a.yaml:2:1 This file cannot be edited line by line: it cannot be read as YAML.",
    ],
    [
      "the removal of its last field",
      "split: x\n",
      'cases/a.yaml:1:1 "split" cannot be changed here without changing other fields.',
    ],
  ] as const)("refuses a file with %s", ([, before, refusal]) => {
    expect(edited(before, { remove: "split" })).toBe(refusal);
  });
});

const value = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "no",
    "12:30",
    "1e3",
    "# a",
    "a: b",
    "two\nlines\n",
    "",
    " x ",
    "2026-09-01",
    "-",
  ),
  fc.array(
    fc.record(
      { chunkId: fc.string(), quote: fc.string({ unit: "binary" }) },
      { noNullPrototype: true },
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  fc.record({ status: fc.constant("pending"), at: fc.string() }, { noNullPrototype: true }),
);

const one = fc.integer({ min: 0, max: 3 });
const read = (source: string): Record<string, unknown> =>
  parse(source.replace("\ufeff", "")) as Record<string, unknown>;

describe("an edit of any file", () => {
  test("changes the lines of its field alone, and to exactly the value meant", () => {
    fc.assert(
      fc.property(written, one, value, ({ text: before, around }, index, to) => {
        const field = around[index];
        if (field === undefined) return;
        const after = edited(before, { set: field.name, to });
        expect(after.startsWith(field.before)).toBe(true);
        expect(after.endsWith(field.after)).toBe(true);
        expect(read(after)).toEqual({ ...read(before), [field.name]: to });
        for (const comment of field.comments) {
          expect(after.slice(field.before.length)).toContain(comment);
        }
        expect(edited(after, { set: field.name, to })).toBe(after);
      }),
      { numRuns: 700 },
    );
  });

  test("removes the lines of its field alone, but not its comments", () => {
    fc.assert(
      fc.property(written, one, ({ text: before, around }, index) => {
        const field = around[index];
        if (field === undefined) return;
        const after = edited(before, { remove: field.name });
        const { [field.name]: _, ...rest } = read(before);
        expect(after.startsWith(field.before)).toBe(true);
        expect(after.endsWith(field.after)).toBe(true);
        expect(read(after)).toEqual(rest);
        const kept = after.slice(field.before.length, after.length - field.after.length);
        expect(
          kept
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter(Boolean),
        ).toEqual(field.comments);
        expect(edited(after, { remove: field.name })).toBe(after);
      }),
      { numRuns: 400 },
    );
  });

  test("inserts lines and changes none", () => {
    fc.assert(
      fc.property(written, one, value, ({ text: before, around }, index, to) => {
        const field = around[index];
        if (field === undefined) return;
        const after = edited(before, { set: "split", to, after: field.name });
        expect(after.startsWith(field.before + field.own)).toBe(true);
        expect(after.endsWith(field.after)).toBe(true);
        expect(read(after)).toEqual({ ...read(before), split: to });
        expect(Object.keys(read(after)).indexOf("split")).toBe(index + 1);
        expect(edited(after, { set: "split", to })).toBe(after);
      }),
      { numRuns: 400 },
    );
  });
});
