import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { holdingsOf } from "../../../src/report/verdict/set-summary.ts";
import { plainStyle } from "../../../src/report/style.ts";
import type { Verdict } from "../../../src/report/verdict/verdict.ts";
import { verdictLine } from "../../../src/report/verdict/verdict-line.ts";
import { goodSet, pendingCase, type Files } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";

const nothing = { error: 0, warning: 0, notice: 0 };

async function line(
  files: Files,
  found: Partial<Verdict["counts"]["findings"]>,
  rest: Partial<Pick<Verdict, "rules" | "notShown">> = {},
): Promise<string> {
  const dataset = await loadDataset(memoryTree(files));
  const counts = { ...countsOf(dataset, []), findings: { ...nothing, ...found } };
  const rules = { judged: 40, of: 40 };
  const notShown = { otherFiles: 0, belowLevel: 0 };
  return verdictLine(
    { holds: holdingsOf(dataset, counts), counts, rules, notShown, ...rest },
    12.6,
    plainStyle,
  );
}

describe("the last line", () => {
  const set = goodSet(pendingCase);

  test("counts errors always, and warnings and notices where there are some", async () => {
    expect(await line(set, {})).toBe("0 errors in 1 case (13 ms)");
    expect(await line(set, { error: 2, warning: 1 })).toBe("2 errors, 1 warning in 1 case (13 ms)");
    expect(await line(set, { notice: 2 })).toBe("0 errors, 2 notices in 1 case (13 ms)");
  });

  test("counts what was asked not to be shown, by reason", async () => {
    const notShown = { otherFiles: 2, belowLevel: 1 };
    expect(await line(set, { error: 2, warning: 1 }, { notShown })).toBe(
      "2 errors, 1 warning in 1 case (13 ms), not shown: 2 in other files, 1 below --level",
    );
  });

  test("says that only some of the rules have judged", async () => {
    expect(await line(set, {}, { rules: { judged: 1, of: 40 } })).toBe(
      "0 errors in 1 case by 1 of 40 rules (13 ms)",
    );
  });

  test("counts the cases that gave some of the rules nothing to judge", async () => {
    const files = { ...set, "cases/broken.yaml": "query: a: b\n" };
    expect(await line(files, {}, { rules: { judged: 1, of: 40 } })).toBe(
      "0 errors in 2 cases, 1 of them not read, by 1 of 40 rules (13 ms)",
    );
    expect(await line(files, { error: 1 })).toBe("1 error in 2 cases (13 ms)");
  });
});
