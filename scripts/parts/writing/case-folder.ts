import { casesFolder } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** A name that every disk keeps as it is: Windows drops a dot or a space at the end. */
const plainName = /^[A-Za-z0-9_](?:[A-Za-z0-9._ -]*[A-Za-z0-9_-])?$/;

/** A folder below cases/ as it was asked for, without slashes at its ends. Throws UsageError where it leads elsewhere. */
export async function caseFolder(tree: Tree, given: string): Promise<string> {
  const parts = given.split("/").filter((part) => part !== "");
  if (given.startsWith("/") || !parts.every((part) => plainName.test(part))) {
    throw new UsageError(
      `"${terminalText(given)}" is no folder below ${casesFolder}/: join plain names with "/".`,
    );
  }
  if (parts[0] === casesFolder) {
    throw new UsageError(
      `--into is a folder below ${casesFolder}/ already: write "${terminalText(parts.slice(1).join("/"))}".`,
    );
  }
  for (let length = 0; length <= parts.length; length++) {
    const path = [casesFolder, ...parts.slice(0, length)].join("/");
    if ((await tree.entry(path)) !== undefined) {
      throw new UsageError(`"${terminalText(path)}" is a link or a file, not a folder.`);
    }
  }
  return parts.join("/");
}

/** The same for a folder that somebody types and can type again: what is wrong with it instead of an error. */
export async function fitFolder(
  tree: Tree,
  given: string,
): Promise<string | { readonly problem: string }> {
  try {
    return await caseFolder(tree, given);
  } catch (error) {
    if (error instanceof UsageError) return { problem: error.message };
    throw error;
  }
}
