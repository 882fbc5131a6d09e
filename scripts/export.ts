import { Command, Option } from "commander";
import type { Purpose } from "../src/exporting/exported-set.ts";
import { jsonl } from "../src/exporting/jsonl.ts";
import { shapes } from "../src/exporting/shapes.ts";
import { sideOf } from "../src/families/splits.ts";
import type { Split } from "../src/model/families.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { baseOption } from "./parts/checking/base.ts";
import { runExport } from "./parts/exporting/export-run.ts";
import { splitOption } from "./parts/exporting/split-option.ts";

interface ExportFlags {
  readonly shape: string;
  readonly for: Purpose;
  readonly split?: readonly Split[];
  readonly out?: string;
  readonly losses?: string;
  readonly base?: string;
}

/** `touchstone export [set]`: the approved cases of a set, in the shape that an evaluation reads. */
export function exportCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("export")
    .description("Write the approved cases of a set for an evaluation, with a manifest of them.")
    .argument("[set]", "the set's folder", ".")
    .addOption(
      new Option("--shape <shape>", "the shape to write, one of those below")
        .choices(shapes.map(({ name }) => name))
        .default("jsonl"),
    )
    .addOption(
      new Option("--for <purpose>", "what it is for: scoring, or choosing settings")
        .choices(["evaluation", "tuning"])
        .default("evaluation"),
    )
    .addOption(splitOption())
    .option("--out <place>", "write it to a folder, or to a file, not to the standard output")
    .option("--losses <file>", "write what the shape does not hold to a file, as JSON")
    .addOption(baseOption)
    .addHelpText("after", ({ command }) => help(command.opts<ExportFlags>().shape))
    .action(async (set: string, flags: ExportFlags) => {
      assertFit(flags);
      const shape = shapes.find(({ name }) => name === flags.shape);
      if (shape === undefined) throw new UsageError("Name a shape.");
      const { for: purpose, split: splits, out, losses, base } = flags;
      finish(await runExport(io, { set, shape, purpose, splits, out, losses, base }));
    });
}

/** The help of the command, and of the shape that stands beside `--help`. */
function help(chosen: string): string {
  const shape = shapes.find(({ name }) => name === chosen) ?? jsonl;
  const width = Math.max(...shapes.map(({ name }) => name.length));
  const listed = shapes.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `
The set is judged first, as touchstone check --for evaluation does; one with an error is refused. What goes out is every
approved case that was judged as it is now, under the current corpus revision or with nothing changed since. What is left
out, and why, and what the shape does not hold, is told on the error output and in the manifest.

For tuning, no case is written that is in validation or test or joined with what is. A set without a split can go out for
tuning alone.

A name without an ending is a folder: it gets the files of the shape and manifest.json. A file gets its manifest beside it,
as <file>.manifest.json. On the standard output there is no manifest. The same set gives the same bytes.

Shapes:
${listed.join("\n")}

The shape ${shape.name} (touchstone export --shape <shape> --help tells of another):
${shape.help.replaceAll(/^/gm, "  ")}

Examples:
  touchstone export --out eval-set              eval-set/cases.jsonl and eval-set/manifest.json
  touchstone export --split test --out held     what is held out alone
  touchstone export --for tuning > dev.jsonl    nothing that is held out
  touchstone export --shape manifest --out m.json
  touchstone inventory check results.jsonl      afterwards: is there a result for each case, and for no other?

Exit code: 0 written, 1 refused: errors, no split, or nothing to write, 2 wrong use, 3 the run broke.`;
}

function assertFit({ for: purpose, split = [] }: ExportFlags): void {
  const held = split.find((side) => sideOf(side) !== "development");
  if (purpose === "tuning" && held !== undefined) {
    throw new UsageError(`For tuning, no case of ${held} goes out: it is held out.`);
  }
}
