import { describe, expect, test } from "vitest";
import { withoutFile } from "../support/good-set.ts";
import { approved } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const before = splitSet({ families: [refunds, travel] });
const open = travel.replace(", split: test", "");

const setOf = (one: string): Files => splitSet({ families: [refunds, travel] }, one);

describe("split/removed", () => {
  test("rejects a set whose families.yaml is gone, in one finding", async () => {
    expect(await report(withoutFile(before, "families.yaml"), before)).toMatchInlineSnapshot(`
      "families.yaml:1:1 error split/removed
        families.yaml is gone, and with it the splits of family "refunds" (dev) and family "travel" (test).
        fix: Bring families.yaml back with "git checkout main -- families.yaml", or the lines in it; a family that nothing uses any more stays as a record.
        why: touchstone explain split/removed
      "
    `);
  });

  test("rejects a set of which no split is left", async () => {
    const now = splitSet({ families: [refunds.replace(", split: dev", ""), open] });
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "families.yaml:4:3 error split/removed
        The splits of family "refunds" (dev) and family "travel" (test) were recorded and are gone.
        fix: Bring families.yaml back with "git checkout main -- families.yaml", or the lines in it; a family that nothing uses any more stays as a record.
        why: touchstone explain split/removed
      "
    `);
  });

  test("rejects the last split of cases that carry their own", async () => {
    const families = { claim: "fixed-corpus", families: [] };
    const then = splitSet(families, refusal("a", "split: test"));
    expect(await report(splitSet(families, refusal("a")), then)).toMatchInlineSnapshot(`
      "cases/a.yaml:1:5 error split/removed
        The split of case "a" (test) was recorded and is gone.
        fix: Bring the case back with "git checkout main -- cases/a.yaml", or the line in it.
        why: touchstone explain split/removed
      "
    `);
  });

  test("leaves a family with cases to the rule that asks for its split", async () => {
    const one = approved(candidateOn("a", ["travel-policy"]));
    const now = splitSet({ families: [refunds, open] }, one);
    const found = await findingsOf(now, splitSet({ families: [refunds, travel] }, one));
    expect(found.map(({ rule }) => rule)).toEqual(["split/stated-nowhere"]);
  });

  test("tells the lost split of a candidate, and leaves that of an approved case to the same rule", async () => {
    const rules = async (now: string, then: string): Promise<readonly string[]> =>
      (await findingsOf(setOf(now), setOf(then))).map(({ rule }) => rule);
    const [now, then] = [refusal("a"), refusal("a", "split: test")];
    expect(await rules(now, then)).toEqual(["split/removed", "split/undecided"]);
    expect(await rules(approved(now), approved(then))).toEqual(["split/stated-nowhere"]);
  });

  test("tells the lost split of a family with candidates alone, which is no error else", async () => {
    const one = candidateOn("a", ["travel-policy"]);
    const now = splitSet({ families: [refunds, open] }, one);
    const found = await findingsOf(now, splitSet({ families: [refunds, travel] }, one));
    expect(found.map(({ rule }) => rule)).toEqual(["split/removed", "split/undecided"]);
  });

  test("accepts a claim under which another place decides", async () => {
    const now = splitSet(
      { claim: "fixed-corpus", claimedAt: "2026-10-01", families: [open] },
      refusal("a", "split: dev"),
    );
    const found = await findingsOf(now, before);
    expect(found.map(({ rule }) => rule)).toEqual(["claim/changed"]);
  });

  test("leaves a file that cannot be read to its own finding", async () => {
    const found = await findingsOf({ ...before, "families.yaml": "claim: [\n" }, before);
    expect(found.map(({ rule }) => rule)).toEqual(["file/not-yaml"]);
  });
});
