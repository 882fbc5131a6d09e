import { describe, expect, test } from "vitest";
import { newestApproved, type CaseVersion } from "../../src/review/approved-version.ts";
import { approved, pendingCase } from "../support/good-set.ts";

const first = "corpus-2026-09-01";
const old = approved(pendingCase);
const edited = old.replace("30 days of purchase.", "60 days.");
const later = approved(pendingCase.replace(first, "corpus-2026-10-01"));

/** Versions as a history gives them, the newest first; `read` counts how many were asked for. */
function versions(texts: readonly (string | undefined)[]): {
  readonly given: AsyncGenerator<CaseVersion & { readonly number: number }>;
  readonly read: () => number;
} {
  let read = 0;
  async function* give(): AsyncGenerator<CaseVersion & { readonly number: number }> {
    for (const [number, text] of texts.entries()) {
      read++;
      yield await Promise.resolve({ path: "cases/refund-policy-001.yaml", text, number });
    }
  }
  return { given: give(), read: () => read };
}

describe("the newest approved version under a revision", () => {
  test.for<readonly [string, readonly (string | undefined)[], number, number]>([
    ["the first that fits", [later, old, old], 1, 0],
    ["one that fits before a newer one that does not", [edited, later, edited, old], 3, 2],
    ["the newest of those that do not fit where none does", [later, edited, edited], 1, 0],
    ["none that is pending, no case, or no text", [pendingCase, "id: [\n", undefined, old], 3, 0],
  ])("is %s", async ([, texts, number, passedOver]) => {
    const search = await newestApproved(versions(texts).given, first);
    expect([search.found?.version.number, search.passedOver]).toEqual([number, passedOver]);
  });

  test("is found without looking at older ones", async () => {
    const { given, read } = versions([later, old, old, old]);
    await newestApproved(given, first);
    expect(read()).toBe(2);
  });

  test("is none, with the revisions that have one, the newest first", async () => {
    const search = await newestApproved(versions([later, pendingCase, old]).given, "other");
    expect(search).toEqual({
      found: undefined,
      passedOver: 0,
      looked: 3,
      revisions: ["corpus-2026-10-01", first],
    });
  });
});
