import { describe, expect, test } from "vitest";
import { verdictsOn } from "../../../src/authoring/set/required-statuses.ts";
import { statusTexts } from "../../../src/report/approving/status-texts.ts";
import { approving, askingForChanges } from "../../support/counted-reviews.ts";
import { edited } from "../../support/edited.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { judgedPull, judgedPullOf, type Judged } from "../../support/judged-pulls.ts";
import { approveLine, reviewPulls } from "../../support/review-pulls.ts";

const texts = statusTexts(verdictsOn(""));

const told = ({ judged, recording }: Judged): readonly string[] =>
  texts
    .statuses(judged, recording)
    .map(({ context, state, description }) => `${context} ${state}: ${description}`);

const many = Array.from({ length: 30 }, (_, at) =>
  edited(pendingCase, "id: refund-policy-001", `id: refund-policy-${100 + at}`),
);

describe("the verdicts of a pull request", () => {
  test("name what waits, as many as there is room for", async () => {
    expect(told(await judgedPullOf(goodSet(), goodSet(...many)))).toMatchInlineSnapshot(`
      [
        "touchstone/check failure: 29 errors: cases/refund-policy-101.yaml:3 case/equal-pair, …",
        "touchstone/review pending: 30 cases wait for a reviewer: refund-policy-100, refund-policy-101, refund-policy-102, refund-policy-103, refund-policy-104, refund-policy-…",
      ]
    `);
  });

  test("are good where all is decided, and not where it cannot be written down", async () => {
    const pull = await judgedPullOf(goodSet(), goodSet(pendingCase), {
      said: [approving(`${approveLine(pendingCase)} So.`)],
    });
    expect(told(pull)).toMatchInlineSnapshot(`
      [
        "touchstone/check success: No errors, in 1 case",
        "touchstone/review success: The case is decided",
      ]
    `);
    const [one] = pull.judged.judgement.cases;
    if (one?.standing.is !== "decided") throw new Error("It is not decided.");
    const problems = { refused: [], findings: [] };
    const withheld = [{ asked: one.asked, by: one.standing.by, pull: 7, problems }];
    const recording = { ...pull.recording, withheld };
    expect(told({ ...pull, recording })[1]).toMatchInlineSnapshot(
      `"touchstone/review failure: Decided, but cannot be written down: refund-policy-001"`,
    );
  });

  test("say who asks for changes", async () => {
    const pull = await judgedPullOf(goodSet(), goodSet(pendingCase), {
      said: [askingForChanges("No.", { by: "noor" })],
    });
    expect(told(pull)[1]).toMatchInlineSnapshot(
      `"touchstone/review failure: Changes asked for by: noor"`,
    );
  });

  test("link nothing that a path holds", async () => {
    const after = { ...goodSet(), "@noor see https:/x #1.md": "Text" };
    expect(told(await judgedPullOf(goodSet(), after))[1]).toMatchInlineSnapshot(
      `"touchstone/review pending: 1 file waits for an owner: @​noor see https:/x #​1.md"`,
    );
  });

  test("say where the first error is, but not that a case waits for its decision", async () => {
    const pulls = ["check-fails", "edited-and-held-out", "refresh"] as const;
    const found = await Promise.all(pulls.map(async (name) => await reviewPulls[name]?.()));
    expect(found.map((pull) => pull && told(pull)[0])).toMatchInlineSnapshot(`
      [
        "touchstone/check failure: 1 error: cases/refund-policy-001.yaml:12 evidence/quote-not-in-text",
        "touchstone/check success: No errors, 2 warnings, in 4 cases",
        "touchstone/check success: No errors, in 4 cases",
      ]
    `);
  });

  test("are never good where nothing could be judged", () => {
    const whys = ["elsewhere", "conflict", "not-merged-yet"] as const;
    const all = whys.flatMap((why) => texts.unjudged({ ...judgedPull, base: "play @noor" }, why));
    expect(all.map(({ state }) => state)).not.toContain("success");
    expect(
      all
        .filter(({ context }) => context === "touchstone/review")
        .map(({ description }) => description),
    ).toMatchInlineSnapshot(`
      [
        "Not judged: it goes to play @​noor, and only what goes to the default branch is.",
        "Not judged: it conflicts with its base. Merge the base into its branch first.",
        "Not judged yet: GitHub has not tried the merge. It is judged again soon.",
      ]
    `);
  });
});
