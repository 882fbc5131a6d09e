import { describe, expect, test } from "vitest";
import { onFork } from "../../github/fork.ts";
import { repo } from "../../github/setting.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { pullsOf } from "../../support/github/world/pulls.ts";
import { approvedSet, approves, fileOf, newCases, stands } from "../../support/proposals.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";

/**
 * What was decided in pull requests and not written down before their merge: one pull request brings it to the main branch, by
 * the built action through the workflows as they stand in this repository (docs/review.md).
 */

const branch = "touchstone/record/decisions";

/** A set, and a pull request of dora's from her fork that brings cases, a commit each. */
async function fromFork(...ids: readonly string[]): Promise<Reviewing> {
  const there = await reviewing(approvedSet);
  there.repository.settings.actionsMayCreatePulls = true;
  const fork = await there.world.fork(there.repository, "dora");
  for (const id of ids) await onFork(there.github, fork).push("topic", newCases(id));
  const pull = { ...repo, title: "From outside", head: "dora:topic", base: "main" };
  await there.as("dora").rest.pulls.create(pull);
  await clockStrikes(there.world, there.repository);
  await there.judged();
  return there;
}

type Method = "merge" | "squash" | "rebase";

async function merges(
  there: Reviewing,
  number: number,
  merge_method: Method = "merge",
): Promise<void> {
  await there.as("sam").rest.pulls.merge({ ...repo, pull_number: number, merge_method });
}

/** The pull request that records, if it is open. */
function rolling(there: Reviewing): number | undefined {
  return pullsOf(there.repository).find(
    ({ state, pull }) => state === "open" && pull.head.branch === branch,
  )?.number;
}

describe("a pull request of a fork", () => {
  test.for(["merge", "squash", "rebase"] as const)(
    "P43: that is merged by %s has its decisions recorded by one more, which needs nobody",
    async (method) => {
      const there = await fromFork("new", "other");
      await approves(there);
      await approves(there, { starts: "approve other " });
      expect(stands(there)[0]).toBe("success");
      await merges(there, 1, method);
      await there.judged();
      const number = rolling(there) ?? 0;
      expect(stands(there, number)[0]).toBe("success");
      expect(await there.file(branch, fileOf("new"))).toContain("reviewedBy: jordan");
    },
  );
});
