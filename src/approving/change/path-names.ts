import type { PathChange } from "../../git/changed-paths.ts";

/**
 * A path of a repository by which no two files are named alike: as it is, or as Git quotes it where its name is not UTF-8 or
 * begins with a quotation mark.
 */
export function nameOfPath({ path, rawPath }: Pick<PathChange, "path" | "rawPath">): string {
  const isExact = Buffer.from(path).toString("latin1") === rawPath;
  return isExact && !path.startsWith('"') ? path : quotedAsGit(rawPath);
}

/** The path below the set's folder; undefined for a file that is not in it. */
export function pathInSet(place: string, path: string): string | undefined {
  if (place === "") return path;
  return path.startsWith(`${place}/`) ? path.slice(place.length + 1) : undefined;
}

function quotedAsGit(rawPath: string): string {
  // One character a byte.
  const escaped = rawPath.replaceAll(/["\\]|[^ -~]/g, (character) => {
    if (character === '"' || character === "\\") return `\\${character}`;
    return `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
  });
  return `"${escaped}"`;
}
