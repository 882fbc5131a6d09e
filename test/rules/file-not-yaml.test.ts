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
        A second ": " stands in this line, so the line can be read in two ways.
        fix: Put the text in quotes.
        why: docs/rules.md#filenot-yaml
      "
    `);
  });

  test("rejects a quote that is never closed", async () => {
    expect(
      await report(goodSet(edited(pendingCase, "When can a customer request a refund?", '"When?'))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:14 error file/not-yaml
        Something that was opened is never closed.
        fix: Close the quote or the bracket.
        why: docs/rules.md#filenot-yaml
      "
    `);
  });

  test("rejects a tab as indent", async () => {
    expect(await report(goodSet(edited(pendingCase, "    documentId", "\tdocumentId"))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:8:1 error file/not-yaml
          A tab indents this line.
          fix: Indent with spaces.
          why: docs/rules.md#filenot-yaml
        "
      `);
  });

  test("hides no finding of another file", async () => {
    expect(
      await report(
        goodSet("id: [", edited(pendingCase, "When can a customer request a refund?", '""')),
      ),
    ).toMatchInlineSnapshot(`
      "cases/[.yaml:1:6 error file/not-yaml
        This line is indented like no line above it, or a bracket above it is never closed.
        fix: Align the line, or close the bracket.
        why: docs/rules.md#filenot-yaml

      cases/refund-policy-001.yaml:3:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: docs/rules.md#caseblank-query
      "
    `);
  });
});
