import { repositoryPath } from "../../src/git/repository-path.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { inShell } from "../../src/report/in-shell.ts";
import type { Tool } from "../../src/report/refresh/packet/tool-command.ts";

const ownTool = ".touchstone/touchstone.js";

/** How somebody starts the tool on a checkout of a set: the set's own copy, that of its repository, or one at hand. */
export function toolOfSet(folder: string, place: string): Tool {
  const ways = place === "" ? [] : place.split("/").map(() => "..");
  const root = join(folder, ...ways);
  const own = repositoryPath(place, ownTool);
  const found = [own, ownTool, "dist/touchstone.js"].find((path) => existsSync(join(root, path)));
  return { program: found === undefined ? "touchstone" : `node ${inShell(found)}`, set: place };
}
