import { relative, sep } from "node:path";
import { findCheckout } from "../../../src/git/find-repository.ts";

/**
 * A set's path as its repository has it, parts joined by "/". Where there is no repository, relative to where the command
 * runs; of a set that does not lie below, relative to the set.
 */
export async function placeInRepository(
  cwd: string,
  folder: string,
): Promise<(file: string) => string> {
  const checkout = await findCheckout(folder);
  const way = relative(checkout?.root ?? cwd, folder).split(sep);
  const above = way[0] === "" || way[0] === "..";
  return (file) => (above ? file : [...way, file].join("/"));
}
