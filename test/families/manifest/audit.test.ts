import { describe, expect, test } from "vitest";
import { auditManifest } from "../../../src/families/manifest/audit.ts";
import { reasonCodes } from "../../../src/families/manifest/reason.ts";
import {
  extendedCase,
  findingsText,
  manifestBytes,
  plainRecord,
  type ManifestRecord,
} from "../../support/manifests.ts";

const good = [plainRecord("a", "dev"), plainRecord("b", "test")] as const;

/** A manifest of the extended shape with two good cases and these. */
const extended = (cases: readonly ManifestRecord[], more: ManifestRecord = {}): ManifestRecord => ({
  claim: "family",
  ...more,
  cases: [
    extendedCase(["a", "dev"], ["a-family"]),
    extendedCase(["b", "test"], ["b-family"]),
    ...cases,
  ],
});

const families = (
  documents: (name: string) => ManifestRecord,
): { readonly families: readonly ManifestRecord[] } => ({
  families: ["a", "b", "c"].map((name) => ({
    family_id: `${name}-family`,
    documents: [{ document_id: `${name}.md`, ...documents(name) }],
  })),
});

const register = (): ReturnType<typeof families> => families(() => ({}));

const dated = (): ReturnType<typeof families> =>
  families((name) => ({ published: name === "a" ? "2026-01-10" : "2026-06-01" }));

const access = (cases: readonly ManifestRecord[]): ManifestRecord => ({
  ...extended([]),
  claim: "access",
  register: { ...register(), callers: { guest: ["a.md"], staff: ["a.md", "b.md", "c.md"] } },
  cases: [
    extendedCase(["a", "dev"], ["a-family"], { documents: ["a.md"], caller: "guest" }),
    extendedCase(["b", "test"], ["b-family"], { documents: ["b.md"], caller: "staff" }),
    ...cases,
  ],
});

const codesOf = (content: unknown): readonly string[] =>
  auditManifest("m.json", manifestBytes(content)).reasons.map(({ code }) => code);

const met = new Set<string>();

/** What is said of a manifest that has this reason among its reasons. */
const told = (code: string, content: unknown): string => {
  met.add(code);
  expect(codesOf(content)).toContain(code);
  return findingsText(content);
};

const asked = (split: string, at: string): ManifestRecord =>
  extendedCase([`${split}-1`, split], [`${split}-family`], { asked_at: at });

