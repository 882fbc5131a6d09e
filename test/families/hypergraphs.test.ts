import { expect, test } from "vitest";
import {
  componentsIn,
  conflictsIn,
  isSplitApart,
  splitsOf,
  type Conflict,
} from "../../src/families/conflicts.ts";
import { groupingOf } from "../../src/families/grouping.ts";
import type { Step } from "../../src/families/shortest-path.ts";
import type { SplitGraph } from "../../src/families/split-graph.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import {
  distanceBetween,
  distances,
  plainGraph,
  subsets,
  type PlainGraph,
} from "../support/plain-components.ts";
import { plainCase, plainSet } from "../support/plain-set.ts";
import { randomNumbers, randomSet, type RandomSet } from "../support/random-hypergraphs.ts";

/** Many more sets: HYPERGRAPHS=100000 npx vitest run test/families/hypergraphs.test.ts */
const runs = Number(process.env["HYPERGRAPHS"] ?? "4000");

function graphOf({ cases, families }: RandomSet): SplitGraph {
  const files = cases.map((one) => plainCase(one.id, one));
  const grouping = groupingOf(plainSet(files, families));
  if (grouping === undefined) throw new Error("A set with families has a grouping.");
  return grouping.graph();
}

/** Components, verdict and conflicting sides, as text. */
interface Outcome {
  readonly components: readonly string[];
  readonly isApart: boolean;
  readonly conflicts: readonly string[];
}

function outcomeOf(graph: SplitGraph, conflicts: readonly Conflict[]): Outcome {
  const components = componentsIn(graph);
  return {
    components: components.map((keys) => keys.join(" + ")),
    isApart: !components.some((one) => isSplitApart(splitsOf(one, graph))),
    conflicts: conflicts.map(({ component, sides }) => `${component.join(" + ")}: ${sides.join()}`),
  };
}

const sides = ["development", "validation", "test"] as const;
const sideOfSplit = {
  dev: "development",
  regression: "development",
  validation: "validation",
  test: "test",
} as const;

function sideOf(graph: PlainGraph, thing: string): (typeof sides)[number] | undefined {
  const split = graph.split[thing];
  return split && sideOfSplit[split];
}

/** The same by the plainest definitions: a component is whatever there is a way to. */
function plainOutcome(graph: PlainGraph): Outcome {
  const far = distances(graph);
  const groups = graph.things.map((_, a) =>
    graph.things.filter((__, b) => (far[a]?.[b] ?? Infinity) < Infinity).toSorted(byUtf8),
  );
  const components = [...new Map(groups.map((group) => [group.join(" + "), group])).values()];
  const sorted = components.toSorted((a, b) => byUtf8(a[0] ?? "", b[0] ?? ""));
  const conflicts = sorted.flatMap((component) => {
    const present = sides.filter((one) => component.some((thing) => sideOf(graph, thing) === one));
    const pairs = present.flatMap((one, at) => present.slice(at + 1).map((two) => `${one},${two}`));
    return pairs.map((pair) => `${component.join(" + ")}: ${pair}`);
  });
  const names = sorted.map((group) => group.join(" + "));
  return { components: names, isApart: conflicts.length === 0, conflicts };
}

function endsOf(graph: PlainGraph, conflict: Conflict): readonly [string[], string[]] {
  const [one, other] = conflict.sides.map((side) =>
    conflict.component.filter((thing) => sideOf(graph, thing) === side),
  );
  return [one ?? [], other ?? []];
}

function isEdgeOf(graph: PlainGraph, { from, through, to }: Step): boolean {
  const by = through.by === "case" ? through.file.case.id : undefined;
  return graph.edges.some(
    (edge) => edge.by === by && edge.ends[0] === from.key && edge.ends[1] === to.key,
  );
}

/** What is wrong with the path of a conflict, judged by the plain graph. */
function wrongPath(graph: PlainGraph, conflict: Conflict): readonly string[] {
  const { path, cut } = conflict;
  const ends = endsOf(graph, conflict);
  const stops = [path[0].from.key, ...path.map(({ to }) => to.key)];
  const isJoined = path.every(({ from, through, to }, index) => {
    return isEdgeOf(graph, { from, through, to }) && stops[index] === from.key;
  });
  const other = cut.kind === "relations" && cut.path.some((step) => !isEdgeOf(graph, step));
  return Object.entries({
    "of relations has a step that nothing joins": other,
    "is not the shortest": path.length !== distanceBetween(graph, ends),
    "starts elsewhere": !ends[0].includes(stops[0] ?? ""),
    "ends elsewhere": !ends[1].includes(stops.at(-1) ?? ""),
    "has a step that nothing joins": !isJoined,
  }).flatMap(([wrong, holds]) => (holds ? [`the path ${wrong}`] : []));
}

/** The same of the cases that would have to go, by trying every choice of cases, the smallest first. */
function wrongCut(graph: PlainGraph, conflict: Conflict): readonly string[] {
  const { cut } = conflict;
  const ends = endsOf(graph, conflict);
  const separates = (gone: readonly string[]): boolean =>
    distanceBetween(graph, ends, gone) === Infinity;
  const least = subsets([...new Set(graph.edges.flatMap(({ by }) => by ?? []))]).find(separates);
  if (cut.kind !== "cases") {
    const isLeft =
      cut.kind === "relations" && cut.path.every(({ through }) => through.by !== "case");
    return isLeft && least === undefined ? [] : ["cases would separate the two"];
  }
  const gone = cut.files.map((file) => file.case.id ?? "");
  if (!separates(gone)) return ["the cut does not separate"];
  return gone.length === least?.length ? [] : ["fewer cases would do"];
}

const title = `components, verdict, paths and cuts of ${runs} random sets are those of the plainest reference`;

test(title, () => {
  const random = randomNumbers(20_261_130);
  const met = { conflicts: 0, relations: 0, long: 0, cutsOfSeveral: 0, byCase: 0 };
  for (let run = 0; run < runs; run++) {
    const set = randomSet(random);
    const [graph, plain] = [graphOf(set), plainGraph(set)];
    const conflicts = [...conflictsIn(graph)];
    const [found, wanted] = [outcomeOf(graph, conflicts), plainOutcome(plain)];
    const wrong = conflicts.flatMap((one) => [...wrongPath(plain, one), ...wrongCut(plain, one)]);
    // Comparing is cheap and a message is not, so it is written where it is needed.
    if (JSON.stringify(found) !== JSON.stringify(wanted) || wrong.length > 0) {
      expect({ ...found, wrong }, JSON.stringify(set)).toEqual({ ...wanted, wrong: [] });
    }
    met.conflicts += conflicts.length;
    met.relations += conflicts.filter(({ cut }) => cut.kind === "relations").length;
    met.long += conflicts.filter(({ path }) => path.length > 1).length;
    met.cutsOfSeveral += conflicts.filter(
      ({ cut }) => cut.kind === "cases" && cut.files.length > 1,
    ).length;
    met.byCase += set.families.claim.kind === "fixed-corpus" ? conflicts.length : 0;
  }
  // The sets hold what they are made for: none of these is rare.
  for (const [what, count] of Object.entries(met)) {
    expect(count, what).toBeGreaterThan(runs / 200);
  }
});
