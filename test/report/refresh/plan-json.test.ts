import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planJson } from "../../../src/report/refresh/plan-json.ts";
import type { RefreshPlan } from "../../../src/refresh/plan/plan.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { movedSet } from "../../support/moved-set.ts";
import { planOf } from "../../support/planned.ts";
import { reportProblems } from "../../support/report-schema.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

const printed = (plan: RefreshPlan, items = plan.items): string =>
  [...planJson(plan, items)].join("");

describe("a plan for scripts", () => {
  test.each(["one", "two"])("is what its schema describes: %s", async (to) => {
    const text = printed(await planOf(movedSet(), { to, candidates: true }));
    expect(reportProblems(JSON.parse(text), "refresh-plan")).toEqual([]);
    expect(text.endsWith("}\n")).toBe(true);
  });

  test("has the texts of what was judged and of all candidates", async () => {
    const { items } = JSON.parse(printed(await planOf(movedSet()))) as {
      readonly items: readonly {
        readonly id: string;
        readonly evidence: readonly {
          readonly text: string;
          readonly candidates: readonly { readonly text: string }[];
        }[];
      }[];
    };
    const holiday = items.find(({ id }) => id === "holiday-001");
    const [evidence] = holiday?.evidence ?? [];
    expect(evidence?.candidates.map(({ text }) => text).join(" ").length).toBe(
      evidence?.text.length,
    );
  });

  test("tells some cases, and the counts of all", async () => {
    const plan = await planOf(movedSet());
    const some = JSON.parse(printed(plan, plan.items.slice(0, 1))) as Record<string, unknown>;
    expect(some["items"]).toHaveLength(1);
    expect(some["counts"]).toEqual({ refresh: 4, firstJudgment: 0, current: 0, carried: 1 });
  });

  test("gives no terminal and no runner a command, whatever others wrote", async () => {
    const plan = await planOf(movedSet());
    const [item] = plan.items;
    if (item === undefined) throw new Error("No item.");
    fc.assert(
      fc.property(dangerousText(), (text) => {
        const file = {
          ...item.file,
          case: { ...item.file.case, query: text, expectedAnswer: text },
        };
        const evidence = item.evidence.map((one) => ({ ...one, text }));
        const out = printed(plan, [{ ...item, file, evidence }]);
        expect(runnerCommands(out)).toEqual([]);
        expect(out.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        const value = JSON.parse(out) as { readonly items: readonly { readonly query: string }[] };
        expect(value.items[0]?.query).toBe(text);
      }),
    );
  });
});
