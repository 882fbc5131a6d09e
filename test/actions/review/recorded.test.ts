import { expect, test } from "vitest";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import { fileOf, line, proposed, why } from "../../support/proposals.ts";

test("what was recorded is told, where GitHub has no merge of the new commit", async () => {
  const there = await proposed();
  const issue = pullNumbered(there.repository, 1);
  const head = issue?.pull.headOid;
  await there.review("jordan", 1, { body: `${line(there, "approve new ")} ${why}` });
  there.github.plan(({ operation }) => {
    const isAfter = operation === "pulls/get" && issue !== undefined && issue.pull.headOid !== head;
    if (isAfter) issue.pull.testMergeOid = null;
    return undefined;
  });
  const steps = await there.judged();
  there.github.plan(() => undefined);
  expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");
  const step = steps.find(({ outputs }) => outputs["recorded"] !== "0");
  expect(step?.outputs["unjudged"]).toBe("1");
  expect(step?.outputs["recorded"]).toBe("1");
  expect(step?.log).toContain("there is nothing to judge; recorded new");
});
