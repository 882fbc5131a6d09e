import { largestOwnersFile, type PlannedOwners } from "../../authoring/owners/owners-file.ts";
import type { Obstacle } from "../../git/standing.ts";
import { counted, listed } from "../../model/sentence.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What was done about a `CODEOWNERS`: `due` is a file that is not as it should be and was only looked at. */
export type OwnersDone = "written" | "unchanged" | "due";

/** Says in a line what a file of owners holds for a set now, or what it lacks. */
export function ownersReport({ path, families, guarded }: PlannedOwners, done: OwnersDone): string {
  const file = terminalText(path);
  const what = `${counted(families.length, "line")} for families, ${guarded.length} for what judges`;
  switch (done) {
    case "written":
      return `Written: ${file}, with ${what}.\n`;
    case "unchanged":
      return `Nothing to write: ${file} has ${what}.\n`;
    case "due":
      return `${file} is not what families.yaml and the policy say: ${what} are due.\n  To write them: touchstone codeowners --write\n`;
  }
}

/** What somebody has to know besides. */
export function ownersNotes({ path, after, unnameable }: PlannedOwners): string {
  const file = terminalText(path);
  const notes = [
    ...(after === 0
      ? []
      : [
          `${counted(after, "line")} of ${file} ${after === 1 ? "stands" : "stand"} behind those of Touchstone. Where two lines fit a path, the last one counts.`,
        ]),
    ...unnameable.map(
      (name) =>
        `No line can name "${terminalText(name)}", for what its name holds. Its experts are asked once it is called otherwise, or lies in a folder whose cases all have the same experts.`,
    ),
  ];
  return notes.map((note) => `${note}\n`).join("");
}

/** What keeps a file of owners from being planned, whatever is to be in it. */
export interface OwnersBarred {
  /** Files that say whom to ask and cannot be read whole. */
  readonly unread: readonly string[];
  /** What stands in the place of a `CODEOWNERS` that can be written anew; undefined where nothing does. */
  readonly inPlace: { readonly path: string; readonly what: NoOwnersFile } | undefined;
}

/** What is no `CODEOWNERS` that keeps its other lines when it is written anew. */
type NoOwnersFile = Obstacle | "not in UTF-8" | "too long";

/** How many files that cannot be read are named. */
const mostNamed = 5;

/** Why nothing can be written; undefined where it can. */
export function ownersObstacle(
  { path, text, block, guarded }: PlannedOwners,
  { unread, inPlace }: OwnersBarred,
): string | undefined {
  const file = terminalText(path);
  if (unread.length > 0) {
    const named = unread.slice(0, mostNamed).map(terminalText);
    const more = unread.length - named.length;
    const names = listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
    return `${names} cannot be read whole, so nobody can say whom else CODEOWNERS has to name. Run touchstone check, mend what it finds, and run this again.`;
  }
  if (inPlace !== undefined) {
    return `${terminalText(inPlace.path)} is ${inPlace.what}, so what it says cannot be kept. Put a plain file in UTF-8 in its place, and run this again.`;
  }
  if (guarded.some(({ owners }) => owners.length === 0)) {
    return "The policy names no owner, and CODEOWNERS has to. Write who owns what judges under owners in .github/touchstone.yaml of the set, such as owners: [robin].";
  }
  if (text === undefined) {
    return `${file} holds one of the two comments of "touchstone codeowners", or one of them twice, so nothing tells what it wrote. Take these comments and the lines between them out, and run it again.`;
  }
  const [all, ours] = [bytesOf(text), bytesOf(block.join("\n"))];
  if (all > largestOwnersFile) {
    const way =
      ours * 2 > all
        ? "Put the cases of a family into a folder of their own: it is one line then."
        : `Most of it are other lines than those of Touchstone, which take ${ours} bytes: make those fewer.`;
    return `${file} would be larger than ${largestOwnersFile / 1_000_000} MB, and GitHub reads no such file. ${way}`;
  }
  return undefined;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
