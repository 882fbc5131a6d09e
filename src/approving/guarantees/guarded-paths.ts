import { ownedPaths } from "../../authoring/set/owned-paths.ts";
import type { SetFacts } from "./facts.ts";

/**
 * What owners have to be asked about, as CODEOWNERS writes paths: what judges a set and what may never be rewritten. In the
 * repository of the tool itself, the judge lies in folders of its own.
 */
export function guardedPaths({ place, tool }: Pick<SetFacts, "place" | "tool">): readonly string[] {
  const owned = ownedPaths(place);
  if (tool.is !== "source") return owned;
  return [...owned.filter((path) => !path.endsWith("/.touchstone/")), "/actions/", "/dist/"];
}

/** A path that stands for what may come to lie there: of a folder, a file that nobody has written yet. */
export function newFileIn(path: string): string {
  return path.endsWith("/") ? `${path.slice(1)}anything-new.yaml` : path.slice(1);
}

/** Whether a file of the repository lies in, or is, what a path of CODEOWNERS names. */
export function liesIn(path: string, file: string): boolean {
  return path.endsWith("/") ? file.startsWith(path.slice(1)) : file === path.slice(1);
}
