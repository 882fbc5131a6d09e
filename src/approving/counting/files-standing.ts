import type { AskedChange } from "../asked-change.ts";
import type { CountingLine, FilesStanding } from "../judgement.ts";
import { isOwner, type People } from "./people.ts";
import type { Cover } from "./verdicts.ts";

/** What becomes of the files that are none of a case, by the lines that count, in the order in which they were said. */
export function filesStanding(
  { files }: AskedChange,
  lines: readonly { readonly line: CountingLine; readonly cover: Cover }[],
  people: People,
): FilesStanding {
  const owned = files.filter(({ needsOwner }) => needsOwner);
  const free = files.filter(({ needsOwner }) => !needsOwner);
  const taking = lines.filter(({ cover }) => cover.takesFiles);
  const ofOwner = taking.find(({ line }) => isOwner(line.by, people));
  // Where no case is asked about, lines that count take files.
  const [any] = lines;
  return {
    owned,
    ownedBy: owned.length === 0 ? undefined : ofOwner?.line,
    free,
    freeBy: free.length === 0 ? undefined : any?.line,
  };
}
