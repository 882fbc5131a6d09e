import fc from "fast-check";
import { expect, test } from "vitest";
import { hasNamesTwice } from "../../src/load/names-twice.ts";

const isTwice = (text: string): boolean => hasNamesTwice(text, JSON.parse(text));

test.each([
  '{"a": 1, "a": 1}',
  '{"a": 1, "\\u0061": 2}',
  '{"list": [{"b": {"c": 1, "d": 2, "c" : 3}}]}',
  '{"__proto__": 1, "__proto__": 2}',
  '{"": 1, "": 2}',
])("a name stands twice in %s", (text) => {
  expect(isTwice(text)).toBe(true);
});

test.each([
  '{"a": "a", "b": {"a": 1}, "c": ["a", {"a": 2}]}',
  '{"a": "\\"b\\": 1", "b": ": \\\\"}',
  '["a", "a"]',
  '"a:"',
])("no name stands twice in %s", (text) => {
  expect(isTwice(text)).toBe(false);
});

test("no value that a program writes has a name twice", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      expect(isTwice(JSON.stringify(value, undefined, indent))).toBe(false);
    }),
  );
});
