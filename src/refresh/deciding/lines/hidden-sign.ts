import { quoted } from "../../../model/sentence.ts";
import type { UnreadLine } from "./unread-line.ts";

/** What nobody sees, or what moves other characters about: all but a tab. */
const hidden =
  /(?!\t)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800\u{1d159}]/u;

/** What a script or an emoji is written with, for words that decide nothing: joiners, soft hyphens, marks of direction, flags. */
const ofWriting =
  /[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u200b-\u200f]|\ufe0e|\ufe0f|\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;

/**
 * Whether a line holds a character that nobody sees. Before the reason none may stand: the line could be another one than people
 * see. The reason, which ends the line, may hold those that its writing needs, but none that turns the order of others around.
 */
export function hiddenSign(line: string, reason: string): UnreadLine | undefined {
  const start = line.length - reason.length;
  const found = hidden.exec(line.slice(0, start) + reason.replace(ofWriting, kept));
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const before = line.slice(Math.max(0, found.index - 40), found.index);
  return {
    wrong: `Nobody sees the character U+${code} behind ${quoted(before)}: type the line anew, without it.`,
  };
}

/** As many units as there were, so that places stay. */
function kept(found: string): string {
  return ".".repeat(found.length);
}
