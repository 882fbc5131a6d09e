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
  if (isBlank(before) && isBlank(after)) return notShown;
  if (before === undefined || isBlank(before)) return `new: ${lineText(after ?? "", most)}`;
  if (after === undefined || isBlank(after)) return `taken away: ${lineText(before, most)}`;
  if (before === after) return notShown;
  const runs = wordDiff(before, after);
  if (runs === undefined) return `${lineText(before, most)} → ${lineText(after, most)}`;
  if (runs.every(({ mark }) => mark === " ")) return "only spaces or line ends changed";
  return diffBlock(shortened(runs), most).replace(/^> /, "");
}

/** Two values may be others though the words that are told of them are the same. */
const notShown = "changed in a part that is not shown here. “Files changed” shows it";

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === "";
}
