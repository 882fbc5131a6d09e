// Runs the claims of test/fuzz.test.ts on many more inputs. A seed that is printed gives the same inputs again.
import { parseArgs } from "node:util";
import { fuzzTargets } from "../../test/support/fuzz.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    minutes: { type: "string", default: "3" },
    runs: { type: "string" },
    target: { type: "string" },
  },
});
const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const minutes = Number(values.minutes);
const runs = values.runs === undefined ? undefined : Number(values.runs);
const targets = fuzzTargets.filter(({ name }) => name.includes(values.target ?? ""));

if (![first, runs ?? 1].every(Number.isInteger) || !(minutes > 0) || targets.length === 0) {
  console.error(
    `npm run fuzz -- [--minutes N] [--runs N] [--seed N] [--target WORDS]\nTargets:\n${fuzzTargets.map(({ name }) => `  ${name}\n`).join("")}`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await fuzz();
}

/** Rounds of inputs, each with its own seed, until the time is over; with `runs`, one round of so many. */
async function fuzz(): Promise<number> {
  const ends = performance.now() + minutes * 60_000;
  let inputs = 0;
  for (let seed = first; ; seed++) {
    for (const { name, run } of targets) {
      const started = performance.now();
      const numRuns = runs ?? 500;
      const failure = await run({ seed, numRuns });
      inputs += numRuns;
      if (failure !== undefined) {
        console.error(`${name}: broken.\n${failure}\n`);
        console.error(`Again: npm run fuzz -- --seed ${seed} --runs ${numRuns} --target "${name}"`);
        return 1;
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`seed ${seed}  ${numRuns} inputs in ${seconds} s  ${name}`);
      if (runs === undefined && performance.now() > ends) return done(inputs);
    }
    if (runs !== undefined) return done(inputs);
  }
}

function done(inputs: number): number {
  console.log(`${inputs} inputs from seed ${first} on: every claim held.`);
  return 0;
}
