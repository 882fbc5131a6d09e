/** A text as one word of a command for a shell: with other signs than those of ids and paths it stands in quotes. */
export function inShell(text: string): string {
  return /^[\w./:#@%+=,~-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
