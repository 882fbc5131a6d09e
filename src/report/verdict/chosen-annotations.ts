import type { Finding, Level } from "../../model/finding.ts";
import { counted } from "../../model/sentence.ts";
import { annotationOf, type Annotation } from "./annotation.ts";
import { severity } from "./verdict.ts";

/** How many annotations of one level GitHub takes from a step; it drops the others in silence. */
export const mostAnnotations = 10;

/** What decides which findings are shown beside a change. */
export interface Choosing {
  /** The set's paths that the change touches. */
  readonly changed: ReadonlySet<string>;
  /** The most annotations of one level, from 0 to `mostAnnotations`. */
  readonly limit: number;
  /** Turns a set's path into the one that the repository has. */
  readonly place: (file: string) => string;
  /** Annotations that are shown whatever else there is to show. */
  readonly always: readonly Annotation[];
}

/** An annotation to show, with the finding that it is of; undefined for one that is of none. */
export interface ChosenAnnotation {
  readonly annotation: Annotation;
  readonly finding?: Finding;
}

/**
 * Findings in the order in which they are of use to whoever wrote a change: errors first, then files of the change, then
 * one of each file before the second of any.
 */
export function byUse(
  findings: readonly Finding[],
  changed: ReadonlySet<string>,
): readonly Finding[] {
  const met = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const { level, at } = finding;
    const key = `${level} ${at.file}`;
    const nth = met.get(key) ?? 0;
    met.set(key, nth + 1);
    return { finding, nth, isElsewhere: changed.has(at.file) ? 0 : 1 };
  });
  return ranked
    .toSorted(
      (a, b) =>
        severity[b.finding.level] - severity[a.finding.level] ||
        a.isElsewhere - b.isElsewhere ||
        a.nth - b.nth,
    )
    .map(({ finding }) => finding);
}

/**
 * The annotations of a run: as many of each level as there is room for, and where some are left out, one that says how many.
 */
export function chosenAnnotations(
  findings: readonly Finding[],
  { changed, limit, place, always }: Choosing,
): readonly ChosenAnnotation[] {
  const ordered = byUse(findings, changed);
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const own = always.filter((one) => one.level === level);
    const found = ordered.filter((one) => one.level === level);
    const room = Math.max(0, limit - own.length);
    const shown = found.length <= room ? found : found.slice(0, Math.max(0, room - 1));
    const left = found.length - shown.length;
    return [
      ...own.map((annotation) => ({ annotation })),
      ...shown.map((finding) => ({ annotation: annotationOf(finding, place), finding })),
      ...(left === 0 || room === 0 ? [] : [{ annotation: others(level, left, shown.length) }]),
    ];
  });
}

function others(level: Level, left: number, shown: number): Annotation {
  const what = shown === 0 ? counted(left, level) : `${left} more ${level}s`;
  return { level, title: "Touchstone", message: `${what}: see the summary of this run.` };
}
