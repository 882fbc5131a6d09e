import { inShell } from "../../in-shell.ts";

/** How somebody starts Touchstone at the root of a checkout, and where the set is in it. */
export interface Tool {
  /** Such as "node .touchstone/touchstone.js". */
  readonly program: string;
  /** The set's folder; empty where the set is the whole repository. */
  readonly set: string;
}

/** What the documentation writes. */
const documented: Tool = { program: "touchstone", set: "" };

/** A command with its words, to be pasted at the root of a checkout. */
export function toolCommand(words: string, { program, set }: Tool = documented): string {
  return set === "" ? `${program} ${words}` : `${program} ${words} --set ${inShell(set)}`;
}

/** The command that judges the whole set: it takes the folder as a word. */
export function checkCommand({ program, set }: Tool = documented): string {
  return set === "" ? `${program} check` : `${program} check ${inShell(set)}`;
}
