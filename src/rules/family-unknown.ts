import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { takesPart } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { familiesById, type FamiliesFile } from "../model/families.ts";
import type { Locate, Path } from "../model/location.ts";
import { nearestTeller } from "../model/nearest.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const familyUnknown: Rule = {
  id: "family/unknown",
  level: "error",
  reports: "a name of a family that families.yaml does not hold",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const tellNearest = nearestTeller(100);
    const known = [...grouping.families.keys()];
    for (const named of namesOf(dataset, grouping)) {
      const { family, locate, path } = named;
      if (family === undefined || isBlank(family) || grouping.families.has(family)) continue;
      if (isPast(dataset, grouping, named)) continue;
      const message = `There is no family ${quoted(family)} in families.yaml${tellNearest(family, known)}.`;
      yield { message, at: locate(path), fix: fixOf(path) };
    }
  },
};

/** An entry about a holdout cannot be edited, so the family that it names stays, if only with its name. */
function fixOf([field]: Path): string {
  const isOnRecord = field === "reservations" || field === "uses" || field === "exposures";
  return isOnRecord
    ? 'Write the id of a family as it stands under "families" there. An entry that is on record stays as it is: bring its family back under its old id, with "documents: []" where another one has them now.'
    : 'Write the id of a family as it stands under "families" there, or add this one.';
}

/** A recorded move stays as it was written, also where a family that it names is gone since. */
function isPast(dataset: Dataset, { file }: Grouping, { family, path }: NamedFamily): boolean {
  const [field, index] = path;
  if (field !== "exceptions" || typeof index !== "number" || family === undefined) return false;
  if (file.families?.exceptions?.[index]?.decision !== "move") return false;
  const before = dataset.base?.families;
  return before === undefined || wasNamed(family, before);
}

function wasNamed(family: string, before: FamiliesFile): boolean {
  const moves = (before.families?.exceptions ?? []).filter((one) => one?.decision === "move");
  const named = new Set(moves.flatMap((one) => one?.families ?? []));
  return named.has(family) || familiesById(before).has(family);
}

interface NamedFamily {
  readonly family: string | undefined;
  readonly locate: Locate;
  readonly path: Path;
}

/** The places in families.yaml together, then those of one case after another: a file is parsed once for all of its own. */
function* namesOf({ cases }: Dataset, { file }: Grouping): Generator<NamedFamily> {
  const { related, exceptions, reservations, uses, exposures } = file.families ?? {};
  const lists = { related, exceptions, reservations, uses, exposures };
  for (const [field, entries] of Object.entries(lists)) {
    for (const [index, entry] of (entries ?? []).entries()) {
      for (const [place, family] of (entry?.families ?? []).entries()) {
        yield { family, locate: file.locate, path: [field, index, "families", place] };
      }
    }
  }
  for (const one of cases.filter(takesPart)) {
    for (const [index, family] of (one.case.families ?? []).entries()) {
      yield { family, locate: one.locate, path: ["families", index] };
    }
  }
}
