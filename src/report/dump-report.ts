import type { DumpPlace, DumpProblem } from "../corpus/dump.ts";
import { placeText } from "../corpus/dump.ts";
import { groupsOf } from "../model/groups.ts";
import { counted } from "../model/sentence.ts";
import type { Style } from "./style.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** What keeps a corpus from being recorded, as a person reads it: what many records share is told once, with every place. */
export function dumpReport(
  problems: readonly DumpProblem[],
  style: Style,
  what: "dump" | "folder" = "dump",
): string {
  const groups = groupsOf(problems, ({ at, message, fix }) =>
    JSON.stringify([at.file, message, fix]),
  );
  const told = [...groups.values()].map((group) => `${groupText(group, style)}\n`).join("\n");
  const count = style.red(counted(problems.length, "problem"));
  return `${told}\n${count} in the ${what}; nothing was written.\n`;
}

function groupText(
  [first, ...others]: readonly [DumpProblem, ...DumpProblem[]],
  style: Style,
): string {
  const { at, message, fix } = first;
  return [
    style.strong(terminalText(placeText(at))),
    `  ${terminalText(message)}`,
    ...(others.length === 0 ? [] : [`  also: ${othersText(others.map((one) => one.at))}`]),
    ...(fix === undefined ? [] : [`  fix: ${terminalText(fix)}`]),
  ].join("\n");
}

function othersText(places: readonly DumpPlace[]): string {
  const lines = places.flatMap(({ line }) => (line === undefined ? [] : [line]));
  if (lines.length === places.length) return `line${plural(lines)} ${ranges(lines)}`;
  const records = places.flatMap(({ record }) => (record === undefined ? [] : [record]));
  return `record${plural(records)} ${ranges(records)}`;
}

function plural(numbers: readonly number[]): string {
  return numbers.length === 1 ? "" : "s";
}

/** Rising numbers, runs joined: `2-7, 9`. */
function ranges(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}
