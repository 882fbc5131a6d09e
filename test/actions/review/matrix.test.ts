import { describe, expect, test } from "vitest";
import { repo } from "../../github/setting.ts";
import { edited } from "../../support/edited.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../../support/good-set.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";

const path = "cases/refund-policy-002.yaml";
const newCase = edited(
  edited(pendingCase, "refund-policy-001", "refund-policy-002"),
  "When can a customer request a refund?",
  "How long may a customer wait with a refund?",
);
const why = "The policy says so in these words.";

/** A set with two approved cases, and avery's pull request that brings a third. */
async function proposed(text = newCase): Promise<Reviewing> {
  const there = await reviewing(goodSet(approved(pendingCase), approved(pendingAbstention)));
  await opens(there, "topic", { [path]: text });
  await there.judged();
  return there;
}

async function opens(
  there: Reviewing,
  branch: string,
  files: Record<string, string | null>,
): Promise<number> {
  await there.branch(branch, files);
  const { data } = await there.as("avery").rest.pulls.create({
    ...repo,
    title: "Add a case",
    head: branch,
    base: "main",
  });
  return data.number;
}

/** The line of the comment that begins so, without a reason. */
function line(there: Reviewing, starts: string, number = 1): string {
  const found = there
    .comment(number)
    .split("\n")
    .map((one) => one.trim())
    .find((one) => one.startsWith(starts) && one.endsWith(":"));
  if (found === undefined) throw new Error(`No line "${starts}…" in:\n${there.comment(number)}`);
  return found;
}

const one = "approve refund-policy-002";

describe("a pull request with a new case", () => {
  test("waits, and is told who has to say what", async () => {
    const there = await proposed();
    expect(there.verdicts(1).review).toMatch(/^(?:failure|pending): /);
    expect(there.verdicts(1).check).toMatch(/^success: /);
    expect(there.comment(1)).toContain("refund-policy-002");
  });

  test("approve: it is recorded on its branch, and green", async () => {
    const there = await proposed();
    await there.review("jordan", 1, { body: `${line(there, one)} ${why}` });
    await there.judged();
    expect(await there.file("topic", path)).toContain("via: github");
    expect(there.verdicts(1)).toMatchObject({
      check: expect.stringMatching(/^success: /),
      review: expect.stringMatching(/^success: /),
    });
  });
});
