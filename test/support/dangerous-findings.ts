import fc from "fast-check";
import type { Finding } from "../../src/model/finding.ts";
import type { Location } from "../../src/model/location.ts";
import { allRules } from "../../src/rules/all-rules.ts";
import { dangerousText } from "./dangerous-text.ts";

/** Findings of our rules whose every text somebody else has written. */
export function dangerousFindings(): fc.Arbitrary<readonly Finding[]> {
  const rule = fc.constantFrom(...allRules).map(({ id, level }) => ({ rule: id, level }));
  const words = fc.record(
    {
      message: dangerousText(),
      at: dangerousPlace(),
      fix: dangerousText(),
      related: fc.array(dangerousPlace(), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ["message", "at"] },
  );
  return fc.array(
    fc.tuple(rule, words).map(([named, written]) => ({ ...named, ...written })),
    { maxLength: 4 },
  );
}

function dangerousPlace(): fc.Arbitrary<Location> {
  return fc.record({
    file: dangerousText().map((name) => `cases/${name}.yaml`),
    line: fc.integer({ min: 1, max: 9999 }),
    column: fc.integer({ min: 1, max: 9999 }),
  });
}
