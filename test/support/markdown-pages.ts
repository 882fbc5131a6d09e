import fc from "fast-check";

/** Pages of Markdown: whole blocks of every kind, and pieces that break them. */
export function markdownPages(): fc.Arbitrary<string> {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(
        "word",
        "Refund.",
        "e.g.",
        "`code`",
        "[a](b)",
        "**",
        "_",
        "<b>",
        "返金。",
        "👩‍👩‍👧",
        "e\u0301",
        "\\",
        "|",
        "{{< x >}}",
        "<!--",
        "-->",
        "[^1]:",
        "&amp;",
      ),
      fc.string({ unit: "grapheme", maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 40 },
  );
  const line = words.map((parts) => parts.join(" "));
  const start = fc.constantFrom(
    "",
    "# ",
    "## ",
    "###### ",
    "- ",
    "1. ",
    "> ",
    "> > ",
    "    ",
    "\t",
    "```",
    "~~~",
    "| a |",
    "|---|",
    "===",
    "---",
    "<div>",
    "  - ",
    "[x]: ",
  );
  const block = fc
    .array(
      fc.tuple(start, line).map((parts) => parts.join("")),
      { minLength: 1, maxLength: 8 },
    )
    .map((lines) => lines.join("\n"));
  // A NUL is no Markdown, and files that hold one are refused.
  return fc
    .array(block, { maxLength: 8 })
    .map((blocks) => blocks.join("\n\n").replaceAll("\0", ""));
}
