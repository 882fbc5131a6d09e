import { join } from "node:path";
import { splitGroupingOf, type Grouping } from "../../../src/families/grouping.ts";
import { ChangedMeanwhileError } from "../../../src/git/changed-meanwhile.ts";
import { gitUserName } from "../../../src/git/user-name.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { writeFiles } from "../../../src/git/write-files.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { addItem } from "../../../src/load/record-edits.ts";
import type { Edited } from "../../../src/load/yaml-edits.ts";
import { isBot } from "../../../src/model/account.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import { familiesFile } from "../../../src/model/layout.ts";
import type { RecordOptions } from "../../../src/report/holdouts/holdout-record.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { assertName } from "../fit-text.ts";
import { rawText } from "../raw-text.ts";
import { placeFrom, setFolder } from "../set-folder.ts";

/** A set that is split, with its records about holdouts. */
export interface HoldoutSet {
  readonly folder: string;
  readonly dataset: Dataset;
  readonly grouping: Grouping;
  /** The text of families.yaml as it was read. */
  readonly text: string;
  readonly options: RecordOptions;
}

/** Throws UsageError where nothing is split, or families.yaml has a defect. */
export async function holdoutSet(
  io: Io,
  given: string,
  { dryRun = false }: { readonly dryRun?: boolean | undefined } = {},
): Promise<HoldoutSet> {
  const folder = await setFolder(io.cwd, given);
  const dataset = await loadDataset(workingTree(folder));
  const grouping = splitGroupingOf(dataset);
  if (dataset.families !== undefined && dataset.families.whole === undefined) {
    throw new UsageError(`${familiesFile} has defects; touchstone check tells them.`);
  }
  if (grouping === undefined) {
    throw new UsageError("The set is not split yet, so nothing is held out.");
  }
  const file = placeFrom(io.cwd, folder, given)(familiesFile);
  const text = await rawText(join(folder, familiesFile));
  return { folder, dataset, grouping, text, options: { style: io.style, file, dryRun } };
}

/** Who answers for an entry: as given, else Git's user.name. Throws UsageError where neither says it, and for a bot. */
export async function whoAnswers(
  io: Io,
  folder: string,
  given: string | undefined,
): Promise<string> {
  assertName({ by: given });
  const by = given?.trim() ?? (await gitUserName(folder, io.environment));
  if (by === undefined) {
    throw new UsageError(
      "Who answers for it? Give --by NAME, or set the name once: git config user.name NAME",
    );
  }
  if (!isBot(by)) return by;
  throw new UsageError(
    `"${terminalText(by)}" is no person. Give --by the name of the one who answers for it.`,
  );
}

const records = ["reservations", "uses", "exposures"] as const;

/** The text of families.yaml with an entry behind the others of its record. Throws UsageError where it cannot be added. */
export function withEntry(text: string, record: (typeof records)[number], item: object): string {
  const behind = [
    "families",
    "related",
    "exceptions",
    ...records.slice(0, records.indexOf(record)),
  ];
  return textOf(addItem(familiesFile, text, { field: record, item, behind }));
}

/** Throws UsageError where an edit is refused. */
export function textOf(edited: Edited): string {
  if ("text" in edited) return edited.text;
  const { message, at, fix = "" } = edited.refused;
  throw new UsageError(terminalText(`${at.file}:${at.line}: ${message} ${fix}`));
}

/** Writes families.yaml first, then other files; each is as it was read, or nothing is written. Throws UsageError. */
export async function writeSet(
  { folder, text }: HoldoutSet,
  after: string,
  others: readonly {
    readonly path: string;
    readonly before: string;
    readonly after: string;
  }[] = [],
): Promise<void> {
  const all = [{ path: familiesFile, before: text, after }, ...others];
  try {
    await writeFiles(
      folder,
      all.map((one) => [one.path, one.after] as const),
      new Map(all.map((one) => [one.path, one.before])),
    );
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    throw new UsageError(
      `${error.paths.map(terminalText).join(", ")} changed while it was being read, and nothing was written. Run the command again.`,
    );
  }
}
