import { describe, expect, test } from "vitest";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { goodCorpus, snapshotFiles, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { familiesText } from "../support/split-set.ts";

/** A set of two documents with these texts, or chunks, and titles, in two families. */
function setOf(
  texts: readonly [string | readonly string[], string | readonly string[]],
  titles: readonly [string?, string?],
  rest: readonly string[] = [],
): Files {
  const ids = ["page", "export"];
  const snapshot = makeSnapshot(
    {
      id: "corpus-2026-09-01",
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    ids.map((id, index) => {
      const title = titles[index];
      return {
        id: id as DocumentId,
        uri: id,
        revision: "1",
        ...(title === undefined ? {} : { title }),
      };
    }),
    ids.flatMap((id, index) =>
      [texts[index] ?? ""].flat().map((text, place) => ({
        id: `${id}:${place + 1}` as ChunkId,
        documentId: id as DocumentId,
        text,
      })),
    ),
  );
  const families = [
    "pages: {title: Pages, documents: [page], split: dev}",
    "exports: {title: Exports, documents: [export], split: test}",
  ];
  return {
    ...goodCorpus(),
    ...snapshotFiles(snapshot),
    "families.yaml": familiesText({ families, rest }),
  };
}

describe("family/look-alike-document", () => {
  const text = "A customer can ask for a refund within 30 days of purchase, and names the order.";
  const edition = text.replace("30 days", "14 days");

  test.for([
    [
      "an equal title over another text",
      setOf([text, "Rail comes before air below four hours of travel."], ["Policy", "Policy"]),
    ],
    ["another title over a text that is alike", setOf([text, edition], ["Policy", "Rules"])],
    ["documents without a title", setOf([text, edition], [])],
    ["a text too short to compare", setOf(["One page.", "One pages."], ["Policy", "Policy"])],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("reports a document with the title and much of the text of another", async () => {
    expect(await report(setOf([text, edition], ["Refund  policy", "REFUND POLICY"])))
      .toMatchInlineSnapshot(`
        "families.yaml:4:37 notice family/look-alike-document
          Document "page" of family "pages" has the title and much of the text of "export" of family "exports".
          see: families.yaml:5:41
          fix: If one is another edition or an export of the other, put both into one family or declare the families related; if not, record that under "exceptions" with the decision "keep-apart". A person decides.
          why: touchstone explain family/look-alike-document
        "
      `);
  });

  const clause = "All times are those of Munich.";
  const other =
    "Rail comes before air below four hours of travel, and the office books both of them.";

  test("reports a document of another title that has chunks in common", async () => {
    const files = setOf(
      [
        ["Refunds", text],
        ["Money back", text],
      ],
      ["Refunds", "Money back"],
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:4:37 notice family/look-alike-document
        Document "page" of family "pages" has many chunks in common with "export" of family "exports".
        see: families.yaml:5:41
        fix: If one is another edition or an export of the other, put both into one family or declare the families related; if not, record that under "exceptions" with the decision "keep-apart". A person decides.
        why: touchstone explain family/look-alike-document
      "
    `);
  });

  test("reports one that has all chunks in another order", async () => {
    const files = setOf(
      [
        [text, other],
        [other, text],
      ],
      ["Policy", "Rules"],
    );
    expect(await report(files)).toContain('has the very chunks of "export"');
  });

  test("accepts a standard clause that both have", async () => {
    expect(
      await report(
        setOf(
          [
            [text, clause],
            [other, clause],
          ],
          [],
        ),
      ),
    ).toBe("");
  });

  test("tells a pair of one title once", async () => {
    const files = setOf(
      [
        ["Refunds", text],
        ["Money back", text],
      ],
      ["Policy", "Policy"],
    );
    expect((await report(files)).match(/notice family/g)).toHaveLength(1);
  });

  test("is silent, and calls no exception unneeded, where somebody has decided", async () => {
    const apart =
      "exceptions: [{families: [pages, exports], decision: keep-apart, reason: R., decidedBy: noor, decidedAt: 2026-09-01}]";
    const files = setOf(
      [
        ["Refunds", text],
        ["Money back", text],
      ],
      [],
      [apart],
    );
    expect(await report(files)).toBe("");
  });
});
