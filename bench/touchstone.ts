import { fileURLToPath } from "node:url";
import type { Command } from "./measure.ts";

export const bundle: string = fileURLToPath(new URL("../dist/touchstone.js", import.meta.url));

/** The committed bundle's `check` in a set's folder. */
export function checkOf(label: string, cwd: string): Command {
  return { label, words: [bundle, "check", "--format", "json"], cwd, exits: [0, 1] };
}

/** The committed bundle's `fill` in a set's folder, writing nothing: it ends with 1 where evidence waits. */
export function fillOf(label: string, cwd: string): Command {
  return { label, words: [bundle, "fill", "--dry-run", "--author", "avery"], cwd, exits: [0, 1] };
}

/** Node with nothing to do: what no program in Node can be faster than. */
export function bareNode(cwd: string): Command {
  return { label: "node -e 0", words: ["-e", "0"], cwd, exits: [0] };
}
