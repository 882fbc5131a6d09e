import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlannedPullRequest } from "../../../src/refresh/plan/plan.ts";
import { mostCases, pullRequestsOf } from "../../../src/refresh/plan/pull-requests.ts";

/** The pull requests alone. */
const made = (...words: Parameters<typeof pullRequestsOf>): readonly PlannedPullRequest[] =>
  pullRequestsOf(...words).map(({ pullRequest }) => pullRequest);

type Placed = Parameters<typeof pullRequestsOf>[0][number];
type Open = Parameters<typeof pullRequestsOf>[1]["open"];

function caseOf(id: string, component?: string, asks: Placed["asks"] = "refresh"): Placed {
  const families = component === undefined ? [] : [component];
  return { id, path: `cases/${id}.yaml`, asks, families, component };
}

function many(count: number, component?: string): readonly Placed[] {
  return Array.from({ length: count }, (_, at) =>
    caseOf(`${component ?? "x"}-${String(at).padStart(2, "0")}`, component),
  );
}

/** A line each: branch, number of cases, and what stands out. */
function shown(cases: readonly Placed[], open: Open = [], limit = 99): readonly string[] {
  return made(cases, { open, limit }).map(
    ({ branch, cases: ids, isOpen, waits }) =>
      `${branch} ${ids.length}${isOpen ? " open" : ""}${waits ? " waits" : ""}`,
  );
}

describe("the pull requests of a plan", () => {
  test("are one for each component, and one for cases of no family", () => {
    expect(
      shown([caseOf("a", "travel"), caseOf("b"), caseOf("c", "refunds"), caseOf("d", "travel")]),
    ).toMatchInlineSnapshot(`
      [
        "touchstone/refresh/refunds 1",
        "touchstone/refresh/travel 2",
        "touchstone/refresh/--no-family 1",
      ]
    `);
  });

  test("are numbered past ten cases", () => {
    expect(shown([...many(21, "travel"), ...many(11)])).toMatchInlineSnapshot(`
      [
        "touchstone/refresh/travel 10",
        "touchstone/refresh/travel--2 10",
        "touchstone/refresh/travel--3 1",
        "touchstone/refresh/--no-family 10",
        "touchstone/refresh/--no-family--2 1",
      ]
    `);
  });

  test("take no other case where somebody else wrote to the branch", () => {
    const branch = "touchstone/refresh/travel";
    const open: Open = [{ branch, cases: ["travel-00"], keeps: "as-it-is" }];
    expect(shown(many(3, "travel"), open)).toEqual([
      "touchstone/refresh/travel 1 open",
      "touchstone/refresh/travel--2 2",
    ]);
  });

  test("keep what a person closed, which takes no place of those that may be open", () => {
    const branch = "touchstone/refresh/travel";
    const open: Open = [{ branch, cases: ["travel-00", "travel-01"], keeps: "closed" }];
    const planned = made(many(3, "travel"), { open, limit: 1 });
    expect(planned.map(({ isOpen, isClosed, waits }) => [isOpen, isClosed, waits])).toEqual([
      [false, true, false],
      [false, false, false],
    ]);
    expect(planned.map(({ cases }) => cases)).toEqual([["travel-00", "travel-01"], ["travel-02"]]);
  });

  test("ask nowhere about a case that a person closed, also where another one has it", () => {
    const open: Open = [
      { branch: "touchstone/refresh/a", cases: ["travel-00"] },
      { branch: "touchstone/refresh/travel", cases: ["travel-00"], keeps: "closed" },
    ];
    const planned = made(many(1, "travel"), { open, limit: 1 });
    expect(planned.map(({ branch, isClosed }) => [branch, isClosed])).toEqual([
      ["touchstone/refresh/travel", true],
    ]);
  });

  test("get no name of a branch that is somebody else's", () => {
    const taken = ["touchstone/refresh/travel", "touchstone/refresh/travel--3"];
    const branches = made(many(11, "travel"), { open: [], taken, limit: 9 }).map(
      ({ branch }) => branch,
    );
    expect(branches).toEqual(["touchstone/refresh/travel--2", "touchstone/refresh/travel--4"]);
  });

  test("stand in the order of their numbers", () => {
    expect(shown(many(101, "travel")).at(-1)).toBe("touchstone/refresh/travel--11 1");
  });

  test("name the families of their cases, not only that of the component", () => {
    const joined = { ...caseOf("a", "refunds"), families: ["travel", "refunds"] };
    expect(made([joined], { open: [], limit: 5 })[0]?.families).toEqual(["refunds", "travel"]);
  });

  test("wait beyond the limit, the last in order", () => {
    expect(shown([caseOf("a", "x"), caseOf("b", "y"), caseOf("c", "z")], [], 2))
      .toMatchInlineSnapshot(`
      [
        "touchstone/refresh/x 1",
        "touchstone/refresh/y 1",
        "touchstone/refresh/z 1 waits",
      ]
    `);
  });

  test("count those that are open towards the limit, wherever they stand", () => {
    const open = [{ branch: "touchstone/refresh/z", cases: ["c"] }];
    expect(shown([caseOf("a", "x"), caseOf("b", "y"), caseOf("c", "z")], open, 2))
      .toMatchInlineSnapshot(`
      [
        "touchstone/refresh/x 1",
        "touchstone/refresh/y 1 waits",
        "touchstone/refresh/z 1 open",
      ]
    `);
  });

  test("do not count an open one whose cases nobody is asked about any more", () => {
    const open = [{ branch: "touchstone/refresh/w", cases: ["decided"] }];
    expect(shown([caseOf("a", "x")], open, 1)).toEqual(["touchstone/refresh/x 1"]);
  });

  test("keep a case where it is asked about, though its component has another name now", () => {
    const open = [{ branch: "touchstone/refresh/travel", cases: ["b"] }];
    expect(shown([caseOf("a", "expenses"), caseOf("b", "expenses")], open)).toEqual([
      "touchstone/refresh/travel 2 open",
    ]);
  });

  test("leave the name of an open one to it, also where none of its cases is asked about", () => {
    const open = [{ branch: "touchstone/refresh/travel", cases: ["decided"] }];
    expect(shown([caseOf("a", "travel")], open)).toEqual(["touchstone/refresh/travel--2 1"]);
  });

  test("keep a case that two of them name in the first", () => {
    const open = ["travel--2", "travel"].map((name) => ({
      branch: `touchstone/refresh/${name}`,
      cases: ["a"],
    }));
    expect(shown([caseOf("a", "travel")], open)).toEqual(["touchstone/refresh/travel 1 open"]);
  });

  test("put new cases into an open one only while it has room", () => {
    const cases = many(12, "travel");
    const open = [
      { branch: "touchstone/refresh/travel", cases: cases.slice(3, 11).map(({ id }) => id) },
    ];
    expect(shown(cases, open)).toEqual([
      "touchstone/refresh/travel 10 open",
      "touchstone/refresh/travel--2 2",
    ]);
  });

  test("are for candidates what others left, so that asking about them moves nobody", () => {
    const judged = many(9, "travel");
    const candidates = ["aa", "ab"].map((id) => caseOf(id, "travel", "first-judgment"));
    expect(
      made([...candidates, ...judged], { open: [], limit: 5 }).map((one) => one.cases),
    ).toEqual([["aa", ...judged.map(({ id }) => id)], ["ab"]]);
  });
});

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 60 });
const components = fc.constantFrom(undefined, "a", "b", "c");
const cases = ids.chain((all) =>
  fc.tuple(...all.map((id) => components.map((component) => caseOf(id, component)))),
);

