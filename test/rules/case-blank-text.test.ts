import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

describe("case/blank-text", () => {
  test.for([
    ["fields that are not there", goodSet(pendingCase)],
    ["empty lists", goodSet(`${pendingAbstention}tags: []\nfamilies: []\nconversation: []\n`)],
    ["a rejection that says nothing", goodSet(`${pendingCase}review: {status: rejected}\n`)],
    ["a text of one sign", goodSet(`${pendingCase}notes: "!"\n`)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a field of the case", async () => {
    expect(await report(goodSet(`${pendingCase}notes: "\\u3164"\n`))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:8 error case/blank-text
        "notes" is blank.
        fix: Write it, or remove the line.
        why: touchstone explain case/blank-text
      "
    `);
  });

  test("rejects an entry of a list, and a field of one", async () => {
    const turns = '[{role: user, content: Hello}, {role: assistant, content: ""}]';
    const text = `${pendingCase}tags: [refunds, " "]\nconversation: ${turns}\n`;
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:15:17 error case/blank-text
        Entry 2 of "tags" is blank.
        fix: Write the label, or remove the entry.
        why: touchstone explain case/blank-text

      cases/refund-policy-001.yaml:16:73 error case/blank-text
        "content" under entry 2 of "conversation" is blank.
        fix: Write what was said, or remove the turn.
        why: touchstone explain case/blank-text
      "
    `);
  });

  test("rejects a retirement without a reason", async () => {
    const retired = 'retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: "\\u200b"}\n';
    expect(await report(goodSet(approved(pendingCase) + retired))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:28:54 error case/blank-text
        "reason" under "retired" is blank.
        fix: Say why, in one sentence.
        why: touchstone explain case/blank-text
      "
    `);
  });

  test("rejects an origin in telemetry that names no observation", async () => {
    const text = pendingCase.replace(
      "kind: human, author: avery",
      'kind: telemetry, observation: " "',
    );
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:40 error case/blank-text
        "observation" under "origin" is blank.
        fix: Name the observation by its id or address.
        why: touchstone explain case/blank-text
      "
    `);
  });

  test("leaves an approval without reviewer or reason to the rule of approvals", async () => {
    const found = await findingsOf(goodSet(approved(pendingCase, { reviewedBy: " ", reason: "" })));
    expect(found.map(({ rule }) => rule)).toEqual(["review/without-decision"]);
  });

  test("is the only one to find a blank parent and a blank chunk", async () => {
    const variant = await findingsOf(goodSet(`${pendingAbstention}variantOf: "\\u00ad"\n`));
    const chunk = edited(pendingCase, '["refund-policy:12"]', '["refund-policy:12", "", ""]');
    const rules = [...variant, ...(await findingsOf(goodSet(chunk)))].map(({ rule }) => rule);
    expect(rules).toEqual(["case/blank-text", "case/blank-text", "case/blank-text"]);
  });
});
