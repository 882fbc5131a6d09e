import type { Dataset } from "../../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../../model/families.ts";
import type { Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import { earlierSplit } from "./earlier-split.ts";

/** What was declared before a split was recorded, and is another one now. */
export interface Redeclaration {
  /** What changed, as the start of a sentence without its full stop. */
  readonly change: string;
  readonly file: FamiliesFile;
  readonly path: Path;
  /** How the day that stands there goes with the one that stood there, as the end of a sentence. */
  readonly day: string;
  /** Whether that day is later than the one that stood there. */
  readonly isDated: boolean;
}

/** The rule by which documents form families, in other words than those under which the split was recorded. */
export function changedGrouping(dataset: Dataset): Redeclaration | undefined {
  return redeclared(dataset, "grouping", groupingChange);
}

/** A claim of another kind, with another cutoff, or that asks for less than when the split was recorded. */
export function changedClaim(dataset: Dataset): Redeclaration | undefined {
  return redeclared(dataset, "claim", claimChange);
}

function groupingChange(before: FamiliesDraft, now: FamiliesDraft): string | undefined {
  const [was, is] = [before.grouping?.rule, now.grouping?.rule];
  if (was === undefined || is === undefined) return undefined;
  if (normaliseWhiteSpace(was) === normaliseWhiteSpace(is)) return undefined;
  return `The grouping rule was ${quoted(was)} when the split was recorded`;
}

function claimChange(before: FamiliesDraft, now: FamiliesDraft): string | undefined {
  const [was = {}, is = {}] = [before.claim, now.claim];
  if (was.kind === undefined || is.kind === undefined) return undefined;
  if (was.kind !== is.kind) {
    return `The claim was "${was.kind}" when the split was recorded and is "${is.kind}" now`;
  }
  if (was.cutoff !== undefined && is.cutoff !== undefined && was.cutoff !== is.cutoff) {
    return `The cutoff was ${was.cutoff} when the split was recorded and is ${is.cutoff} now`;
  }
  return minimumChange(was.minimumTestComponents, is.minimumTestComponents);
}

/** What the schema says for a set that says nothing is 2. */
function minimumChange(asked = 2, asks = 2): string | undefined {
  return asks < asked
    ? `The claim asked for ${asked} test components when the split was recorded and asks for ${asks} now`
    : undefined;
}

function redeclared(
  dataset: Dataset,
  part: "claim" | "grouping",
  changeIn: (before: FamiliesDraft, now: FamiliesDraft) => string | undefined,
): Redeclaration | undefined {
  const earlier = earlierSplit(dataset);
  const { families: file } = dataset;
  const was = earlier?.before[part]?.declaredAt;
  const now = file?.families;
  const declaredAt = now?.[part]?.declaredAt;
  if (earlier === undefined || now === undefined || declaredAt === undefined) return undefined;
  const change = changeIn(earlier.before, now);
  if (change === undefined || file === undefined) return undefined;
  return {
    change,
    file,
    path: [part],
    day: dayInWords(declaredAt, was),
    // Days as the schema writes them are in the order of time.
    isDated: was === undefined || declaredAt > was,
  };
}

function dayInWords(is: string, was = is): string {
  return is === was
    ? `"declaredAt" is ${is}, as before`
    : `"declaredAt" was ${was} and is ${is} now`;
}
