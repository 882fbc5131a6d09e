import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("file/ambiguous-yaml", () => {
  test.for([
    ["a YAML 1.2 directive", goodSet(`%YAML 1.2\n---\n${pendingCase}`)],
    ["a star inside text", goodSet(edited(pendingCase, "When can", "When, *exactly*, can"))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an anchor and its alias", async () => {
    expect(
      await report(
        goodSet(edited(pendingCase, "author: avery", "author: &me avery").concat("tags: [*me]\n")),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:31 error file/ambiguous-yaml
        "&me" names a value so that others can repeat it.
        fix: Remove it, or put the text in quotes if it starts with an ampersand.
        why: touchstone explain file/ambiguous-yaml

      cases/refund-policy-001.yaml:15:8 error file/ambiguous-yaml
        "*me" repeats a value from elsewhere in the file.
        fix: Write the value out, or put the text in quotes if it starts with a star.
        why: touchstone explain file/ambiguous-yaml
      "
    `);
  });

  test("rejects a tag", async () => {
    expect(
      await report(goodSet(edited(pendingCase, "sourceRevision: v4", "sourceRevision: !!str 4"))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:10:21 error file/ambiguous-yaml
        "!!str" tells a reader how to take the value, and not every reader listens.
        fix: Remove it and write the plain value, in quotes if it is text.
        why: touchstone explain file/ambiguous-yaml
      "
    `);
  });

  test("rejects a merge key", async () => {
    expect(await report(goodSet(`${pendingCase}<<: {notes: merged}\n`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:1 error file/ambiguous-yaml
        "<<" is a plain name to one reader and copies fields for another.
        fix: Write the fields out.
        why: touchstone explain file/ambiguous-yaml
      "
    `);
  });

  test("rejects a YAML 1.1 directive", async () => {
    expect(await report(goodSet(`%YAML 1.1\n---\n${pendingCase}`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error file/ambiguous-yaml
        "%YAML 1.1" asks for another way of reading than YAML 1.2, and not every reader follows it.
        fix: Remove the line.
        why: touchstone explain file/ambiguous-yaml
      "
    `);
  });

  test("rejects a second document", async () => {
    expect(await report(goodSet(`${pendingCase}---\nid: other\n`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:1 error file/ambiguous-yaml
        A second YAML document starts here, and a reader may take either.
        fix: Keep one document a file, without "---" or "..." between its lines.
        why: touchstone explain file/ambiguous-yaml
      "
    `);
  });

  test("rejects a key that is a list", async () => {
    expect(await report(goodSet(`${pendingCase}? [a]\n: b\n`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:3 error file/ambiguous-yaml
        A list or a map stands where a field has its name.
        fix: Write a name.
        why: touchstone explain file/ambiguous-yaml
      "
    `);
  });
});
