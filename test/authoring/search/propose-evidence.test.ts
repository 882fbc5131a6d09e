import { expect, test } from "vitest";
import { proposeEvidence, type Proposals } from "../../../src/authoring/search/propose-evidence.ts";
import type { Refusal } from "../../../src/authoring/fill/look-up-evidence.ts";
import { noEvidence } from "../../../src/authoring/fill/waiting-evidence.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { startOf } from "../../../src/model/location.ts";
import { pendingCase } from "../../support/good-set.ts";
import { sourceOf } from "../../support/source-of.ts";

const path = "cases/a.yaml";
const waiting = (message: string, more: Partial<Refusal> = {}): Refusal => ({
  message,
  at: startOf(path),
  waits: noEvidence,
  ...more,
});

async function proposed(
  refused: readonly Refusal[],
  chunks: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<Refusal, Proposals>> {
  const { file } = readCase(path, pendingCase);
  const cases = file === undefined ? [] : [file];
  return proposeEvidence(refused, { cases, source: await sourceOf(chunks), most: 3 });
}

test("what was proposed for one entry of a case is not proposed again for the next", async () => {
  const refused = [waiting("One."), waiting("Two."), waiting("Three.", { candidates: [] })];
  const found = await proposed(refused, { "refunds#1": "A refund is due within 30 days." });
  expect([...found.keys()].map(({ message }) => message)).toEqual(["One."]);
});

test("the nearest passage goes on until it can be understood, and no further than can be read", async () => {
  const text = `Nothing here. ${"A customer can ask. ".repeat(30)}`;
  const refused = waiting("One.");
  const found = (await proposed([refused], { "refunds#1": text })).get(refused)?.found;
  expect(found?.map(({ nearest }) => nearest)).toMatchInlineSnapshot(`
    [
      "Nothing here. A customer can ask. A customer can ask. A customer can ask. A customer can ask. A customer can ask.",
    ]
  `);
  const long = `${"A customer can ask for a refund of a purchase ".repeat(5)}today. ${"Then ask again ".repeat(9)}.`;
  const other = (await proposed([refused], { "refunds#1": long })).get(refused)?.found;
  expect(other?.[0]?.nearest?.endsWith("today.")).toBe(true);
});
