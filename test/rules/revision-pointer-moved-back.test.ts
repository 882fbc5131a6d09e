import { describe, expect, test } from "vitest";
import { revisionPointerMovedBack } from "../../src/rules/revision-pointer-moved-back.ts";
import type { Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { recordedCorpora } from "../support/two-corpora.ts";

const chunks = { "refunds:1": "A customer can ask for a refund within 30 days." };
const after = (parent: string): { chunks: typeof chunks; settings: object } => ({
  chunks,
  settings: { parent },
});
/** One after another, each from the one before, and one beside them that comes from none; this one is current. */
const at = (current: string): Files =>
  recordedCorpora(
    {
      one: { chunks },
      two: after("one"),
      three: after("two"),
      copy: { chunks },
      round: after("round"),
    },
    current,
  );
const told = async (now: Files, before: Files): Promise<readonly string[]> => {
  const findings = await findingsOf(now, before, [revisionPointerMovedBack]);
  return findings.map(({ message }) => message);
};

describe("revision/pointer-moved-back", () => {
  test("tells that an earlier revision is current again", async () => {
    expect(await report(at("one"), at("three"), [revisionPointerMovedBack])).toMatchInlineSnapshot(`
      "corpus-revisions/current.yaml:1:11 notice revision/pointer-moved-back
        The current corpus revision is "one" here, and at main it was "three", which comes from it, so the set goes back.
        fix: Leave it if that is what the retriever sees now. Otherwise put "three" back, or record the corpus with "touchstone corpus snapshot", which names the revision before.
        why: touchstone explain revision/pointer-moved-back
      "
    `);
  });

  test.for(["copy", "round"])("tells that nothing leads to the one before from %s", async (now) => {
    expect(await told(at(now), at("two"))).toEqual([
      `The current corpus revision is "${now}" here, and at main it was "two", and nothing recorded says that it comes from that one.`,
    ]);
  });

  test.for([
    ["the next revision", at("two"), at("one")],
    ["one that comes from it by another", at("three"), at("one")],
    ["the same one", at("two"), at("two")],
    ["a first pointer", at("two"), {}],
    ["a pointer to nothing, which has its own finding", at("none"), at("two")],
  ] as const)("accepts %s", async ([, now, before]) => {
    expect(await told(now, before)).toEqual([]);
  });

  test("tells that a revision which is said to follow is of an earlier moment", async () => {
    const record = "corpus-revisions/two/revision.yaml";
    const [before, now] = [at("one"), at("two")].map((files): Files => {
      const dated = (files[record] ?? "").replace(
        /^createdAt: .*$/m,
        "createdAt: 2020-01-01T00:00:00Z",
      );
      return { ...files, [record]: dated };
    });
    const [message] = await told(now ?? {}, before ?? {});
    expect(message).toContain(
      'at main it was "one", which it is said to come from, but it is of 2020-01-01T00:00:00Z and that one of ',
    );
  });
});
