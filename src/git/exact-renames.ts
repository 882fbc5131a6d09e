import { groupsOf } from "../model/groups.ts";
import type { PathChange } from "./changed-paths.ts";

/**
 * The paths that files were renamed to, each with the path it had, in the order of the changes: one that went and one
 * that came with the same bytes. Of several that fit, files that keep their name are paired first, then the others, both
 * in order.
 */
export function exactRenames(changes: readonly PathChange[]): ReadonlyMap<PathChange, PathChange> {
  const gone = changes.filter(({ after }) => after === undefined);
  const came = changes.filter(({ before }) => before === undefined);
  const sure = new Map(pairs(gone, came, kindIdAndName));
  const taken = new Set(sure.values());
  const [goneYet, cameYet] = [
    gone.filter((one) => !taken.has(one)),
    came.filter((one) => !sure.has(one)),
  ];
  const renames = new Map([...sure, ...pairs(goneYet, cameYet, kindAndId)]);
  return new Map(
    came.flatMap((one) => {
      const from = renames.get(one);
      return from === undefined ? [] : [[one, from]];
    }),
  );
}

/** The first that came with a key and the first that went with it, the second and the second, and so on. */
function* pairs(
  gone: readonly PathChange[],
  came: readonly PathChange[],
  keyOf: (change: PathChange) => string,
): Generator<readonly [to: PathChange, from: PathChange]> {
  const waiting = groupsOf(gone, keyOf);
  for (const [key, arrivals] of groupsOf(came, keyOf)) {
    const departures = waiting.get(key) ?? [];
    for (const [index, to] of arrivals.entries()) {
      const from = departures[index];
      if (from !== undefined) yield [to, from];
    }
  }
}

/** A run bit may change on the way; a file never becomes a link by a rename. */
function kindAndId({ before, after }: PathChange): string {
  const { mode = "", oid = "" } = before ?? after ?? {};
  return `${mode.slice(0, 3)} ${oid}`;
}

function kindIdAndName(change: PathChange): string {
  const { rawPath } = change;
  return `${kindAndId(change)} ${rawPath.slice(rawPath.lastIndexOf("/") + 1)}`;
}
