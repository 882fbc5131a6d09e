import { describe, expect, test } from "vitest";
import { peopleToLookUp } from "../../../src/approving/counting/people.ts";
import {
  account,
  approving,
  askedCase,
  askingForChanges,
  codeOf,
  comment,
  commentingReview,
  dismissed,
  everybody,
  judge,
} from "../../support/counted-reviews.ts";

const one = askedCase("one");
const byOne = `approve one ${codeOf(one)}: It is so.`;

describe("whose permission is asked of the host", () => {
  test("people whose latest opinion may count, each once, in order", () => {
    const said = [
      approving("", { by: "sam" }),
      askingForChanges("", { id: 2, by: "noor" }),
      approving("", { id: 3, by: account("SAM", { id: account("sam").id }) }),
      approving("", { id: 4, by: "jordan" }),
      commentingReview("Hm.", { id: 5, by: "jordan" }),
    ];
    expect(peopleToLookUp(said)).toEqual(["SAM", "jordan", "noor"]);
  });

  test("nobody in vain", () => {
    const said = [
      comment(byOne, { by: "talker" }),
      commentingReview(byOne, { id: 2, by: "thinker" }),
      approving(byOne, { id: 3, by: "late" }),
      dismissed(byOne, { id: 4, by: "late" }),
      approving(byOne, { id: 5, by: account("helper", { isBot: true }) }),
      approving(byOne, { id: 6, by: "github-actions[bot]" }),
      approving(byOne, { id: 7, by: undefined }),
    ];
    expect(peopleToLookUp(said)).toEqual([]);
  });

  test("neither the author nor whom the policy leaves out", () => {
    const said = ["avery", "jordan", "noor", "olive"].map((by, at) =>
      approving(byOne, { by, id: at + 1 }),
    );
    const policy = { author: account("avery"), reviewers: ["Jordan"], owners: ["noor"] };
    expect(peopleToLookUp(said, policy)).toEqual(["jordan", "noor"]);
    const administrators = { ...policy, owners: [] };
    expect(peopleToLookUp(said, administrators)).toEqual(["jordan", "noor", "olive"]);
  });

  test("everybody whose line counts is among them", () => {
    const said = [approving("LGTM", { by: "olive" }), comment(byOne, { id: 2, by: "olive" })];
    const names = peopleToLookUp(said, everybody);
    const permissions = new Map(names.map((name) => [name, "write"] as const));
    expect(judge(one, said, { permissions }).isDone).toBe(true);
  });
});

const lines = (...said: Parameters<typeof judge>[1]): readonly unknown[] =>
  judge(one, said).heard.map(({ said: { id }, text, counts, uncounted }) => {
    return [id, text, counts, uncounted?.why];
  });

describe("what is told of what was said", () => {
  test("comes in the order in which it was said, whatever the order of the host", () => {
    expect(lines(comment(byOne, { id: 9 }), approving(`Hi.\n  ${byOne}  `, { id: 3 }))).toEqual([
      [3, byOne, true, undefined],
      [9, byOne, true, undefined],
    ]);
  });

  test("leaves out what is about something else", () => {
    expect(
      lines(
        comment("Confirmed by mail. I like it.", { by: "noor" }),
        commentingReview("", { id: 2 }),
        askingForChanges("Please mend the quote.", { id: 3, by: "sam" }),
        dismissed("Fine.", { id: 4, by: "reed" }),
      ),
    ).toEqual([]);
  });

  test("leaves out the lines to copy that a machine shows", () => {
    const page = `> ${byOne}`;
    expect(lines(comment(page, { by: "touchstone[bot]" }), comment(page, { id: 2 }))).toEqual([
      [2, byOne, false, "opinion"],
    ]);
  });

  test("leaves out quoted talk that is no whole line", () => {
    expect(lines(approving(`> approve this, please\n\n${byOne}`))).toEqual([
      [1, byOne, true, undefined],
    ]);
  });

  test("names the review that stands behind an answer", () => {
    const all = [approving("LGTM"), comment(byOne, { id: 2 }), approving("Still good.", { id: 3 })];
    const standing = judge(one, all).cases[0]?.standing;
    expect(standing).toMatchObject({ is: "decided", by: { said: { id: 2 }, review: { id: 1 } } });
  });

  test("goes by moments, whatever their fractions and offsets", () => {
    const said = [
      approving(byOne, { id: 2, at: "2026-10-01T00:00:00.900Z" }),
      askingForChanges("Wait.", { id: 1, at: "2026-10-01T02:00:01+02:00" }),
    ];
    expect(judge(one, said).objections.map(({ id }) => id)).toEqual([1]);
  });
});
