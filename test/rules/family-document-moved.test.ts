import { describe, expect, test } from "vitest";
import { sha256 } from "../../src/model/hash.ts";
import { approved, secondRevision, type Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";

/** A corpus revision that is not the current one, and in which the travel policy has another id. */
function withOldDocument(id: string): Files {
  const files = secondRevision();
  const renamed = Object.entries(files).map(
    ([path, text]) =>
      [path, path.endsWith(".jsonl") ? text.replaceAll("travel-policy", id) : text] as const,
  );
  const digests = Object.entries(files).map(([path, text], index) => [
    sha256(text),
    sha256(renamed[index]?.[1] ?? ""),
    path,
  ]);
  return Object.fromEntries(
    renamed.map(([path, text]) => [
      path,
      digests.reduce((now, [was = "", is = ""]) => now.replaceAll(was, is), text),
    ]),
  );
}

const before = splitSet({ families: [refunds, travel] });
const renamed = ["journeys: {title: Journeys, documents: [travel-policy], split: test}", refunds];
const move = (what: string): readonly string[] => [
  `exceptions: [{${what}, decision: move, reason: The page has another name., decidedBy: noor, decidedAt: 2026-10-01}]`,
];

describe("family/document-moved", () => {
  test("rejects a family that has another name, with the way back", async () => {
    expect(await report(splitSet({ families: renamed }), before)).toMatchInlineSnapshot(`
      "families.yaml:4:43 error family/document-moved
        Document "travel-policy" was in family "travel" (test) and is in "journeys" now, and nothing says why.
        fix: Give the family its id "travel" back, or record the move under "exceptions": decision "move", family "journeys", a reason, who decided and when.
        why: touchstone explain family/document-moved
      "
    `);
  });

  test("names one document of those that went together", async () => {
    const all = 'travel: {title: All, documents: ["*"], split: test}';
    const old = 'refunds: {title: Old, documents: ["*"], split: dev}';
    const found = await report(splitSet({ families: [all] }), splitSet({ families: [old] }));
    expect(found).toContain("and nothing says why. So is 1 other document.\n");
  });

  test("accepts a move that names the family it went to", async () => {
    const now = splitSet({ families: renamed, rest: move("families: [journeys]") });
    expect(await report(now, before)).toBe("");
  });

  test("accepts a move that names the family it left", async () => {
    const both = "travel: {title: Travel, documents: [travel-policy, refund-policy], split: test}";
    const left = "refunds: {title: Refunds, documents: [refunds-2024], split: dev}";
    const now = splitSet({ families: [both, left], rest: move("families: [refunds]") });
    const found = await findingsOf(now, before);
    expect(found.map(({ rule }) => rule)).toEqual(["split/held-out-late"]);
  });

  test("does not take another decision for a reason", async () => {
    const rest = move("families: [journeys]").map((line) => line.replace("move", "exclude"));
    const found = await findingsOf(splitSet({ families: renamed, rest }), before);
    expect(found.map(({ rule }) => rule)).toContain("family/document-moved");
  });

  const emptied = [refunds, travel.replace("[travel-policy]", "[]")];
  const exclude =
    "exceptions: [{cases: [a], decision: exclude, reason: Out of scope., decidedBy: noor, decidedAt: 2026-10-01}]";
  const about = candidateOn("a", ["travel-policy"]);
  const retired = "retired: {by: noor, at: 2026-09-02T09:00:00Z, reason: Nobody asks it.}";

  test("rejects a document that is in no family any more while its case is excluded", async () => {
    const then = splitSet({ families: [refunds, travel] }, about);
    const now = splitSet({ families: emptied, rest: [exclude] }, about);
    expect(await report(now, then)).toMatchInlineSnapshot(`
      "families.yaml:5:38 error family/document-moved
        Document "travel-policy" was in family "travel" (test) and is in no family now.
        fix: Put it back: a document stays on record in its family, also while no case uses it. If it belongs to another one, name it there, with an exception of the decision "move".
        why: touchstone explain family/document-moved
      "
    `);
  });

  test("rejects the same while its case is retired, whatever a move says", async () => {
    const then = splitSet({ families: [refunds, travel] }, about);
    const now = splitSet(
      { families: emptied, rest: move("families: [travel]") },
      candidateOn("a", ["travel-policy"], retired),
    );
    const found = await findingsOf(now, then);
    expect(found.map(({ rule }) => rule)).toContain("family/document-moved");
  });

  test("leaves a document with an approved case and no family to its own finding", async () => {
    const inUse = approved(about);
    const then = splitSet({ families: [refunds, travel] }, inUse);
    const found = await findingsOf(splitSet({ families: emptied }, inUse), then);
    expect(found.map(({ rule }) => rule)).toEqual(["family/ungrouped-document"]);
  });

  test("leaves a family that is gone with its documents to its own finding", async () => {
    const found = await findingsOf(splitSet({ families: [refunds] }), before);
    expect(found.map(({ rule }) => rule)).toEqual(["split/removed"]);
  });

  test("leaves a document that people have learned from to its own finding", async () => {
    const exposure =
      "exposures: [{families: [travel], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: The prompt was changed.}]";
    const spent = [refunds, travel.replace("test", "regression")];
    const then = splitSet({ families: spent, rest: [exposure] });
    const now = splitSet({
      families: spent.map((one) => one.replace("[travel-policy]", "[]")),
      rest: [exposure],
    });
    const found = await findingsOf(now, then);
    expect(found.map(({ rule }) => rule)).toEqual(["holdout/exposure-lost"]);
  });

  test("knows a document that only an older corpus revision has", async () => {
    const old = withOldDocument("travel-policy-2024");
    const both = travel.replace("[travel-policy]", "[travel-policy, travel-policy-2024]");
    const into = refunds.replace("[refund-policy]", "[refund-policy, travel-policy-2024]");
    const then = { ...splitSet({ families: [refunds, both] }), ...old };
    const gone = { ...splitSet({ families: [refunds, travel] }), ...old };
    const moved = { ...splitSet({ families: [into, travel] }), ...old };
    for (const now of [gone, moved]) {
      const found = await findingsOf(now, then);
      expect(found.map(({ rule }) => rule)).toContain("family/document-moved");
    }
    expect(await report(then, { ...splitSet({ families: [refunds, both] }), ...old })).toBe("");
  });

  test("leaves a document that two families claim to its own finding", async () => {
    const twice = "trips: {title: Trips, documents: [travel-policy], split: test}";
    const found = await findingsOf(splitSet({ families: [refunds, travel, twice] }), before);
    expect(found.map(({ rule }) => rule)).toEqual(["family/document-claimed-twice"]);
  });

  test("says nothing under fixed-corpus, where families carry no split", async () => {
    const open = [refunds, travel].map((one) => one.replace(/, split: \w+/, ""));
    const then = splitSet(
      { claim: "fixed-corpus", families: open },
      candidateOn("a", ["travel-policy"], "split: dev"),
    );
    const now = splitSet(
      { claim: "fixed-corpus", families: renamed.map((one) => one.replace(/, split: \w+/, "")) },
      candidateOn("a", ["travel-policy"], "split: dev"),
    );
    expect(await report(now, then)).toBe("");
  });
});
