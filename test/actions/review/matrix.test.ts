import { describe, expect, test } from "vitest";
import { onFork } from "../../github/fork.ts";
import { repo } from "../../github/setting.ts";
import { edited } from "../../support/edited.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { dequeue, enqueue } from "../../support/github/life/merge-queue.ts";
import { faults } from "../../support/github/server/faults.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import {
  approvedSet,
  approves,
  candidate,
  fileOf,
  line,
  newCases,
  opens,
  proposed,
  stands,
  waits,
  why,
} from "../../support/proposals.ts";
import { reviewing } from "../../support/reviewing.ts";

/**
 * The matrix of reviews (docs/review.md): what somebody did, and what the verdict of the built action on it is, through the
 * workflows as they stand in this repository.
 */

describe("a review that approves", () => {
  test("counts with its line: the decision is recorded on the branch, and all is green", async () => {
    const there = await proposed();
    expect(stands(there)).toEqual(["pending", expect.stringContaining("waits for a reviewer")]);
    const review = await approves(there);
    expect(stands(there)).toEqual([
      "success",
      "**Done: the case is decided, and nothing is missing.**",
    ]);
    const text = await there.file("topic", fileOf("new"));
    expect(text).toContain("reviewedBy: jordan");
    expect(text).toContain("via: github");
    expect(text).toContain(`review: ${review}`);
    expect(there.verdicts(1).check).toMatch(/^success: No errors/);
  });

  test("P36: counts on page two of the reviews", async () => {
    const there = await proposed();
    for (let nth = 0; nth < 100; nth++) {
      await there.review("sam", 1, { event: "COMMENT", body: `Read ${nth} of it.` });
    }
    await approves(there);
    expect(stands(there)[0]).toBe("success");
  });

  test("P38: counts where GitHub says that it is about a later commit", async () => {
    const there = await proposed();
    there.repository.settings.restampsReviews = true;
    await approves(there);
    const text = await there.file("topic", fileOf("new"));
    await there.push("avery", "topic", { [fileOf("new")]: `${text}tags: [money]\n` });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });

  test.for([
    ["without a line", "Looks good to me.", "no line"],
    ["with the line of another case", `approve new ${"0".repeat(32)}: ${why}`, "code"],
    ["with its line in a quote", (copied: string) => `> ${copied} ${why}`, "quote"],
    [
      "with its line in a block of code",
      (copied: string) => `\`\`\`\n${copied} ${why}\n\`\`\``,
      "code",
    ],
    ["with a line that gives no reason", (copied: string) => copied, "reason"],
  ] as const)("P40: %s does not count, and its person is told at once", async ([, body, told]) => {
    const there = await proposed();
    const copied = line(there, "approve new ");
    await there.review("jordan", 1, { body: typeof body === "string" ? body : body(copied) });
    await there.judged();
    expect(stands(there)).toEqual(waits);
    const [first = ""] = there.comment(1).split("\n");
    expect(first).toContain("`jordan`, your approval does not count yet");
    expect(first).toContain(told);
  });

  test("P50: gets its line from an answer", async () => {
    const there = await proposed();
    await there.review("jordan", 1, { body: "Fine." });
    await there.judged();
    const body = `${line(there, "approve new ")} ${why}`;
    await there.as("jordan").rest.issues.createComment({ ...repo, issue_number: 1, body });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });

  test.for([
    ["the author of the pull request", "avery"],
    ["somebody without the right to write", "kim"],
    ["somebody whom the policy does not name", "robin"],
  ] as const)("P39: of %s does not count", async ([, login]) => {
    const there = await proposed();
    const body = `${line(there, "approve new ")} ${why}`;
    const event = login === "avery" ? "COMMENT" : "APPROVE";
    await there.review(login, 1, { event, body });
    await there.judged();
    expect(stands(there)).toEqual(waits);
  });

  test("P39: of a bot does not count", async () => {
    const there = await proposed();
    const body = `${line(there, "approve new ")} ${why}`;
    const review = { ...repo, pull_number: 1, event: "APPROVE", body } as const;
    there.repository.settings.actionsMayCreatePulls = true;
    await there.asJob({ "pull-requests": "write" }).rest.pulls.createReview(review);
    await clockStrikes(there.world, there.repository);
    await there.judged();
    expect(stands(there)).toEqual(waits);
  });

  test("P36: of an account that is gone since does not count", async () => {
    const there = await proposed();
    const body = `${line(there, "approve new ")} ${why}`;
    await there.review("jordan", 1, { body });
    there.world.deleteAccount("jordan");
    await there.judged();
    expect(stands(there)).toEqual(waits);
  });

  test("P45: counts as its person edited it, and not as somebody else did", async () => {
    const there = await proposed();
    const copied = line(there, "approve new ");
    const id = await there.review("jordan", 1, { body: "Fine." });
    const words = { ...repo, pull_number: 1, review_id: id, body: `${copied} ${why}` };
    await there.as("sam").rest.pulls.updateReview(words);
    await there.judged();
    expect(stands(there)).toEqual(waits);
    expect(there.comment(1)).toContain("somebody else changed these words last");
    await there.as("jordan").rest.pulls.updateReview({ ...words, body: `${copied} It is so.` });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });
});

