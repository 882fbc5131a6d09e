import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { readBack } from "../../support/read-back.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

describe("text for a terminal", () => {
  test.each([
    ["a command of the old form", "say ##[add-mask]x", "say ##\\u{5b}add-mask]x"],
    ["a command of the new form", " ::error::x", " \\u{3a}:error::x"],
    ["a start of one at the end", "Channel ##", "Channel #\\u{23}"],
    ["a rest of one at the start", "#[x]", "#\\u{5b}x]"],
    ["two colons within", "std::vector", "std::vector"],
    ["a heading, an issue and a list", "## Refunds, #12, [1]", "## Refunds, #12, [1]"],
  ])("shows %s", (_, text, shown) => {
    expect(terminalText(text)).toBe(shown);
  });

  test("gives a runner no command, wherever in a line it is put", () => {
    fc.assert(
      fc.property(dangerousText(), dangerousText(), (a, b) => {
        const [first, second] = [terminalText(a), terminalText(b)];
        const lines = [first, `  ${first}`, `"${first}"`, `${first}[${second}]x`, first + second];
        expect(runnerCommands(lines.join("\n"))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("can be read back", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        expect(readBack(terminalText(text))).toBe(text);
      }),
    );
  });
});
