import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, splitSet, travel, type Files } from "../support/split-set.ts";

const entry = (run: string, day = "01"): string =>
  `{families: [travel], by: noor, at: 2026-10-${day}T09:00:00Z, run: ${run}, learned: Much.}`;
const set = (...entries: readonly string[]): Files =>
  splitSet({
    families: [refunds, travel.replace("test", "regression")],
    rest: entries.length === 0 ? [] : ["exposures:", ...entries.map((one) => `  - ${one}`)],
  });
const told = async (now: Files, then: Files): Promise<readonly string[]> =>
  (await findingsOf(now, then)).map(({ rule, at, message }) => `${at.line}: ${rule} ${message}`);

const entries = (runs: readonly string[]): readonly string[] => runs.map((run) => entry(run));

const unsplit = (files: Files): Files => ({
  ...files,
  "families.yaml": (files["families.yaml"] ?? "").replaceAll(/, split: \w+/g, ""),
});

describe("holdout/entry-rewritten", () => {
  test.for([
    ["nothing changed", ["r1"], ["r1"]],
    ["entries came to the end", ["r1"], ["r1", "r2", "r3"]],
    ["the first entry came", [], ["r1"]],
    ["a second equal one came", ["r1"], ["r1", "r1"]],
  ] as const)("accepts a record where %s", async ([, then, now]) => {
    expect(await report(set(...entries(now)), set(...entries(then)))).toBe("");
  });

  test.for([
    ["run", entry("r9")],
    ["learned", entry("r1").replace("Much", "Little")],
    ["by", entry("r1").replace("noor", "sam")],
    ["at", entry("r1").replace("09:00", "08:00")],
    ["at", entry("r1").replace("09:00:00Z", "11:00:00+02:00")],
    ["families", entry("r1").replace("[travel]", "[travel, refunds]")],
  ] as const)("names the field %s that was edited", async ([field, edited]) => {
    expect(await told(set(edited, entry("r2")), set(entry("r1"), entry("r2")))).toEqual([
      `7: holdout/entry-rewritten Entry 1 of "exposures" by "noor" of 2026-10-01T09:00:00Z says something else now, in "${field}".`,
    ]);
  });

  test("tells each of several defects once, where it is", async () => {
    const then = set(entry("r1"), entry("r2"), entry("r3"), entry("r4"));
    expect(await told(set(entry("r1x"), entry("r0"), entry("r4"), entry("r3")), then))
      .toMatchInlineSnapshot(`
      [
        "7: holdout/entry-rewritten Entry 1 of "exposures" by "noor" of 2026-10-01T09:00:00Z says something else now, in "run".",
        "8: holdout/entry-rewritten Entry 2 of "exposures" by "noor" of 2026-10-01T09:00:00Z says something else now, in "run".",
        "9: holdout/entry-rewritten Entry 4 of "exposures" by "noor" of 2026-10-01T09:00:00Z stands at another place now, as entry 3.",
      ]
    `);
    expect(await told(set(entry("r1"), entry("r4")), then)).toMatchInlineSnapshot(`
      [
        "8: holdout/entry-rewritten Entry 2 of "exposures" by "noor" of 2026-10-01T09:00:00Z is gone.",
        "8: holdout/entry-rewritten Entry 3 of "exposures" by "noor" of 2026-10-01T09:00:00Z is gone.",
      ]
    `);
    expect(await told(set(entry("r2"), entry("r3"), entry("r4"), entry("r1")), then))
      .toMatchInlineSnapshot(`
      [
        "10: holdout/entry-rewritten Entry 1 of "exposures" by "noor" of 2026-10-01T09:00:00Z stands at another place now, as entry 4.",
      ]
    `);
    expect(await told(set(entry("r0"), entry("r1"), entry("r2"), entry("r3"), entry("r4")), then))
      .toMatchInlineSnapshot(`
      [
        "7: holdout/entry-rewritten Entry 1 of "exposures" is new and stands before entries that were there.",
      ]
    `);
    expect(await told(set(), then)).toMatchInlineSnapshot(`
      [
        "1: holdout/entry-rewritten All 4 entries of "exposures" are gone.",
      ]
    `);
  });

  test("tells a record that goes with the whole file", async () => {
    const then = set(entry("r1"), entry("r2"));
    const { "families.yaml": _, ...now } = then;
    const found = await findingsOf(now, then);
    const own = found.filter(({ rule }) => rule === "holdout/entry-rewritten");
    expect(own.map(({ message, at }) => `${at.file}: ${message}`)).toEqual([
      "families.yaml: families.yaml is gone, and with it 2 exposures.",
    ]);
  });

  test("is not appeased when the families of the exposures go as well", async () => {
    const then = set(entry("r1"));
    const now = splitSet({ families: [refunds, travel.replace("travel:", "trips:")] });
    expect((await findingsOf(now, then)).map(({ rule }) => rule)).toContain(
      "holdout/entry-rewritten",
    );
  });

  test("counts in a set that is not split too", async () => {
    const found = await findingsOf(unsplit(set()), unsplit(set(entry("r1"))));
    expect(found.map(({ rule }) => rule)).toEqual(["holdout/entry-rewritten"]);
  });

  test("leaves an entry that cannot be read to its own finding", async () => {
    const found = await findingsOf(set("nobody", entry("r2")), set(entry("r1"), entry("r2")));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
