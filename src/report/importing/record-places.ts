import type { RecordPlan } from "../../importing/import-plan.ts";
import { placeText } from "../../importing/source-place.ts";
import { counted } from "../../model/sentence.ts";
import { runsOf, runText } from "../ranges.ts";

/** Up to how many runs of record numbers all are named, and how many of more: a long list is read by nobody. */
const mostRuns = 16;
const firstRuns = 12;
/** How many places in files are named. */
const mostPlaces = 3;

/**
 * The places of several records in one line, still untrusted: the numbers of records of one file, else where they stand
 * in their files. `fullList` is what has the rest.
 */
export function recordPlaces(
  some: readonly RecordPlan[],
  { plans, fullList }: { readonly plans: readonly RecordPlan[]; readonly fullList: string },
): string {
  if (some.length === plans.length) return `all ${counted(plans.length, "record")}`;
  const count = `${some.length} of ${plans.length}`;
  const numbers = numbersOf(some, plans);
  if (numbers === undefined) {
    const places = some.slice(0, mostPlaces).map(({ at }) => placeText(at));
    const more = some.length - places.length;
    return `${count} records: ${places.join(", ")}${more > 0 ? ` and ${more} more (${fullList} lists all)` : ""}`;
  }
  const runs = runsOf(numbers);
  const named = runs.length > mostRuns ? runs.slice(0, firstRuns) : runs;
  const more = numbers.length - named.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const rest = more > 0 ? ` and ${more} more (${count}; ${fullList} lists all)` : ` (${count})`;
  return `records ${named.map(runText).join(", ")}${rest}`;
}

/** Undefined where a number alone does not tell which record of the import it is, or how to find it. */
function numbersOf(
  some: readonly RecordPlan[],
  all: readonly RecordPlan[],
): readonly number[] | undefined {
  const files = new Set(all.map(({ at }) => at.file));
  const numbers = some.flatMap(({ at }) => (at.path === undefined ? (at.number ?? []) : []));
  return files.size > 1 || numbers.length < some.length ? undefined : numbers;
}
