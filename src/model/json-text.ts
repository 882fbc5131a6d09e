/**
 * A value as JSON that means exactly it and can be printed anywhere: control and format characters are escaped, so that
 * no terminal follows one, and so is the bracket of `##[`, in which a runner would find a command.
 */
export function jsonText(
  value: unknown,
  { indent = 0 }: { readonly indent?: number } = {},
): string {
  const text = JSON.stringify(value, undefined, indent) ?? "null";
  return text.replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]|(?<=##)\[/gu, jsonEscape);
}

/** A character as JSON escapes it, in UTF-16 code units. */
export function jsonEscape(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((digits) => `\\u${digits}`).join("");
}
