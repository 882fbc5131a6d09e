import type { FormatPlan, FormattedFile } from "../../authoring/edit/format-set.ts";
import { counted, listed } from "../../model/sentence.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { writtenScalarText } from "./scalars-report.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What formatting a set does, told to whoever runs it; `check` tells what a run that writes would do. */
export function* formatReport(
  plan: FormatPlan,
  options: TextOptions & { readonly check: boolean },
): Generator<string> {
  const { style, check } = options;
  for (const file of plan.changed) yield `${formattedText(file, options)}\n\n`;
  const mark = style.red("left as it is");
  for (const one of plan.refused) yield `${problemText(one, options, { mark })}\n\n`;
  yield `${verdict(plan, options)}\n`;
  if (check && plan.changed.length > 0) yield "  fix: Run touchstone fmt\n";
}

function formattedText(
  { path, scalars, trimmed, end, moved }: FormattedFile,
  { style, place, check }: TextOptions & { readonly check: boolean },
): string {
  const done = check ? style.yellow("would change") : style.green("formatted");
  return [
    `${style.strong(terminalText(place(path)))} ${done}`,
    ...scalars.map((scalar) => writtenScalarText(scalar, check ? "write" : "wrote")),
    ...(trimmed.length === 0
      ? []
      : [`  ${linesText(trimmed)}: ${check ? "take" : "took"} the white space at the end away.`]),
    ...(end === "kept" ? [] : [`  ${endSentences[end][check ? 0 : 1]}`]),
    ...(moved === 0
      ? []
      : [`  Sort${check ? "" : "ed"} the families by id: ${moved} ${check ? "move" : "moved"}.`]),
  ].join("\n");
}

const endSentences = {
  "line end added": ["End the last line.", "Ended the last line."],
  "empty lines removed": [
    "Take the empty lines at the end away.",
    "Took the empty lines at the end away.",
  ],
} as const;

/** How many lines are told by their numbers; of more their count is enough. */
const mostLines = 5;

function linesText(lines: readonly number[]): string {
  if (lines.length > mostLines) return `${lines.length} lines`;
  return `Line${lines.length === 1 ? "" : "s"} ${listed(lines.map(String))}`;
}

function verdict(
  { changed, refused, same }: FormatPlan,
  { style, check }: TextOptions & { readonly check: boolean },
): string {
  const files = new Set(refused.map(({ at }) => at.file)).size;
  if (changed.length + files === 0) {
    return same === 0
      ? "Nothing to format."
      : style.green(`${counted(same, "file")} formatted already`);
  }
  const done = `${counted(changed.length, "file")} ${check ? "would change" : "formatted"}`;
  return [
    ...(changed.length === 0 ? [] : [check ? style.red(done) : style.green(done)]),
    ...(files === 0
      ? []
      : [style.red(`${counted(files, "file")} left as ${files === 1 ? "it is" : "they are"}`)]),
    ...(same === 0 ? [] : [`${same} formatted already`]),
  ].join(", ");
}
