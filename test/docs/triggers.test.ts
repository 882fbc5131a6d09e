import { describe, expect, test } from "vitest";
import { asFields } from "../support/fields.ts";
import { readSchema } from "../../scripts/build/schemas.ts";

/** The part of a schema at a path. */
function part(name: Parameters<typeof readSchema>[0], ...path: readonly string[]): unknown {
  let here: unknown = readSchema(name);
  for (const key of path) here = asFields(here)[key];
  return here;
}

describe("the reasons for a review", () => {
  const properties = part("policy", "properties", "refresh", "properties");
  const scopes = Object.keys(asFields(properties));

  test("each have a scope in the policy", () => {
    expect(scopes).toMatchInlineSnapshot(`
      [
        "source-revision-changed",
        "chunk-edited",
        "chunk-moved",
        "chunk-deleted",
        "chunking-changed",
        "embedding-changed",
        "retrieval-filter-changed",
        "document-added",
        "query-pattern-observed",
      ]
    `);
  });

  test("are those that a case can record, but for the one that opens nothing alone", () => {
    const known = part("case", "definitions", "refreshReason", "enum") as readonly string[];
    expect(known.filter((one) => one !== "corpus-revision-changed").toSorted()).toEqual(
      scopes.toSorted(),
    );
    expect(known).toContain("corpus-revision-changed");
  });

  test("hold every trigger that a corpus revision can have", () => {
    const triggers = part("revision", "properties", "triggers", "items", "enum");
    expect((triggers as readonly string[]).filter((one) => !scopes.includes(one))).toEqual([]);
  });
});