describe("whatever the cases", () => {
  test("each is in exactly one pull request, and at most ten are in one", () => {
    fc.assert(
      fc.property(cases, (all) => {
        const filled = pullRequestsOf(all, { open: [], limit: 3 });
        const opened = filled.map(({ pullRequest }) => pullRequest);
        expect(opened.flatMap((one) => one.cases).toSorted()).toEqual(
          all.map(({ id }) => id).toSorted(),
        );
        for (const one of filled) {
          expect(one.members.length).toBeLessThanOrEqual(mostCases);
          expect(new Set(one.members.map(({ component }) => component)).size).toBe(1);
        }
        expect(opened.filter(({ waits }) => !waits).length).toBe(Math.min(3, opened.length));
        expect(new Set(opened.map(({ branch }) => branch)).size).toBe(opened.length);
      }),
    );
  });

  test("their order changes nothing", () => {
    fc.assert(
      fc.property(
        cases.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }),
          ),
        ),
        ([all, shuffled]) => {
          expect(pullRequestsOf(shuffled, { open: [], limit: 3 })).toEqual(
            pullRequestsOf(all, { open: [], limit: 3 }),
          );
        },
      ),
    );
  });

  test("none moves out of an open pull request when others come or are decided", () => {
    fc.assert(
      fc.property(cases, fc.func(fc.boolean()), fc.func(components), (all, stays, renamed) => {
        const before = all.filter(({ id }) => stays(`before ${id}`));
        const open = made(before, { open: [], limit: 99 }).map((one) => ({
          branch: one.branch,
          cases: one.cases,
        }));
        const later = all
          .filter(({ id }) => stays(`later ${id}`))
          .map((one) => ({ ...one, component: renamed(one.id) }));
        const after = made(later, { open, limit: 99 });
        const branchOf = new Map(open.flatMap((one) => one.cases.map((id) => [id, one.branch])));
        for (const one of after) {
          for (const id of one.cases) expect(branchOf.get(id) ?? one.branch).toBe(one.branch);
          expect(one.cases.length).toBeLessThanOrEqual(mostCases);
        }
        expect(after.flatMap((one) => one.cases).toSorted()).toEqual(
          later.map(({ id }) => id).toSorted(),
        );
      }),
    );
  });
});
