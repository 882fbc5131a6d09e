import { expect, test } from "vitest";
import { isLater } from "../../src/model/instant.ts";

test.for([
  ["2026-09-01T09:00:01Z", "2026-09-01T09:00:00Z", true],
  ["2026-09-01T09:00:00Z", "2026-09-01T09:00:00Z", false],
  ["2026-09-01T09:00:00Z", "2026-09-01T11:00:00+02:00", false],
  ["2026-09-01T09:00:01+02:00", "2026-09-01T09:00:00Z", false],
  ["2026-09-01T07:00:00-03:00", "2026-09-01T09:00:00Z", true],
  ["2026-09-01t09:00:00.5z", "2026-09-01 09:00:00Z", true],
  ["2026-12-31T23:59:60Z", "2026-12-31T23:59:58Z", true],
] as const)("%s is later than %s: %s", ([moment, than, expected]) => {
  expect(isLater(moment, than)).toBe(expected);
});
