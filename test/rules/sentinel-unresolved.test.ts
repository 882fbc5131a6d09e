import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  chunk,
  disputed,
  jordan,
  otherChunk,
  resolution,
  retirement,
  sam,
  sentinel,
  unsupportedBy,
} from "../support/sentinels.ts";

const differing = [jordan, unsupportedBy("sam")];
const settled = (how: object): string => approved(sentinel(pendingCase, differing, how));

describe("sentinel/unresolved", () => {
  test.for([
    ["a resolution with its reason", settled(resolution)],
    [
      "a resolution in the minute of the last judgment",
      settled({ ...resolution, at: "2026-09-01T10:01:00+02:00" }),
    ],
    ["a candidate whose judgments differ", disputed],
    ["a rejected sentinel", `${disputed}review: {status: rejected}\n`],
    ["a retired sentinel", approved(disputed) + retirement],
    [
      "chunks in another order",
      approved(
        sentinel(
          pendingCase,
          [
            { ...jordan, relevantChunkIds: [otherChunk, chunk] },
            { ...sam, relevantChunkIds: [chunk, otherChunk] },
            unsupportedBy("noor"),
          ],
          resolution,
        ),
      ),
    ],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects judgments that differ while nothing settles it", async () => {
    expect(await report(goodSet(approved(disputed)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:3 error sentinel/unresolved
        The judgments differ and no resolution settles it: "jordan" finds the answer supported, "sam" does not.
        fix: Read the source again, clarify the question or the answer, and record it under "resolution" (by, at, reason, clarified) while the judgments stay as they are; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/unresolved
      "
    `);
  });

  test("tells every difference between three people", async () => {
    const text = sentinel(pendingCase, [
      jordan,
      { ...unsupportedBy("sam"), relevantChunkIds: [chunk, otherChunk] },
      { reviewer: "noor", relevantChunkIds: [] },
    ]);
    expect(await report(goodSet(approved(text)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:3 error sentinel/unresolved
        The judgments differ and no resolution settles it: "jordan" and "noor" find the answer supported, "sam" does not; "jordan" names chunk "refund-policy:12", "sam" names chunks "refund-policy:12" and "travel-policy:3", "noor" names no chunk.
        fix: Read the source again, clarify the question or the answer, and record it under "resolution" (by, at, reason, clarified) while the judgments stay as they are; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/unresolved
      "
    `);
  });

  test("shows of a long list first what makes the difference", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `refund-policy:${index + 20}`);
    const text = sentinel(pendingCase, [
      { ...jordan, relevantChunkIds: many },
      { ...sam, relevantChunkIds: [...many, "travel-policy:3"] },
    ]);
    const found = (await findingsOf(goodSet(approved(text)))).find(
      ({ rule }) => rule === "sentinel/unresolved",
    );
    expect(found?.message).toMatchInlineSnapshot(
      `"The judgments differ and no resolution settles it: "jordan" names chunks "refund-policy:20", "refund-policy:21", "refund-policy:22", "refund-policy:23", "refund-policy:24", "refund-policy:25" and 6 more, "sam" names chunks "travel-policy:3", "refund-policy:20", "refund-policy:21", "refund-policy:22", "refund-policy:23", "refund-policy:24" and 7 more."`,
    );
  });

  test("counts a chunk that one of them names twice", async () => {
    const text = sentinel(pendingCase, [jordan, { ...sam, relevantChunkIds: [chunk, chunk] }]);
    expect(await report(goodSet(approved(text)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:17:3 error sentinel/unresolved
        The judgments differ and no resolution settles it: "jordan" names chunk "refund-policy:12", "sam" names chunks "refund-policy:12" and "refund-policy:12".
        fix: Read the source again, clarify the question or the answer, and record it under "resolution" (by, at, reason, clarified) while the judgments stay as they are; until then write "review: {status: pending}" in the place of its review.
        why: touchstone explain sentinel/unresolved
      "
    `);
  });

  test("leaves a resolution without a name or a reason to the rule that looks for blank texts", async () => {
    const blank = { ...resolution, by: " ", reason: "\u200b" };
    const found = await findingsOf(goodSet(settled(blank)));
    expect([...new Set(found.map(({ rule }) => rule))]).toEqual(["case/blank-text"]);
  });

  test("rejects a resolution that names nothing that was clarified", async () => {
    expect(await report(goodSet(settled({ ...resolution, clarified: [] })))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:36:16 error sentinel/unresolved
        The judgments differ and the resolution does not say what was clarified ("clarified"): "jordan" finds the answer supported, "sam" does not.
        fix: Have "noor" list which of query, answer, source and chunks it clarified, as in "clarified: [answer]".
        why: touchstone explain sentinel/unresolved
      "
    `);
  });

  test("rejects a resolution that is older than a judgment", async () => {
    expect(await report(goodSet(settled({ ...resolution, at: "2026-09-01T10:00:59+02:00" }))))
      .toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:34:9 error sentinel/unresolved
          The resolution is older than the judgment of "sam", so it does not settle it: "jordan" finds the answer supported, "sam" does not.
          see: cases/refund-policy-001.yaml:29:19
          fix: Settle the difference with all judgments at hand, and record that as the resolution.
          why: touchstone explain sentinel/unresolved
        "
      `);
  });

  test("leaves what cannot be read to its own finding", async () => {
    const unreadable = { ...unsupportedBy("sam"), relevantChunkIds: [chunk, 7] };
    for (const text of [
      sentinel(pendingCase, [jordan, unreadable]),
      sentinel(pendingCase, [jordan, "unsupported" as never]),
      sentinel(pendingCase, differing, ["settled"]),
    ]) {
      const found = await findingsOf(goodSet(approved(text)));
      expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["file/off-schema"]));
    }
  });
});
