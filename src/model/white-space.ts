/**
 * What Python, .NET or JavaScript call white space, without U+FEFF.
 * Quotes and equal pairs are compared after every run of these became one space.
 */
const whiteSpace =
  "\\t\\n\\v\\f\\r \\u001c-\\u001f\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

const untidy = new RegExp(`[${whiteSpace.replace(" ", "")}]|  |^ | $`);
const runs = new RegExp(`[${whiteSpace}]+`, "g");
const ends = new RegExp(`^[${whiteSpace}]+|[${whiteSpace}]+$`, "g");
const padding = new RegExp(`^[${whiteSpace}]|[${whiteSpace}]$`);
/** A Braille cell without dots and a note without a head: signs whose form is empty. */
const emptySigns = "\\u2800\\u{1d159}";
const unseen = `\\p{Default_Ignorable_Code_Point}\\p{Cf}${emptySigns}`;
const unseenSigns = new RegExp(`[${unseen}]`, "gu");
const visible = new RegExp(`[^${whiteSpace}${unseen}]`, "u");

/** Each run of white space as one space, none at the ends. Case, punctuation and composition stay. */
export function normaliseWhiteSpace(text: string): string {
  // Nearly every text is as it should be.
  return untidy.test(text) ? text.replace(runs, " ").replace(ends, "") : text;
}

/** A text without white space at its ends. */
export function trimWhiteSpace(text: string): string {
  return text.replace(ends, "");
}

/** Whether a reader sees nothing: only white space, default-ignorable and format characters, and signs whose form is empty. */
export function isBlank(text: string): boolean {
  // Nearly every text starts with a plain letter or sign.
  const first = text.charCodeAt(0);
  return !(first > 0x20 && first < 0x7f) && !visible.test(text);
}

/** A text without what nobody sees in it: default-ignorable and format characters, and signs whose form is empty. */
export function withoutInvisible(text: string): string {
  return text.replace(unseenSigns, "");
}

/** Whether a text starts or ends with white space. */
export function isPadded(text: string): boolean {
  return padding.test(text);
}
