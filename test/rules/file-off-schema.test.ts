import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

/** Every field that a rule could miss is there, but of a wrong type. */
const unreadable = `id: refund-policy-001
kind: answerable
query: 1
expectedAnswer: true
relevantChunkIds: refund-policy:12
provenance: none
corpusRevision: 2026
origin: avery
review:
  status: approved
  reviewedBy: 7
  reviewedAt: yesterday
  reason: 7
  confirmed: all
  digest: none
  corpus: none
`;

describe("file/off-schema", () => {
  test.for([
    [
      "every optional field",
      goodSet(`${pendingCase}tags: [refunds]\nnotes: Asked often.\nfamilies: []\nsplit: dev\n`),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a missing field", async () => {
    expect(await report(goodSet(edited(pendingCase, "kind: answerable\n", ""))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:1:1 error file/off-schema
          "kind" is missing.
          fix: Add a line "kind: answerable", or inconclusive, or abstention: the kind is never guessed.
          why: touchstone explain file/off-schema
        "
      `);
  });

  test("rejects an unknown field and guesses what it means", async () => {
    expect(await report(goodSet(edited(pendingCase, "expectedAnswer:", "expected_answer:"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error file/off-schema
        "expectedAnswer" is missing.
        fix: Add a line "expectedAnswer: …".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:4:1 error file/off-schema
        "expected_answer" is not a field of an answerable case.
        fix: Write "expectedAnswer" if that is what it means, or remove it.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("rejects a number where text is due", async () => {
    expect(await report(goodSet(edited(pendingCase, "sourceRevision: v4", "sourceRevision: 4.0"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:10:21 error file/off-schema
        "sourceRevision" is the number 4.0 here, but text is due.
        fix: Put it in quotes: "4.0".
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("rejects a field without a value, once", async () => {
    expect(await report(goodSet(edited(pendingCase, " When can a customer request a refund?", ""))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:3:7 error file/off-schema
          "query" has no value.
          fix: Write the value, or remove the line.
          why: touchstone explain file/off-schema
        "
      `);
  });

  test("rejects a hash of another form, once", async () => {
    expect(await report(goodSet(pendingCase.replace(/contentHash: .*/, 'contentHash: " "'))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:11:18 error file/off-schema
          "contentHash" is " " here; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case.
          fix: Copy the whole hash from where it was made.
          why: touchstone explain file/off-schema
        "
      `);
  });

  test("rejects an unknown status", async () => {
    expect(await report(goodSet(`${pendingCase}review: {status: accepted}\n`)))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:15:18 error file/off-schema
          "status" is "accepted" here; it can only be "pending", "approved" or "rejected".
          fix: Choose one of these.
          why: touchstone explain file/off-schema
        "
      `);
  });

  test("rejects a file that holds no map", async () => {
    expect(await report(goodSet("- id: refund-policy-001\n"))).toMatchInlineSnapshot(`
      "cases/unnamed.yaml:1:1 error file/off-schema
        The file holds a list, but fields are due: each a name, a colon and a value.
        fix: Write its fields without a dash before them, one record a file.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("reports an unreadable field once, not as missing too", async () => {
    expect(await report(goodSet(unreadable))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 error file/off-schema
        "query" is the number 1 here, but text is due.
        fix: Put it in quotes: "1".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:4:17 error file/off-schema
        "expectedAnswer" is the yes-or-no value true here, but text is due.
        fix: Put it in quotes: "true".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:5:19 error file/off-schema
        "relevantChunkIds" is the text "refund-policy:12" here, but a list is due.
        fix: Write it as a list: ["refund-policy:12"].
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:6:13 error file/off-schema
        "provenance" is the text "none" here, but a list is due.
        fix: Write it as a list: ["none"].
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:7:17 error file/off-schema
        "corpusRevision" is the number 2026 here, but text is due.
        fix: Put it in quotes: "2026".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:8:9 error file/off-schema
        "origin" is the text "avery" here, but a map of fields is due.
        fix: Write its fields below it, indented by two spaces: "kind".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:11:15 error file/off-schema
        "reviewedBy" is the number 7 here, but text is due.
        fix: Put it in quotes: "7".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:12:15 error file/off-schema
        "reviewedAt" is "yesterday" here; a moment has a day, a time and an offset.
        fix: Write it like 2026-09-01T09:00:00Z.
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:13:11 error file/off-schema
        "reason" is the number 7 here, but text is due.
        fix: Put it in quotes: "7".
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:14:14 error file/off-schema
        "confirmed" is the text "all" here, but a list is due.
        fix: Write it as a list: ["all"].
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:15:11 error file/off-schema
        "digest" is "none" here; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case.
        fix: Copy the whole hash from where it was made.
        why: touchstone explain file/off-schema

      cases/refund-policy-001.yaml:16:11 error file/off-schema
        "corpus" is "none" here; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case.
        fix: Copy the whole hash from where it was made.
        why: touchstone explain file/off-schema
      "
    `);
  });
});
