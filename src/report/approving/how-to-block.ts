import { hasWritableBranch } from "../../approving/writable-branch.ts";
import { folded } from "../refresh/packet/texts.ts";
import type { Telling } from "./review-place.ts";

/** How a line is written and what it does, for somebody who does it for the first time. */
export function howToBlock({ where, judged }: Telling): string {
  const { docs, records } = where;
  const more = docs === undefined ? "" : ` [More about lines](${docs})`;
  const isBefore = records === "before-merge" && hasWritableBranch(judged.pull);
  const next = isBefore ? writtenBefore : records === "none" ? notWritten : writtenAfter;
  const steps = [
    "Copy the line. The 32 digits in it stand for what you read: where the case changes, they do not fit any more, and you are asked again.",
    "Open “Files changed” and “Review changes”, paste the line, and write why behind the colon, in one sentence. Without a reason it does not count.",
    "Choose “Approve” and send it. If you approved already, a plain comment with the line is enough.",
  ].map((one, at) => `${at + 1}. ${one}`);
  const notes = [
    "Several lines may stand in one review, each on a line of its own. If you say something else of a case later, the later line counts. To say that a case is not to be used, copy its line <code>reject</code>; it counts also where you ask for changes.",
    `${next}${more}`,
    "<del>Struck out</del> is gone, <ins>underlined</ins> is new, ⟦ ⟧ marks the words that carry the answer, and “…” stands where a text was cut: the link of the case shows all of it.",
  ];
  return folded("How a line works", `${steps.join("\n")}\n\n${notes.join("\n\n")}`);
}

const writtenBefore =
  "What you decide is then written into the file of the case, on the branch of this pull request, with your name, your reason and a link to your review.";

const writtenAfter =
  "What you decide is written into the file of the case after the merge, by a pull request of its own, with your name, your reason and a link to your review.";

const notWritten = "What you decide is not written into the file of the case by itself.";
