import { describe, expect, test } from "vitest";
import { allFields, contractFields } from "../../../src/exporting/shapes/contract-fields.ts";
import { caseFields } from "../../../src/load/generated/case-fields.ts";

/** A field of the contract, or one in it, by the names that the schema gives. */
function covers(field: string, leaf: string): boolean {
  const name = field.replaceAll("[]", "");
  return leaf === name || leaf.startsWith(`${name}.`);
}

describe("the fields that every shape accounts for", () => {
  test("are all fields of the case schema, each of them once", () => {
    const counts = [...caseFields].map((leaf) => [
      leaf,
      contractFields.filter((field) => covers(field, leaf)).length,
    ]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test("are no others", () => {
    const leaves = [...caseFields];
    expect(contractFields.filter((field) => !leaves.some((leaf) => covers(field, leaf)))).toEqual(
      [],
    );
    expect(new Set(allFields).size).toBe(allFields.length);
  });
});
