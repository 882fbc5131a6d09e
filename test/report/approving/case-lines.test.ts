import { describe, expect, test } from "vitest";
import { caseLines, otherWay } from "../../../src/report/approving/lines/case-lines.ts";
import { setLink } from "../../../src/report/approving/review-place.ts";
import { told } from "../../../src/report/approving/unheeded.ts";
import { approving } from "../../support/counted-reviews.ts";
import { approved, goodSet, pendingCase } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";

const linesOf = async (before: string | undefined, after: string): Promise<readonly string[]> => {
  const base = goodSet(...(before === undefined ? [] : [before]));
  const { judged } = await judgedPullOf(base, goodSet(after));
  return judged.asked.cases.flatMap((asked) => [
    ...caseLines(asked).map(({ line }) => line.replace(/ [\da-f]{32}:/, " CODE:")),
    ...[otherWay(asked)].flatMap((one) => one ?? []),
  ]);
};

describe("the lines of one case", () => {
  test("are those that can decide it", async () => {
    const retired = "retired: {by: noor, at: 2026-09-03T09:00:00Z, reason: Nobody asks.}\n";
    const whole = approved(pendingCase);
    expect([
      await linesOf(undefined, pendingCase),
      await linesOf(pendingCase, whole),
      await linesOf(undefined, approved(pendingCase, { status: "rejected" })),
      await linesOf(whole, `${whole}${retired}`),
      await linesOf(undefined, pendingCase.replace("kind: answerable", "kind: [answerable]")),
    ]).toMatchInlineSnapshot(`
      [
        [
          "approve refund-policy-001 CODE:",
          "reject refund-policy-001 CODE:",
        ],
        [
          "approve refund-policy-001 CODE:",
          "If you do not agree, ask for changes.",
        ],
        [
          "reject refund-policy-001 CODE:",
          "If you do not agree, ask for changes.",
        ],
        [
          "retire refund-policy-001 CODE:",
          "If it is to stay in use, ask for changes.",
        ],
        [],
      ]
    `);
  });

  test("are told without what stands against one that is held out", async () => {
    const { judged } = await judgedPullOf(goodSet(), goodSet(pendingCase));
    const { asked } = judged;
    const held = {
      ...judged,
      asked: { ...asked, cases: asked.cases.map((one) => ({ ...one, isHeldOut: true })) },
    };
    const heard = {
      text: "confirm refund-policy-001 00: So.",
      said: approving(""),
      counts: false,
      uncounted: { why: "refused", wrong: 'The words "30 days" do not stand.' },
    } as const;
    expect(told(heard, judged)).toBe(heard.uncounted);
    expect(JSON.stringify(told(heard, held))).not.toContain("30 days");
  });

  test("stand below a link, but for a path that is too long for one", async () => {
    const { judged, recording } = await judgedPullOf(goodSet(), goodSet(pendingCase));
    const link = setLink({
      judged,
      recording,
      where: { ...reviewPlace, place: "a b" },
      longest: 9,
    });
    expect(link("x", "cases/é.yaml")).toBe(
      `[\`x\`](https://github.com/acme/set/blob/${"a".repeat(40)}/a%20b/cases/%C3%A9.yaml)`,
    );
    expect(link("x", `cases/${"é".repeat(400)}.yaml`)).toBe("`x`");
  });
});
