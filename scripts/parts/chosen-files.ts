import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { casesFolder, isInCases, isYamlName } from "../../src/model/layout.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";
import { pathInSet, setFolder, setFolderOf } from "./set-folder.ts";

/** Case files of one set: its folder, and their paths in it. */
export interface ChosenFiles {
  readonly folder: string;
  readonly paths: readonly string[];
}

/** The case files named on a command line, and the set that holds them all. Throws UsageError. */
export async function chosenFiles(
  cwd: string,
  files: readonly string[],
  set: string | undefined,
): Promise<ChosenFiles> {
  for (const file of files) await assertFile(cwd, file);
  const [first] = files;
  const folder =
    set === undefined && first !== undefined
      ? await setFolderOf(cwd, first)
      : await setFolder(cwd, set ?? ".");
  const paths = files.map((file) => pathInSet(folder, cwd, file));
  for (const [index, path] of paths.entries()) {
    if (!isInCases(path) || !isYamlName(path)) {
      const named = terminalText(files[index] ?? path);
      const where = terminalText(`${folder}/${casesFolder}/`);
      throw new UsageError(
        `"${named}" is no case of this set: its cases are YAML files in ${where}`,
      );
    }
  }
  return { folder, paths };
}

async function assertFile(cwd: string, file: string): Promise<void> {
  const facts = await stat(resolve(cwd, file)).catch(() => undefined);
  if (facts?.isFile() !== true) {
    throw new UsageError(`"${terminalText(file)}" is not a file that can be opened.`);
  }
}
