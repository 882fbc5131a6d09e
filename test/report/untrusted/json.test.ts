import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonText } from "../../../src/report/untrusted/json.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

describe("JSON", () => {
  test("means what it was given, and is followed by no terminal and no runner", () => {
    const value = fc.dictionary(dangerousText(), fc.array(dangerousText()));
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (given, indent) => {
        const text = jsonText(given, { indent });
        expect(JSON.parse(text)).toEqual(given);
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(runnerCommands(text)).toEqual([]);
      }),
    );
  });
});