describe("after an approval", () => {
  test("P37: a change of the case asks again", async () => {
    const there = await proposed();
    await approves(there);
    const changed = edited(candidate("new"), "of purchase.\n", "of purchase, no more.\n");
    await there.push("avery", "topic", { [fileOf("new")]: changed });
    await there.judged();
    expect(stands(there)[0]).not.toBe("success");
  });

  test("P37: a change back to the content that was read needs nobody", async () => {
    const there = await proposed();
    const id = await there.review("jordan", 1, { body: `${line(there, "approve new ")} ${why}` });
    expect(id).toBeGreaterThan(0);
    const changed = edited(candidate("new"), "of purchase.\n", "of purchase, no more.\n");
    await there.push("avery", "topic", { [fileOf("new")]: changed });
    await there.judged();
    expect(stands(there)[0]).not.toBe("success");
    await there.push("avery", "topic", { [fileOf("new")]: candidate("new") });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });

  test("P37, P41: a change of another case keeps it", async () => {
    const there = await proposed("new", "other");
    await approves(there);
    expect(stands(there)).toEqual(waits);
    const changed = candidate("other", "What else is said of it?");
    await there.push("avery", "topic", { [fileOf("other")]: changed });
    await there.judged();
    await there.review("noor", 1, { body: `${line(there, "approve other ")} ${why}` });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
    expect(await there.file("topic", fileOf("new"))).toContain("reviewedBy: jordan");
    expect(await there.file("topic", fileOf("other"))).toContain("reviewedBy: noor");
  });

  test("P37: main that moved and was merged into the branch keeps it", async () => {
    const there = await proposed();
    await approves(there);
    await there.push("sam", "main", { "notes.md": "More.\n" });
    const update = { ...repo, pull_number: 1 };
    await there.as("avery").rest.pulls.updateBranch(update);
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });

  test("P45: a dismissal takes it back", async () => {
    const there = await proposed("new", "other");
    const id = await approves(there);
    const dismissal = { ...repo, pull_number: 1, review_id: id, message: "No." };
    await there.as("sam").rest.pulls.dismissReview(dismissal);
    await there.judged();
    expect(stands(there)[0]).not.toBe("success");
    expect(there.comment(1)).toMatch(/new/);
  });

  test("its person who asks for changes takes it back, and a comment does not", async () => {
    const there = await proposed();
    await approves(there);
    await there.review("jordan", 1, { event: "COMMENT", body: "One more thought." });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
    await there.review("jordan", 1, { event: "REQUEST_CHANGES", body: "I was wrong." });
    await there.judged();
    expect(stands(there)[0]).toBe("failure");
  });

  test("a second person who says otherwise makes it disputed", async () => {
    const there = await proposed();
    const copied = line(there, "approve new ");
    await there.review("jordan", 1, { body: `${copied} ${why}` });
    await there.review("noor", 1, { body: "reject new: Nobody asks so." });
    await there.judged();
    expect(stands(there)).toEqual(["failure", expect.stringContaining("disagree")]);
    expect(await there.file("topic", fileOf("new"))).not.toContain("status: approved");
  });
});

const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `case-${10 + nth}`);

describe("several cases", () => {
  test("ten are approved by one line", async () => {
    const there = await proposed(...many(10));
    await approves(there, { starts: "approve " });
    expect(stands(there)).toEqual(waits);
    const together = line(there, /^approve [0-9a-f]{32}:/);
    await there.review("noor", 1, { body: `${together} ${why}` });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });

  test("P41: of eleven the number is said", async () => {
    const there = await proposed(...many(11));
    const copied = line(there, "approve all 11 ");
    await there.review("jordan", 1, { body: `${copied.replace("all 11 ", "")} ${why}` });
    await there.judged();
    expect(stands(there)).toEqual(waits);
    await there.review("jordan", 1, { body: `${copied} ${why}` });
    await there.judged();
    expect(stands(there)[0]).toBe("success");
  });

  test("a line for all stays good for each that did not change since", async () => {
    const there = await proposed("new", "other");
    const together = line(there, /^approve [0-9a-f]{32}:/);
    await there.push("avery", "topic", { [fileOf("other")]: candidate("other", "And what now?") });
    await there.judged();
    await there.review("jordan", 1, { body: `${together} ${why}` });
    await there.judged();
    expect(stands(there)).toEqual(waits);
    expect(await there.file("topic", fileOf("new"))).toContain("status: approved");
    expect(await there.file("topic", fileOf("other"))).not.toContain("status: approved");
  });
});

