import type { HeldOutCase, Sought, SoughtText } from "../../families/leaks/held-out.ts";
import type { Leak } from "../../families/leaks/leaks.ts";
import { sideOf } from "../../families/splits.ts";
import { clipped, counted, listed } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Style } from "../style.ts";
import { jsonText } from "../untrusted/json.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** A leak with the file that it stands in, by a name that a reader can open. */
export interface LeakInFile extends Leak {
  readonly name: string;
}

/** A file that was not looked at, and why. */
interface PassedFile {
  readonly name: string;
  readonly why: string;
}

/** What a search for leaks came to. */
export interface LeakReport {
  readonly leaks: readonly LeakInFile[];
  /** How many files were looked at. */
  readonly files: number;
  readonly passed: readonly PassedFile[];
  readonly sought: Sought;
  /** Case files that cannot be read: what they hold is not looked for. */
  readonly unread: readonly string[];
  /** Whether the texts of the cases are shown. */
  readonly show: boolean;
}

/** How many leaks, and how many names of a kind, are told one by one. */
const most = { leaks: 100, names: 5 };

/** Each leak at its place with the id of its case, and what was looked at. */
export function* leakText(report: LeakReport, style: Style): Generator<string> {
  const { leaks, passed, sought, show } = report;
  for (const leak of leaks.slice(0, most.leaks)) yield `${leakLines(leak, { style, show })}\n\n`;
  const more = leaks.length - most.leaks;
  if (more > 0) yield `and ${more} more: --format json lists them all\n\n`;
  if (leaks.some((leak) => isHeldOut(leak.sought.of))) yield `  fix: ${advice}\n\n`;
  if (sought.tooShort.length > 0) {
    const ids = sought.tooShort.map(caseName);
    yield `${terminalText(`Not looked for, since the question is too short: ${some(ids)}.`)}\n`;
  }
  if (report.unread.length > 0) {
    yield `${terminalText(`Not looked for, since touchstone check cannot read it: ${some(report.unread)}.`)}\n`;
  }
  for (const line of passedLines(passed)) yield `${line}\n`;
  yield `${summary(report, style)}\n`;
}

const advice =
  'Take examples from dev in their place. If anything was chosen with such a file, these cases hold out nothing any more: say so under "exposures" in families.yaml.';

function isHeldOut({ split }: HeldOutCase): boolean {
  return split !== undefined && sideOf(split) !== "development";
}

function leakLines(
  { name, line, column, places, sought }: LeakInFile,
  { style, show }: { readonly style: Style; readonly show: boolean },
): string {
  const where = style.strong(terminalText(`${name}:${line}:${column}`));
  const side = sought.of.split === undefined ? "" : ` (${sought.of.split})`;
  const what = sought.what === "question" ? "The question" : "The expected answer";
  const more = places === 1 ? "" : `, and in ${counted(places - 1, "other place")} of this file`;
  const sentence = `${what} of case "${caseName(sought.of)}"${side} stands here word for word${more}.`;
  const text = show ? [`  ${terminalText(clipped(sought.text, 200))}`] : [];
  return [`${where} ${style.red("leak")}`, `  ${terminalText(sentence)}`, ...text].join("\n");
}

const reasons: Readonly<Record<string, string>> = {
  "of-the-set": "of the set itself",
  binary: "no text",
  "too-large": "larger than 100 MB",
  link: "links",
  "no-file": "no files",
  closed: "closed to who runs this",
};

function passedLines(passed: readonly PassedFile[]): readonly string[] {
  return Object.entries(reasons).flatMap(([reason, words]) => {
    const names = passed.filter(({ why }) => why === reason).map(({ name }) => name);
    return names.length === 0 ? [] : [terminalText(`Not looked at, ${words}: ${some(names)}.`)];
  });
}

function summary({ leaks, files, sought }: LeakReport, style: Style): string {
  const cases = new Set(leaks.map((leak) => leak.sought.of)).size;
  const inFiles = new Set(leaks.map(({ name }) => name)).size;
  const looked = `${counted(files, "file")} looked at for ${soughtWords(sought.cases)}`;
  if (leaks.length === 0) return `${style.green("no leak")}, ${looked}`;
  const found = `${counted(cases, "case")} leaked into ${counted(inFiles, "file")}`;
  return `${style.red(found)}, ${looked}`;
}

function soughtWords(cases: readonly HeldOutCase[]): string {
  const counts = new Map<string, number>();
  for (const { split } of cases) {
    const name = split ?? "no split";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const parts = [...counts].toSorted(([a], [b]) => byUtf8(a, b));
  const by = parts.map(([split, count]) => `${count} of ${split}`);
  return `${counted(cases.length, "case")}${by.length === 0 ? "" : `: ${listed(by)}`}`;
}

function caseName({ file: { case: draft, path } }: HeldOutCase): string {
  return draft.id ?? path;
}

function some(names: readonly string[]): string {
  const more = names.length - most.names;
  return listed([...names.slice(0, most.names), ...(more > 0 ? [`${more} more`] : [])]);
}

/** The same as one JSON object and a line feed, with every leak. */
export function leakJson({ leaks, files, passed, sought, unread, show }: LeakReport): string {
  return `${jsonText({
    findings: leaks.map(({ name, line, column, places, sought: one }) => ({
      file: name,
      line,
      column,
      case: caseName(one.of),
      split: one.of.split ?? null,
      found: one.what satisfies SoughtText["what"],
      places,
      ...(show ? { text: one.text } : {}),
    })),
    files,
    passed,
    cases: sought.cases.length,
    tooShort: sought.tooShort.map(caseName),
    unread,
  })}\n`;
}
