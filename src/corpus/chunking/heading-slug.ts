/**
 * The characters that a slug keeps are all but these: ASCII and general punctuation, signs of East Asian punctuation, and
 * what is invisible. Said by what goes, so that a letter that a later Unicode adds gives the same slug everywhere.
 */
const gone =
  // oxlint-disable-next-line no-control-regex -- Control characters are what it takes out.
  /[\u0000-\u001f\u0021-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u2010-\u2027\u2030-\u205e\u2060-\u206f\u3001-\u3004\u3008-\u3020\u3030\u303d-\u303f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3e\uff40\uff5b-\uff65\ufeff\u200b-\u200f\u202a-\u202e]/g;

/** The longest slug, in UTF-16 units. */
const longest = 80;

/** A heading as a part of an id: small letters of any script, words joined by dashes; `untitled` where nothing is left. */
export function headingSlug(title: string): string {
  const words = title.normalize("NFC").toLowerCase().normalize("NFC").replace(gone, "").trim();
  const slug = words
    .replace(/\s+/g, "-")
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, "");
  return slug.replace(/^-+|-+$/g, "") || "untitled";
}
