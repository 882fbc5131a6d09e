import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ownersFiles } from "../../../src/authoring/owners/owners-file.ts";
import { standingAt } from "../../../src/git/standing.ts";
import type { OwnersBarred } from "../../../src/report/authoring/owners-report.ts";

/** What is longer than this is not read, so that what an earlier run wrote cannot be told from the rest. */
const longest = 16 * 1024 * 1024;

/**
 * What stands where GitHub looks for a `CODEOWNERS` before the one that is planned, or in its place, and cannot be written anew
 * without a loss; undefined where nothing does. Nothing behind a link is read.
 */
export async function noOwnersFile(
  root: string,
  planned: string,
): Promise<OwnersBarred["inPlace"]> {
  const first = ownersFiles.findIndex((path) => path === planned);
  for (const path of ownersFiles.slice(0, first + 1)) {
    const stands = await standingAt(root, path, longest);
    if (stands.kind === "obstacle" && (stands.path === path || path === planned)) {
      return { path: stands.path, what: stands.what };
    }
    if (stands.kind !== "file") continue;
    if (stands.text === undefined) return { path, what: "too long" };
    if (!isUtf8(await readFile(join(root, path)))) return { path, what: "not in UTF-8" };
  }
  return undefined;
}
