import { findingsOf } from "./report.ts";
import { refunds, splitSet, travel, type Files } from "./split-set.ts";

/** A reservation of a decision by noor. */
export function reservation(at: string, more = ""): string {
  return `{decision: d1, purpose: Whether.${more}, by: noor, at: ${at}}`;
}
/** A use of that decision by sam. */
export function use(at: string, more = ""): string {
  return `{decision: d1${more}, by: sam, at: ${at}, run: r1, configuration: c1, frozenAt: 2026-09-01T00:00:00Z}`;
}
/** An exposure by ada. */
export function exposure(at: string, what = "families: [travel]"): string {
  return `{${what}, by: ada, at: ${at}, run: r1, learned: Much.}`;
}
/** Entries of the records of families.yaml, beside two families and cases. */
interface Records {
  readonly reservations?: readonly string[];
  readonly uses?: readonly string[];
  readonly exposures?: readonly string[];
  readonly split?: string;
  readonly cases?: readonly string[];
}
/** A set with these entries and these cases; travel is on the side named. */
export function recordedSet({ split = "test", cases = [], ...records }: Records): Files {
  const rest = Object.entries(records).flatMap(([name, entries]) => [
    `${name}:`,
    ...entries.map((one: string) => `  - ${one}`),
  ]);
  return splitSet({ families: [refunds, travel.replace("test", split)], rest }, ...cases);
}
/** A moment of a day of October. */
export function day(date: number): string {
  return `2026-10-${String(date).padStart(2, "0")}T09:00:00Z`;
}
/** The rules that find something. */
export async function rulesOf(files: Files, base?: Files): Promise<readonly string[]> {
  return (await findingsOf(files, base)).map(({ rule }) => rule);
}
