import { expect, test } from "vitest";
import { samePerson } from "../../src/model/person.ts";

test.for([
  ["jordan", "Jordan", true],
  [" Jordan\u00a0Lee ", "jordan  lee", true],
  ["Zoe\u0301", "ZO\u00c9", true],
  ["Stra\u00dfer", "STRASSER", true],
  ["jordan", "@jordan", true],
  ["jordan", "jor\u00addan\u3164", true],
  ["jordan", "\uff4aordan\ufe0f", true],
  ["jordan", "jordan-lee", false],
  ["Jose", "Jos\u00e9", false],
] as const)("%j and %j are one person: %s", ([name, other, expected]) => {
  expect(samePerson(name, other)).toBe(expected);
});
