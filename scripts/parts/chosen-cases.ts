import { writeInstead } from "../../src/model/nearest.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { idInName } from "../../src/model/case-id.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { isInCases } from "../../src/model/layout.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { chosenFiles } from "./chosen-files.ts";
import { UsageError } from "../io.ts";

/** Cases of one set, in the order given and each once. */
export interface ChosenCases {
  readonly folder: string;
  readonly dataset: Dataset;
  /** A path may hold a file that could not be read as a case. */
  readonly paths: readonly string[];
  /** The path that each word names. */
  readonly pathOf: ReadonlyMap<string, string>;
}

/** The cases named on a command line by id or by file, and the set that holds them all. Throws UsageError. */
export async function chosenCases(
  cwd: string,
  words: readonly string[],
  set: string | undefined,
): Promise<ChosenCases> {
  const files = words.filter(isFile);
  const { folder, paths } = await chosenFiles(cwd, files, set);
  const dataset = await loadDataset(workingTree(folder));
  const byFile = new Map(files.map((file, index) => [file, paths[index] ?? ""]));
  const pathOf = new Map(words.map((word) => [word, byFile.get(word) ?? pathOfId(dataset, word)]));
  return { folder, dataset, paths: [...new Set(pathOf.values())], pathOf };
}

/** An id holds no slash, and nobody ends one like a file. */
export function isFile(word: string): boolean {
  return /[/\\]/.test(word) || /\.ya?ml$/.test(word);
}

/** The path of the case with an id. Throws UsageError where there is none, or several. */
export function pathOfId({ cases, defects }: Dataset, id: string): string {
  const [only, ...others] = cases.filter((file) => file.case.id === id);
  // A file that cannot be read as a case is found by its name, so that its own defect is told.
  const unread = defects.find(({ at }) => isInCases(at.file) && idInName(at.file) === id);
  if (only === undefined && unread !== undefined) return unread.at.file;
  if (only === undefined) throw unknownId(cases, id);
  if (others.length > 0) {
    const files = [only, ...others].map(({ path }) => path).join(", ");
    throw new UsageError(
      terminalText(`Several cases have the id "${id}"; name the one meant by its file: ${files}.`),
    );
  }
  return only.path;
}

export function unknownId(cases: Dataset["cases"], id: string): UsageError {
  const ids = cases.flatMap((file) => file.case.id ?? []);
  const advice = writeInstead(id, ids, "Name the case by its id or its file.");
  return new UsageError(terminalText(`No case of this set has the id "${id}". ${advice}`));
}
