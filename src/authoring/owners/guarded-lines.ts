import { ownedPaths } from "../set/owned-paths.ts";
import type { OwnedPath } from "./family-lines.ts";

/**
 * The lines that have the owners asked about what judges a set. `paths` are those of `ownedPaths`, or more of them; `file` is the
 * `CODEOWNERS` itself, which has to have an owner wherever it lies.
 */
export function guardedLines(
  place: string,
  owners: readonly string[],
  {
    file,
    paths = ownedPaths(place),
  }: { readonly file: string; readonly paths?: readonly string[] },
): readonly OwnedPath[] {
  const own = file.startsWith(".github/") ? [] : [`/${file}`];
  return [...paths, ...own].map((path) => ({ path, owners }));
}
