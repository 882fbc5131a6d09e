import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { caseFiles, goodSet, pendingCase, secondRevision } from "../support/good-set.ts";
import { withRefresh } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const naming = (id: string): string =>
  edited(pendingCase, "corpusRevision: corpus-2026-09-01", `corpusRevision: ${id}`);

const named = (refresh: Record<string, unknown>): string => withRefresh(pendingCase, refresh);
const places = async (text: string): Promise<readonly string[]> =>
  (await findingsOf(goodSet(text)))
    .filter(({ rule }) => rule === "revision/unknown")
    .map(({ at, message }) => `${at.line}: ${message.slice(0, 28)}`);

describe("revision/unknown", () => {
  test.for([
    [
      "a recorded revision that is not the current one",
      { ...goodSet(pendingCase), ...secondRevision() },
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a slip and names the nearest revision", async () => {
    expect(await report(goodSet(naming("corpus-2026-09-10")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:17 error revision/unknown
        Corpus revision "corpus-2026-09-10" is not recorded in this set.
        fix: Write "corpus-2026-09-01" if that is the one it was judged under, or restore the revision's folder from Git.
        why: touchstone explain revision/unknown
      "
    `);
  });

  test("rejects another name and names the current revision", async () => {
    expect(await report(goodSet(naming("handbook")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:17 error revision/unknown
        Corpus revision "handbook" is not recorded in this set.
        fix: Name the recorded revision that it was judged under (the current one is "corpus-2026-09-01"), or restore the missing folder from Git.
        why: touchstone explain revision/unknown
      "
    `);
  });

  test("looks at the revisions of a request, and tells each name once", async () => {
    const there = { from: "corpus-2026-09-01", to: "corpus-2026-09-01" };
    expect(await places(named({ ...there, from: "june" }))).toEqual([
      '16: Corpus revision "june" is no',
    ]);
    expect(await places(named({ ...there, to: "june" }))).toEqual([
      '17: Corpus revision "june" is no',
    ]);
    expect(await places(named({ from: "june", to: "june" }))).toHaveLength(1);
    expect(await places(named({ from: "june", to: "july" }))).toHaveLength(2);
    expect(await places(named(there))).toEqual([]);
  });

  test("rejects any name where nothing is recorded", async () => {
    expect(await report(caseFiles(pendingCase))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error revision/current-unknown
        There is no "corpus-revisions/current.yaml", so nothing says which corpus revision is current.
        fix: Record the corpus with "touchstone corpus snapshot", which writes it.
        why: touchstone explain revision/current-unknown

      cases/refund-policy-001.yaml:13:17 error revision/unknown
        Corpus revision "corpus-2026-09-01" is not recorded in this set.
        fix: Record the corpus with "touchstone corpus snapshot".
        why: touchstone explain revision/unknown
      "
    `);
  });
});
