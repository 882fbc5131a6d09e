import { describe, expect, test } from "vitest";
import { report } from "../support/report.ts";
import { candidateOn, period, published, refunds, splitSet, travel } from "../support/split-set.ts";

const set = (askedAt: string, publishedAt: string): ReturnType<typeof splitSet> => ({
  ...splitSet(
    { claim: period, families: [refunds, travel] },
    candidateOn("a", ["refund-policy"], `askedAt: ${askedAt}`),
  ),
  ...published(publishedAt),
});

describe("evidence/published-later", () => {
  test("rejects a document that was not there yet", async () => {
    expect(await report(set("2026-06-01T09:00:00Z", "2026-07-01T00:00:00Z")))
      .toMatchInlineSnapshot(`
      "cases/a.yaml:7:47 error evidence/published-later
        Document "refund-policy" was published at 2026-07-01T00:00:00Z, and the case is asked at 2026-06-01T09:00:00Z: nobody could rest an answer on it then.
        see: cases/a.yaml:10:10
        fix: Rest the answer on what was published by then, or ask the case at a later moment.
        why: touchstone explain evidence/published-later
      "
    `);
  });

  test.for([
    ["2026-07-01T00:00:00Z", "2026-07-01T00:00:00Z"],
    ["2026-07-01T00:00:01Z", "2026-07-01T02:00:00+02:00"],
  ] as const)("accepts %s of a document of %s", async ([askedAt, publishedAt]) => {
    expect(await report(set(askedAt, publishedAt))).toBe("");
  });
});
