import { describe, expect, test } from "vitest";
import { opensRequest, reasonsFor } from "../../../src/refresh/plan/reasons.ts";
import schema from "../../../schemas/case.schema.json" with { type: "json" };
import { triggers } from "../../../src/corpus/refresh-scopes.ts";

const quiet = { from: "one", to: "one", triggers: [], observed: false } as const;

describe("reasons to ask again", () => {
  test("are none where nothing happened", () => {
    expect(reasonsFor(quiet)).toEqual([]);
  });

  test.each([
    ["another letter case", "corpus-A", "corpus-a"],
    ["a space behind", "corpus-a", "corpus-a "],
    ["the same letter in two code units", "prüf", "pru\u0308f"],
  ])("see another revision by its code units: %s", (_, from, to) => {
    expect(reasonsFor({ ...quiet, from, to })).toEqual(["corpus-revision-changed"]);
  });

  test("name another revision where the case names none", () => {
    expect(reasonsFor({ ...quiet, from: undefined })).toEqual(["corpus-revision-changed"]);
  });

  test("tell a change under an equal revision by itself", () => {
    const reasons = reasonsFor({ ...quiet, triggers: ["source-revision-changed"] });
    expect(reasons).toEqual(["source-revision-changed"]);
  });

  test("stand in the order of the schema, in whatever order they were found", () => {
    const all = reasonsFor({
      from: "one",
      to: "two",
      triggers: triggers.toReversed(),
      observed: true,
    });
    expect(all).toEqual(schema.definitions.refreshReason.enum);
  });

  test("ask nobody where the revision is all that changed", () => {
    expect(opensRequest(reasonsFor({ ...quiet, to: "two" }))).toBe(false);
    expect(opensRequest(reasonsFor(quiet))).toBe(false);
    expect(opensRequest(reasonsFor({ ...quiet, to: "two", observed: true }))).toBe(true);
    expect(opensRequest(reasonsFor({ ...quiet, triggers: ["chunk-edited"] }))).toBe(true);
  });
});
