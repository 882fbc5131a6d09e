import { describe, expect, test } from "vitest";
import { ofThisRepository } from "./deliveries.ts";
import { JudgedChanges, told, workflowPath } from "./judged-changes.ts";
import { another, judgesChanges } from "./judging.ts";

describe("the workflow of this repository", () => {
  judgesChanges(ofThisRepository);
});

// Five runs, each with two clones of a set and its tool.
test(
  "P20: one id twice, in two changes that are each fine, is red in the merge queue",
  { timeout: 120_000 },
  async () => {
    const changes = await JudgedChanges.on(await ofThisRepository());
    for (const name of ["one", "two"]) {
      expect((await changes.opened(name, another(name))).conclusion).toBe("success");
    }
    const all = await changes.queued(1, 2);
    expect(all.map(({ run, conclusion }) => `${run.event} ${conclusion}`)).toEqual([
      "merge_group success",
      "merge_group failure",
    ]);
    expect(all.map((run) => told(run.job("check")))).toEqual([
      [],
      ["error case/duplicate-id cases/two/refund-policy-002.yaml:1"],
    ]);
    expect([await changes.dequeued(), await changes.dequeued()]).toEqual(["merged", "invalidated"]);
    expect((await changes.job()).conclusion).toBe("success");
  },
);

test("P22: a change of the workflow itself counts at once, in the queue too: nothing but an owner's review guards it", async () => {
  const delivery = await ofThisRepository();
  const changes = await JudgedChanges.on(delivery);
  const path = workflowPath(delivery);
  const text = delivery.files[path] ?? "";
  const steps = /^ {4}steps:\n(?: {6}.*\n)+/gm;
  const silent = text.replaceAll(steps, "    steps:\n      - run: exit 0\n");
  const files = { [path]: silent, "cases/refund-policy-001.yaml": null };
  expect((await changes.opened("topic", files)).conclusion).toBe("success");
  const all = await changes.queued(1);
  expect(all.map(({ conclusion }) => conclusion)).toEqual(["success"]);
  expect(await changes.dequeued()).toBe("merged");
});

test("taken from the change, the tool would be blind: the runner tells the two apart", async () => {
  const delivery = await ofThisRepository();
  const path = workflowPath(delivery);
  const careless = (delivery.files[path] ?? "").replace("uses: ./base/", "uses: ./set/");
  expect(careless).not.toBe(delivery.files[path]);
  const changes = await JudgedChanges.on(delivery, { ...delivery.files, [path]: careless });
  const files = { "cases/refund-policy-001.yaml": null, "dist/validate.js": "process.exit(0);\n" };
  expect((await changes.opened("topic", files)).conclusion).toBe("success");
});
