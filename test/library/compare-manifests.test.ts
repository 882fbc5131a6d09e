import { describe, expect, test } from "vitest";
import { compareContracts, UsageError } from "../../src/library/library.ts";
import { contractOf, memberOf } from "../support/contracts.ts";

const written = (different: Parameters<typeof contractOf>[0] = {}): unknown =>
  JSON.parse(JSON.stringify(contractOf(different)));

function refusalOf(a: unknown, b: unknown): string {
  try {
    compareContracts(a, b);
    return "none";
  } catch (error) {
    return error instanceof UsageError ? error.message : String(error);
  }
}

describe("two manifests in a program", () => {
  test("are one contract where nothing differs", () => {
    const { comparable, reasons, sameInBoth } = compareContracts(written(), written());
    expect([comparable, reasons, sameInBoth]).toEqual([true, [], undefined]);
  });

  test("are refused with reasons that can be thrown", () => {
    const members = [memberOf("rail-001"), memberOf("ferry-001", "another")];
    const {
      comparable,
      reasons,
      members: found,
    } = compareContracts(written(), written({ members }));
    expect([comparable, reasons.map(({ says }) => says).join(" ")]).toMatchInlineSnapshot(`
      [
        false,
        "1 case has the same id and was judged otherwise in each: the digest is another one.",
      ]
    `);
    expect(found.changed.map(({ id }) => id)).toEqual(["ferry-001"]);
  });

  test.each([
    ["the first is no manifest", undefined, written()],
    ["the second is a file of results", written(), { results: [], score: 0.82 }],
    ["a corpus revision is missing", { ...contractOf(), corpusRevision: undefined }, written()],
    ["a value is none that it can have", written(), { ...contractOf(), purpose: "\u001b[2J" }],
  ])("are wrong use where %s", (_, a, b) => {
    expect(refusalOf(a, b)).toMatchSnapshot();
  });
});
