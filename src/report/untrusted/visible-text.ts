/**
 * Text with every character in sight, under all that is printed: control, format and bidirectional characters become
 * escapes such as `\u{202e}`, a line feed `\n`, a tab `\t`. Backslashes that would read as the start of an escape are
 * doubled, so that two texts never look the same. Everything else stays as it is.
 */
export function visibleText(text: string): string {
  return text.replace(/\\+|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (found: string, at: number) => {
    if (!found.startsWith("\\")) return escapeOf(found);
    const reads = escapeStart.test(text.slice(at + found.length, at + found.length + 2));
    return reads ? found.repeat(2) : found;
  });
}

/** The character as an escape, whether or not a reader can see it. */
export function escapeOf(character: string): string {
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** What makes a backslash before it read as an escape: the rest of one, or a character that becomes one. */
const escapeStart = /^(?:[nt]|u\{|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}])/u;
