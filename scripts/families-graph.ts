import { Command } from "commander";
import type { Component } from "../src/families/components.ts";
import { componentsIn, isSplitApart, splitsOf } from "../src/families/conflicts.ts";
import type { SplitGraph } from "../src/families/split-graph.ts";
import { writeInstead } from "../src/model/nearest.ts";
import { familyGraph, shapesInWords } from "../src/report/family-graph.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { groupedSet } from "./parts/grouped-set.ts";

interface GraphFlags {
  readonly set: string;
}

/** `touchstone families graph [family]`: what joins families, as a Mermaid diagram. */
export function graphCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("graph")
    .description("Draw what joins families, as a Mermaid diagram.")
    .argument("[family]", "a family of the component to draw (default: those on two sides)")
    .option("--set <folder>", "the set's folder", ".")
    .addHelpText("after", example)
    .action(async (family: string | undefined, { set }: GraphFlags) => {
      const { grouping } = await groupedSet(io.cwd, set);
      const graph = family === undefined ? grouping.graph() : grouping.familyGraph();
      const components = family === undefined ? offending(graph) : named(family, graph);
      if (components.length === 0) io.err("Nothing joins two sides of the split.\n");
      else io.out(familyGraph({ keys: components.flat() }, graph));
      finish(0);
    });
}

function offending(graph: SplitGraph): readonly Component[] {
  return componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph)));
}

function named(family: string, graph: SplitGraph): readonly Component[] {
  const found = componentsIn(graph).find((keys) => keys.includes(family));
  if (found !== undefined) return [found];
  const ids = [...graph.holders.values()].flatMap((one) => (one.kind === "family" ? [one.id] : []));
  throw new UsageError(
    terminalText(
      `There is no family "${family}". ${writeInstead(family, ids, "All are listed by: touchstone families show")}`,
    ),
  );
}

const example = `
The text goes into a block of Markdown that starts with \`\`\`mermaid. Shapes tell the sides apart:
${shapesInWords}.

Examples:
  touchstone families graph                        what joins two sides of the split
  touchstone families graph refunds                the component of one family
  touchstone families graph refunds --set eval

Exit code: 0 drawn, or nothing to draw; 2 wrong use, 3 the run broke.`;
