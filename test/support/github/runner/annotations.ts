import { relative } from "node:path";
import type { RunnerCommand } from "../../runner-commands.ts";
import type { Annotation } from "./reports.ts";

/** What the runner keeps of a step and of a job; the rest is lost without a word (ExecutionContext.cs; problem-matchers.md). */
const mostOfLevel = 10;
const mostOfJob = 50;
/** The first characters of a message that stay (`_maxIssueMessageLength`). */
const longestMessage = 4096;

/** The annotations of a step, as the runner takes them. */
export class StepAnnotations {
  readonly kept: Annotation[] = [];

  add(annotation: Annotation): void {
    const { level, message } = annotation;
    if (this.kept.filter((one) => one.level === level).length >= mostOfLevel) return;
    this.kept.push({ ...annotation, message: message.slice(0, longestMessage) });
  }
}

/** Those of a job: of its steps in turn, as many as GitHub shows. */
export function annotationsOf(
  steps: readonly { readonly annotations: readonly Annotation[] }[],
): readonly Annotation[] {
  return steps.flatMap(({ annotations }) => annotations).slice(0, mostOfJob);
}

/** The annotation that a command asks for: a file below the workspace is named from there. */
export function annotationIn(
  level: Annotation["level"],
  { properties, data }: RunnerCommand,
  workspace: string,
): Annotation {
  const { file, title } = properties;
  return {
    level,
    message: data,
    ...(title === undefined ? {} : { title }),
    ...(file === undefined ? {} : { file: below(workspace, file) }),
    ...placed(properties),
  };
}

function below(workspace: string, file: string): string {
  return file.startsWith(`${workspace}/`) ? relative(workspace, file) : file;
}

type Place = Pick<Annotation, "line" | "endLine" | "column" | "endColumn">;

/** A port of ValidateLinesAndColumns in ActionCommandManager.cs: columns need one line, an end comes after its start. */
function placed(properties: Readonly<Record<string, string>>): Place {
  const number = (name: string): number | undefined => {
    const text = properties[name] ?? "";
    return /^\s*[-+]?\d+\s*$/.test(text) ? Number(text) : undefined;
  };
  const endLine = number("endLine");
  const endColumn = number("endColumn");
  const line = number("line") ?? endLine;
  const column = number("col") ?? endColumn;
  const isOneLine = line !== undefined && (endLine === undefined || endLine === line);
  return {
    ...span(["line", line], ["endLine", endLine]),
    ...(isOneLine ? span(["column", column], ["endColumn", endColumn]) : {}),
  };
}

type End = readonly [keyof Place, number | undefined];

function span([start, from]: End, [end, to]: End): Place {
  if (from === undefined || (to !== undefined && to < from)) return {};
  return { [start]: from, ...(to === undefined ? {} : { [end]: to }) };
}