describe("a manifest is rejected", () => {
  test("for manifest-unreadable: broken JSON", () => {
    expect(told("manifest-unreadable", '[\n {"case_id": "a",}\n]')).toMatchInlineSnapshot(`
      "m.json:2:18 error manifest-unreadable
        This is not JSON from here on.
        fix: Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket."
    `);
  });

  test("for manifest-unreadable: a byte order mark", () => {
    expect(told("manifest-unreadable", "\ufeff[]")).toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-unreadable
        The file starts with a byte order mark (U+FEFF), which JSON does not allow.
        fix: Save it as UTF-8 without a byte order mark."
    `);
  });

  test("for manifest-unreadable: bytes of another encoding", () => {
    expect(told("manifest-unreadable", Uint8Array.from([0x5b, 0x22, 0xe9, 0x22, 0x5d])))
      .toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-unreadable
        The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. Save it as UTF-8."
    `);
  });

  test("for manifest-unreadable: nesting that no manifest needs", () => {
    expect(told("manifest-unreadable", `${"[".repeat(70)}${"]".repeat(70)}`))
      .toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-unreadable
        Lists and objects lie more than 64 deep in each other.
        fix: Take the extra levels out."
    `);
  });

  test("for manifest-unreadable: an empty file", () => {
    expect(told("manifest-unreadable", "")).toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-unreadable
        The JSON ends before it is complete.
        fix: Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket."
    `);
  });

  test("for manifest-not-array: an object without cases", () => {
    expect(told("manifest-not-array", { records: [] })).toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-not-array
        The file holds an object without a list of cases, but a list of records is due, or an object with "cases".
        fix: Write a list: [{"case_id": …, "family_id": …, "split": …, "question": …, "answer": …}]."
    `);
  });

  test("for manifest-not-array: cases that are no list", () => {
    expect(told("manifest-not-array", { claim: "family", cases: {} })).toMatchInlineSnapshot(`
      "m.json:3:11 error manifest-not-array
        "cases" is an object here, but a list is due.
        fix: Write a list: [{"case_id": …, "family_id": …, "split": …, "question": …, "answer": …}]."
    `);
  });

  test("for manifest-not-array: a text", () => {
    expect(told("manifest-not-array", '"dev"')).toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-not-array
        The file holds the text "dev", but a list of records is due, or an object with "cases".
        fix: Write a list: [{"case_id": …, "family_id": …, "split": …, "question": …, "answer": …}]."
    `);
  });

  test("for record-not-object: a list in the list", () => {
    expect(told("record-not-object", [...good, [1]])).toMatchInlineSnapshot(`
      "m.json:16:2 error record-not-object
        Record 3 is a list here, but an object is due.
        fix: Write an object."
    `);
  });

  test("for missing-field: a record without an answer", () => {
    expect(
      told("missing-field", [
        ...good,
        { case_id: "c", family_id: "f", split: "dev", question: "Why?" },
      ]),
    ).toMatchInlineSnapshot(`
      "m.json:16:2 error missing-field
        Record 3 ("c") has no "answer".
        fix: Add "answer"."
    `);
  });

  test("for missing-field: a list of families in the plain shape", () => {
    expect(told("missing-field", [...good, extendedCase(["c", "dev"], ["f", "g"])]))
      .toMatchInlineSnapshot(`
      "m.json:16:2 error missing-field
        Record 3 ("c") has no "family_id".
        fix: In a list of records, write "family_id" with one family; several need an object with "claim" and "cases".

      m.json:18:3 warning unknown-field
        The audit does not look at "family_ids".
        fix: Write "family_id" if that is what it means."
    `);
  });

  test("for missing-field: no family at all", () => {
    expect(told("missing-field", extended([extendedCase(["c", "dev"], [])])))
      .toMatchInlineSnapshot(`
      "m.json:24:18 error missing-field
        "family_ids" of case "c" is empty, so the case has no family.
        fix: Name every family that the case's sources belong to, or leave the case out."
    `);
  });

  test("for missing-field: an exception without a day", () => {
    expect(
      told(
        "missing-field",
        extended([], {
          register: {
            families: [{ family_id: "a-family" }, { family_id: "b-family" }],
            related: [
              {
                families: ["a-family", "b-family"],
                exception: { reason: "Chapters stand alone." },
              },
            ],
          },
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:13:4 error component-overlap
        Family "a-family" is in "dev" and "b-family" in "test", and they hang together: a relation joins "a-family" and "b-family".
        see: m.json:28:5, m.json:37:5
        fix: Put all their cases on one side, or record with the relation an exception that has a reason and a date.

      m.json:18:18 error missing-field
        "exception" has no "date".
        fix: Add "date"."
    `);
  });

  test("for wrong-type: a number for an id", () => {
    expect(told("wrong-type", [...good, plainRecord("c", "dev", { case_id: 7 })]))
      .toMatchInlineSnapshot(`
      "m.json:17:14 error wrong-type
        "case_id" of record 3 is the number 7 here, but text is due.
        fix: Put it in quotes: "7"."
    `);
  });

  test("for wrong-type: nothing for an answer, and a list for a question", () => {
    expect(
      told("wrong-type", [...good, plainRecord("c", "dev", { answer: null, question: ["Why?"] })]),
    ).toMatchInlineSnapshot(`
      "m.json:20:15 error wrong-type
        "question" of case "c" is a list here, but text is due.
        fix: Write text.

      m.json:23:13 error wrong-type
        "answer" of case "c" is null here, but text is due.
        fix: Write text."
    `);
  });

  test("for wrong-type: words for a day", () => {
    expect(told("wrong-type", extended([], { claim: "period", cutoff: "end of March" })))
      .toMatchInlineSnapshot(`
        "m.json:3:12 error wrong-type
          "cutoff" is the text "end of March" here, but a day or a moment is due.
          fix: Write a day, such as 2026-09-01, or a moment with its offset, such as 2026-09-01T09:00:00Z.

        m.json:5:3 warning documents-unknown
          2 cases ("a" and "b") name no documents, so nothing says whether what they rest on was there in time.
          fix: Add "documents" with the ids of what the answer rests on.

        m.json:5:3 warning documents-unknown
          2 cases ("a" and "b") do not say when they are asked, so nothing says on which side of the cutoff that is.
          fix: Add "asked_at" with a day or a moment."
      `);
  });

  test("for bad-unicode: half of a character", () => {
    expect(
      told(
        "bad-unicode",
        '[{"case_id":"a","family_id":"f","split":"dev","question":"\\ud800?","answer":"x"},{"case_id":"b","family_id":"g","split":"test","question":"q","answer":"y"}]',
      ),
    ).toMatchInlineSnapshot(`
      "m.json:1:58 error bad-unicode
        "question" of case "a" holds half of a character: an escape of \\ud800 to \\udfff without its other half.
        fix: Remove the escape, or write the whole character."
    `);
  });

  test("for blank-field: an answer that shows nothing", () => {
    expect(told("blank-field", [...good, plainRecord("c", "dev", { answer: "\u200b " })]))
      .toMatchInlineSnapshot(`
      "m.json:21:13 error blank-field
        "answer" of case "c" shows nothing to a reader.
        fix: Write the value."
    `);
  });

  test("for duplicate-key: one name twice", () => {
    expect(
      told(
        "duplicate-key",
        '[{"case_id":"a","family_id":"f","split":"dev","question":"q","answer":"x"},\n {"case_id":"b","family_id":"f","family_id":"g","split":"test","question":"r","answer":"y"}]',
      ),
    ).toMatchInlineSnapshot(`
      "m.json:2:33 error duplicate-key
        "family_id" stands twice in this object, and a reader may take either value.
        see: m.json:2:17
        fix: Keep one of the two."
    `);
  });

  test("for padded-id: a space that hides an overlap", () => {
    expect(told("padded-id", [good[0], plainRecord("b", "test", { family_id: "a-family " })]))
      .toMatchInlineSnapshot(`
        "m.json:11:16 error family-overlap
          Family "a-family" is in "dev" (case "a") and "test" (case "b").
          see: m.json:4:16
          fix: Put all its cases on one side, and hold other families out.

        m.json:11:16 error padded-id
          "family_id" of case "b" is "a-family ", with white space at an end.
          fix: Write "a-family": programs take the two for different ids."
      `);
  });

  test("for split-missing: a record without a split", () => {
    expect(
      told("split-missing", [
        ...good,
        { case_id: "c", family_id: "f", question: "Why?", answer: "So." },
      ]),
    ).toMatchInlineSnapshot(`
      "m.json:16:2 error split-missing
        Record 3 ("c") has no "split".
        fix: Add "split": "dev" or "test"."
    `);
  });

  test("for split-missing: an empty split", () => {
    expect(told("split-missing", [...good, plainRecord("c", "")])).toMatchInlineSnapshot(`
      "m.json:19:12 error split-missing
        "split" of case "c" shows nothing to a reader.
        fix: Write "dev" or "test"."
    `);
  });

  test("for split-unknown: another word", () => {
    expect(
      told("split-unknown", [...good, plainRecord("c", "Test"), plainRecord("d", "validation")]),
    ).toMatchInlineSnapshot(`
      "m.json:19:12 error split-unknown
        "split" of case "c" is "Test"; it can only be "dev" or "test".
        fix: Write "test" if that is what it means.

      m.json:26:12 error split-unknown
        "split" of case "d" is "validation"; it can only be "dev" or "test".
        fix: Choose one of these."
    `);
  });

  test("for split-absent: an empty list", () => {
    expect(told("split-absent", [])).toMatchInlineSnapshot(`
      "m.json:1:1 error split-absent
        The manifest has no record in "dev" and no record in "test", and a split has both.
        fix: Write both splits into one manifest."
    `);
  });

  test("for split-absent: no test", () => {
    expect(told("split-absent", [good[0]])).toMatchInlineSnapshot(`
      "m.json:1:1 error split-absent
        The manifest has no record in "test", and a split has both.
        fix: Write both splits into one manifest."
    `);
  });

  test("for duplicate-case-id: one id twice", () => {
    expect(told("duplicate-case-id", [...good, plainRecord("c", "dev", { case_id: "a" })]))
      .toMatchInlineSnapshot(`
      "m.json:17:14 error duplicate-case-id
        Record 3 has the id "a", as record 1 has.
        see: m.json:3:14
        fix: Give one of the two another id, or leave one out."
    `);
  });

  test("for duplicate-qa: another family and other spacing", () => {
    expect(
      told("duplicate-qa", [
        ...good,
        plainRecord("c", "test", { question: " What\tof  a?", answer: "This of a." }),
      ]),
    ).toMatchInlineSnapshot(`
      "m.json:20:15 error duplicate-qa
        The question and answer of case "c" are those of case "a", white space aside.
        see: m.json:6:15
        fix: Leave one of the two out: another family or split does not make it another case."
    `);
  });

  test("for family-overlap: many cases of one family", () => {
    expect(
      told("family-overlap", [
        good[0],
        ...["b", "c", "d"].map((id) => plainRecord(id, "test", { family_id: "a-family" })),
      ]),
    ).toMatchInlineSnapshot(`
      "m.json:11:16 error family-overlap
        Family "a-family" is in "dev" (case "a") and "test" (case "b" and 2 more).
        see: m.json:4:16
        fix: Put all its cases on one side, and hold other families out."
    `);
  });

  test("for family-overlap: a case that joins two families", () => {
    expect(told("family-overlap", extended([extendedCase(["c", "dev"], ["a-family", "b-family"])])))
      .toMatchInlineSnapshot(`
      "m.json:16:5 error family-overlap
        Family "b-family" is in "dev" (case "c") and "test" (case "b").
        see: m.json:26:5
        fix: Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: case "c"."
    `);
  });

  test("for family-overlap: validation and regression against dev and test", () => {
    expect(
      told(
        "family-overlap",
        extended([
          extendedCase(["c", "regression"], ["b-family", "a-family"]),
          extendedCase(["d", "validation"], ["d-family"]),
          extendedCase(["e", "dev"], ["d-family"]),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:16:5 error family-overlap
        Family "b-family" is in "regression" (case "c") and "test" (case "b").
        see: m.json:25:5
        fix: Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: case "c".

      m.json:35:5 error family-overlap
        Family "d-family" is in "dev" (case "e") and "validation" (case "d").
        see: m.json:44:5
        fix: Put all its cases on one side, and hold other families out."
    `);
  });

  test("for family-overlap: a family that only a document tells", () => {
    expect(
      told(
        "family-overlap",
        extended([extendedCase(["c", "dev"], ["a-family"], { documents: ["b.md"] })], {
          register: register(),
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:44:5 error family-overlap
        Family "b-family" is in "dev" (case "c") and "test" (case "b").
        see: m.json:58:17
        fix: Put all its cases on one side. Or exclude, under a declared rule, those that join it with other families: case "c".

      m.json:59:5 error lineage-incomplete
        Case "c" rests on "b.md" of family "b-family", which it does not name.
        fix: Add "b-family" to its families: it joins them with the others."
    `);
  });

  test("for component-overlap: a chain of a relation and a case", () => {
    expect(
      told(
        "component-overlap",
        extended([extendedCase(["c", "dev"], ["a-family", "c-family"])], {
          register: {
            families: ["a-family", "b-family", "c-family"].map((family_id) => ({ family_id })),
            related: [{ families: ["c-family", "b-family"], reason: "A new edition." }],
          },
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:16:4 error component-overlap
        Family "c-family" is in "dev" and "b-family" in "test", and they hang together: a relation joins "c-family" and "b-family" ("A new edition.").
        see: m.json:48:5, m.json:38:5
        fix: Put all their cases on one side, or record with the relation an exception that has a reason and a date."
    `);
  });

  test("for family-overlap: a side on record", () => {
    const content = extended([], {
      register: { families: [{ family_id: "a-family", split: "test" }, { family_id: "b-family" }] },
    });
    expect(told("family-overlap", content)).toMatchInlineSnapshot(`
      "m.json:7:14 error family-overlap
        Family "a-family" is in "dev" (case "a") and "test" (on record).
        see: m.json:18:5
        fix: Put all its cases on one side, and hold other families out."
    `);
  });

  test("for component-overlap: two families on record without a case", () => {
    const content = extended([], {
      register: {
        families: [
          ...["a-family", "b-family"].map((family_id) => ({ family_id })),
          { family_id: "c-family", split: "dev" },
          { family_id: "d-family", split: "validation" },
        ],
        related: [{ families: ["c-family", "d-family"], reason: "One book." }],
      },
    });
    expect(told("component-overlap", content)).toMatchInlineSnapshot(`
      "m.json:21:4 error component-overlap
        Family "c-family" is in "dev" and "d-family" in "validation", and they hang together: a relation joins "c-family" and "d-family" ("One book.").
        see: m.json:13:14, m.json:17:14
        fix: Put all their cases on one side, or record with the relation an exception that has a reason and a date."
    `);
  });

  test("for component-overlap: a case without a split between two sides", () => {
    const { split: _split, ...bridge } = extendedCase(["c", "dev"], ["a-family", "b-family"]);
    expect(told("component-overlap", extended([bridge]))).toMatchInlineSnapshot(`
      "m.json:22:3 error component-overlap
        Family "a-family" is in "dev" and "b-family" in "test", and they hang together: case "c" joins "a-family" and "b-family".
        see: m.json:7:5, m.json:16:5
        fix: Put all their cases on one side, or exclude the case that joins them under a declared rule.

      m.json:22:3 error split-missing
        Record 3 ("c") has no "split".
        fix: Add "split": "dev", "regression", "validation", "test" or "excluded"."
    `);
  });

  test("for component-overlap: other words of one question, under a fixed corpus", () => {
    const content = extended([extendedCase(["c", "test"], ["c-family"], { variant_of: "a" })], {
      claim: "fixed-corpus",
    });
    expect(told("component-overlap", content)).toMatchInlineSnapshot(`
      "m.json:30:18 error component-overlap
        Case "c" in "test" asks case "a" in "dev" in other words.
        see: m.json:9:13
        fix: Put both on one side."
    `);
  });

  test("for lineage-incomplete: a rewording of a case that is not there", () => {
    const content = extended([extendedCase(["c", "test"], ["c-family"], { variant_of: "z" })]);
    expect(told("lineage-incomplete", content)).toMatchInlineSnapshot(`
      "m.json:30:18 error lineage-incomplete
        Case "c" asks case "z" in other words, and the manifest has no such case, so nobody can tell what the two share.
        fix: Write the id of a case as its record has it; if that case is left out, name its families here and take "variant_of" out."
    `);
    expect(codesOf({ ...content, claim: "fixed-corpus" })).toEqual(["lineage-incomplete"]);
  });

  test("for lineage-incomplete: other words, and other families", () => {
    const content = extended([extendedCase(["c", "test"], ["c-family"], { variant_of: "a" })]);
    expect(told("lineage-incomplete", content)).toMatchInlineSnapshot(`
      "m.json:30:18 error lineage-incomplete
        Case "c" asks case "a" in other words, and does not name its family "a-family".
        see: m.json:6:18
        fix: Add "a-family" to its families."
    `);
  });

  test("for excluded-without-rule: no rule", () => {
    expect(
      told(
        "excluded-without-rule",
        extended([extendedCase(["c", "excluded"], ["a-family", "b-family"])]),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:28:13 error excluded-without-rule
        Case "c" is excluded, and no declared rule says why.
        fix: Add "exclusion_rule" with the rule that excludes it, or give it a split."
    `);
  });

  test("for lineage-incomplete: the first source alone", () => {
    expect(
      told(
        "lineage-incomplete",
        extended([extendedCase(["c", "dev"], ["a-family"], { documents: ["a.md", "c.md"] })], {
          register: register(),
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:60:5 error lineage-incomplete
        Case "c" rests on "c.md" of family "c-family", which it does not name.
        fix: Add "c-family" to its families: it joins them with the others."
    `);
  });

  test("for unknown-family: a slip in a name", () => {
    expect(
      told(
        "unknown-family",
        extended([extendedCase(["c", "dev"], ["a-famly"])], { register: register() }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:53:5 error unknown-family
        The register has no family "a-famly"; the nearest are "a-family", "b-family" and "c-family".
        fix: Register the family with its documents, or name one that is there."
    `);
  });

  test("for unknown-document: a slip in a name", () => {
    expect(
      told(
        "unknown-document",
        extended([extendedCase(["c", "dev"], ["a-family"], { documents: ["a.dm"] })], {
          register: register(),
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:59:5 error unknown-document
        The register has no document "a.dm"; the nearest is "a.md".
        fix: Register it under its family, or name a document that is there."
    `);
  });

  test("for document-in-two-families: no relation between them", () => {
    expect(
      told(
        "document-in-two-families",
        extended([], {
          register: {
            families: [
              ...register().families,
              { family_id: "d-family", documents: [{ document_id: "a.md" }] },
            ],
          },
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:33:22 error document-in-two-families
        Document "a.md" is registered in family "d-family" and in "a-family", which are not related.
        see: m.json:9:22
        fix: Keep it in one of the two, or list both families together under "related"."
    `);
  });

  test("for duplicate-family: one family twice", () => {
    expect(
      told("duplicate-family", extended([extendedCase(["c", "dev"], ["c-family", "c-family"])])),
    ).toMatchInlineSnapshot(`
      "m.json:26:5 error duplicate-family
        "c-family" stands twice among the families of case "c".
        see: m.json:25:5
        fix: Keep one of the two; if another family was meant, name it."
    `);
  });

  test("for inventory-missing: a case that was left out", () => {
    expect(told("inventory-missing", extended([], { inventory: ["a", "b", "c"] })))
      .toMatchInlineSnapshot(`
        "m.json:6:3 error inventory-missing
          Case "c" is in the inventory and not in the manifest.
          fix: Write the manifest anew from the whole set: a case that is missing would leave every average unseen."
      `);
  });

  test("for inventory-unexpected: a case that nobody approved", () => {
    expect(
      told(
        "inventory-unexpected",
        extended([extendedCase(["c", "dev"], ["c-family"])], { inventory: ["a", "b"] }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:27:15 error inventory-unexpected
        Case "c" is not in the inventory of approved cases.
        fix: Leave it out, or add it to the inventory once it is approved."
    `);
  });

  test("for inventory-duplicate: an id twice", () => {
    expect(told("inventory-duplicate", extended([], { inventory: ["a", "b", "a"] })))
      .toMatchInlineSnapshot(`
      "m.json:6:3 error inventory-duplicate
        The inventory lists case "a" twice.
        see: m.json:4:3
        fix: Keep one of the two; if another case was meant, name it."
    `);
  });

  test("for retired-in-test: a retired case", () => {
    expect(
      told(
        "retired-in-test",
        extended([extendedCase(["c", "test"], ["c-family"], { holdout: "retired" })]),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:27:13 error retired-in-test
        Case "c" is a retired holdout and still in "test": somebody learned from its results.
        fix: Move it to "regression", and hold fresh cases out."
    `);
  });

  test("for retired-family: siblings of a retired case", () => {
    expect(
      told(
        "retired-family",
        extended([
          extendedCase(["c", "regression"], ["c-family"], { holdout: "retired" }),
          extendedCase(["d", "test"], ["c-family"]),
          extendedCase(["e", "test"], ["c-family"]),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:35:5 error family-overlap
        Family "c-family" is in "regression" (case "c") and "test" (case "d" and 1 more).
        see: m.json:25:5
        fix: Put all its cases on one side, and hold other families out.

      m.json:37:13 error retired-family
        Case "d" and 1 more in "test" share family "c-family" with case "c", a retired holdout.
        see: m.json:30:15
        fix: Move them to "regression" or "dev" as well, and hold other families out."
    `);
  });

  test("for cutoff-missing: no cutoff", () => {
    expect(told("cutoff-missing", extended([], { claim: "temporal" }))).toMatchInlineSnapshot(`
      "m.json:2:11 error cutoff-missing
        The claim is about a period, and no cutoff says where the period ends.
        fix: Add "cutoff" with a day or a moment.

      m.json:4:3 warning documents-unknown
        2 cases ("a" and "b") name no documents, so nothing says whether what they rest on was there in time.
        fix: Add "documents" with the ids of what the answer rests on.

      m.json:4:3 warning documents-unknown
        2 cases ("a" and "b") do not say when they are asked, so nothing says on which side of the cutoff that is.
        fix: Add "asked_at" with a day or a moment."
    `);
  });

  test("for after-cutoff: a document that is too new, and one that nobody cites", () => {
    expect(
      told(
        "after-cutoff",
        extended([extendedCase(["c", "dev"], ["c-family"], { documents: ["c.md"] })], {
          claim: "period",
          cutoff: "2026-03-31",
          register: dated(),
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:20:20 error after-cutoff
        Document "b.md" was published on 2026-06-01, after the cutoff of 2026-03-31.
        fix: Leave the document out of the index and out of the register, with the cases that rest on it.

      m.json:29:20 error after-cutoff
        Document "c.md" was published on 2026-06-01, after the cutoff of 2026-03-31, and case "c" rests on it.
        see: m.json:63:5
        fix: Leave the document out of the index and out of the register, with the cases that rest on it.

      m.json:36:3 warning documents-unknown
        2 cases ("a" and "b") name no documents, so nothing says whether what they rest on was there in time.
        fix: Add "documents" with the ids of what the answer rests on.

      m.json:36:3 warning documents-unknown
        3 cases ("a", "b" and "c") do not say when they are asked, so nothing says on which side of the cutoff that is.
        fix: Add "asked_at" with a day or a moment."
    `);
  });

  test("for after-cutoff: a question asked before", () => {
    expect(
      told(
        "after-cutoff",
        extended(
          [
            extendedCase(["c", "dev"], ["c-family"], {
              documents: ["c.md"],
              asked_at: "2026-03-01T09:00:00Z",
            }),
          ],
          { claim: "period", cutoff: "2026-12-31", register: dated() },
        ),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:36:3 warning documents-unknown
        2 cases ("a" and "b") name no documents, so nothing says whether what they rest on was there in time.
        fix: Add "documents" with the ids of what the answer rests on.

      m.json:36:3 warning documents-unknown
        2 cases ("a" and "b") do not say when they are asked, so nothing says on which side of the cutoff that is.
        fix: Add "asked_at" with a day or a moment.

      m.json:63:5 error after-cutoff
        Document "c.md" was published on 2026-06-01, after case "c" is asked (2026-03-01T09:00:00Z).
        see: m.json:29:20
        fix: Leave the case out, or let it rest on what was there when it is asked."
    `);
  });

  test("for outside-period: questions on the side of the other period", () => {
    const content = {
      claim: "period",
      cutoff: "2026-03-31",
      cases: [
        asked("dev", "2026-03-31"),
        asked("validation", "2026-04-01T09:00:00Z"),
        asked("test", "2026-03-30T23:00:00Z"),
        asked("regression", "2026-05-01"),
      ],
    };
    expect(told("outside-period", content)).toMatchInlineSnapshot(`
      "m.json:5:3 warning documents-unknown
        4 cases ("dev-1", "validation-1", "test-1" and 1 more) name no documents, so nothing says whether what they rest on was there in time.
        fix: Add "documents" with the ids of what the answer rests on.

      m.json:13:16 error outside-period
        Case "dev-1" is asked at 2026-03-31, in the period held out, which begins at the cutoff of 2026-03-31, and is in "dev".
        see: m.json:3:12
        fix: Ask it before the cutoff, if its documents were there by then; else it can only be in "test".

      m.json:23:16 error outside-period
        Case "validation-1" is asked at 2026-04-01T09:00:00Z, in the period held out, which begins at the cutoff of 2026-03-31, and is in "validation".
        see: m.json:3:12
        fix: Ask it before the cutoff, if its documents were there by then; else it can only be in "test".

      m.json:33:16 error outside-period
        Case "test-1" is asked at 2026-03-30T23:00:00Z, before the cutoff of 2026-03-31, and is in "test".
        see: m.json:3:12
        fix: Ask it at the cutoff or later, or leave it out: what came before it is no test of what came after."
    `);
    const sides = [asked("dev", "2026-03-30"), asked("test", "2026-03-31")];
    expect(codesOf({ ...content, cases: sides })).toEqual([]);
  });

  test("for wrong-type: days that no calendar has, wherever they stand", () => {
    const content = extended(
      [extendedCase(["c", "dev"], ["c-family"], { asked_at: "2026-09-31T09:00:00Z" })],
      {
        claim: "period",
        cutoff: "2026-02-30",
        register: {
          families: [
            { family_id: "a-family", documents: [{ document_id: "a", published: "2025-02-29" }] },
            { family_id: "b-family" },
            { family_id: "c-family" },
          ],
          related: [
            {
              families: ["a-family", "b-family"],
              reason: "One quotes the other.",
              exception: { reason: "In name only.", date: "2026-04-31" },
            },
          ],
        },
      },
    );
    const said = told("wrong-type", content);
    expect(said.match(/.*no calendar or clock shows that.*/g)).toMatchInlineSnapshot(`
      [
        "  "cutoff" is "2026-02-30"; no calendar or clock shows that.",
        "  "published" is "2025-02-29"; no calendar or clock shows that.",
        "  "date" is "2026-04-31"; no calendar or clock shows that.",
        "  "asked_at" of case "c" is "2026-09-31T09:00:00Z"; no calendar or clock shows that.",
      ]
    `);
    // An exception of no day keeps nothing apart.
    expect(codesOf(content)).toContain("component-overlap");
  });

  test("for caller-missing: no caller, and one that nobody knows", () => {
    expect(
      told(
        "caller-missing",
        extended([extendedCase(["c", "dev"], ["c-family"], { caller: "guest" })], {
          claim: "access",
          register: { ...register(), callers: { staff: ["a.md"] } },
        }),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:37:3 error caller-missing
        Case "a" names no caller, so nothing says which documents may be read.
        fix: Name a caller of "callers" in the register, which lists the documents each may see.

      m.json:37:3 warning documents-unknown
        3 cases ("a", "b" and "c") name no documents, so nothing says whether their callers may see what they rest on.
        fix: Add "documents" with the ids of what the answer rests on.

      m.json:46:3 error caller-missing
        Case "b" names no caller, so nothing says which documents may be read.
        fix: Name a caller of "callers" in the register, which lists the documents each may see.

      m.json:63:14 error caller-missing
        Case "c" is asked by "guest", whom the register does not know, so nothing says which documents may be read.
        fix: Name a caller of "callers" in the register, which lists the documents each may see."
    `);
  });

  test("for not-permitted: a document of others", () => {
    expect(
      told(
        "not-permitted",
        access([
          extendedCase(["c", "dev"], ["c-family"], { documents: ["c.md"], caller: "guest" }),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      "m.json:39:5 error not-permitted
        Case "c" rests on "c.md", which its caller "guest" may not see.
        fix: Ask as a caller who may see it, or write "expects": "abstention" where a refusal is right."
    `);
  });

  test("for claim-unknown: no claim", () => {
    expect(told("claim-unknown", { cases: [] })).toMatchInlineSnapshot(`
      "m.json:1:1 error claim-unknown
        The manifest names no claim, so nothing says what its split is to establish.
        fix: Add "claim": "family", or "fixed-corpus", "period" or "access".

      m.json:2:11 error split-absent
        The manifest has no record in "dev" and no record in "test", and a split has both.
        fix: Write both splits into one manifest."
    `);
  });

  test("for claim-unknown: a slip", () => {
    expect(told("claim-unknown", extended([], { claim: "familly" }))).toMatchInlineSnapshot(`
      "m.json:2:11 error claim-unknown
        "claim" is "familly"; it can only be "family", "family-generalisation", "fixed-corpus", "period", "temporal", "access" or "access-control".
        fix: Write "family" if that is what it means."
    `);
  });

  test("for every reason that there is", () => {
    expect(Object.keys(reasonCodes).filter((code) => !met.has(code))).toEqual([]);
  });
});
