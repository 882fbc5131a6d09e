import fc from "fast-check";

interface Piece {
  readonly name: string;
  readonly lines: readonly string[];
  readonly comments: readonly string[];
}

/** Each shape that a field's value takes in a file, as lines with relative indents. */
const shapes: readonly ((name: string) => Omit<Piece, "name">)[] = [
  (name) => ({ lines: [`${name}: plain text`], comments: [] }),
  (name) => ({ lines: [`${name} :   'it''s'   # why ${name}`], comments: [`# why ${name}`] }),
  (name) => ({ lines: [`"${name}": "# none: \\" here"`], comments: [] }),
  (name) => ({ lines: [`${name}:`], comments: [] }),
  (name) => ({ lines: [`${name}: |`, "  # text", "", "  more: text"], comments: [] }),
  (name) => ({
    lines: [`${name}: >- # ${name} folded`, "    a", "   ", "     b"],
    comments: [`# ${name} folded`],
  }),
  (name) => ({ lines: [`${name}: |2`, "    indented", "  # text"], comments: [] }),
  (name) => ({ lines: [`${name}: two`, "", "   lines of text"], comments: [] }),
  (name) => ({ lines: [`${name}: "two`, "", '   # lines"  '], comments: [] }),
  (name) => ({ lines: [`${name}:`, "- 1", `- 2 # ${name} two`], comments: [`# ${name} two`] }),
  (name) => ({
    lines: [`${name}:`, `  # first ${name}`, "  - {a: b}", "", `      # last ${name}`],
    comments: [`# first ${name}`, `# last ${name}`],
  }),
  (name) => ({
    lines: [`${name}: [{x: 1}, # ${name} in`, "  'y # z',", "  ]"],
    comments: [`# ${name} in`],
  }),
  (name) => ({ lines: [`${name}:`, "  k: |", "   # text", "  l: m"], comments: [] }),
];

const piece = (name: string): fc.Arbitrary<Piece> =>
  fc.constantFrom(...shapes).map((shape) => ({ name, ...shape(name) }));
const gap = fc.array(fc.constantFrom("", "# a gap", " ", "#"), { maxLength: 3 });
export interface WrittenFields {
  readonly text: string;
  /** The text of each field, in order, with what stands before and behind it. */
  readonly around: readonly {
    readonly name: string;
    readonly before: string;
    readonly own: string;
    readonly after: string;
    readonly comments: readonly string[];
  }[];
}

/** A file's text from fields and gaps, with line ends, indent, byte order mark and final line end as given. */
export const written: fc.Arbitrary<WrittenFields> = fc
  .record({
    pieces: fc.tuple(...["id", "kind", "query", "notes"].map(piece)),
    gaps: fc.tuple(gap, gap, gap, gap, gap),
    ends: fc.constantFrom(["\n"], ["\r\n"], ["\n", "\r\n"], ["\r\n", "\r\n", "\n"]),
    indent: fc.constantFrom("", "  "),
    mark: fc.constantFrom("", "\ufeff"),
    final: fc.boolean(),
  })
  .map(({ pieces, gaps, ends, indent, mark, final }) => {
    let count = 0;
    const ended = (lines: readonly string[]): string =>
      lines
        .map((line) => (line === "" ? "" : indent + line) + (ends[count++ % ends.length] ?? "\n"))
        .join("");
    const start = mark + ended(gaps[0] ?? []);
    const parts = pieces.flatMap((one, index) => [ended(one.lines), ended(gaps[index + 1] ?? [])]);
    const all = [start, ...parts];
    if (!final) {
      const last = all.findLastIndex((part) => part !== "");
      all[last] = all[last]?.replace(/\r?\n$/, "") ?? "";
    }
    const around = pieces.map(({ name, comments }, index) => ({
      name,
      comments,
      before: all.slice(0, index * 2 + 1).join(""),
      own: all[index * 2 + 1] ?? "",
      after: all.slice(index * 2 + 2).join(""),
    }));
    return { text: all.join(""), around };
  });
