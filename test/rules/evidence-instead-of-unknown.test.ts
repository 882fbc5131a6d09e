import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const instead = (text: string): string =>
  edited(
    pendingCase,
    "    quote: within 30 days of purchase\n",
    `    quote: within 30 days of purchase\n    insteadOf: ${text}\n`,
  );

describe("evidence/instead-of-unknown", () => {
  test("rejects a chunk that the case does not cite", async () => {
    expect(await report(goodSet(instead("travel-policy:3")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:16 error evidence/instead-of-unknown
        This evidence is said to replace chunk "travel-policy:3", which the case does not cite.
        fix: Name the chunk of another entry under "provenance" that states the same fact, or remove the line.
        why: touchstone explain evidence/instead-of-unknown
      "
    `);
  });

  test("rejects a chunk that replaces itself", async () => {
    expect(await report(goodSet(instead("refund-policy:12")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:16 error evidence/instead-of-unknown
        Chunk "refund-policy:12" is said to replace itself.
        fix: Name the chunk of another entry under "provenance" that states the same fact, or remove the line.
        why: touchstone explain evidence/instead-of-unknown
      "
    `);
  });

  test("says nothing where a chunk id cannot be read, since it may be the one that is meant", async () => {
    const unread = edited(
      instead("refund-policy:13"),
      "- chunkId: refund-policy:12",
      "- chunkId: 12",
    );
    expect(await report(goodSet(unread))).not.toContain("evidence/instead-of-unknown");
  });
});
