import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("file/not-yaml", () => {
  test.for([
    ["comments and blank lines", goodSet(`# A comment.\n\n${pendingCase}`)],
    [
      "a colon inside quotes",
      goodSet(edited(pendingCase, "When can a customer request a refund?", '"Refunds: when?"')),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a second colon in a line", async () => {
    expect(
      await report(
        goodSet(edited(pendingCase, "When can a customer request a refund?", "Refunds: when?")),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 error file/not-yaml
        A second colon with a space stands in this line, so the line reads as two fields.
        fix: Put the text in quotes: "Refunds: when?".
        why: touchstone explain file/not-yaml
      "
    `);
  });

  test("rejects a quote that is never closed", async () => {
    expect(
      await report(goodSet(edited(pendingCase, "When can a customer request a refund?", '"When?'))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 error file/not-yaml
        The quote that opens here is never closed.
        fix: Close it at the end of the text, or take it away.
        why: touchstone explain file/not-yaml
      "
    `);
  });

  test("rejects a tab as indent", async () => {
    expect(await report(goodSet(edited(pendingCase, "    documentId", "\tdocumentId"))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:8:1 error file/not-yaml
          A tab indents this line, and YAML knows spaces only.
          fix: Indent it with spaces.
          why: touchstone explain file/not-yaml
        "
      `);
  });

  test("hides no finding of another file", async () => {
    expect(
      await report(
        goodSet("id: [", edited(pendingCase, "When can a customer request a refund?", '""')),
      ),
    ).toMatchInlineSnapshot(`
      "cases/[.yaml:1:5 error file/not-yaml
        The "[" that opens here is never closed.
        fix: Close it with "]", or put the text in quotes if the bracket belongs to it.
        why: touchstone explain file/not-yaml

      cases/refund-policy-001.yaml:3:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query
      "
    `);
  });
});
