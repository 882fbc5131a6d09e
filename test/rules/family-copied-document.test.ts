import { describe, expect, test } from "vitest";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { goodCorpus, snapshotFiles, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { familiesText } from "../support/split-set.ts";

/** A set of two documents with these texts and titles, in two families. */
function setOf(
  texts: readonly [string, string],
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
    ids.map((id, index) => ({
      id: `${id}:1` as ChunkId,
      documentId: id as DocumentId,
      text: texts[index] ?? "",
    })),
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

describe("family/copied-document", () => {
  const related = [
    "related: [{families: [pages, exports], reason: One is an export of the other.}]",
  ];
  const apart = [
    "exceptions: [{families: [pages, exports], decision: keep-apart, reason: A decoy., decidedBy: noor, decidedAt: 2026-09-01}]",
  ];

  test.for([
    ["documents of different content", setOf(["One.", "Another."], [])],
    [
      "copies in families that are related, on one side",
      {
        ...setOf(["One.", "One."], [], related),
        "families.yaml": familiesText({
          families: [
            "pages: {title: Pages, documents: [page], split: dev}",
            "exports: {title: Exports, documents: [export], split: dev}",
          ],
          rest: related,
        }),
      },
    ],
    ["copies in families that are kept apart", setOf(["One.", "One."], [], apart)],
    [
      "copies in one family",
      {
        ...setOf(["One.", "One."], []),
        "families.yaml": familiesText({
          families: ['all: {title: All, documents: ["*"], split: dev}'],
        }),
      },
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a copy in a family of its own", async () => {
    expect(await report(setOf(["One.", "One."], []))).toMatchInlineSnapshot(`
      "families.yaml:4:37 error family/copied-document
        Document "page" of family "pages" has the same content as "export" of family "exports", so whoever tunes on one has seen the other.
        see: families.yaml:5:41
        fix: Put the two documents into one family, or declare the families related, with the reason under "related". If they may lie apart all the same, record that under "exceptions": decision "keep-apart", both families, a reason, who decided and when.
        why: touchstone explain family/copied-document
      "
    `);
  });
});
