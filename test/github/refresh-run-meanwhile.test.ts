import { describe, expect, test } from "vitest";
import { lived, lives } from "../support/refresh-on-github/lives.ts";
import {
  ways,
  type RefreshedRepository,
  type Way,
} from "../support/refresh-on-github/repository.ts";
import { branchOf, type Document } from "../support/refresh-on-github/set.ts";

/** What a person does while a run is under way; nothing where there is no such branch or pull request at that moment. */
const deeds: Readonly<
  Record<string, (here: RefreshedRepository, branch: string) => Promise<void>>
> = {
  "pushes to the branch": async (here, branch) => {
    const onto = (await here.repository.git.branch("main")) ?? null;
    const isThere = (await here.repository.git.branch(branch)) !== undefined;
    await here.push(branch, { "mine.md": "Mine.\n" }, isThere ? {} : { onto });
  },
  "closes the pull request": async (here, branch) => {
    if (here.openFrom(branch)) await here.close(branch);
  },
  "deletes the branch": async (here, branch) => {
    await here.deleteBranch(branch);
  },
  "asks to be asked later": async (here, branch) => {
    if (here.openFrom(branch)) here.pull(branch).labels.add("touchstone:snooze");
  },
  "pushes to main": async (here) => {
    await here.push("main", { "README.md": "More.\n" });
  },
};

/** A run, the deed before one of its calls, and runs until nothing is left to do. What is wrong then, a line each. */
async function disturbed(
  here: RefreshedRepository,
  does: () => Promise<void>,
  nth: number,
): Promise<readonly string[]> {
  const index = here.github.log.length + nth;
  here.github.plan((call) =>
    call.index === index ? { kind: "meanwhile", when: "before", does } : undefined,
  );
  const broken = await here.run().then(
    () => "",
    (error: unknown) => String(error),
  );
  // A branch that goes just before its pull request is opened is the one deed that ends a run.
  expect(broken).toMatch(
    /^$|: Could not open a pull request .* \(422 Validation Failed: head invalid\)/,
  );
  here.github.plan(undefined);
  const wrong = [...(await here.wrongs())];
  await here.run();
  const writes = here.github.writes().length;
  await here.run();
  if (here.github.writes().length > writes) wrong.push("A third run wrote again.");
  return [...wrong, ...(await here.wrongs())];
}

async function callsOf(
  names: readonly Document[],
  way: Way,
): Promise<{
  readonly here: RefreshedRepository;
  readonly back: () => Promise<void>;
  readonly calls: number;
}> {
  const here = await lived(names, way);
  const back = await here.remember();
  const before = here.github.log.length;
  await here.run();
  return { here, back, calls: here.github.log.length - before };
}

/**
 * Of five calls one is disturbed, and another one by the next deed: every call of a life meets some deed. The whole:
 * `MATRIX=whole`.
 */
const step = process.env["MATRIX"] === "whole" ? 1 : Object.keys(deeds).length;

const numbered = Object.entries(deeds).map(([deed, does], nth) => [deed, does, nth] as const);

describe.for(numbered)("where somebody %s before a call", ([deed, does, nthDeed]) => {
  test.for(Object.entries(lives))(
    "nothing of theirs is lost, nothing is asked twice, and runs come to rest: %s",
    { timeout: 300_000 },
    async ([, names]) => {
      const [name = "pay"] = names;
      const { here, back, calls } = await callsOf(names, ways[nthDeed % ways.length] ?? "api");
      for (let nth = 1 + (nthDeed % step); nth <= calls; nth += step) {
        await back();
        const act = async (): Promise<void> => {
          await does(here, branchOf(name));
        };
        expect([deed, nth, await disturbed(here, act, nth)]).toEqual([deed, nth, []]);
      }
    },
  );
});
