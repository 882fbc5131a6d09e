import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sarifText } from "../../../src/report/untrusted/sarif.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { readBack } from "../../support/read-back.ts";

describe("a message of SARIF", () => {
  test.each([
    ["a link", "[click](https://a.example)", "[click]\\u{{28}}https://a.example)"],
    ["the place of an argument", "{0}", "{{0}}"],
    ["a map", "{kind: human}", "{{kind: human}}"],
  ])("shows %s", (_, text, shown) => {
    expect(sarifText(text)).toBe(shown);
  });

  test("holds no link and no place of an argument, and can be read back", () => {
    fc.assert(
      fc.property(dangerousText(), (text) => {
        const message = sarifText(text);
        expect(message.replace(/\{\{|\}\}/g, "")).not.toMatch(
          /\]\(|[{}]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u,
        );
        expect(readBack(message.replace(/([{}])\1/g, "$1"))).toBe(text);
      }),
    );
  });
});
