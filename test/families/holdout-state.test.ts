import { describe, expect, test } from "vitest";
import { groupingOf } from "../../src/families/grouping.ts";
import { holdoutStates, type HoldoutStates } from "../../src/families/holdout-state.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { approved } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

interface Read {
  readonly states: HoldoutStates;
  readonly cases: Readonly<Record<string, string | undefined>>;
}

async function read(files: Files): Promise<Read> {
  const dataset = await loadDataset(memoryTree(files));
  const grouping = groupingOf(dataset);
  if (grouping === undefined) throw new Error("The set has no families.");
  const states = holdoutStates(grouping, dataset);
  const cases = dataset.cases.map((file) => [file.case.id, states.ofCase(file)] as const);
  return { states, cases: Object.fromEntries(cases) };
}

const trips = "trips: {title: Trips, documents: [trips], split: test}";
const exposure = (what: string): string =>
  `exposures: [{${what}, by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]`;
const reservation = (more = ""): string =>
  `reservations: [{decision: release-4, purpose: Whether it goes out.${more}, by: noor, at: 2026-09-10T09:00:00Z}]`;
const use = (more = ""): string =>
  `uses: [{decision: release-4${more}, by: sam, at: 2026-09-20T09:00:00Z, run: r1, configuration: c1, frozenAt: 2026-09-19T09:00:00Z}]`;
const set = (rest: readonly string[], ...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, travel, trips], rest }, ...cases);

describe("the state of holdouts", () => {
  const cases = [
    candidateOn("a", ["refund-policy"]),
    approved(candidateOn("b", ["travel-policy"])),
    approved(refusal("c", "families: [trips]")),
    approved(refusal("d", "families: []", "split: test")),
  ];

  test("is untouched where no record names it, and none on the side dev", async () => {
    const { cases: states } = await read(set([], ...cases));
    expect(states).toEqual({ a: undefined, b: "untouched", c: "untouched", d: "untouched" });
  });

  test.for([
    ["all of test by a reservation that names nothing", "", "", ["used", "used", "used"]],
    ["what the reservation names", ", families: [travel]", "", ["used", "untouched", "untouched"]],
    ["what the use names", "", ", families: [trips], cases: [d]", ["untouched", "used", "used"]],
  ] as const)("is used: %s", async ([, reserved, used, expected]) => {
    const { cases: states } = await read(set([reservation(reserved), use(used)], ...cases));
    expect([states["b"], states["c"], states["d"]]).toEqual(expected);
  });

  test("tells which reservation a use has not used up", async () => {
    const { states } = await read(set([reservation(", families: [travel]")], ...cases));
    expect(states.of("travel").reserved.map(({ decision }) => decision)).toEqual(["release-4"]);
    expect(states.of("trips").reserved).toEqual([]);
  });

  test("is spent for all that is joined with what was looked at", async () => {
    const bridge = approved(refusal("e", "families: [travel, trips]"));
    const { cases: states } = await read(set([exposure("cases: [b]")], ...cases, bridge));
    expect(states).toMatchObject({ b: "spent", c: "spent", d: "untouched", e: "spent" });
  });

  test("is spent on the side regression, whatever is on record", async () => {
    const families = [refunds, travel.replace("test", "regression")];
    const { states } = await read(splitSet({ families }, ...cases.slice(0, 2)));
    expect(states.ofFamily("travel")).toBe("spent");
  });

  test("concerns single questions and their wordings where each case carries its split", async () => {
    const fixed = splitSet(
      { claim: "fixed-corpus", families: [travel], rest: [exposure("cases: [a]")] },
      approved(candidateOn("a", ["travel-policy"], "split: regression")),
      approved(candidateOn("b", ["travel-policy"], "split: test")),
      approved(candidateOn("c", ["travel-policy"], "split: regression", "variantOf: a")),
    );
    expect((await read(fixed)).cases).toEqual({ a: "spent", b: "untouched", c: "spent" });
  });

  test("concerns all cases of a family that is named where each case carries its split", async () => {
    const fixed = splitSet(
      { claim: "fixed-corpus", families: [travel], rest: [exposure("families: [travel]")] },
      approved(candidateOn("a", ["travel-policy"], "split: test")),
      approved(candidateOn("b", ["refund-policy"], "split: test")),
    );
    expect((await read(fixed)).cases).toEqual({ a: "spent", b: "untouched" });
  });
});
