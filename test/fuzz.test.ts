import { describe, expect, test } from "vitest";
import { fuzzTargets } from "./support/fuzz.ts";

// The same claims for many more inputs: npm run fuzz.
describe("whatever the input, the reader neither breaks nor lets it pass unseen", () => {
  test.for(fuzzTargets.map(({ name, run }) => [name, run] as const))("%s", async ([, run]) => {
    expect(await run({ numRuns: 60 })).toBeUndefined();
  });
});
