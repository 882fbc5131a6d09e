import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodCorpus, goodSet, pendingCase } from "../support/good-set.ts";
import type { Contents } from "../support/memory-tree.ts";
import { report } from "../support/report.ts";

const bytes = (content: Uint8Array): Contents => ({
  ...goodCorpus(),
  "cases/refund-policy-001.yaml": content,
});

describe("file/not-utf8", () => {
  test.for([
    [
      "UTF-8 with a byte order mark",
      { ...goodCorpus(), "cases/refund-policy-001.yaml": `\ufeff${pendingCase}` },
    ],
    ["letters of every script", goodSet(edited(pendingCase, "When can", "Wann darf, いつ,"))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects Latin-1, at the line of the first broken byte", async () => {
    expect(
      await report(bytes(Buffer.from(edited(pendingCase, "When can", "W\u00e4nn can"), "latin1"))),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:3:1 error file/not-utf8
        The file holds bytes that are not UTF-8.
        fix: Save it as UTF-8.
        why: touchstone explain file/not-utf8
      "
    `);
  });

  test("rejects UTF-16", async () => {
    expect(await report(bytes(Buffer.from(`\ufeff${pendingCase}`, "utf16le"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 error file/not-utf8
        The file is UTF-16, not UTF-8.
        fix: Save it as UTF-8.
        why: touchstone explain file/not-utf8
      "
    `);
  });
});
