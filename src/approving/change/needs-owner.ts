import { fitsGlob } from "../../model/glob.ts";
import type { Policy } from "../../model/generated/policy.ts";
import { isInCases } from "../../model/layout.ts";
import { pathInSet } from "./path-names.ts";

/** What GitHub reads from the root of a repository: workflows, and who owns which files. */
const readByGitHub = /^(?:\.github\/|(?:docs\/)?CODEOWNERS$)/;

/** The folders in which that may stand. */
const foldersOfGitHub: ReadonlySet<string> = new Set([".github", "docs"]);

/**
 * Whether a change of a path of the repository needs an owner wherever it stands: it is of the set and outside cases/, GitHub
 * runs it or asks by it, or the policy protects it.
 */
export function ownedPaths(
  place: string,
  policy: Pick<Policy, "protectedPaths"> | undefined,
): (path: string) => boolean {
  const isProtected = protectedPaths(place, policy);
  return (path) => {
    const inSet = pathInSet(place, path);
    const isOfSet = inSet !== undefined && !isInCases(inSet);
    return isOfSet || readByGitHub.test(path) || isProtected(path);
  };
}

/**
 * Whether the policy protects a path: one of its patterns fits it or a folder around it, in the repository or in the set. `*`
 * stands for any run of characters, also for several folders.
 */
export function protectedPaths(
  place: string,
  policy: Pick<Policy, "protectedPaths"> | undefined,
): (path: string) => boolean {
  const patterns = (policy?.protectedPaths ?? []).flatMap(patternOf);
  return (path) => {
    const inSet = pathInSet(place, path);
    const names = inSet === undefined || inSet === path ? [path] : [path, inSet];
    return patterns.some((pattern) =>
      names.some((name) => fitsGlob(pattern, name) || fitsGlob(`${pattern}/*`, name)),
    );
  };
}

/**
 * Whether anything in a folder of the repository's root, and below it, may be of the set or need an owner. Where it says no, nothing
 * does, whatever stands there.
 */
export function mayConcern(
  place: string,
  policy: Pick<Policy, "protectedPaths"> | undefined,
): (folder: string) => boolean {
  const starts = (policy?.protectedPaths ?? []).flatMap(patternOf).map((one) => one.split("*")[0]);
  return (folder) => {
    const within = `${folder}/`;
    const isOfSet = place === "" || `${place}/`.startsWith(within);
    const mayBe = (start = ""): boolean => start.startsWith(within) || within.startsWith(start);
    return isOfSet || foldersOfGitHub.has(folder) || starts.some(mayBe);
  };
}

/** A pattern as `fitsGlob` reads it; one of nothing but slashes is the root. */
function patternOf(written: string): readonly string[] {
  if (written === "") return [];
  const pattern = written.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "");
  return [pattern === "" ? "*" : pattern.replaceAll("**/", "*")];
}
