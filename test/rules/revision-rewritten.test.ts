import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const file = "corpus-revisions/corpus-2026-09-01/revision.yaml";
const rewritten = (text: string): Files => {
  const files = goodSet(text);
  return { ...files, [file]: edited(files[file] ?? "", "name: by-heading", "name: by-page") };
};

describe("revision/rewritten", () => {
  test.for([
    ["an approval under the revision as it is", goodSet(approved(pendingCase))],
    ["a pending case", rewritten(pendingCase)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an approval under a revision that was written anew", async () => {
    expect(await report(rewritten(approved(pendingCase)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:26:11 error revision/rewritten
        Corpus revision "corpus-2026-09-01" was rewritten after the approval: its digest is "sha256:953fc6d09190f6b13c86a001c3a1923f27d6cc7024fd7c797b2d2c4f9f82ddb5" now, and the reviewer read "sha256:1e171812157f1846de46ded5923304c1b49272d53e4445402abb71075f2a6450".
        see: corpus-revisions/corpus-2026-09-01/revision.yaml:1:1
        fix: Restore the revision's files from Git, record the changed corpus under a new name, or have the case reviewed again.
        why: docs/rules.md#revisionrewritten
      "
    `);
  });

  test("leaves a case that was edited since to its own finding", async () => {
    expect(await report(rewritten(edited(approved(pendingCase), "When can", "When may"))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:25:11 error review/outdated
          The case was edited after its approval: its digest is "sha256:c3bb9500654f99e1e99c510b485764554aa360e483658737891a272ed284b804" now, and the reviewer read "sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c".
          fix: Have it judged again with "touchstone review record refund-policy-001", or restore the text that was approved from Git.
          why: docs/rules.md#reviewoutdated
        "
      `);
  });
});
