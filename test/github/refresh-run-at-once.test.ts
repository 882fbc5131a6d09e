import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lived, lives } from "../support/refresh-on-github/lives.ts";
import { ways, type RefreshedRepository } from "../support/refresh-on-github/repository.ts";
import { documents } from "../support/refresh-on-github/set.ts";
import { runBoth } from "../support/refresh-on-github/turns.ts";

/** At every call, or at one of three: the lives differ in which. The whole has hundreds of runs: `MATRIX=whole`. */
const step = process.env["MATRIX"] === "whole" ? 1 : 3;

/** The first run makes some calls, the second all of its own, and then the first the rest. */
function* oneSwitch(calls: number): Generator<0 | 1> {
  for (let left = calls; left > 0; left -= 1) yield 0;
  for (;;) yield 1;
}

/** The two take turns of so many calls. */
function* turnsOf(lengths: readonly number[]): Generator<0 | 1> {
  for (const [at, length] of lengths.entries()) {
    for (let left = length; left > 0; left -= 1) yield at % 2 === 0 ? 0 : 1;
  }
}

/** Judges what two runs leave: nothing is doubled or lost, and a next run brings it to what one run comes to. */
class Judge {
  readonly #here: RefreshedRepository;
  readonly #calm: unknown;
  readonly #settled = new Set<string>();

  constructor(here: RefreshedRepository, calm: unknown) {
    this.#here = here;
    this.#calm = calm;
  }

  async judge(at: unknown, ended: readonly PromiseSettledResult<unknown>[]): Promise<void> {
    const here = this.#here;
    const broken = ended.filter(({ status }) => status === "rejected");
    expect({ at, broken, wrongs: await here.wrongs() }).toEqual({ at, broken: [], wrongs: [] });
    const left = JSON.stringify(await here.picture());
    if (this.#settled.has(left)) return;
    await here.run();
    const writes = here.github.writes().length;
    await here.run();
    expect({ at, end: await here.picture() }).toEqual({ at, end: this.#calm });
    expect(here.github.writes().length).toBe(writes);
    this.#settled.add(left);
  }
}

async function ready(...given: Parameters<typeof lived>): Promise<{
  readonly here: RefreshedRepository;
  readonly back: () => Promise<void>;
  readonly calls: number;
  readonly judge: Judge;
}> {
  const here = await lived(...given);
  const back = await here.remember();
  const before = here.github.log.length;
  await here.run();
  const calls = here.github.log.length - before;
  return { here, back, calls, judge: new Judge(here, await here.picture()) };
}

describe.for(ways.map((way) => [way] as const))("two runs at once that write by %s", ([way]) => {
  test.for(Object.entries(lives).map(([life, names], nth) => [life, names, nth] as const))(
    "come to what one comes to, wherever the second overtakes the first: %s",
    { timeout: 300_000 },
    async ([, names, nthLife]) => {
      const { here, back, calls, judge } = await ready(names, way);
      for (let at = nthLife % step; at <= calls; at += step) {
        await back();
        await judge.judge(at, await runBoth(here, oneSwitch(at)));
      }
    },
  );

  test("come to what one comes to, in whichever order their calls come", async () => {
    const { here, back, judge } = await ready(documents, way);
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(lengths, async (all) => {
        await back();
        await judge.judge(all, await runBoth(here, turnsOf(all)));
      }),
      { numRuns: Number(process.env["RUNS"] ?? 8) },
    );
  }, 600_000);
});
