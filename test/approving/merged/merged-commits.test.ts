import { describe, expect, test } from "vitest";
import { mergedCommits } from "../../../src/approving/merged/merged-commits.ts";
import { pullsToRecord, type MainHistory } from "../../../src/approving/merged/pulls-to-record.ts";
import { openRepository, type Repository } from "../../../src/git/repository.ts";
import type { ObjectId } from "../../../src/refresh/requests/host.ts";
import { commitState } from "../../support/git-history.ts";
import { gitRepository } from "../../support/git-repository.ts";

interface Merged {
  readonly clone: Repository;
  readonly oidOf: (name: string) => ObjectId;
  readonly nameOf: (oid: string | undefined) => string | undefined;
  readonly history: MainHistory;
  /** The commits of which the host was asked. */
  readonly asked: string[];
  readonly host: { readonly mergedPullsOf: (oid: ObjectId) => Promise<readonly number[]> };
}

/** main: root, a merge of a topic (1), a squash (2), a rebase of two commits (3), a push. */
async function merged(): Promise<Merged> {
  const { gitdir } = await gitRepository([{}]);
  const commits = new Map<string, string>();
  const oidOf = (name: string): ObjectId => (commits.get(name) ?? "") as ObjectId;
  const nameOf = (oid: string | undefined): string | undefined =>
    [...commits].find(([, one]) => one === oid)?.[0];
  const brought = { topic: 1, merge: 1, squash: 2, first: 3, second: 3 };
  let files: Record<string, string> = {};
  const add = async (name: string, ...parents: readonly string[]): Promise<void> => {
    files = { ...files, [`set/cases/${name}.yaml`]: `id: ${name}\n` };
    const committing = { day: commits.size, parents: parents.map(oidOf) };
    commits.set(name, await commitState(gitdir, files, committing));
  };
  await add("root");
  await add("topic", "root");
  await add("merge", "root", "topic");
  await add("squash", "merge");
  await add("first", "squash");
  await add("second", "first");
  await add("pushed", "second");
  const clone = openRepository(gitdir);
  const asked: string[] = [];
  const mergedPullsOf = async (oid: ObjectId): Promise<readonly number[]> => {
    asked.push(oid);
    const number = new Map(Object.entries(brought)).get(nameOf(oid) ?? "");
    return await Promise.resolve(number === undefined ? [] : [number]);
  };
  const history = { clone, place: "set", head: oidOf("pushed") };
  return { clone, oidOf, nameOf, history, asked, host: { mergedPullsOf } };
}

describe("what a merged pull request brought", () => {
  test.for([
    [1, "merge", "root"],
    [2, "squash", "merge"],
    [3, "second", "squash"],
  ] as const)("is, of pull request %i, %s on %s", async ([number, last, base]) => {
    const { clone, host, oidOf, nameOf } = await merged();
    const found = await mergedCommits(clone, host, { number, mergeCommit: oidOf(last) });
    expect([found?.head, found?.merge, found?.base].map(nameOf)).toEqual([last, last, base]);
  });

  test("is nothing without a merge, or of the first commit of all", async () => {
    const { clone, host, oidOf } = await merged();
    const found = async (mergeCommit: ObjectId | undefined): Promise<unknown> =>
      await mergedCommits(clone, host, { number: 1, mergeCommit });
    expect(await found(undefined)).toBeUndefined();
    expect(await found(oidOf("root"))).toBeUndefined();
  });
});

describe("which pull requests may have to be recorded", () => {
  test("is told by the cases that are open, the last merged first", async () => {
    const { host, history } = await merged();
    const open = new Set(["first", "topic", "pushed"]);
    expect(await pullsToRecord(host, history, open)).toEqual({ open: [3, 1], fresh: [2], left: 0 });
  });

  test("asks the host of no commit that changed no case of the set", async () => {
    const { host, history, asked } = await merged();
    const elsewhere = { ...history, place: "other" };
    const found = await pullsToRecord(host, elsewhere, new Set(["first"]));
    expect(found).toEqual({ open: [], fresh: [], left: 0 });
    expect(asked).toEqual([]);
  });
});
