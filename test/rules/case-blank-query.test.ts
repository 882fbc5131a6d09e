import { describe, expect, test } from "vitest";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const asking = (query: string): string => pendingCase.replace(/^query: .*$/m, `query: ${query}`);

describe("case/blank-query", () => {
  test.for([
    ["a question", "When?"],
    ["a question in another script", "いつ？"],
    ["one visible character between spaces", '"  ?  "'],
  ] as const)("accepts %s", async ([, query]) => {
    expect(await report(goodSet(asking(query)))).toBe("");
  });

  test("rejects a question of white space", async () => {
    expect(await report(goodSet(asking('" \\t\\u00a0"')))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:8 error case/blank-query
        The question is blank.
        fix: Write the question a real reader would ask.
        why: touchstone explain case/blank-query
      "
    `);
  });

  test.for([
    ["nothing", '""'],
    ["a next-line character", '"\\u0085"'],
    ["a byte order mark", '"\\ufeff"'],
    ["a zero-width space", '"\\u200b"'],
    ["an ideographic space", '"\\u3000"'],
    ["a Hangul filler", '"\\u3164"'],
  ] as const)("rejects %s", async ([, query]) => {
    expect(await report(goodSet(asking(query)))).toContain("error case/blank-query");
  });
});
