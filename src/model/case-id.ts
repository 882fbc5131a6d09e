import { sha256 } from "./hash.ts";
import type { CaseId } from "./ids.ts";
import { normaliseWhiteSpace } from "./white-space.ts";

const longest = 100;
const fit =
  /^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Whether a text can name a case as it is: on every disk, in every branch name. The schema says the same. */
export function isFitId(text: string): text is CaseId {
  return text.length <= longest && fit.test(text);
}

/** The id by which a case's file is named, whatever stands in it. */
export function idInName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.ya?ml$/i, "");
}

/**
 * A fit id for a text that is none: what ASCII can keep of it, and 8 hex digits of the SHA-256 of `identity`, by
 * default the text itself. The same text always gives the same id.
 */
export function foldId(text: string, identity: string = text): CaseId {
  const digits = hex(identity);
  const readable = asciiWords(text, longest - digits.length - 1);
  return known(readable === "" ? `case-${digits}` : `${readable}-${digits}`);
}

/** An id for a record that has none, from its question and from how many records before it ask the same. */
export function questionId(tool: string, question: string, ordinal: number): CaseId {
  const asked = normaliseWhiteSpace(question);
  return foldId(asciiWords(asked, 40), [tool, asked, ordinal].join("\n"));
}

/** Lower-case ASCII letters and digits of a text joined by dashes: whole words while they fit. */
export function asciiWords(text: string, room: number): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
  let words = "";
  for (const [word] of plain.matchAll(/[a-z0-9]+/g)) {
    const longer = words === "" ? word : `${words}-${word}`;
    if (longer.length > room) return words === "" ? word.slice(0, room) : words;
    words = longer;
  }
  return words;
}

function hex(text: string): string {
  // Half a surrogate pair has no UTF-8 form, and JSON escapes tell one from the other.
  const bytes = /\p{Cs}/u.test(text) ? JSON.stringify(text) : text;
  return sha256(bytes).slice("sha256:".length, "sha256:".length + 8);
}

function known(text: string): CaseId {
  if (!isFitId(text)) throw new Error(`"${text}" was made as an id and is none.`);
  return text;
}
