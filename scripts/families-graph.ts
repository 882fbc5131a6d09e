import { Command } from "commander";
import type { Component } from "../src/families/components.ts";
import { componentsIn, conflictsIn, isSplitApart, splitsOf } from "../src/families/conflicts.ts";
import type { SplitGraph } from "../src/families/split-graph.ts";
import { writeInstead } from "../src/model/nearest.ts";
import { familyGraph, shapesInWords } from "../src/report/families/family-graph.ts";
import { githubDraws, readableGraph } from "../src/report/families/readable-graph.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { groupedSet } from "./parts/families/grouped-set.ts";
import { assertWritable, writeOutput } from "./parts/output-file.ts";
import { setFolder } from "./parts/set-folder.ts";

interface GraphFlags {
  readonly set: string;
  readonly all?: true;
  readonly out?: string;
}

/** `touchstone families graph [family]`: what joins families, as a Mermaid diagram. */
export function graphCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("graph")
    .description("Draw what joins families, as a Mermaid diagram.")
    .argument("[family]", "a family of the component to draw (default: those on two sides)")
    .option("--set <folder>", "the set's folder", ".")
    .option("--all", "draw the whole, also where nobody reads it and GitHub does not draw it")
    .option("--out <file>", "write it to a file, not to the standard output")
    .addHelpText("after", example)
    .action(async (family: string | undefined, flags: GraphFlags) => {
      finish(await runGraph(io, family, flags));
    });
}

async function runGraph(
  io: Io,
  family: string | undefined,
  { set, all, out }: GraphFlags,
): Promise<ExitCode> {
  const output = { cwd: io.cwd, set: await setFolder(io.cwd, set), option: "--out" };
  const path = out === undefined ? undefined : await assertWritable(output, out);
  const { grouping } = await groupedSet(io.cwd, set);
  const graph = family === undefined ? grouping.graph() : grouping.familyGraph();
  const keys = (family === undefined ? offending(graph) : named(family, graph)).flat();
  if (keys.length === 0) {
    io.err("Nothing joins two sides of the split.\n");
    return 0;
  }
  const near = family === undefined ? onTheWays(graph) : [family];
  const { diagram, shown } =
    all === true
      ? { diagram: familyGraph({ keys }, graph), shown: keys.length }
      : readableGraph(keys, near, graph);
  if (out === undefined || path === undefined) io.out(diagram);
  else await writeOutput({ option: "--out", name: out }, path, diagram);
  if (shown < keys.length) io.err(leftOut(shown, { of: keys.length, family }));
  return 0;
}

/** What a large diagram does not show; on the error output, so that the diagram stays one. */
function leftOut(
  shown: number,
  { of, family }: { readonly of: number; readonly family: string | undefined },
): string {
  const near = family === undefined ? "a shortest way between two sides" : `"${family}"`;
  return terminalText(
    `Drawn: ${shown} of ${of}, the nearest to ${near}. GitHub draws at most ${githubDraws.lines} lines from ${githubDraws.characters} characters. The whole, to a file: --all --out <file>`,
  ).concat("\n");
}

function offending(graph: SplitGraph): readonly Component[] {
  return componentsIn(graph).filter((one) => isSplitApart(splitsOf(one, graph)));
}

function onTheWays(graph: SplitGraph): readonly string[] {
  return [...conflictsIn(graph)].flatMap(({ path }) =>
    path.flatMap(({ from, to }) => [from.key, to.key]),
  );
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
Of what GitHub would not draw, the part that is nearest to the family is drawn, or to a shortest way between two sides.

Examples:
  touchstone families graph                        what joins two sides of the split
  touchstone families graph refunds                the component of one family
  touchstone families graph refunds --set eval
  touchstone families graph --all --out graph.mmd  the whole of a large one

Exit code: 0 drawn, or nothing to draw; 2 wrong use, 3 the run broke.`;
