import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding, Level } from "../../../src/model/finding.ts";
import type { Annotation } from "../../../src/report/verdict/annotation.ts";
import { byUse, chosenAnnotations } from "../../../src/report/verdict/chosen-annotations.ts";

const levels = ["error", "warning", "notice"] as const;
const place = (file: string): string => file;

function finding(level: Level, file: string, line: number): Finding {
  const message = `${level} ${file} ${line}`;
  return { rule: "case/blank-query", level, message, at: { file, line, column: 1 } };
}

/** Findings as rules give them: in order of place. */
const found = fc
  .array(fc.tuple(fc.constantFrom(...levels), fc.integer({ min: 0, max: 6 })), { maxLength: 60 })
  .map((all) => all.map(([level, file], line) => finding(level, `cases/${file}.yaml`, line + 1)));
const touched = fc
  .uniqueArray(fc.integer({ min: 0, max: 6 }))
  .map((files) => new Set(files.map((file) => `cases/${file}.yaml`)));

describe("findings in the order in which they are of use", () => {
  test("start with errors, then files of the change, then one of each file", () => {
    const all = [
      finding("warning", "a", 1),
      finding("error", "a", 2),
      finding("error", "a", 3),
      finding("error", "b", 1),
      finding("error", "c", 1),
      finding("error", "c", 2),
    ];
    const told = byUse(all, new Set(["c"])).map(({ message }) => message);
    expect(told).toEqual([
      "error c 1",
      "error c 2",
      "error a 2",
      "error b 1",
      "error a 3",
      "warning a 1",
    ]);
  });

  test("are the same findings, whatever changed", () => {
    fc.assert(
      fc.property(found, touched, (all, changed) => {
        const ordered = byUse(all, changed);
        expect(new Set(ordered)).toEqual(new Set(all));
        expect(ordered).toHaveLength(all.length);
      }),
    );
  });
});

describe("P16: the annotations of a run", () => {
  const always: readonly Annotation[] = [
    { level: "notice", title: "Touchstone", message: "Not compared." },
  ];

  test("are never more of a level than there is room for, and say how many are left out", () => {
    const limits = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(found, touched, limits, (all, changed, limit) => {
        const chosen = chosenAnnotations(all, { changed, limit, place, always });
        for (const level of levels) {
          const own = chosen.filter(({ annotation }) => annotation.level === level);
          expect(own.length).toBeLessThanOrEqual(limit);
          const shown = own.filter(({ finding: one }) => one !== undefined).length;
          const [, left = "0"] =
            own.map(({ annotation }) => /^(\d+) .*: see/.exec(annotation.message)).find(Boolean) ??
            [];
          const count = all.filter((one) => one.level === level).length;
          const room = limit - (level === "notice" ? 1 : 0);
          expect(shown + Number(left)).toBe(room === 0 ? 0 : count);
        }
      }),
    );
  });

  test("are what has to be said alone where none is wanted", () => {
    const all = [finding("error", "a", 1), finding("notice", "a", 2)];
    const chosen = chosenAnnotations(all, { changed: new Set(), limit: 0, place, always });
    expect(chosen).toEqual([{ annotation: always[0] }]);
  });
});
