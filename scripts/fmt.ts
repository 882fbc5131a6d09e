import { Command } from "commander";
import { planFormat } from "../src/authoring/edit/format-set.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { isRecorded } from "../src/model/layout.ts";
import { formatReport } from "../src/report/authoring/format-report.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { isAmongPlaces, namedPlaces } from "./parts/named-places.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { withProgress } from "./parts/progress.ts";
import { changedSince, replaceTexts } from "./parts/raw-text.ts";
import { placeFrom } from "./parts/set-folder.ts";

/** `touchstone fmt [place…]`: writes a set's files in the form that every reader takes alike. */
export function fmtCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("fmt")
    .description("Write the files of a set so that every reader takes them alike.")
    .argument("[place...]", "the set's folder, or files and folders in it to format alone")
    .option("--check", "tell which files would change, and write nothing")
    .addHelpText("after", example)
    .action(async (places: string[], { check = false }: { readonly check?: boolean }) => {
      finish(await runFmt(io, places, check));
    });
}

const example = `
It formats what people write: the cases, families.yaml, the policy and the pointer to the corpus revision. Recorded
revisions never change. No value changes, so every approval stands; comments, order, quotes and line ends stay.

  plain values     in quotes where readers of YAML 1.1 take them for something else, such as no and 12:30
  families         sorted by id in families.yaml; the comments directly above a family go with it
  ends of lines    without spaces and tabs, outside of values
  end of the file  one line end

Examples:
  touchstone fmt                          the set in this folder
  touchstone fmt cases/refunds            what lies in one folder
  touchstone fmt eval/families.yaml       one file
  touchstone fmt --check                  in a job: fails while a file would change

Exit code: 0 all formatted, 1 a file cannot be formatted, or with --check would change, 2 wrong use, 3 the run broke.`;

async function runFmt(io: Io, words: readonly string[], check: boolean): Promise<ExitCode> {
  const places = await namedPlaces(io.cwd, words);
  const { folder, given, paths } = places;
  const recorded = paths.find(isRecorded);
  if (recorded !== undefined) {
    const named = terminalText(recorded);
    throw new UsageError(`"${named}" belongs to a recorded revision, which never changes.`);
  }
  const wanted = isAmongPlaces(places);
  const plan = await withProgress(
    io,
    "case files",
    async (onFile) => await planFormat(workingTree(folder), { wanted, onFile }),
  );
  const lost = check ? [] : await changedSince(folder, plan.changed);
  const changedElsewhere = new Set(lost.map(({ at }) => at.file));
  const kept = plan.changed.filter(({ path }) => !changedElsewhere.has(path));
  const late = check ? [] : await replaceTexts(folder, kept);
  const changed = late.length > 0 ? [] : kept;
  const refused = [...plan.refused, ...lost, ...late];
  const options = { style: io.style, place: placeFrom(io.cwd, folder, given), check };
  await printPieces(io, formatReport({ ...plan, changed, refused }, options));
  return refused.length > 0 || (check && changed.length > 0) ? 1 : 0;
}
