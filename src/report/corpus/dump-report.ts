import type { DumpPlace, DumpProblem } from "../../corpus/dump.ts";
import { placeText } from "../../corpus/dump.ts";
import { groupsOf } from "../../model/groups.ts";
import { ranges } from "../ranges.ts";
import { counted } from "../../model/sentence.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

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

/** Which records became no chunk, since they have no text; nothing where all of them did. */
export function leftOutReport(places: readonly DumpPlace[], style: Style): string {
  if (places.length === 0) return "";
  const byFile = groupsOf(places, ({ file }) => file);
  const lines = [...byFile.values()].map((group) => {
    return `  ${style.strong(terminalText(group[0].file))}  ${othersText(group)}`;
  });
  const count = counted(places.length, "record");
  return `${count} without a text, left out as the mapping says:\n${lines.join("\n")}\n\n`;
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
