const plain = /^[\x20-\x25\x27-\x7e]*$/;
const plainSigns = /[^0-9a-z]+/g;
const entities = /&(?:(?:amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const signs = /[^\p{L}\p{M}\p{Nd}\p{Nl}\p{No}]+|\p{Default_Ignorable_Code_Point}+/gu;
const numbers = /\p{Nd}+/gu;

/**
 * What is left of a text where only its letters and digits count: compatibility forms as their plain ones, no upper case, no
 * white space, punctuation or invisible characters, and entities of HTML as what they stand for. The same for texts that
 * differ in nothing else.
 */
export function lettersOf(text: string): string {
  // Nearly every question in a language of Latin letters takes the short way.
  if (plain.test(text)) return text.toLowerCase().replace(plainSigns, "");
  const shown = text.includes("&") ? text.replace(entities, characterOf) : text;
  // Upper case first, so that "ß" and "SS" are equal: JavaScript knows no case folding.
  const folded = shown.normalize("NFKC").toUpperCase().toLowerCase().replaceAll("ς", "σ");
  return folded.normalize("NFKC").replace(signs, "");
}

/** Entities with a name stand for signs and spaces here, which count for nothing. */
function characterOf(_entity: string, decimal?: string, hexadecimal?: string): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "20", 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

/** The numbers that a text writes in digits: runs of them, each once. */
export function numbersOf(text: string): ReadonlySet<string> {
  return new Set(text.normalize("NFKC").match(numbers));
}
