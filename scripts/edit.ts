import { Command } from "commander";
import type { Change } from "../src/authoring/edit/case-changes.ts";
import type { Condition } from "../src/authoring/list/case-conditions.ts";
import { planEdit } from "../src/authoring/edit/edit-cases.ts";
import { workingTree } from "../src/git/working-tree.ts";
import { editRefusal, editReport, judgedRefusal } from "../src/report/authoring/edit-report.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { changesOf, type ToldChange } from "./parts/writing/edit-words.ts";
import { conditionsHelp, conditionsOf } from "./parts/condition-words.ts";
import { judgmentsAsked } from "./parts/judgments-asked.ts";
import {
  assertHoldCases,
  isAmongPlaces,
  namedPlaces,
  type NamedPlaces,
} from "./parts/named-places.ts";
import { printPieces } from "./parts/print-pieces.ts";
import { withProgress } from "./parts/progress.ts";
import { replaceTexts } from "./parts/raw-text.ts";
import { repeated } from "./parts/repeated.ts";
import { placeFrom } from "./parts/set-folder.ts";

interface EditFlags {
  readonly where: readonly string[];
  readonly all?: true;
  readonly alsoJudged?: true;
  readonly dryRun?: true;
}

/** `touchstone edit [place…] --where … --set …`: changes fields of many cases at once. */
export function editCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const told: ToldChange[] = [];
  const tell = (kind: ToldChange["kind"]) => (given: string) => {
    told.push({ kind, given });
    return told;
  };
  return new Command("edit")
    .description("Change fields of many cases at once; comments and all other lines stay.")
    .argument("[place...]", "the set's folder, or case files and folders of cases in it")
    .option("--where <condition>", "the cases to edit: all that meet each condition", repeated, [])
    .option("--all", "every case of the set")
    .option("--set <field=value>", "give the field this value", tell("set"))
    .option("--add <field=value>", "add an entry to the field's list", tell("add"))
    .option("--remove <field=value>", "take an entry out of the field's list", tell("remove"))
    .option("--unset <field>", "take the field away", tell("unset"))
    .option("--also-judged", "edit what was judged too; it is then to be judged again")
    .option("--dry-run", "show the lines that would change, and write nothing")
    .addHelpText("after", example)
    .action(async (words: string[], flags: EditFlags) => {
      const changes = changesOf(told);
      const conditions = conditionsOf(flags.where);
      finish(await runEdit(io, { words, flags, changes, conditions }));
    });
}

const example = `
${conditionsHelp}

Fields that can be edited: tags, notes, split, families, kind, because, query, expectedAnswer, variantOf, askedAt,
caller.documents, distractorChunkIds and sentinel.why; evidence in its short form can be taken away, by --unset
evidence. What was looked up, judged or decided is edited by no command.

Either every case is edited or none: where one would be no case any more, or was judged, nothing is written. Tags, notes
and the split are no part of what is judged.

Examples:
  touchstone edit --where document=leave-policy --add tags=leave --dry-run
  touchstone edit --where tag=old-name --remove tags=old-name --add tags=new-name
  touchstone edit --where "query~parking visitors" --where status=pending --set because=out-of-scope
  touchstone edit cases/leave --set split=dev
  touchstone edit --all --unset notes

Exit code: 0 edited or nothing to edit, 1 something stands against it, 2 wrong use, 3 the run broke.`;

interface EditWords {
  readonly words: readonly string[];
  readonly flags: EditFlags;
  readonly changes: readonly Change[];
  readonly conditions: readonly Condition[];
}

async function runEdit(
  io: Io,
  { words, flags, changes, conditions }: EditWords,
): Promise<ExitCode> {
  const named = await namedPlaces(io.cwd, words);
  // Where nothing is said, nothing is chosen, in whatever folder of the set somebody stands.
  const places = words.length + flags.where.length === 0 ? { ...named, paths: [] } : named;
  const { folder, given } = places;
  assertChosen(places, flags);
  const wanted = isAmongPlaces(places);
  const judgmentOf = await judgmentsAsked(folder, conditions);
  const plan = await withProgress(
    io,
    "case files",
    async (onFile) =>
      await planEdit(workingTree(folder), { wanted, onFile, conditions, changes, judgmentOf }),
  );
  const options = { style: io.style, place: placeFrom(io.cwd, folder, given) };
  const diff = flags.dryRun === true;
  const refuse = async (refused: typeof plan.refused): Promise<ExitCode> => {
    await printPieces(io, editRefusal({ ...plan, refused }, options));
    return 1;
  };
  if (plan.refused.length > 0) return await refuse(plan.refused);
  if (flags.alsoJudged !== true && plan.changed.some(({ judged }) => judged)) {
    await printPieces(io, judgedRefusal(plan, options));
    return 1;
  }
  const late = diff ? [] : await replaceTexts(folder, plan.changed);
  if (late.length > 0) return await refuse(late);
  await printPieces(io, editReport(plan, { ...options, diff }));
  return 0;
}

/** Nobody edits a whole set by leaving something out. */
function assertChosen(places: NamedPlaces, { where, all }: EditFlags): void {
  assertHoldCases(places, "edited");
  const { paths } = places;
  if (all === true && where.length + paths.length > 0) {
    throw new UsageError("--all means every case of the set; leave it out where some are chosen.");
  }
  if (all !== true && where.length + paths.length === 0) {
    throw new UsageError(
      "Say which cases to edit: --where CONDITION, files or folders of cases, or --all for every case.",
    );
  }
}
