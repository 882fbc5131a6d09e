import { expect, test } from "vitest";
import { dequeue, enqueue } from "../support/github/life/merge-queue.ts";
import { pullNumbered, type PullRequest } from "../support/github/world/pulls.ts";
import type { Repository } from "../support/github/world/repositories.ts";
import { refusal, repo, setting } from "./setting.ts";

function numbered(repository: Repository, number: number): PullRequest {
  const found = pullNumbered(repository, number);
  if (found === undefined) throw new Error(`There is no pull request ${number}.`);
  return found;
}

test("each pull request in a queue is merged onto those before it, and asked about by an event", async () => {
  const { as, open, world, repository, last } = await setting();
  world.protect(repository, "main", { mergeQueue: true, requiredStatuses: ["touchstone/check"] });
  const { rest } = as("sam");
  const [one, two] = [await open("one"), await open("two")];
  expect(await refusal(rest.pulls.merge({ ...repo, pull_number: one }))).toBe(
    "405 Changes must be made through the merge queue",
  );
  const scene = { world, repository, actor: world.account("robin") };
  const main = await repository.git.branch("main");
  const first = await enqueue(scene, numbered(repository, one));
  const second = await enqueue(scene, numbered(repository, two));
  expect([first.ref, second.ref]).toEqual([
    `refs/heads/gh-readonly-queue/main/pr-${one}-${main}`,
    `refs/heads/gh-readonly-queue/main/pr-${two}-${first.headOid}`,
  ]);
  const files = await rest.git.getTree({ ...repo, tree_sha: second.headOid });
  expect(files.data.tree.map(({ path }) => path)).toEqual(["a.txt", "one.txt", "two.txt"]);
  const payload = last();
  const { head_commit: _, ...group } = payload["merge_group"] as Record<string, unknown>;
  expect([payload["action"], group]).toEqual([
    "checks_requested",
    {
      head_sha: second.headOid,
      head_ref: second.ref,
      base_sha: first.headOid,
      base_ref: "refs/heads/main",
    },
  ]);

  const green = { ...repo, state: "success", context: "touchstone/check" } as const;
  await rest.repos.createCommitStatus({ ...green, sha: first.headOid });
  expect(await dequeue(scene, "main")).toBe("merged");
  expect(await repository.git.branch("main")).toBe(first.headOid);
  expect((await rest.pulls.get({ ...repo, pull_number: one })).data.merged).toBe(true);
  expect(await repository.git.ref(first.ref)).toBe(undefined);

  expect(await dequeue(scene, "main")).toBe("invalidated");
  expect(await repository.git.branch("main")).toBe(first.headOid);
  expect((await rest.pulls.get({ ...repo, pull_number: two })).data.state).toBe("open");
  expect(await repository.git.ref(second.ref)).toBe(undefined);
});

test("two that fit the base but not each other part in the queue", async () => {
  const { open, world, repository } = await setting();
  const [one, two] = [
    await open("one", { "a.txt": "one\n" }),
    await open("two", { "a.txt": "two\n" }),
  ];
  const scene = { world, repository, actor: world.account("robin") };
  await enqueue(scene, numbered(repository, one));
  expect(await refusal(enqueue(scene, numbered(repository, two)))).toBe("405 Merge conflict");
});
