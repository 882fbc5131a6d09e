import { Command, Option } from "commander";
import { exportable } from "../src/exporting/exportable.ts";
import { exportManifest, type ExportedManifest } from "../src/families/manifest/export.ts";
import { plainManifest } from "../src/families/manifest/plain.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { loadDataset } from "../src/load/dataset.ts";
import type { Dataset } from "../src/model/dataset.ts";
import type { Finding } from "../src/model/finding.ts";
import {
  exportSummary,
  plainLossText,
  refusalText,
  unfitText,
} from "../src/report/families/manifest-export.ts";
import { jsonText } from "../src/report/untrusted/json.ts";
import { allRules } from "../src/rules/all-rules.ts";
import { check } from "../src/rules/check.ts";
import { rulesOfFamilies } from "../src/rules/rules-of-families.ts";
import type { ExitCode, Io } from "./io.ts";
import { assertWritable, writeOutput } from "./parts/output-file.ts";
import { placeFrom, setFolder } from "./parts/set-folder.ts";

interface ExportFlags {
  readonly shape: "extended" | "plain";
  readonly out?: string;
  readonly anyway?: true;
}

/** `touchstone families export [set]`: writes the split manifest of a set. */
export function exportCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("export")
    .description("Write the split manifest of a set: its approved cases with their families.")
    .argument("[set]", "the set's folder", ".")
    .addOption(
      new Option("--shape <shape>", "which shape to write")
        .choices(["extended", "plain"])
        .default("extended"),
    )
    .option("--out <file>", "write it to a file, not to the standard output")
    .option("--anyway", "write it also of a set that is not fit to be scored, and end with 1")
    .addHelpText("after", example)
    .action(async (set: string, flags: ExportFlags) => {
      finish(await runExport(io, set, flags));
    });
}

const example = `
The manifest holds approved cases alone. What is left out, and why, is told on the error output. The same set gives the
same bytes. A set in which touchstone families check --for evaluation finds an error has no manifest, and its errors are
told: a manifest is what a score rests on. The extended shape has the claim, the register and the inventory as well; the plain one is a list with one
family a case, and a set that it cannot hold is refused with the whole list of what is in the way.

Examples:
  touchstone families export --out manifest.json
  touchstone families export > manifest.json && touchstone families audit manifest.json
  touchstone families export --shape plain eval
  touchstone families export --anyway > manifest.json    of a set with errors, to look into

Exit code: 0 written, 1 refused: the set is not split or has errors, or the shape cannot hold it; with --anyway, written of a
set with errors; 2 wrong use, 3 the run broke.`;

async function runExport(io: Io, set: string, flags: ExportFlags): Promise<ExitCode> {
  const { shape, out } = flags;
  const folder = await setFolder(io.cwd, set);
  const output = { cwd: io.cwd, set: folder, option: "--out" };
  const path = out === undefined ? undefined : await assertWritable(output, out);
  const dataset = await loadDataset(workingTree(folder));
  const { cases, leftOut } = exportable(dataset);
  const manifest = exportManifest(dataset, cases);
  if ("refusal" in manifest) {
    io.err(refusalText(manifest.refusal));
    return 1;
  }
  const errors = errorsIn(dataset);
  if (errors.length > 0 && flags.anyway !== true) {
    io.err(unfitText(errors, { style: io.style, place: placeFrom(io.cwd, folder, set) }));
    return 1;
  }
  const shaped = shapedAs(shape, manifest);
  if ("losses" in shaped) {
    io.err(plainLossText(shaped.losses));
    return 1;
  }
  const text = `${jsonText(shaped.manifest, { indent: 2 })}\n`;
  if (out === undefined || path === undefined) io.out(text);
  else await writeOutput({ option: "--out", name: out }, path, text);
  io.err(exportSummary(manifest, leftOut));
  return errors.length > 0 ? 1 : 0;
}

/** What keeps a set from being scored: the errors of its families and splits, those for an evaluation among them. */
function errorsIn(dataset: Dataset): readonly Finding[] {
  return check(dataset, rulesOfFamilies(allRules)).filter(({ level }) => level === "error");
}

function shapedAs(
  shape: ExportFlags["shape"],
  manifest: ExportedManifest,
): { readonly manifest: unknown } | { readonly losses: readonly string[] } {
  if (shape === "extended") return { manifest };
  const plain = plainManifest(manifest);
  return "losses" in plain ? plain : { manifest: plain.records };
}
