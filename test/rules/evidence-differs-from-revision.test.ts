import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { goodSet, pendingCase, refundText } from "../support/good-set.ts";
import { report } from "../support/report.ts";

describe("evidence/differs-from-revision", () => {
  test.for([["the revision's own values", goodSet(pendingCase)]] as const)(
    "accepts %s",
    async ([, files]) => {
      expect(await report(files)).toBe("");
    },
  );

  test("rejects each field that differs", async () => {
    expect(
      await report(
        goodSet(
          pendingCase
            .replace("documentId: refund-policy", "documentId: travel-policy")
            .replace("example.test/refunds", "example.test/refund")
            .replace("sourceRevision: v4", "sourceRevision: v3")
            .replace(contentHash(refundText), contentHash("other")),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:8:17 error evidence/differs-from-revision
        The document of chunk "refund-policy:12" is "travel-policy" here, but "refund-policy" in corpus revision "corpus-2026-09-01".
        fix: Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.
        why: touchstone explain evidence/differs-from-revision

      cases/refund-policy-001.yaml:9:16 error evidence/differs-from-revision
        The source URI of chunk "refund-policy:12" is "https://docs.example.test/refund" here, but "https://docs.example.test/refunds" in corpus revision "corpus-2026-09-01".
        fix: Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.
        why: touchstone explain evidence/differs-from-revision

      cases/refund-policy-001.yaml:10:21 error evidence/differs-from-revision
        The source revision of chunk "refund-policy:12" is "v3" here, but "v4" in corpus revision "corpus-2026-09-01".
        fix: Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.
        why: touchstone explain evidence/differs-from-revision

      cases/refund-policy-001.yaml:11:18 error evidence/differs-from-revision
        The content hash of chunk "refund-policy:12" is "sha256:d9298a10d1b0735837dc4bd85dac641b0f3cef27a47e5d53a54f2f3f5b2fcffa" here, but "sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f" in corpus revision "corpus-2026-09-01".
        fix: Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.
        why: touchstone explain evidence/differs-from-revision
      "
    `);
  });
});
