import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownCode, markdownFence } from "../../../src/report/untrusted/markdown.ts";
import { printedCode, printedFence } from "../../../src/report/untrusted/printed-page.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

test("code on a printed page holds no command of a runner", () => {
  fc.assert(
    fc.property(dangerousText(), (text) => {
      expect(runnerCommands(`${printedCode(text)}\n${printedFence(text)}`)).toEqual([]);
    }),
  );
});

test.each(["refunds:window", "## Hotels", "a\\nb", "x | y", "const a = `b`;"])(
  "a text without a command is as it is: %s",
  (text) => {
    expect([printedCode(text), printedFence(text)]).toEqual([
      markdownCode(text),
      markdownFence(text),
    ]);
  },
);

test("a command shows as an escape", () => {
  expect([printedCode("::error::x"), printedCode("a ##[error]x")]).toMatchInlineSnapshot(`
    [
      "\`\\u{3a}:error::x\`",
      "\`a ##\\u{5b}error]x\`",
    ]
  `);
});
