import type { SplitClaim } from "../../families/split-claim.ts";
import type { SplitStanding } from "../../families/standing.ts";
import type { NamedCommit } from "../../git/find-base.ts";
import type { Finding, Level } from "../../model/finding.ts";
import type { Comparison } from "./comparison.ts";
import type { Counts } from "./counts.ts";
import type { Holdings } from "./set-summary.ts";

/** What a check found, and how much of it is told. */
export interface Verdict {
  readonly holds: Holdings;
  /** Of the whole set, whether told or not: these decide the exit code. */
  readonly counts: Counts;
  /** The findings to tell, in order of place. */
  readonly findings: readonly Finding[];
  readonly notShown: NotShown;
  readonly rules: JudgedBy;
  readonly comparison: Comparison;
  readonly split: SplitStanding;
  /** What the recorded split is to establish; undefined where there is none. */
  readonly claim: SplitClaim | undefined;
  /** The commit that was judged, as it was named; undefined where the files of a folder were. */
  readonly commit?: NamedCommit | undefined;
  /** Present where only changed case files were judged, each alone: the other fields are of them. */
  readonly changed?: ChangedCases | undefined;
}

/** How many case files differ from an earlier state. */
export interface ChangedCases {
  /** Those that are there. */
  readonly files: number;
  readonly deleted: number;
}

/** How many findings are counted and not told, each for one reason. */
interface NotShown {
  /** In files that were not asked for. */
  readonly otherFiles: number;
  /** In files that were asked for, below the level that was asked for. */
  readonly belowLevel: number;
}

/** How many rules judged the set, of how many there are. */
interface JudgedBy {
  readonly judged: number;
  readonly of: number;
}

/** What somebody wants to be told. */
export interface Wish {
  /** Files and folders of the set; without one, the whole set. */
  readonly paths: readonly string[];
  /** The least level. */
  readonly level: Level;
}

/** Levels as numbers: the larger the graver. */
export const severity: Readonly<Record<Level, number>> = { notice: 0, warning: 1, error: 2 };

/** The findings that somebody wants to be told, and how many there are beside them. */
export function told(
  findings: readonly Finding[],
  { paths, level }: Wish,
): Pick<Verdict, "findings" | "notShown"> {
  const named = new Set(paths);
  const here = named.size === 0 ? findings : findings.filter((one) => concerns(one, named));
  const loud = here.filter((one) => severity[one.level] >= severity[level]);
  const notShown = {
    otherFiles: findings.length - here.length,
    belowLevel: here.length - loud.length,
  };
  return { findings: loud, notShown };
}

/** A finding concerns every file that takes part in it: of two twins only one may hold its place. */
function concerns({ at, related = [] }: Finding, paths: ReadonlySet<string>): boolean {
  return [at, ...related].some(({ file }) => isAmong(file, paths));
}

/** Whether a file is one of these paths, or stands in a folder that is. */
export function isAmong(file: string, paths: ReadonlySet<string>): boolean {
  for (let end = file.length; end > 0; end = file.lastIndexOf("/", end - 1)) {
    if (paths.has(file.slice(0, end))) return true;
  }
  return false;
}

/** Whether all rules found no error anywhere, so that what the set holds can be told. */
export function isSound({
  counts: { findings },
  rules,
}: Pick<Verdict, "counts" | "rules">): boolean {
  return findings.error === 0 && rules.judged === rules.of;
}
