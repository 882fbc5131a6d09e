import { heldOutIn } from "../../approving/change/held-out.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import type { Finding } from "../../model/finding.ts";
import { isInCases } from "../../model/layout.ts";
import { counted } from "../../model/sentence.ts";
import { awaitsMending, checkErrors } from "./check-errors.ts";
import { markdownCode } from "../untrusted/markdown.ts";
import { idCode, lineText } from "../refresh/packet/texts.ts";
import { setLink, type Telling } from "./review-place.ts";

/** How many errors are told. */
const most = 5;

/** What the check finds in the set as the merge would leave it: the first errors, those of asked cases before others. */
export function checkBlock(telling: Telling): readonly string[] {
  const { judged, longest } = telling;
  const errors = checkErrors(judged);
  if (errors.length === 0) return [];
  const files = new Set(judged.sets.merged.cases.map(({ path }) => path));
  const link = setLink(telling);
  const placeOf = ({ at: { file, line } }: Finding): string =>
    isInCases(file) && !files.has(file) ? idCode(file) : link(`${file}:${line}`, file, line);
  const isHeld = heldOutFindings(judged);
  const wait = "Wait for that before you review: a case that is edited needs another line.";
  const lines = errors.slice(0, most).map((one) => {
    const { message, fix } = one;
    if (isHeld(one)) return `- ${placeOf(one)}: ${markdownCode(one.rule)}`;
    const mend = fix === undefined ? "" : ` ${lineText(fix, longest)}`;
    return `- ${placeOf(one)}: ${lineText(message, Math.min(longest, 500))}${mend}`;
  });
  const more = errors.length - lines.length;
  const rest =
    more > 0 ? [`- and ${more} more, which ${markdownCode("touchstone check")} lists`] : [];
  return [
    "### The check",
    `It finds ${counted(errors.length, "error")}, for whoever opened this pull request to mend:`,
    [...lines, ...rest].join("\n"),
    ...(awaitsMending(judged) ? [wait] : []),
  ];
}

/** Whether a finding is about a case that is held out, or of which nobody can tell: what it says may quote it. */
function heldOutFindings({ sets }: JudgedChange): (finding: Finding) => boolean {
  const side = heldOutIn(sets);
  const files = new Map(
    [...sets.base.cases, ...sets.merged.cases].map((file) => [file.path, file]),
  );
  const isHeld = (path: string): boolean => {
    const file = files.get(path);
    return file === undefined ? isInCases(path) : file.whole === undefined || side.holdsCase(file);
  };
  return ({ at, related = [] }) => [at, ...related].some(({ file }) => isHeld(file));
}
