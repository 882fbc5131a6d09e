import { describe, expect, test } from "vitest";
import { wordsInJob } from "../../../src/report/verdict/comparison-in-job.ts";
import {
  comparisonLines,
  notCompared,
  notComparedInJob,
  wordsAtDesk,
} from "../../../src/report/verdict/comparison.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { caseDeleted } from "../../../src/rules/case-deleted.ts";
import { revisionDeleted } from "../../../src/rules/revision-deleted.ts";

const commit = "3cd1e8dd618f1fcaa68d8c86e0e8f4b339acc3a0";

test.for([
  { none: "new-branch" },
  { none: "not-in-clone", commit: "3cd1e8dd61f6d9d5f1b8a3b1c2d3e4f5a6b7c8d9" },
  { none: "shallow", main: "main" },
  { none: "no-repository" },
  { none: "no-main-branch", remote: "origin" },
  { none: "several-remotes", remotes: ["fork", "upstream"] },
  { none: "unrelated", main: "main" },
  { none: "unreadable", message: "Tree 1 is not in this clone, or is damaged." },
] as const)("in a job, says what its workflow needs: $none", (missing) => {
  const comparison = notCompared(wordsInJob(missing), [caseDeleted, revisionDeleted]);
  expect(notComparedInJob(comparison)).toMatchSnapshot();
  expect(notComparedInJob(notCompared(wordsInJob(missing), []))).toBe(undefined);
});

describe("the line that tells what a set was compared with", () => {
  test.for([
    ["a branch", { name: "origin/main" }, "Compared with origin/main at 3cd1e8dd61."],
    ["a commit, told once", { name: commit.slice(0, 12) }, "Compared with 3cd1e8dd61."],
    [
      "a place that held no set",
      { name: "main", holdsSet: false },
      "Compared with main at 3cd1e8dd61, which has nothing in this place: everything is new.",
    ],
    [
      "a hostile name",
      { name: "a\u202e\n::x" },
      String.raw`Compared with a\u{202e}\n::x at 3cd1e8dd61.`,
    ],
  ] as const)("names %s", ([, base, line]) => {
    const compared = { base: { commit, holdsSet: true, ...base } };
    expect(comparisonLines(compared, plainStyle)).toEqual([line]);
  });

  test.for([
    { none: "no-repository" },
    { none: "no-commit" },
    { none: "no-remote", branch: "master" },
    { none: "several-remotes", remotes: ["fork", "upstream\u001b[2J"] },
    { none: "no-main-branch", remote: "origin" },
    { none: "shallow", main: "origin/main" },
    { none: "unrelated", main: "origin/main" },
    { none: "not-in-clone", commit: "3cd1e8dd61f6d9d5f1b8a3b1c2d3e4f5a6b7c8d9" },
    { none: "unreadable", message: "Tree 1 is not in this clone, or is damaged." },
  ] as const)("says why there is nothing to compare with: $none", (missing) => {
    const lines = comparisonLines(
      notCompared(wordsAtDesk(missing), [caseDeleted, revisionDeleted]),
      plainStyle,
    );
    expect(lines.join("\n")).toMatchSnapshot();
    expect(lines.join()).not.toMatch(/\p{Cc}/u);
  });

  test.for(["a;b", "$(x)", "-x", undefined])("names HEAD for the branch %s", (branch) => {
    const lines = comparisonLines(
      notCompared(wordsAtDesk({ none: "no-remote", branch }), [caseDeleted]),
      plainStyle,
    );
    expect(lines).toEqual([
      'Not compared with an earlier state. The Git repository has no remote, so no main branch to compare with is known. 1 rule that compares did not run ("touchstone rules" marks it). To guard what was approved, check with --base HEAD.',
    ]);
  });

  test("says nothing where no rule wants to compare", () => {
    expect(
      comparisonLines(notCompared(wordsAtDesk({ none: "no-repository" }), []), plainStyle),
    ).toEqual([]);
  });
});
