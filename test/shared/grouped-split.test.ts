import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { planAssignment } from "../../src/families/assign/plan.ts";
import { componentsOf } from "../../src/families/components.ts";
import { conflictsIn, splitsOf } from "../../src/families/conflicts.ts";
import { drawnSplit, ticketsOf, type Draw } from "../../src/families/draw.ts";
import { groupingOf, type Grouping } from "../../src/families/grouping.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { plainCase, plainSet } from "../support/plain-set.ts";

interface ComponentsVector {
  readonly kind: "components";
  readonly edges: readonly (readonly string[])[];
  readonly families?: readonly string[];
  readonly expect: { readonly components: readonly (readonly string[])[] };
}

interface DrawVector extends Draw {
  readonly kind: "draw";
  readonly key: string;
  readonly expect: {
    readonly split: string;
    readonly u: Readonly<Record<string, number>>;
    readonly score: Readonly<Record<string, number>>;
  };
}

interface PlanVector extends Draw {
  readonly kind: "plan";
  readonly cases: Readonly<Record<string, readonly string[]>>;
  readonly recorded: Readonly<Record<string, string>>;
  readonly related?: readonly (readonly string[])[];
  readonly expect: {
    readonly components: readonly object[];
    readonly conflicts: readonly {
      readonly families: readonly string[];
      readonly splits: readonly string[];
      readonly joining_cases: readonly string[];
    }[];
  };
}

/** A fact about another tool, which is no test of this one. */
interface OtherTool {
  readonly kind: "sklearn-groupkfold";
}

type Vector = { readonly id: string; readonly note: string } & (
  | ComponentsVector
  | DrawVector
  | PlanVector
  | OtherTool
);

const file = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "vectors/grouped-split.json");
const { vectors, properties } = JSON.parse(readFileSync(file, "utf8")) as {
  vectors: Vector[];
  properties: Readonly<Record<string, unknown>>;
};

function ofKind<Kind extends Vector["kind"]>(
  kind: Kind,
): [string, Extract<Vector, { kind: Kind }>][] {
  return vectors.flatMap((vector) =>
    vector.kind === kind
      ? [[`${vector.id}: ${vector.note}`, vector as Extract<Vector, { kind: Kind }>]]
      : [],
  );
}

test("all vectors are known", () => {
  const kinds = ["components", "draw", "plan", "sklearn-groupkfold"] as const;
  const counts = kinds.map((kind) => [kind, ofKind(kind).length]);
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        "components",
        6,
      ],
      [
        "draw",
        11,
      ],
      [
        "plan",
        9,
      ],
      [
        "sklearn-groupkfold",
        3,
      ],
    ]
  `);
  expect(vectors).toHaveLength(kinds.flatMap((kind) => ofKind(kind)).length);
});

test.for(ofKind("components"))("%s", ([, { edges, families, expect: expected }]) => {
  expect(componentsOf(edges, families)).toEqual(expected.components);
});

describe("a draw", () => {
  test.for(ofKind("draw"))("%s", ([, { key, salt, weights, expect: expected }]) => {
    const draw = { salt, weights };
    expect(drawnSplit(key, draw)).toBe(expected.split);
    for (const { split, u, score } of ticketsOf(key, draw)) {
      expect(u, split).toBe(expected.u[split]);
      expect(score, split).toBeCloseTo(expected.score[split] ?? 0, 12);
    }
  });

  test("gives each split its share, and a larger share takes without giving", () => {
    const keys = Array.from({ length: 5000 }, (_, index) => `component-${index}`);
    const drawn = (share: number): (string | undefined)[] =>
      keys.map((key) => drawnSplit(key, { salt: "s", weights: { dev: 1 - share, test: share } }));
    const [before, after] = [drawn(0.3), drawn(0.4)];
    const share = before.filter((split) => split === "test").length / keys.length;
    const moved = before.flatMap((split, index) =>
      split === after[index] ? [] : [`${split} to ${after[index]}`],
    );
    expect(Math.abs(share - 0.3)).toBeLessThan(0.02);
    expect(Math.abs(moved.length / keys.length - 0.1)).toBeLessThan(0.02);
    expect([...new Set(moved)]).toEqual(["dev to test"]);
    expect(properties["moves_are_one_way"]).toBe(true);
  });
});

describe("a plan", () => {
  test.for(ofKind("plan"))("%s", ([, vector]) => {
    const graph = groupingIn(setOf(vector)).graph();
    expect(planned(vector)).toEqual(vector.expect.components);
    const conflicts = [...conflictsIn(graph)].map(({ component, path }) => ({
      families: component,
      splits: splitsOf(component, graph),
      // The vectors name the cases that join two recorded sides by themselves.
      joining_cases: path.flatMap(({ through }) =>
        path.length === 1 && through.by === "case" ? [through.file.case.id] : [],
      ),
    }));
    expect(conflicts).toEqual(vector.expect.conflicts);
  });
});

function setOf({ cases, recorded, related = [] }: PlanVector): Dataset {
  const names = new Set([...Object.keys(recorded), ...Object.values(cases).flat()]);
  const families = [...names].map((id) => [id, { documents: [], split: recorded[id] }] as const);
  return plainSet(
    Object.entries(cases).map(([id, own]) => plainCase(id, { id, families: own })),
    {
      families: Object.fromEntries(families),
      related: related.map((one) => ({ families: one })),
    },
  );
}

function groupingIn(set: Dataset): Grouping {
  const grouping = groupingOf(set);
  if (grouping === undefined) throw new Error("A set with families has a grouping.");
  return grouping;
}

/** Outcomes in the words of the vectors, which call it recorded where a new family follows and a conflict where it is complete. */
function planned(vector: PlanVector): readonly object[] {
  const set = setOf(vector);
  const { components } = planAssignment(set, groupingIn(set), vector);
  return components.map(({ families, outcome, recorded }) => {
    const sides = new Set(recorded.map(({ split }) => split));
    if (sides.size > 1) return { families, split: null, how: "conflict" };
    const how = outcome.how === "follows" ? "recorded" : outcome.how;
    const split = "split" in outcome ? outcome.split : [...sides][0];
    return { families, split, how };
  });
}
