import { expect, test } from "vitest";
import { edited } from "../../support/edited.ts";
import { clockStrikes } from "../../support/github/events/schedule.ts";
import { approves, fileOf, line, proposed, stands } from "../../support/proposals.ts";

/** What happens to a decision that was recorded on a branch when its case is edited there. */

test("a case that was edited after its approval was recorded is approved anew, once", async () => {
  const there = await proposed();
  const earlier = line(there, "approve new ");
  await approves(there);
  const file = fileOf("new");
  const recorded = await there.file("topic", file);
  expect(recorded).toContain("reviewedBy: jordan");
  const text = edited(recorded, "What is said of new?", "What else is said of new?");
  await there.push("avery", "topic", { [file]: text });
  await there.judged();
  expect(stands(there)[0]).toBe("pending");
  expect(there.comment(1)).toContain("was **edited** since it was approved");
  expect(line(there, "approve new ")).not.toBe(earlier);
  const review = await approves(there);
  expect(stands(there)).toEqual(["success", expect.stringContaining("Done")]);
  const anew = await there.file("topic", file);
  expect(anew).toContain(`review: ${review}`);
  expect(anew).not.toContain(/digest: (.*)/.exec(recorded)?.[1] ?? "");
  const before = there.github.writes().length;
  await clockStrikes(there.world, there.repository);
  await there.judged();
  expect(there.github.writes().length).toBe(before);
});
