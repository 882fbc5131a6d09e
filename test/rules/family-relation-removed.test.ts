import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, splitSet, type Files } from "../support/split-set.ts";

const family = (id: string, split = ", split: dev", documents = id): string =>
  `${id}: {title: T, documents: [${documents}]${split}}`;
const relation = (...ids: readonly string[]): string =>
  `{families: [${ids.join(", ")}], reason: R.}`;
const related = (...all: readonly string[]): string => `related: [${all.join(", ")}]`;
const apart = (...ids: readonly string[]): string =>
  `exceptions: [{families: [${ids.join(", ")}], decision: keep-apart, reason: In name only., decidedBy: noor, decidedAt: 2026-10-01}]`;
const abc = [family("a"), family("b"), family("c", ", split: test")];
const set = (families: readonly string[], ...rest: readonly string[]): Files =>
  splitSet({ families, rest });

const isTold = async (now: Files, before: Files): Promise<boolean> =>
  (await findingsOf(now, before)).some(({ rule }) => rule === "family/relation-removed");

describe("family/relation-removed", () => {
  test("rejects the loss of a relation, with what it joined and both ways out", async () => {
    const before = set(abc, related(relation("a", "b")));
    expect(await report(set(abc), before)).toMatchInlineSnapshot(`
      "families.yaml:4:3 error family/relation-removed
        Families "a" (dev) and "b" (dev) were recorded as related ("R."), and no relation joins them any more: nothing says why.
        see: families.yaml:4:40, families.yaml:5:40
        fix: Put it back under "related". If these families do not belong together after all, record that under "exceptions": decision "keep-apart", the families, a reason, who decided and when.
        why: touchstone explain family/relation-removed
      "
    `);
  });

  test("tells what is left of a relation that lost a family", async () => {
    const before = set(abc.slice(0, 2).concat(family("c")), related(relation("a", "b", "c")));
    const now = set(abc.slice(0, 2).concat(family("c")), related(relation("a", "c")));
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "families.yaml:7:22 error family/relation-removed
        Families "a" (dev), "c" (dev) and "b" (dev) were recorded as related ("R."), and no relation joins "a" with "b" any more: nothing says why.
        see: families.yaml:4:40, families.yaml:6:40, families.yaml:5:40
        fix: Put it back under "related". If these families do not belong together after all, record that under "exceptions": decision "keep-apart", the families, a reason, who decided and when.
        why: touchstone explain family/relation-removed
      "
    `);
  });

  test.for([
    ["other relations join them", [related(relation("a", "c"), relation("c", "b"))]],
    ["an exception since keeps them apart", [apart("a", "b", "c")]],
    ["one does, and a relation joins the rest", [related(relation("b", "c")), apart("a", "b")]],
  ] as const)("accepts it where %s", async ([, rest]) => {
    const families = abc.slice(0, 2).concat(family("c"));
    const before = set(families, related(relation("a", "b", "c")));
    expect(await isTold(set(families, ...rest), before)).toBe(false);
  });

  test("takes an exception for a reason that was there, where the relation never joined them", async () => {
    const before = set(abc, related(relation("a", "c")), apart("a", "c"));
    expect(await isTold(set(abc, apart("a", "c")), before)).toBe(false);
  });

  test("takes no edited old exception for a reason", async () => {
    const before = set(abc, related(relation("a", "b"), relation("a", "c")), apart("a", "c"));
    expect(await isTold(set(abc, apart("a", "b", "c")), before)).toBe(true);
  });

  test("follows a family by its documents where it has another name, or was taken apart", async () => {
    const before = splitSet(
      {
        families: [family("a"), family("b", ", split: dev", "refund-policy, travel-policy")],
        rest: [related(relation("a", "b"))],
      },
      candidateOn("x", ["refund-policy"]),
    );
    const parts = [
      family("r", ", split: dev", "refund-policy"),
      family("t", ", split: dev", "travel-policy"),
    ];
    const now = (...all: readonly string[]): Files =>
      splitSet(
        { families: [family("a"), ...parts], rest: [related(...all)] },
        candidateOn("x", ["refund-policy"]),
      );
    expect(await isTold(now(relation("a", "r")), before)).toBe(true);
    expect(await isTold(now(relation("a", "r", "t")), before)).toBe(false);
  });

  test("follows a family that stays as a name: the relation names what has its document now", async () => {
    const b = family("b", ", split: test", "refund-policy");
    const before = splitSet(
      { families: [family("a", ", split: test"), b], rest: [related(relation("a", "b"))] },
      candidateOn("x", ["refund-policy"]),
    );
    const now = (split: string, ...rest: readonly string[]): Files =>
      splitSet(
        {
          families: [
            family("a", ", split: test"),
            family("b", ", split: test", ""),
            family("r", `, split: ${split}`, "refund-policy"),
          ],
          rest,
        },
        candidateOn("x", ["refund-policy"]),
      );
    const found = await findingsOf(now("dev", related(relation("a", "b"))), before);
    expect(found.find(({ rule }) => rule === "family/relation-removed")).toMatchObject({
      message: expect.stringMatching(
        /^Families "a" \(test\) and "r" \(dev\) were .* Documents of "b" are in "r" now\.$/,
      ),
      fix: expect.stringMatching(/^Name "r" in the relation under "related"\. /),
    });
    expect(await isTold(now("test", related(relation("a", "b"))), before)).toBe(true);
    expect(await isTold(now("test", related(relation("a", "r"))), before)).toBe(false);
    const kept = now("test", apart("a", "r"));
    expect(await isTold(kept, before)).toBe(false);
    expect((await findingsOf(kept, before)).map(({ rule }) => rule)).not.toContain(
      "exception/unneeded",
    );
  });

  test("follows a document that leaves a family which keeps others", async () => {
    const wide = family("b", ", split: test", "refund-policy, travel-policy");
    const both = [candidateOn("x", ["refund-policy"]), candidateOn("y", ["travel-policy"])];
    const before = splitSet(
      { families: [family("a", ", split: test"), wide], rest: [related(relation("a", "b"))] },
      ...both,
    );
    const now = splitSet(
      {
        families: [
          family("a", ", split: test"),
          family("b", ", split: test", "refund-policy"),
          family("t", ", split: dev", "travel-policy"),
        ],
        rest: [related(relation("a", "b"))],
      },
      ...both,
    );
    expect(await isTold(now, before)).toBe(true);
  });

  test("forgets a family that is gone with its documents", async () => {
    const before = set(abc, related(relation("a", "b")));
    expect(await isTold(set([family("a"), family("c")]), before)).toBe(false);
  });

  test.for([
    ["nothing was split yet", [family("a", ""), family("b", "")], "family"],
    ["each case carried its split", [family("a", ""), family("b", "")], "fixed-corpus"],
  ] as const)("is silent where %s", async ([, families, claim]) => {
    const rest = [related(relation("a", "b"))];
    const one = candidateOn("x", ["refund-policy"], ...(claim === "family" ? [] : ["split: dev"]));
    const before = splitSet({ claim, families, rest }, one);
    expect(await isTold(splitSet({ claim, families }, one), before)).toBe(false);
  });

  test("leaves relations that cannot be read to their own finding", async () => {
    const before = set(abc, related(relation("a", "b")));
    const found = await findingsOf(set(abc, "related: [{families: [a, 7], reason: R.}]"), before);
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
