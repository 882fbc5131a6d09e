import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addFieldToEntries } from "../../src/load/entry-fields.ts";

function withSplits(text: string, values: Readonly<Record<string, string>>): string {
  const edit = { map: "families", field: "split", values: new Map(Object.entries(values)) };
  const edited = addFieldToEntries("families.yaml", text, edit);
  if ("text" in edited) return edited.text;
  const { at, message, fix } = edited.refused;
  return `refused at ${at.line}:${at.column}: ${message} ${fix ?? ""}`;
}

const family = ([id, { title, documents, flow, comment }]: [
  string,
  { title: string; documents: string; flow: boolean; comment: string },
]): string =>
  flow
    ? `  ${id}: { title: A, documents: [a] }\n${comment}`
    : `  ${id}:\n    title: ${title}\n    documents: ${documents}\n${comment}`;

describe("a field added to entries of a map", () => {
  test("stands on a line of its own behind the last field, and comments stay where they are", () => {
    const text = [
      "families:",
      "  a: # the first",
      "    title: 'A'   # quoted",
      "    documents:",
      "      - a-one",
      "      - a-two # last",
      "    # about a",
      "",
      "  # about b",
      "  b:",
      "      documents: [ b ]",
      "      title: |",
      "        B",
      "  c: { title: C, documents: [c], } # in braces",
      "  d: {title: D,",
      "      documents: [d]",
      "     }",
      "# the end",
      "",
    ].join("\n");
    expect(withSplits(text, { a: "dev", b: "test", c: "dev", d: "test" })).toMatchInlineSnapshot(`
      "families:
        a: # the first
          title: 'A'   # quoted
          documents:
            - a-one
            - a-two # last
          split: dev
          # about a

        # about b
        b:
            documents: [ b ]
            title: |
              B
            split: test
        c: { title: C, documents: [c], split: dev, } # in braces
        d: {title: D,
            documents: [d], split: test
           }
      # the end
      "
    `);
  });

  test("keeps a byte order mark, line ends and a last line without one", () => {
    const text = "\ufefffamilies:\r\n  a:\r\n    title: A\r\n  b:\r\n    title: B";
    expect(withSplits(text, { a: "dev", b: "test" })).toBe(
      "\ufefffamilies:\r\n  a:\r\n    title: A\r\n    split: dev\r\n  b:\r\n    title: B\r\n    split: test",
    );
  });

  test.for([
    ["has it already", "families:\n  a: {split: test}\n", { a: "dev" }],
    ["is not there", "families:\n  a: {title: A}\n", { b: "dev" }],
    ["is no map", "families:\n  a: text\n", { a: "dev" }],
    ["has no field", "families:\n  a: {}\n", { a: "dev" }],
    ["is shared by an alias", "families:\n  a: &a\n    title: A\n  b: *a\n", { a: "dev" }],
    ["stands in a file that cannot be read", "families: [\n", { a: "dev" }],
  ] as const)("is refused where an entry %s", ([, text, values]) => {
    expect(withSplits(text, values)).toMatch(/^refused at/);
  });

  test("changes that field of the entries named, and nothing else, for all texts", () => {
    const word = fc.stringMatching(/^[a-z]{1,5}$/);
    const entry = fc.record({
      title: fc.constantFrom("A", "'A b'", '"x: y"', ">-\n      folded\n      text", "a\n      b"),
      documents: fc.constantFrom("[a]", "[]", "\n      - a\n      - b", "\n    - a # why"),
      flow: fc.boolean(),
      comment: fc.constantFrom("", "    # deeper\n", "  # shallow\n", "\n"),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(word, entry), { selector: ([id]) => id, minLength: 1 }),
        fc.infiniteStream(fc.boolean()),
        (families, chosen) => {
          const text = `# top\nfamilies:\n${families.map(family).join("")}rest: 1 # end\n`;
          const ids = families.map(([id]) => id).filter(() => chosen.next().value === true);
          const after = withSplits(text, Object.fromEntries(ids.map((id) => [id, "dev"])));
          const wanted = parse(text);
          for (const id of ids) wanted.families[id].split = "dev";
          expect(parse(after)).toEqual(wanted);
          const kept = after.replaceAll(/^ +split: dev\n|, split: dev(?= \})/gm, "");
          expect(kept).toBe(text);
        },
      ),
    );
  });
});
