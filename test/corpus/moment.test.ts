import { expect, test } from "vitest";
import { momentOf } from "../../src/corpus/moment.ts";

test.for([
  ["2026-09-01T09:00:00Z", "2026-09-01T09:00:00Z"],
  ["2026-09-01T09:00:00.5+02:00", "2026-09-01T09:00:00.5+02:00"],
  ["2026-09-01", "2026-09-01T00:00:00Z"],
  ["2024-02-29", "2024-02-29T00:00:00Z"],
  ["2026-02-29", undefined],
  ["2026-09-01T09:00:00", undefined],
  ["1 September 2026", undefined],
  ["", undefined],
] as const)("%j stands for the moment %j", ([text, moment]) => {
  expect(momentOf(text)).toBe(moment);
});
