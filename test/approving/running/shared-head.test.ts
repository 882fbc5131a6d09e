import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenVerdict } from "../../../src/approving/running/evaluating.ts";
import { worstVerdicts } from "../../../src/approving/running/shared-head.ts";
import { statusTexts } from "../../../src/report/approving/status-texts.ts";
import { judgedPull } from "../../support/judged-pulls.ts";

const run = { main: "main", texts: statusTexts({ check: "c", review: "r" }) };

type State = OpenVerdict["statuses"][number]["state"];

/** A pull request with one verdict. */
function verdict(number: number, state: State, base = "main"): OpenVerdict {
  const status = { context: "r", state, description: `So says ${state}.`, url: `pull/${number}` };
  return { pull: { ...judgedPull, number, base }, statuses: [status] };
}

const worst = (...verdicts: readonly OpenVerdict[]): readonly string[] =>
  worstVerdicts(verdicts, run).map(({ description, url }) => `${description} ${url}`);

test("one pull request alone has its own verdict, in its own words", () => {
  expect(worst(verdict(3, "success"))).toEqual(["So says success. pull/3"]);
});

test("of several the worst stands, of equal ones that of the lowest number", () => {
  expect(worst(verdict(3, "success"), verdict(7, "pending"))).toEqual([
    "#7: So says pending. pull/7",
  ]);
  expect(worst(verdict(3, "failure"), verdict(7, "pending"))).toEqual([
    "#3: So says failure. pull/3",
  ]);
  expect(worst(verdict(7, "pending"), verdict(3, "pending"))).toEqual([
    "#3: So says pending. pull/3",
  ]);
});

test("one that goes elsewhere counts only where none goes to the default branch", () => {
  expect(worst(verdict(3, "pending", "play"), verdict(7, "success"))).toEqual([
    "#7: So says success. pull/7",
  ]);
  expect(worst(verdict(3, "pending", "play"), verdict(7, "pending", "next"))).toEqual([
    "#3: So says pending. pull/3",
  ]);
});

test("each verdict is the worst by itself", () => {
  const both = ["c", "r"] as const;
  const of = (number: number, states: readonly [State, State]): OpenVerdict => ({
    ...verdict(number, "success"),
    statuses: states.map((state, at) => ({
      context: both[at] ?? "",
      state,
      description: state,
      url: undefined,
    })),
  });
  const found = worstVerdicts([of(3, ["success", "pending"]), of(7, ["failure", "success"])], run);
  expect(found.map(({ context, description }) => `${context} ${description}`)).toEqual([
    "c #7: failure",
    "r #3: pending",
  ]);
});

test("a long description still fits", () => {
  const long = verdict(3, "pending");
  const statuses = long.statuses.map((one) => ({ ...one, description: "x".repeat(140) }));
  const [found] = worstVerdicts([{ ...long, statuses }, verdict(123_456, "success")], run);
  expect(found?.description).toMatch(/^#3: x{100,}…$/);
  expect(found?.description.length).toBeLessThanOrEqual(140);
});

test("the order in which they are judged does not matter", () => {
  const state = fc.constantFrom<State>("success", "pending", "failure", "error");
  const base = fc.constantFrom("main", "play");
  const some = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 20 }), state, base), {
    selector: ([number]) => number,
    minLength: 1,
    maxLength: 6,
  });
  const turned = some.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(turned, ([all, other]) => {
      const of = (given: typeof all): readonly string[] =>
        worst(...given.map(([number, is, to]) => verdict(number, is, to)));
      expect(of(other)).toEqual(of(all));
    }),
  );
});
