import { asciiWords } from "../model/case-id.ts";
import type { Families } from "../model/generated/families.ts";
import { fitsGlob } from "../model/glob.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** The longest name of a suggested folder, in characters: an id begins with it. */
const longest = 60;

/**
 * The folder below cases/ for a case: the first family that one of its evidence's documents belongs to, else the first
 * document's name without folders and ending. Empty, for cases/ itself, where nothing gives a name.
 */
export function suggestFolder(
  documents: readonly string[],
  families: Families | undefined,
): string {
  for (const document of documents) {
    const family = familyOf(document, families);
    if (family !== undefined) return family;
  }
  const [first = ""] = documents;
  const name = first.slice(first.replace(/[/\\]+$/, "").search(/[^/\\]*$/));
  return asciiWords(name.replace(/\.[A-Za-z0-9]{1,5}$/, ""), longest);
}

/** An exact name beats a pattern; a document that two patterns claim belongs to none until somebody says to which. */
function familyOf(document: string, families: Families | undefined): string | undefined {
  const all = Object.entries(families?.families ?? {}).toSorted(([a], [b]) => byUtf8(a, b));
  const named = all.find(([, { documents }]) => documents.includes(document));
  if (named !== undefined) return named[0];
  const claimed = all.filter(([, { documents }]) =>
    documents.some((glob) => fitsGlob(glob, document)),
  );
  return claimed.length === 1 ? claimed[0]?.[0] : undefined;
}

/** The next id of a folder, such as `refunds-003`: one more than the largest number in use, in no case's way. */
export function suggestId(folder: string, known: ReadonlySet<string>): string {
  const name = asciiWords(folder.slice(folder.lastIndexOf("/") + 1), longest);
  const stem = name === "" ? "case" : name;
  const numbers = [...known].flatMap((id) => {
    const number = id.startsWith(`${stem}-`) ? id.slice(stem.length + 1) : "";
    return /^\d{1,6}$/.test(number) ? [Number(number)] : [];
  });
  const next = Math.max(0, ...numbers) + 1;
  return `${stem}-${String(next).padStart(3, "0")}`;
}
