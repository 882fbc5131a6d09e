import { describe, expect, test } from "vitest";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { reviewPlace } from "../../support/judged-pulls.ts";
import { reviewPulls } from "../../support/review-pulls.ts";

const texts = reviewTexts(reviewPlace);

describe("the comment on a pull request", () => {
  test.each(Object.keys(reviewPulls))("%s", async (name) => {
    const pull = await reviewPulls[name]?.();
    if (pull === undefined) throw new Error(`No pull request ${name}.`);
    const { judged, recording } = pull;
    const statuses = texts
      .statuses(judged, recording)
      .map(({ context, state, description }) => `${context}: ${state}: ${description}\n`);
    const page = `${texts.comment(judged, recording)}\n${statuses.join("")}`;
    await expect(page).toMatchFileSnapshot(`../../fixtures/review-comment/${name}.md`);
  });
});
