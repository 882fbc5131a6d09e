import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownersBlock, withOwners } from "../../../src/authoring/owners/owners-block.ts";

const lines = [
  { path: "/cases/money/", owners: ["acme/money", "kim"] },
  { path: "/families.yaml", owners: ["robin"] },
];
const block = `${ownersBlock("", lines).join("\n")}\n`;

describe("the lines in a file of owners", () => {
  test("stand at its end, between two comments", () => {
    expect(withOwners("* @acme\n", "", lines)?.text).toBe(`* @acme\n\n${block}`);
    expect(block).toMatchInlineSnapshot(`
      "# Written by touchstone codeowners, which puts it anew; lines of your own go above.
      /cases/money/  @acme/money @kim
      /families.yaml @robin
      # The end of what touchstone codeowners wrote.
      "
    `);
  });

  test("take the place of what an earlier run wrote, and tell how many stand behind it", () => {
    const before = `* @acme\n${ownersBlock("", []).join("\n")}\n# A remark.\n/x/ @lee\n\n`;
    expect(withOwners(before, "", lines)).toEqual({
      text: `* @acme\n${block}# A remark.\n/x/ @lee\n\n`,
      after: 1,
    });
  });

  test("are those of their set alone", () => {
    const text = withOwners(block, "eval", [{ path: "/eval/cases/", owners: ["lee"] }])?.text ?? "";
    expect(text.startsWith(block)).toBe(true);
    expect(withOwners(text, "", lines)?.text).toBe(text);
  });

  test.for([
    ["only one of the comments", block.slice(0, block.indexOf("# The end"))],
    ["a comment twice", `${block}${block}`],
    ["them the wrong way round", block.trimEnd().split("\n").toReversed().join("\n")],
  ] as const)("are not written into a file that holds %s", ([, text]) => {
    expect(withOwners(text, "", lines)).toBeUndefined();
  });

  test("keep every other byte, whatever the ends of lines, and a second run changes nothing", () => {
    const line = fc.constantFrom("", "# a", "* @acme", "/x y/ @lee", " ");
    const ended = fc.tuple(line, fc.constantFrom("\n", "\r\n")).map((parts) => parts.join(""));
    const written = fc.array(ended, { maxLength: 5 }).map((all) => all.join(""));
    fc.assert(
      fc.property(written, written, line, (above, below, last) => {
        const whole = (of: readonly (typeof lines)[number][], eol: string): string =>
          `${above}${ownersBlock("", of).join(eol)}${eol}${below}${last}`;
        const isCrlf = `${above}${below}`.includes("\r\n");
        const once = withOwners(whole([], "\n"), "", lines)?.text ?? "";
        expect(once).toBe(whole(lines, isCrlf ? "\r\n" : "\n"));
        expect(withOwners(once, "", lines)?.text).toBe(once);
      }),
    );
  });
});
