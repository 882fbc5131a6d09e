import fc from "fast-check";
import { expect, test } from "vitest";
import { exactIntegers } from "../../src/load/exact-integers.ts";

test.for([
  ['{"id": 7211011040021040393}', '{"id": "7211011040021040393"}'],
  ["[-5782547119306399562, 9007199254740991]", '["-5782547119306399562", 9007199254740991]'],
  ["[9007199254740993]", '["9007199254740993"]'],
  ['["7211011040021040393"]', '["7211011040021040393"]'],
  ['["\\" 7211011040021040393"]', '["\\" 7211011040021040393"]'],
  [
    "[0.7211011040021040393, 1e300, 1.5e7211011040021040]",
    "[0.7211011040021040393, 1e300, 1.5e7211011040021040]",
  ],
] as const)("%s", ([json, exact]) => {
  expect(exactIntegers(json)).toBe(exact);
});

test("leaves every value alone that needs no more digits than JavaScript keeps", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const unsafe = JSON.stringify(value)
        .replaceAll(/"(?:[^"\\]|\\.)*"/g, "")
        .match(/-?\d{16,}(?![.\d])/g);
      fc.pre(unsafe === null);
      const json = JSON.stringify({ value, "1234567890123456": "7211011040021040393" });
      expect(JSON.parse(exactIntegers(json))).toEqual(JSON.parse(json));
    }),
  );
});

test("reads a long text in one go", () => {
  const json = JSON.stringify(["1234567890123456", 'a\\"'.repeat(1_000_000)]);
  expect(exactIntegers(json)).toBe(json);
});
