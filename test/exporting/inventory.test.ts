import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareInventory, isExact } from "../../src/exporting/inventory/compare.ts";
import type { Inventory } from "../../src/exporting/inventory/inventory.ts";
import { namesIn, namesUnder, readResults } from "../../src/exporting/inventory/results.ts";

const id = fc.constantFrom("a", "b", "c", "A", " b", "007", "7");

function inventoryOf(ids: readonly string[]): Inventory {
  const members = ids.map((one) => ({ id: one, digest: `sha256:${one}`, isSpent: false }));
  const revision = { id: "r", digest: "sha256:1" };
  return { members, digests: ["sha256:2"], revision, claim: undefined, splits: undefined };
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("results and an inventory", () => {
  test("are the same exactly where each expected id stands once and no other stands at all", () => {
    const seen = { exact: 0, differs: 0 };
    fc.assert(
      fc.property(
        fc.uniqueArray(id, { minLength: 1 }),
        fc.oneof(fc.array(id), fc.uniqueArray(id)),
        (expected, found) => {
          const entries = found.map((one, index) => ({
            fields: { id: one },
            number: index + 1,
            line: undefined,
          }));
          const compared = compareInventory(
            inventoryOf(expected),
            { entries, around: undefined },
            namesUnder("id"),
          );
          const isSame = JSON.stringify(found.toSorted()) === JSON.stringify(expected.toSorted());
          expect(isExact(compared)).toBe(isSame);
          expect(compared.present + compared.missing.length).toBe(expected.length);
          expect(compared.missing).toEqual(expected.filter((one) => !found.includes(one)));
          expect(new Set(compared.unexpected.map((one) => one.id))).toEqual(
            new Set(found.filter((one) => !expected.includes(one))),
          );
          seen[isSame ? "exact" : "differs"]++;
        },
      ),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.exact, seen.differs)).toBeGreaterThan(20);
  });

  test("are read from whatever file without breaking", () => {
    const format = fc.constantFrom("json", "jsonl", "csv", "yaml");
    const text = fc.oneof(
      fc.json(),
      fc.string(),
      fc.array(fc.json()).map((all) => all.join("\n")),
    );
    fc.assert(
      fc.property(format, text, (form, given) => {
        const read = readResults(`r.${form}`, bytesOf(given), { format: form, list: undefined });
        if (read === undefined) throw new Error("The form was said.");
        const names = namesIn(read.entries, new Set(["a"])) ?? namesUnder("id");
        const compared = compareInventory(inventoryOf(["a"]), read, names);
        expect(compared.results).toBe(read.entries.length);
        expect(compared.present + compared.missing.length).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  test("meet under a name of every object no more than under any other", () => {
    const read = readResults("r.json", bytesOf('[{"x": 1}]'), {
      format: undefined,
      list: "__proto__",
    });
    expect(read?.problems).toMatchObject([
      { message: 'The file holds no list under "__proto__".' },
    ]);
    expect(namesIn([{ fields: {}, number: 1, line: undefined }], new Set())).toBe(undefined);
  });
});
