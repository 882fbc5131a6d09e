import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const withText = (line: string): Files => ({
  ...goodSet(pendingCase),
  "corpus-revisions/texts/0.jsonl": `${line}\n`,
});

describe("revision/broken-record", () => {
  test.for([["whole records", goodSet(pendingCase)]] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a line that is no JSON", async () => {
    expect(await report(withText('{"hash"'))).toMatchInlineSnapshot(`
      "corpus-revisions/texts/0.jsonl:1:1 error revision/broken-record
        This line is not JSON.
        fix: Restore the file from Git: a recorded revision never changes.
        why: touchstone explain revision/broken-record
      "
    `);
  });

  test("rejects a record without a field", async () => {
    expect(await report(withText('{"text":"Travel."}'))).toMatchInlineSnapshot(`
      "corpus-revisions/texts/0.jsonl:1:1 error revision/broken-record
        "hash" is missing.
        fix: Restore the file from Git: a recorded revision never changes.
        why: touchstone explain revision/broken-record
      "
    `);
  });

  test("rejects a text that is not the one of its hash", async () => {
    expect(await report(withText(JSON.stringify({ hash: contentHash("one"), text: "two" }))))
      .toMatchInlineSnapshot(`
      "corpus-revisions/texts/0.jsonl:1:1 error revision/broken-record
        This line's text is not the text that its hash was made from.
        fix: Restore the line from Git, or remove it: a text that is gone leaves its evidence unverified.
        why: touchstone explain revision/broken-record
      "
    `);
  });

  test("tells lines out of order no more often than broken ones", async () => {
    const path = "corpus-revisions/corpus-2026-09-01/chunks.jsonl";
    const hash = contentHash("x");
    const lines = Array.from({ length: 300 }, (_, n) =>
      JSON.stringify({ documentId: "refund-policy", hash, id: `c${String(999 - n)}` }),
    );
    const found = await report({ ...goodSet(), [path]: `${lines.join("\n")}\n` });
    expect(found.match(/error revision\/broken-record/g)).toHaveLength(11);
  });

  test("tells ten broken lines of a file one by one and the rest together", async () => {
    const found = await report(withText(Array.from({ length: 5000 }, () => "\u0000").join("\n")));
    expect(found.match(/error revision\/broken-record/g)).toHaveLength(11);
    expect(found).toContain(
      "corpus-revisions/texts/0.jsonl:11:1 error revision/broken-record\n  From here on 4990 more lines of the file cannot be used either.",
    );
  });
});
