import fc from "fast-check";
import { stringify } from "yaml";

/** How a person may have laid out a case file. */
export interface Layout {
  readonly flow: boolean;
  readonly indentSeq: boolean;
  readonly indent: number;
  readonly quotes: "PLAIN" | "QUOTE_DOUBLE" | "QUOTE_SINGLE";
  readonly order: readonly string[];
  readonly comments: readonly boolean[];
  readonly wide: boolean;
  readonly mark: boolean;
  readonly unended: boolean;
  /** Whether the file has a `refresh` block already. */
  readonly asked: boolean;
}

/** A case file in any layout that a person may have given it. */
export const layouts: fc.Arbitrary<Layout> = fc.record({
  flow: fc.boolean(),
  indentSeq: fc.boolean(),
  indent: fc.constantFrom(2, 4),
  quotes: fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE"),
  order: fc.shuffledSubarray(
    [
      "id",
      "kind",
      "query",
      "expectedAnswer",
      "relevantChunkIds",
      "provenance",
      "corpusRevision",
      "origin",
      "conversation",
      "tags",
      "notes",
      "review",
    ],
    { minLength: 12 },
  ),
  comments: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  wide: fc.boolean(),
  mark: fc.boolean(),
  unended: fc.boolean(),
  asked: fc.boolean(),
});

const earlierRequest =
  "refresh: {from: one, to: two, reasons: [source-revision-changed]} # asked\n";

/** The text of a case in a layout, with the lines of its `refresh` block where it has one. */
export function layOut(
  value: Readonly<Record<string, unknown>>,
  layout: Layout,
  refresh: string = earlierRequest,
): string {
  const { flow, indentSeq, indent, quotes, order, comments, wide, mark, unended, asked } = layout;
  let line = 0;
  const pieces = order.map((name) => {
    const style = flow && name !== "review" ? ("flow" as const) : ("block" as const);
    const text = stringify(
      { [name]: value[name] },
      {
        lineWidth: 0,
        indentSeq,
        indent,
        defaultStringType: quotes,
        defaultKeyType: "PLAIN",
        collectionStyle: style,
      },
    );
    const own = style === "flow" ? text.replace(/^\{ /, "").replace(/ \}\n$/, "\n") : text;
    const commented = own.replaceAll("\n", () => {
      line++;
      return comments[line % 40] === true && style === "block" ? ` # note ${line}\n` : "\n";
    });
    return comments[line % 39] === true ? `# above ${name}\n${commented}\n` : commented;
  });
  const request = asked ? [refresh] : [];
  const text = [...pieces, ...request, "# the end\n"].join("");
  const ended = unended ? text.trimEnd() : text;
  return (mark ? "\ufeff" : "") + (wide ? ended.replaceAll("\n", "\r\n") : ended);
}
