import { diffBlock, lineText } from "../../refresh/packet/texts.ts";
import { shortened, wordDiff } from "../../word-diff.ts";

/** How many characters of a text are told that stands beside another one. */
const longestBeside = 600;

/** Two texts in one line: word by word where that helps, otherwise one behind the other. */
export function comparedText(
  before: string | undefined,
  after: string | undefined,
  longest: number,
): string {
  const most = Math.min(longest, longestBeside);
  if (isBlank(before) && isBlank(after)) return "changed, in what cannot be shown";
  if (before === undefined || isBlank(before)) return `new: ${lineText(after ?? "", most)}`;
  if (after === undefined || isBlank(after)) return `taken away: ${lineText(before, most)}`;
  const runs = wordDiff(before, after);
  if (runs === undefined) return `${lineText(before, most)} → ${lineText(after, most)}`;
  if (runs.every(({ mark }) => mark === " ")) return "only spaces or line ends changed";
  return diffBlock(shortened(runs), most).replace(/^> /, "");
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}
