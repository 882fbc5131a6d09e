import { inlineText } from "./yaml-text.ts";

/** What no printed text shows or may hold; of `##[` the bracket. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?<=##)\[/gu;

/**
 * An untrusted text as a value behind a key or a dash on a line of YAML that a command prints: no terminal and no runner of jobs follows anything
 * in it, and whoever reads the YAML has the text as it was.
 */
export function yamlValue(text: string): string {
  if (text.search(hidden) === -1) return inlineText(text, { flow: false });
  return JSON.stringify(text)
    .replace(hidden, escaped)
    .replace(/^":(?=:)/, `"${escaped(":")}`);
}

function escaped(character: string): string {
  const point = (character.codePointAt(0) ?? 0).toString(16);
  return point.length > 4 ? `\\U${point.padStart(8, "0")}` : `\\u${point.padStart(4, "0")}`;
}
