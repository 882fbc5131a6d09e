import { fileURLToPath } from "node:url";
import type { Command } from "./measure.ts";

export const bundle: string = fileURLToPath(new URL("../dist/touchstone.js", import.meta.url));

/** The committed bundle's `check` in a set's folder. */
export function checkOf(label: string, cwd: string): Command {
  return { label, words: [bundle, "check", "--format", "json"], cwd, exits: [0, 1] };
}

/** The same for a set that may be kept in a folder of the row's own, as the next run of a user finds it. */
export function keptCheckOf(label: string, cwd: string, cache: string): Command {
  return { ...checkOf(label, cwd), environment: { XDG_CACHE_HOME: cache, CI: "" } };
}

/** The same, without what any run has kept. */
export function freshCheckOf(label: string, cwd: string): Command {
  const check = checkOf(label, cwd);
  return { ...check, words: [...check.words, "--fresh"] };
}

/** The committed bundle's `fill` in a set's folder, writing nothing: it ends with 1 where evidence waits. */
export function fillOf(label: string, cwd: string): Command {
  return { label, words: [bundle, "fill", "--dry-run", "--author", "avery"], cwd, exits: [0, 1] };
}

/** Node with nothing to do: what no program in Node can be faster than. */
export function bareNode(cwd: string): Command {
  return { label: "node -e 0", words: ["-e", "0"], cwd, exits: [0] };
}
