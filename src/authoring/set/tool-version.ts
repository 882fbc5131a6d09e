import { fieldOf } from "../../model/fields.ts";
import type { StandingFile } from "./plan-set.ts";

/** The version of the tool that a set has, where it is a later one than this; undefined where it is not, or none is told. */
export function laterTool(files: readonly StandingFile[], version: string): string | undefined {
  const own = files.find(({ path }) => path.endsWith(".touchstone/package.json"))?.stands;
  const found = own?.kind === "file" ? versionIn(own.text ?? "") : undefined;
  return found !== undefined && isLater(found, version) ? found : undefined;
}

/** The version that the package.json of a tool names; undefined where it names none. */
export function versionIn(manifest: string): string | undefined {
  try {
    const version = fieldOf(JSON.parse(manifest), "version");
    return typeof version === "string" && /^\d+\.\d+\.\d+$/.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}

function isLater(version: string, than: string): boolean {
  const theirs = than.split(".").map(Number);
  const pairs = version.split(".").map((part, index) => Number(part) - (theirs[index] ?? 0));
  return (pairs.find((difference) => difference !== 0) ?? 0) > 0;
}