describe("pull requests of every kind", () => {
  test("one that goes to another branch is not judged, and is once it goes to main", async () => {
    const there = await reviewing(approvedSet);
    await there.branch("play", {});
    const number = await opens(there, newCases("new"), { base: "play" });
    await there.judged();
    expect(there.verdicts(number).review).toMatch(/^pending: Not judged: it goes to play/);
    expect(there.comment(number)).toBe("");
    await there.as("avery").rest.pulls.update({ ...repo, pull_number: number, base: "main" });
    await clockStrikes(there.world, there.repository);
    await there.judged();
    expect(stands(there, number)).toEqual(waits);
  });

  test("of two with one last commit both are judged", async () => {
    const there = await proposed();
    await there.branch("play", {});
    const second = { ...repo, title: "The same", head: "topic", base: "play" };
    await there.as("avery").rest.pulls.create(second);
    await there.judged();
    expect(there.verdicts(1).review).toMatch(/^pending: /);
  });

  test("P48: one from a fork is judged and commented on, and its branch is not written to", async () => {
    const there = await reviewing(approvedSet);
    const fork = await there.world.fork(there.repository, "dora");
    await onFork(there.github, fork).push("topic", newCases("new"));
    const pull = { ...repo, title: "From outside", head: "dora:topic", base: "main" };
    await there.as("dora").rest.pulls.create(pull);
    await clockStrikes(there.world, there.repository);
    await there.judged();
    expect(stands(there)).toEqual(waits);
    const before = pullNumbered(there.repository, 1)?.pull.headOid;
    await approves(there);
    expect(stands(there)[0]).toBe("success");
    expect(pullNumbered(there.repository, 1)?.pull.headOid).toBe(before);
  });

  test("one with a conflict is told so", async () => {
    const there = await proposed();
    await there.push("sam", "main", { [fileOf("new")]: candidate("new", "Something else?") });
    await clockStrikes(there.world, there.repository);
    await there.judged();
    expect(there.verdicts(1).review).toMatch(/^failure: Not judged: it conflicts/);
  });

  test("one that touches nothing of the set is green at once, without a comment", async () => {
    const there = await reviewing(
      Object.fromEntries(Object.entries(approvedSet).map(([path, text]) => [`eval/${path}`, text])),
      { set: "eval" },
    );
    await opens(there, { "src/app.py": "print(1)\n" });
    await there.judged();
    expect(there.verdicts(1)).toEqual({
      check: "success: This changes nothing of the set.",
      review: "success: This changes nothing of the set.",
    });
    expect(there.comment(1)).toBe("");
  });

  test("one whose ping was taken out is found by the clock", async () => {
    const there = await reviewing(approvedSet);
    const files = { ...newCases("new"), ".github/workflows/review-ping.yaml": null };
    await opens(there, files);
    await there.judged();
    const id = await there.review("jordan", 1, { body: `${line(there, "approve new ")} ${why}` });
    await there.judged();
    expect(stands(there)).toEqual(waits);
    await clockStrikes(there.world, there.repository);
    await there.judged();
    // The case is decided; the workflow that went needs an owner.
    expect(await there.file("topic", fileOf("new"))).toContain(`review: ${id}`);
    expect(there.verdicts(1).review).toMatch(/owner/);
  });
});

describe("a merge queue", () => {
  test("P43, P46: judges the entry by its own tree, and posts both verdicts on it", async () => {
    const there = await proposed();
    await approves(there);
    const issue = pullNumbered(there.repository, 1);
    if (issue === undefined) throw new Error("There is no pull request.");
    const scene = {
      world: there.world,
      repository: there.repository,
      actor: there.world.account("sam"),
    };
    const { headOid } = await enqueue(scene, issue);
    const [step] = await there.judged();
    expect(step?.log).toContain("#1");
    const statuses = there.repository.statuses.filter(({ sha }) => sha === headOid);
    expect(statuses.map(({ context, state }) => `${context} ${state}`)).toEqual([
      "touchstone/check success",
      "touchstone/review success",
    ]);
    expect(await dequeue(scene, "main")).toBe("merged");
  });
});

test("P47: a second run writes nothing", async () => {
  const there = await proposed();
  await approves(there);
  const before = there.github.writes().length;
  await clockStrikes(there.world, there.repository);
  await there.judged();
  await clockStrikes(there.world, there.repository);
  await there.judged();
  expect(
    there.github
      .writes()
      .slice(before)
      .map(({ operation }) => operation),
  ).toEqual([]);
});

test("a pull request that cannot be read keeps no other from being judged, and the run is red", async () => {
  const there = await proposed();
  await there.branch("second", newCases("other"));
  const second = { ...repo, title: "Another", head: "second", base: "main" };
  await there.as("avery").rest.pulls.create(second);
  let isFirst = true;
  await clockStrikes(there.world, there.repository);
  there.github.plan(({ operation }) => {
    if (operation !== "pulls/get" || !isFirst) return undefined;
    isFirst = false;
    return faults["not found"];
  });
  const steps = await there.judged();
  expect(steps.some(({ conclusion }) => conclusion === "failure")).toBe(true);
  expect(steps.map(({ log }) => log).join("\n")).toContain(
    "was not judged: Could not read the pull request",
  );
  expect(stands(there, 2)).toEqual(waits);
});
