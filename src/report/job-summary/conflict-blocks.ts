import { splitsOf } from "../../families/conflicts.ts";
import type { Grouping } from "../../families/grouping.ts";
import type { SplitGraph } from "../../families/split-graph.ts";
import { groupsOf } from "../../model/groups.ts";
import { clipped, counted, listed } from "../../model/sentence.ts";
import { conflictWayOut, inWords, nameOf, wayInWords } from "../../rules/sides/conflict-words.ts";
import type { LinkedSides } from "../../rules/sides/linked-sides.ts";
import { conflictDrawing, type ConflictDrawing } from "./conflict-drawing.ts";
import { shapesInWords } from "../families/family-graph.ts";
import { levelMarks, placeText, told, type ItemOptions } from "./summary-item.ts";
import { markdownCode } from "../untrusted/markdown.ts";
import { mermaidBlock } from "../untrusted/mermaid.ts";

/** How many components are drawn and told, and how many others are named. */
const mostTold = 3;
const mostNamed = 10;

/** What joins the sides of a split, and which of it is told here. */
export interface ConflictBlocks {
  readonly blocks: readonly string[];
  readonly told: readonly LinkedSides[];
}

/**
 * Each component whose sides are joined as a diagram and in words; of many the first, with the names of the others. Ids
 * only: what is held out is not told.
 */
export function conflictBlocks(
  grouping: Grouping,
  conflicts: readonly LinkedSides[],
  options: ItemOptions,
): ConflictBlocks {
  if (conflicts.length === 0) return { blocks: [], told: [] };
  const graph = grouping.graph();
  const components = [...groupsOf(conflicts, ({ conflict }) => conflict.component).values()];
  const shown = components.slice(0, mostTold);
  const blocks = [
    "### Joined across the split",
    `In a diagram ${shapesInWords}. A flag names what joins them.`,
    ...shown.flatMap((joined) => block(joined, graph, options)),
    ...others(components.slice(mostTold).flat()),
  ];
  return { blocks, told: shown.flat() };
}

function block(
  joined: readonly [LinkedSides, ...LinkedSides[]],
  graph: SplitGraph,
  options: ItemOptions,
): readonly string[] {
  const { component } = joined[0].conflict;
  const held = component.flatMap((key) => graph.holders.get(key) ?? []);
  const families = held.filter(({ kind }) => kind === "family").length;
  const cases = held.length - families;
  const parts = [
    ...(families === 0 ? [] : [families === 1 ? "1 family" : `${families} families`]),
    ...(cases === 0 ? [] : [counted(cases, "case")]),
  ];
  const [first] = held;
  const name = first?.kind === "case" ? nameOf(first.file, code) : code(component[0]);
  return [
    `#### Component ${name}: ${listed(splitsOf(component, graph))} in ${listed(parts)}`,
    ...picture(conflictDrawing(component, joined, graph)),
    ...joined.map((one) => item(one, options)),
  ];
}

function picture(drawing: ConflictDrawing): readonly string[] {
  if (drawing.diagram === undefined) return ["The way between the sides is too long to draw."];
  const diagram = mermaidBlock(drawing.diagram);
  return drawing.isWhole
    ? [diagram]
    : [diagram, "Drawn is the way between the sides, not the whole component."];
}

function item({ conflict, bridge, problem }: LinkedSides, options: ItemOptions): string {
  const lines = [
    `1. ${levelMarks.error} ${placeText(problem.at, options)} ${markdownCode("family/linked-across-split")}`,
    `**Bridge:** ${bridgeInWords(bridge)}.`,
    `**Way:** ${wayInWords(conflict.path, code)}.`,
    `**Would have to go:** ${cutInWords(conflict.cut)}.`,
    `**Fix:** ${told(conflictWayOut(conflict))}`,
  ];
  return lines.join(`\\\n   `);
}

function bridgeInWords({ through, from, to }: LinkedSides["bridge"]): string {
  const ends = `${inWords(from, code)} and ${inWords(to, code)}`;
  if (through.by === "relation") return `a declared relation joins ${ends}`;
  const isWording = [from, to].some((end) => end.kind === "case" && end.file === through.file);
  return isWording
    ? `${ends} are wordings of one question`
    : `case ${nameOf(through.file, code)} joins ${ends}`;
}

/** A name as code, so that it can be copied. */
function code(name: string): string {
  return markdownCode(clipped(name, 120));
}

function cutInWords(cut: LinkedSides["conflict"]["cut"]): string {
  switch (cut.kind) {
    case "relations":
      return "no case, since declared relations alone join the two sides";
    case "many":
      return `more than ${cut.moreThan} cases`;
    case "cases":
      return `${cut.files.length === 1 ? "case" : "cases"} ${listed(cut.files.map((file) => nameOf(file, code)))}`;
  }
}

function others(conflicts: readonly LinkedSides[]): readonly string[] {
  if (conflicts.length === 0) return [];
  const named = conflicts.slice(0, mostNamed).map(({ conflict: { path } }) => {
    const ends = [path[0].from, (path.at(-1) ?? path[0]).to];
    return `- ${listed(ends.map((end) => inWords(end, code)))}`;
  });
  const left = conflicts.length - named.length;
  const more = left === 0 ? [] : [`- and ${left} more, which the report has`];
  return ["Joined as well:", [...named, ...more].join("\n")];
}
