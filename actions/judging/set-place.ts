import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { casesFolder, revisionsFolder } from "../../src/model/layout.ts";
import { listed } from "../../src/model/sentence.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import { linkOnWay, wayBelow } from "./plain-way.ts";

/** How deep below the workspace sets are looked for, and how many names are told. */
const deepest = 4;
const mostNames = 8;

/**
 * The folder of the set in the workspace. It is no link and lies below none: a change could otherwise bring one that leads
 * to another checkout, which is then judged in its place. Throws UsageError, which names the sets that are there.
 */
export async function setPlace(workspace: string, path: string): Promise<string> {
  const folder = resolve(workspace, path);
  const way = folder === resolve(workspace) ? [] : wayBelow(workspace, folder);
  if (way === undefined) {
    throw new UsageError(`The input path is "${path}", which lies outside the workspace.`);
  }
  const link = await linkOnWay(workspace, way);
  if (link !== undefined) {
    throw new UsageError(
      `The input path is "${path}", and "${link}" is a link. Name the folder itself.`,
    );
  }
  if (!(await isFolder(folder))) {
    throw new UsageError(`There is no folder "${path}". ${await whatIsThere(workspace)}`);
  }
  if (await holdsSet(folder)) return folder;
  throw new UsageError(
    `"${path}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it. ${await whatIsThere(workspace)}`,
  );
}

async function isFolder(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isDirectory() === true;
}

/** Whether a folder holds cases/ or corpus-revisions/, as folders or anything else: what is wrong with these is judged. */
async function holdsSet(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.includes(casesFolder) || names.includes(revisionsFolder);
}

async function whatIsThere(workspace: string): Promise<string> {
  const sets = await setsBelow(workspace, "", 0);
  if (sets.length > 0) {
    const names = sets.slice(0, mostNames).map((set) => `"${set === "" ? "." : set}"`);
    return `The workspace holds ${sets.length === 1 ? "a set" : "sets"} in ${listed(names)}.`;
  }
  const names = (await foldersIn(workspace)).slice(0, mostNames).map((name) => `"${name}"`);
  if (names.length === 0) return "The workspace is empty: check the set out first.";
  return `The workspace holds no set; its folders are ${listed(names)}.`;
}

async function setsBelow(workspace: string, at: string, depth: number): Promise<string[]> {
  if (await holdsSet(join(workspace, at))) return [at];
  if (depth === deepest) return [];
  const found: string[] = [];
  for (const name of await foldersIn(join(workspace, at))) {
    found.push(...(await setsBelow(workspace, at === "" ? name : `${at}/${name}`, depth + 1)));
  }
  return found;
}

/** The plain folders in a folder, by name: no links, none that is hidden. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted(byUtf8);
}
