import { groupingOf, type Grouping } from "../families/grouping.ts";
import type { Location } from "../model/location.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import { familyPlaces } from "./sides/places-in-families.ts";
import { removedRelations, type RemovedRelation } from "./earlier/removed-relations.ts";
import type { Rule } from "./rule.ts";

/** How many families a finding names. */
const most = 5;

export const familyRelationRemoved: Rule = {
  id: "family/relation-removed",
  level: "error",
  reports: "a relation that was recorded when the set was split and is gone, and nothing says why",
  needs: "base",
  *check(dataset) {
    const grouping = groupingOf(dataset);
    if (grouping === undefined) return;
    for (const removed of removedRelations(dataset)) {
      const families = removed.parts.flat();
      yield {
        message: messageOf(removed, grouping),
        at: placeOf(families, grouping),
        related: families.slice(0, most).map(familyPlaces(grouping).split),
        fix: `${backFix(removed)} If these families do not belong together after all, record that under "exceptions": decision "keep-apart", the families, a reason, who decided and when.`,
      };
    }
  },
};

function messageOf({ was, parts, moved }: RemovedRelation, { families }: Grouping): string {
  const all = parts.flat().map((id) => `${quoted(id)} (${families.get(id)?.split ?? "no split"})`);
  const more = all.length - most;
  const names = listed(more > 0 ? [...all.slice(0, most), `${more} more`] : all);
  const why = was.reason === undefined ? "" : ` (${quoted(was.reason)})`;
  const [[one = ""] = [], [other = ""] = []] = parts;
  const apart = all.length === 2 ? "them" : `${quoted(one)} with ${quoted(other)}`;
  return `Families ${names} were recorded as related${why}, and no relation joins ${apart} any more: nothing says why.${goneFrom(moved)}`;
}

function goneFrom(moved: RemovedRelation["moved"]): string {
  const [first, ...others] = moved;
  if (first === undefined) return "";
  const more = others.length === 0 ? "" : ` So it is with ${counted(others.length, "other")}.`;
  return ` Documents of ${quoted(first.family)} are in ${listed(first.heirs.slice(0, most).map(quoted))} now.${more}`;
}

function backFix({ moved }: RemovedRelation): string {
  const [first, ...others] = moved.flatMap(({ heirs }) => heirs);
  if (first === undefined) return 'Put it back under "related".';
  return `Name ${others.length === 0 ? quoted(first) : "the families that have them now"} in the relation under "related".`;
}

/** At what is left of the relation; else where it would stand. */
function placeOf(families: readonly string[], grouping: Grouping): Location {
  const { file } = grouping;
  const named = new Set<string | undefined>(families);
  const left = (file.families?.related ?? []).findIndex((relation) =>
    (relation?.families ?? []).some((id) => named.has(id)),
  );
  if (left !== -1) return familyPlaces(grouping).relation(left);
  if (file.has(["related"])) return file.locateKey(["related"]);
  return familyPlaces(grouping).family(families[0] ?? "");
}
