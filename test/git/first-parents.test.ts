import { expect, test } from "vitest";
import { firstParents } from "../../src/git/first-parents.ts";
import { openRepository } from "../../src/git/repository.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository } from "../support/git-repository.ts";

const day = 24 * 60 * 60;

test("go back along first parents, as far as days and commits allow, and past one with an old date", async () => {
  const { gitdir } = await gitRepository([{}]);
  const commit = async (days: number, ...parents: readonly string[]): Promise<string> =>
    await commitState(gitdir, { "a.txt": String(days) }, { day: days, parents });
  const root = await commit(0);
  const first = await commit(10, root);
  const topic = await commit(11, first);
  const merge = await commit(12, first, topic);
  const backdated = await commit(1, merge);
  const head = await commit(20, backdated);
  const repository = openRepository(gitdir);
  const found = async (most: number, days: number): Promise<readonly string[]> =>
    (await firstParents(repository, head, { most, seconds: days * day })).map(
      (one) => `${one.commit} on ${one.onto}`,
    );
  const all = [`${head} on ${backdated}`, `${merge} on ${first}`, `${first} on ${root}`];
  expect(await found(500, 10)).toEqual(all);
  expect(await found(500, 9)).toEqual(all.slice(0, 2));
  expect(await found(2, 10)).toEqual(all.slice(0, 1));
  expect(await found(500, 30)).toEqual([all[0], `${backdated} on ${merge}`, ...all.slice(1)]);
});

test("end where the clone does", async () => {
  const { gitdir } = await gitRepository([{}]);
  const head = await commitState(gitdir, { "a.txt": "a" }, { day: 1, parents: ["1".repeat(40)] });
  const limits = { most: 500, seconds: day };
  expect(await firstParents(openRepository(gitdir), head, limits)).toEqual([]);
});
