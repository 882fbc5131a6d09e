import { conflictsIn, type Conflict } from "../../families/conflicts.ts";
import type { Grouping } from "../../families/grouping.ts";
import type { Step } from "../../families/shortest-path.ts";
import type { Link } from "../../families/split-graph.ts";
import type { Problem } from "../../model/finding.ts";
import type { Location } from "../../model/location.ts";
import { conflictFix, conflictMessage } from "./conflict-words.ts";
import { familyPlaces, placeOfSplit } from "./places-in-families.ts";

/** Two sides that something joins, as they are told. */
export interface LinkedSides {
  /** Its path is the one that is told: of relations, where these join the two by themselves. */
  readonly conflict: Conflict;
  /** The step at which it is told. */
  readonly bridge: Step;
  readonly problem: Problem;
}

/** How many places a finding names. */
const most = 10;

/** Every pair of sides that something joins in a set that is split, in the order of the components. */
export function* linkedSides(grouping: Grouping): Generator<LinkedSides> {
  for (const { cut, ...found } of conflictsIn(grouping.graph())) {
    const path = cut.kind === "relations" ? cut.path : found.path;
    const conflict = { ...found, cut, path };
    const bridge = bridgeOf(conflict);
    const problem = {
      message: conflictMessage(path, bridge),
      at: placeOf(grouping, bridge),
      related: relatedPlaces(grouping, conflict, bridge),
      fix: conflictFix(conflict),
    };
    yield { conflict, bridge, problem };
  }
}

/** The first step that goes with the cases that would have to go; of relations alone, the first step. */
function bridgeOf({ path, cut }: Conflict): Step {
  const files = cut.kind === "cases" ? cut.files : [];
  return (
    path.find(({ through }) => through.by === "case" && files.includes(through.file)) ?? path[0]
  );
}

function placeOf(grouping: Grouping, { through, from, to }: Step): Location {
  if (through.by === "relation") return familyPlaces(grouping).relation(through.index);
  const { belongings } = grouping.familiesOf(through.file);
  const bringing = [to, from].flatMap((holder) =>
    belongings.filter(({ family }) => holder.kind === "family" && holder.id === family),
  );
  return through.file.locate(bringing[0]?.path ?? ["variantOf"]);
}

/** The splits at both ends first, then what else is on the way, then the other cases that would have to go. */
function relatedPlaces(grouping: Grouping, conflict: Conflict, bridge: Step): readonly Location[] {
  const { path, cut } = conflict;
  const ends = [path[0].from, path.at(-1)?.to ?? path[0].to];
  const steps = path.filter(({ through }) => through !== bridge.through);
  const named = new Set<Link | undefined>(path.map(({ through }) => through));
  const files = new Set([...named].map((link) => (link?.by === "case" ? link.file : undefined)));
  const others = cut.kind === "cases" ? cut.files.filter((file) => !files.has(file)) : [];
  return [
    ...ends.map((holder) => placeOfSplit(grouping, holder)),
    ...steps.slice(0, most).map((step) => placeOf(grouping, step)),
    ...others.slice(0, most).map((file) => file.locate(["id"])),
  ];
}
