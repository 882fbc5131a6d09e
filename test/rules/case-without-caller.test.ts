import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const set = (...more: readonly string[]): ReturnType<typeof splitSet> =>
  splitSet(
    { claim: "access", families: [refunds, travel] },
    refusal("a", "families: [refunds]", ...more),
  );

describe("case/without-caller", () => {
  test("rejects a case that does not say what its caller may see", async () => {
    expect(await report(set())).toMatchInlineSnapshot(`
      "cases/a.yaml:1:5 error case/without-caller
        Under the claim "access" somebody asks who may see some documents, and this case does not say which.
        fix: Add the documents that the caller may see, such as caller: {documents: [travel-policy]}; an empty list is a caller who may see none.
        why: touchstone explain case/without-caller
      "
    `);
  });

  test.for(["caller: {documents: [travel-policy]}", "caller: {documents: []}"])(
    "accepts %s",
    async (caller) => {
      expect(await report(set(caller))).toBe("");
    },
  );

  test("leaves a caller who cannot be read to its own finding", async () => {
    const found = await findingsOf(set("caller: avery"));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
