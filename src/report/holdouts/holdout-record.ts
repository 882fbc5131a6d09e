import type { ExposurePlan } from "../../families/plan-exposure.ts";
import type { Refusal } from "../../families/planned.ts";
import type { Reservation, Use } from "../../model/generated/families.ts";
import { countOf } from "../../families/holdout-overview.ts";
import type { Holder } from "../../families/split-graph.ts";
import { countWords, reservationWords, someOf, useWords } from "./holdout-words.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How it is told: where the file is, and whether anything was written. */
export interface RecordOptions {
  readonly style: Style;
  /** The file as the person would write it. */
  readonly file: string;
  readonly dryRun: boolean;
}

/** Why nothing was written, and what to do. */
export function refusalText({ message, fix }: Refusal, { style, file }: RecordOptions): string {
  return [
    `${style.strong(terminalText(file))} ${style.red("not written")}`,
    `  ${terminalText(message)}`,
    `  fix: ${terminalText(fix)}`,
    "",
  ].join("\n");
}

/** That the same is on record. */
export function knownText(what: string, { file }: RecordOptions): string {
  return `${terminalText(what)} is on record in ${terminalText(file)} already. Nothing was written.\n`;
}

export function reservedText(entry: Reservation, options: RecordOptions): string {
  const lines = [
    "Bring it to the main branch before anybody reads held-out results: the history shows which came first.",
    `Next, once the results are read: touchstone holdout use --decision ${entry.decision}`,
  ];
  return told({ done: "reserved", what: reservationWords(entry), lines }, options);
}

export function usedText(entry: Use, options: RecordOptions): string {
  const lines = [
    "The results answer this decision. Whoever now changes something because of them has learned from them: touchstone holdout expose",
  ];
  const what = `${useWords({ entry })}, of ${someOf(namesOf(entry))}`;
  return told({ done: "used", what, lines }, options);
}

function namesOf({ families = [], cases = [] }: Use): readonly string[] {
  return [...families, ...cases];
}

/** Which uses were repeated, for what they are of under the names of today. */
export function followedText(entries: readonly Use[], options: RecordOptions): string {
  const [first] = entries;
  if (first === undefined) return knownText("That use", options);
  const uses = entries.map((entry) => useWords({ entry }));
  const what = `${uses.join("; ")}, of ${someOf(namesOf(first))} too`;
  const lines = ["It is the same use, under the names of today, and takes no reservation."];
  return told({ done: "used", what, lines }, options);
}

/** What is spent, what goes with it, and what is still held out. */
export function exposedText(plan: ExposurePlan, options: RecordOptions): string {
  const { entry, moved } = plan;
  if (entry === undefined && moved.length === 0) return knownText("The same exposure", options);
  const spent = [...(entry?.families ?? []), ...(entry?.cases ?? [])];
  const what = entry === undefined ? names(moved) : someOf(spent);
  return told({ done: "exposed", what, lines: exposedLines(plan, options) }, options);
}

function exposedLines(
  { entry, moved, joined, left }: ExposurePlan,
  { dryRun }: RecordOptions,
): readonly string[] {
  const changed = dryRun ? "Would move" : "Moved";
  return [
    ...(entry === undefined ? ["The exposure was on record already."] : []),
    ...(moved.length === 0 ? [] : [`${changed} to "regression": ${names(moved)}.`]),
    ...(joined.length === 0
      ? []
      : [`Spent with what was named, since something joins them: ${names(joined)}.`]),
    ...leftLines(left),
    "A score on what is spent is not confirmation; it stays as a regression test.",
  ];
}

function leftLines(left: ExposurePlan["left"]): readonly string[] {
  const [untouched, used] = (["untouched", "used"] as const).map((state) =>
    countOf(left.filter(({ record }) => record.state === state)),
  );
  return [
    untouched === undefined || untouched.questions === 0
      ? "Nothing untouched is held out any more: no new score is confirmation until something is that nobody has seen."
      : `Still untouched: ${countWords(untouched)}.`,
    ...(used === undefined || used.questions === 0
      ? []
      : [`Still held out, but read before: ${countWords(used)}.`]),
  ];
}

function names(holders: readonly Holder[]): string {
  return someOf(holders.map(nameOf));
}

function nameOf(holder: Holder): string {
  return holder.kind === "family" ? holder.id : (holder.file.case.id ?? holder.file.path);
}

/** What was done, to what, and what follows. */
interface Told {
  readonly done: string;
  readonly what: string;
  readonly lines: readonly string[];
}

function told({ done, what, lines }: Told, { style, file, dryRun }: RecordOptions): string {
  const mark = dryRun ? `would be ${done}` : style.green(done);
  const end = dryRun ? ["Nothing was written."] : [];
  const head = `${style.strong(terminalText(file))} ${mark}${what === "" ? "" : ` ${terminalText(what)}`}`;
  return `${[head, ...lines.map((line) => `  ${terminalText(line)}`), ...end].join("\n")}\n`;
}
