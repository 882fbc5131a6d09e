import { describe, expect, test } from "vitest";
import { editSplits } from "../../src/load/split-edits.ts";

const text = `# Which documents belong together.
families:
  a: {title: "A", documents: [a], split: test} # why
  b: # b
    title: B
    split: "test" # held out
    documents: [b]
  c: { title: C, documents: [c] } # new
  d:
    title: D
    documents:
      - d # last
`;

describe("the splits of families are edited", () => {
  test("where they stand, in their quotes, and added where there are none", () => {
    const edited = editSplits(text, { families: ["d", "a", "b", "c"], to: "regression" });
    expect("text" in edited && edited.text).toMatchInlineSnapshot(`
      "# Which documents belong together.
      families:
        a: {title: "A", documents: [a], split: regression} # why
        b: # b
          title: B
          split: "regression" # held out
          documents: [b]
        c: { title: C, documents: [c], split: regression } # new
        d:
          title: D
          documents:
            - d # last
          split: regression
      "
    `);
  });

  test.for([
    ["the line ends of Windows", text.replaceAll("\n", "\r\n")],
    ["a byte order mark", `\ufeff${text}`],
    ["no line end at the end", text.trimEnd()],
  ] as const)("in a file with %s", ([, given]) => {
    const edited = editSplits(given, { families: ["a", "d"], to: "regression" });
    const expected = given
      .replace("split: test}", "split: regression}")
      .replace(/- d # last(\r?\n)?$/, (line, end: string | undefined) => {
        const lineEnd = end ?? "\n";
        return `${line}${end === undefined ? lineEnd : ""}    split: regression${end === undefined ? "" : lineEnd}`;
      });
    expect(edited).toEqual({ text: expected });
  });

  test("not at all where one of them cannot be", () => {
    const shared = "families:\n  a: &same {title: A, documents: [a], split: test}\n  b: *same\n";
    expect(editSplits(shared, { families: ["a", "b"], to: "regression" })).toMatchObject({
      refused: { message: expect.stringContaining('"a", "b"') as string },
    });
    expect(editSplits(text, { families: ["a", "z"], to: "dev" })).toHaveProperty("refused");
  });
});
