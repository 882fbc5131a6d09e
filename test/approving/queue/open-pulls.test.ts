import { expect, test } from "vitest";
import { waitingPulls, type OpenPull } from "../../../src/approving/queue/open-pulls.ts";
import type { CommitStatus } from "../../../src/approving/review-host.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { account } from "../../support/judgements.ts";
import { memoryTree } from "../../support/memory-tree.ts";

type State = CommitStatus["state"];

function pull(
  number: number,
  paths: readonly string[],
  statuses: Readonly<Record<string, State>> = {},
): OpenPull {
  const posted = Object.entries(statuses).map(
    ([context, state]) =>
      [context.toLowerCase(), { context, state, description: "", url: undefined }] as const,
  );
  return {
    number,
    url: "",
    title: "",
    author: account("noor"),
    openedAt: "2026-09-01T00:00:00Z",
    isDraft: false,
    statuses: new Map(posted),
    paths,
  };
}

async function waiting(pulls: readonly OpenPull[], place = ""): Promise<readonly string[]> {
  const dataset = await loadDataset(memoryTree(goodSet(pendingCase)));
  return waitingPulls(pulls, { dataset, place }).map(
    ({ pull: { number }, cases, verdict, whom }) => {
      const people = whom.is === "named" ? whom.people.map(({ login }) => login).join() : "anybody";
      return `${number} ${cases.join()} ${verdict?.state ?? "none"}: ${people}`;
    },
  );
}

const one = "cases/a-001.yaml";

test.for<readonly [State, boolean]>([
  ["success", false],
  ["pending", true],
  ["failure", true],
  ["error", true],
])("a verdict that is %s keeps it waiting: %s", async ([state, waits]) => {
  const found = await waiting([pull(1, [one], { "Touchstone/Review": state })]);
  expect(found).toEqual(waits ? [`1 ${one} ${state}: jordan,sam`] : []);
});

test("goes by the verdict on the own set, of several in one repository", async () => {
  const pulls = [
    pull(1, [`eval/${one}`], { "touchstone/review": "success" }),
    pull(2, [`eval/${one}`], { "touchstone/review of eval": "success" }),
    pull(3, [`evaluation/${one}`]),
    pull(4, [one]),
    pull(5, ["eval/families.yaml"]),
    pull(6, [".github/workflows/x.yaml"]),
    pull(7, [one], { "touchstone/review of eval": "pending" }),
  ];
  expect(await waiting(pulls, "eval")).toEqual([
    `1 ${one} none: jordan,sam`,
    "5  none: jordan,sam",
    "6  none: jordan,sam",
    "7  pending: jordan,sam",
  ]);
});

test("puts the oldest first, and leaves a draft to its author", async () => {
  const early = { ...pull(9, [one, "cases/b.txt", "README.md"]), openedAt: "2026-08-01T00:00:00Z" };
  const draft = { ...pull(2, [one]), isDraft: true };
  const ghost = { ...pull(1, [one]), author: undefined, isDraft: true };
  expect(await waiting([draft, ghost, early])).toEqual([
    `9 ${one} none: jordan,sam`,
    `1 ${one} none: jordan,noor,sam`,
    `2 ${one} none: noor`,
  ]);
});
