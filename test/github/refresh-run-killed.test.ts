import { describe, expect, test } from "vitest";
import { isWrite } from "../support/github/server/log.ts";
import { lived } from "../support/refresh-on-github/lives.ts";
import { ways, type RefreshedRepository } from "../support/refresh-on-github/repository.ts";
import { documents } from "../support/refresh-on-github/set.ts";

/** A state of the repository, and the way back to it. */
interface Left {
  readonly at: string;
  readonly back: () => Promise<void>;
}

/**
 * A run, with each state in which it would leave the repository if it was killed: what there is before a call is what a kill
 * after the call before it leaves, and a process that is gone keeps nothing else. `known` gets those that it did not have.
 */
async function killedEverywhere(
  here: RefreshedRepository,
  known: Map<string, Left>,
): Promise<number> {
  const note = async (at: string): Promise<void> => {
    const key = JSON.stringify(await here.picture());
    if (!known.has(key)) known.set(key, { at, back: await here.remember() });
  };
  const before = here.github.log.length;
  await note("before it began");
  here.github.plan(({ operation, index }) => ({
    kind: "meanwhile",
    when: "before",
    does: async () => {
      // Only a call that writes may have changed anything.
      const last = here.github.log.at(-1);
      if (last !== undefined && isWrite(last)) await note(`${index - before}, ${operation}`);
    },
  }));
  await here.run();
  here.github.plan(undefined);
  await note("at the end");
  return here.github.log.length - before;
}

describe.for(ways.map((way) => [way] as const))("a run that writes by %s", ([way]) => {
  test("is made good by the next, however often and wherever runs are killed", async () => {
    const here = await lived(documents, way);
    const known = new Map<string, Left>();
    const calls = await killedEverywhere(here, known);
    const calm = await here.picture();
    const writes = here.github.writes().length;
    expect(calls).toBeGreaterThan(100);
    expect(known.size).toBeGreaterThan(20);
    // A map is walked to its end, with what is added meanwhile: the states in which the runs behind killed ones are killed.
    for (const { at, back } of known.values()) {
      await back();
      expect([at, await here.wrongs()]).toEqual([at, []]);
      await killedEverywhere(here, known);
      expect([at, await here.picture()]).toEqual([at, calm]);
    }
    expect(here.github.writes().length).toBeGreaterThan(writes);
  }, 300_000);

  test("writes nothing the second time, nor the twentieth", async () => {
    const here = await lived(documents, way);
    await here.run();
    const [calm, writes] = [await here.picture(), here.github.writes().length];
    for (let left = 19; left > 0; left -= 1) await here.run();
    expect([await here.picture(), here.github.writes().length]).toEqual([calm, writes]);
    expect(await here.wrongs()).toEqual([]);
  }, 120_000);
});
