/**
 * Text from cases, made safe to print: control, format and bidirectional characters become visible escapes such as
 * `\u{202e}`, and a line feed becomes `\n`. Everything a reader can see stays as it is.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    if (character === "\n") return "\\n";
    if (character === "\t") return "\\t";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
