import type { Closing } from "../../approving/merged/closing.ts";
import { listed } from "../../model/sentence.ts";
import { idCode } from "../refresh/packet/texts.ts";

/** How many names stand in one sentence. */
const mostNamed = 10;

/**
 * What stands first once a pull request was merged: what counts as unapproved before everything else, and where the decisions
 * are. `isWritten`: whether decisions are written into the cases at all.
 */
export function closingVerdict(closing: Closing, { isWritten }: { isWritten: boolean }): string {
  const { unapproved, accepted, withheld, changed, underway } = closing;
  const parts: readonly (readonly [about: readonly string[], words: (names: string) => string])[] =
    [
      [withheld, (them) => `What was decided about ${them} cannot be written down: see below.`],
      [accepted, (them) => acceptedText(them, accepted.length)],
      [underway, (them) => underwayText(them, closing, isWritten)],
      [
        changed,
        (them) =>
          `${them} changed since, or ${changed.length === 1 ? "is" : "are"} gone: what was decided here is about an earlier text, and is not written down.`,
      ],
    ];
  const told = parts
    .filter(([about]) => about.length > 0)
    .map(([about, words]) => words(names(about)));
  if (unapproved.length > 0) return [unapprovedText(unapproved), ...told].join(" ");
  const start =
    told.length === 0
      ? "**Merged, and nothing is missing:** what was decided stands in the files of the cases."
      : "**Merged.**";
  return [start, ...told].join(" ");
}

function unapprovedText(ids: readonly string[]): string {
  const [it, line] =
    ids.length === 1
      ? ["counts as unapproved", "its line below"]
      : ["count as unapproved", "their lines below"];
  return `**Merged without an approval: ${names(ids)} ${it}.** No line that counts fits what was merged. Until the case changes, ${line} may still be said here, in a review that approves.`;
}

function acceptedText(them: string, count: number): string {
  return count === 1
    ? `${them} stays a candidate, as a line here says: nobody has judged it, and its file says so.`
    : `${them} stay candidates, as a line here says: nobody has judged them, and their files say so.`;
}

function underwayText(them: string, { by, underway }: Closing, isWritten: boolean): string {
  const files = underway.length === 1 ? "its file" : "their files";
  const start = `What was decided about ${them}`;
  if (by !== undefined) return `${start} is written into ${files} by pull request #${by}.`;
  return isWritten
    ? `${start} is not written into ${files} yet.`
    : `${start} is not written into ${files} by itself.`;
}

function names(all: readonly string[]): string {
  const named = all.slice(0, mostNamed).map(idCode);
  const more = all.length - named.length;
  return listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
}
