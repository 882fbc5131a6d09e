import { isDeepStrictEqual } from "node:util";
import { holdersOfCase } from "../../families/case-holders.ts";
import { decisionsIn, isOneUse, type DecidedUse } from "../../families/decisions.ts";
import type { Grouping } from "../../families/grouping.ts";
import { namedHolders, namesSome, type Named } from "../../families/named-holders.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Path } from "../../model/location.ts";
import { quoted } from "../../model/sentence.ts";
import { earlierUses, type EarlierUse } from "./earlier-uses.ts";

/** A family or a case that a use names and has no business with. */
export interface OtherSubject {
  readonly use: DecidedUse;
  /** Its place in the entry. */
  readonly path: Path;
  /** As a sentence names it. */
  readonly name: string;
  /** Whether the entry repeats a use. */
  readonly isRepeated: boolean;
}

/** What uses name that their reservations do not keep. One that names nothing keeps all that was in test then. */
export function* unkept(
  { cases }: Pick<Dataset, "cases">,
  grouping: Grouping,
): Generator<OtherSubject> {
  const holders = namedHolders(grouping, cases);
  for (const use of decisionsIn(grouping.file.families).uses) {
    const kept = use.reservation?.entry;
    if (use.repeated !== undefined || !namesSome(kept)) continue;
    const reached = holders.joinedWith(holders.of(kept));
    for (const { named, path, name, isIn } of subjectsOf(use.entry)) {
      // By its name as well: where it went later changes nothing of what was kept.
      if (isIn(kept) || [...holders.of(named)].every((key) => reached.has(key))) continue;
      yield { use, path, name, isRepeated: false };
    }
  }
}

/** What new entries that repeat a use name, and in which there is nothing that the use reached in the earlier state. */
export function* unfollowed(dataset: Dataset, grouping: Grouping): Generator<OtherSubject> {
  const { base, cases } = dataset;
  const repeating = decisionsIn(grouping.file.families).uses.filter(
    ({ repeated, entry }) => repeated !== undefined && !isRecorded(base?.families, entry),
  );
  if (base === undefined || repeating.length === 0) return;
  const holders = namedHolders(grouping, cases);
  const earlier = earlierUses(dataset);
  for (const use of repeating) {
    const one = earlier.find((before) => isOneUse(before.use, use.entry));
    const now = one === undefined ? new Set<string>() : holdersNow(one, dataset, grouping);
    for (const { named, path, name } of subjectsOf(use.entry)) {
      if ([...holders.of(named)].some((key) => now.has(key))) continue;
      yield { use, path, name, isRepeated: true };
    }
  }
}

function isRecorded(before: Grouping["file"] | undefined, entry: DecidedUse["entry"]): boolean {
  return (before?.families?.uses ?? []).some((one) => isDeepStrictEqual(one, entry));
}

/** What carries the split of what a use reached in the earlier state. */
function holdersNow(
  { cases, documents }: EarlierUse,
  dataset: Dataset,
  grouping: Grouping,
): ReadonlySet<string> {
  const ids = new Set(cases.flatMap((file) => file.case.id ?? []));
  const own = dataset.cases.filter(({ case: { id } }) => id !== undefined && ids.has(id));
  return new Set([
    ...own.flatMap((file) => holdersOfCase(grouping, file)),
    ...documents.flatMap(({ documentId }) =>
      grouping.claimsOf(documentId).map(({ family }) => family),
    ),
  ]);
}

interface Subject {
  readonly named: Named;
  readonly path: Path;
  readonly name: string;
  readonly isIn: (other: Named) => boolean;
}

function subjectsOf({ families = [], cases = [] }: Named): readonly Subject[] {
  const ofFamilies = families.map((id, index): Subject => ({
    named: { families: [id] },
    path: ["families", index],
    name: `family ${quoted(id ?? "")}`,
    isIn: (other) => other.families?.includes(id) === true,
  }));
  const ofCases = cases.map((id, index): Subject => ({
    named: { cases: [id] },
    path: ["cases", index],
    name: `case ${quoted(id ?? "")}`,
    isIn: (other) => other.cases?.includes(id) === true,
  }));
  return [...ofFamilies, ...ofCases];
}
