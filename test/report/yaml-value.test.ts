import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { yamlValue } from "../../src/report/untrusted/yaml.ts";

test.for([
  ["Refund policy", "Refund policy"],
  ["no", '"no"'],
  ["a: b", '"a: b"'],
  ["##[group]x", '"##\\u005bgroup]x"'],
  ["a\u202eb\u{e0041}", '"a\\u202eb\\U000e0041"'],
] as const)("writes %j as %s", ([text, written]) => {
  expect(yamlValue(text)).toBe(written);
});

test("gives back every text, with nothing in it that a terminal or a runner follows", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("#", "[", ":", " ", "\\", '"', "\u001b", "a", "\n") }),
  );
  fc.assert(
    fc.property(text, (one) => {
      const written = yamlValue(one);
      expect(parse(`- ${written}`)).toEqual([one]);
      expect(written).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|##\[/u);
    }),
  );
});
