import { describe, expect, test } from "vitest";
import type { DecidedElsewhere } from "../../../src/approving/counting/claims.ts";
import { approving, askedCase, codeOf, verdict } from "../../support/counted-reviews.ts";
import { countingLine } from "../../support/judgements.ts";

const claim = askedCase("one", {
  because: "decided",
  before: {},
  after: {
    review: {
      status: "approved",
      reviewedBy: "jordan",
      via: "github",
      proof: { pullRequest: 3, review: 34, reviewerId: 9, commit: "a".repeat(40) },
    },
  },
});
const by = countingLine(`approve one ${"a".repeat(32)}: It is so.`);
const held = (found: { by: typeof by } | { wrong: string }): { elsewhere: DecidedElsewhere } => ({
  elsewhere: new Map([[claim.path, found]]),
});

describe("what a file says was decided in another pull request", () => {
  test("is recorded where that was looked up, and needs no line here", () => {
    expect(verdict(claim, [], held({ by }))).toEqual([
      "one recorded by jordan (approve in 34)",
      "done",
    ]);
  });

  test("is a false claim where something else was found", () => {
    expect(verdict(claim, [], held({ wrong: "Nobody said so there." }))).toEqual([
      "one claims falsely: Nobody said so there.",
      "not done",
    ]);
  });

  test("stays recorded by the line there when somebody says the same here", () => {
    const here = approving(`approve one ${codeOf(claim)}: It is so.`, { by: "noor" });
    expect(verdict(claim, [here], held({ by }))[0]).toBe("one recorded by jordan (approve in 34)");
  });

  test("is held up by somebody who says otherwise here", () => {
    const here = approving("reject one: It is wrong.", { by: "noor" });
    expect(verdict(claim, [here], held({ by }))).toEqual([
      expect.stringMatching(/^one claims falsely: The file says approved, and a line/),
      "not done",
    ]);
  });

  test("is held up by an objection to the whole", () => {
    const objection = { ...approving("No."), opinion: "asks-for-changes" } as const;
    expect(verdict(claim, [objection], held({ by })).at(-1)).toBe("not done");
  });
});
