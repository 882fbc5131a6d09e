import {
  exportedSet,
  type ExportedSet,
  type ExportOptions,
  type Purpose,
} from "../../../src/exporting/exported-set.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { Split } from "../../../src/model/families.ts";
import type { Comparison } from "../../../src/report/verdict/comparison.ts";
import {
  errorsInTheWay,
  exportRefusal,
  nothingToExport,
  withoutCurrent,
} from "../../../src/report/exporting/export-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { allRules, everydayRules } from "../../../src/rules/all-rules.ts";
import type { Io } from "../../io.ts";
import { judgedDataset, type JudgedDataset } from "./judged-dataset.ts";
import { placeFrom, setFolder } from "../set-folder.ts";

/** What is to go out of which set. */
interface Asked {
  /** The set's folder as it was named. */
  readonly set: string;
  readonly purpose: Purpose;
  readonly splits: readonly Split[] | undefined;
  readonly base: string | undefined;
  /** Which texts are needed, where those of the evidence are not enough. */
  readonly texts?: "current" | undefined;
}

/** A set without errors as it goes out, with all of it that a shape may look at. */
export interface JudgedExport {
  readonly set: ExportedSet;
  readonly dataset: Dataset;
  readonly comparison: Comparison;
  /** The same set on some sides alone. */
  readonly onSides: (splits: readonly Split[]) => ExportedSet;
}

/**
 * Judges a set by all rules of a purpose and takes what may go out of it, or says why nothing does. Throws UsageError where
 * there is no set, RepositoryError where the base that was asked for cannot be read.
 */
export async function judgedExport(
  io: Io,
  asked: Asked,
): Promise<JudgedExport | { readonly refusal: string }> {
  const { purpose, splits, base, texts = "cited" } = asked;
  const folder = await setFolder(io.cwd, asked.set);
  const rules = purpose === "evaluation" ? allRules : everydayRules;
  const judged = await judgedDataset(io, { folder, base, rules, texts });
  const { dataset, comparison } = judged;
  const set = exportedSet(dataset, { purpose, splits });
  // That nothing can go out, whatever is mended, is said first.
  const place = placeFrom(io.cwd, folder, asked.set);
  if ("refusal" in set && set.refusal === "no-current-revision") {
    return { refusal: withoutCurrent(judged.findings, { style: plainStyle, place }) };
  }
  if ("refusal" in set && set.refusal !== "unreadable-families") {
    return { refusal: exportRefusal(set.refusal) };
  }
  const errors = errorsOf(judged, {
    purpose,
    given: asked.set,
    place,
  });
  if (errors !== undefined) return { refusal: errors };
  if ("refusal" in set) return { refusal: exportRefusal(set.refusal) };
  if (set.cases.length === 0) return { refusal: nothingToExport(set.leftOut) };
  return {
    set,
    dataset,
    comparison,
    onSides: (sides) => part(dataset, { purpose, splits: sides }),
  };
}

function part(dataset: Dataset, options: ExportOptions): ExportedSet {
  const set = exportedSet(dataset, options);
  if ("refusal" in set) throw new Error("A part of a set goes out where the whole does.");
  return set;
}

interface Told {
  readonly purpose: Purpose;
  readonly given: string;
  readonly place: (file: string) => string;
}

function errorsOf(
  { findings }: JudgedDataset,
  { purpose, given, place }: Told,
): string | undefined {
  if (!findings.some(({ level }) => level === "error")) return undefined;
  const forWhat = purpose === "evaluation" ? " --for evaluation" : "";
  const where = given === "." ? "" : ` ${terminalText(given)}`;
  return errorsInTheWay(findings, `touchstone check${forWhat}${where}`, {
    style: plainStyle,
    place,
  });
}
