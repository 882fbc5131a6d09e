/** A value of the data as a message shows it: in straight quotes, and only the start of a long one. */
export function quoted(value: string): string {
  return `"${clipped(value, 120)}"`;
}

/** The start of a text of more characters than these, cut between two, with a mark that something follows. */
export function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A character has at most two units, so these are enough to tell.
  const characters = Array.from(text.slice(0, longest * 2));
  if (characters.length <= longest && text.length <= longest * 2) return text;
  return `${characters.slice(0, longest - 1).join("")}…`;
}

/** Names in a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[], last = "and"): string {
  const start = names.slice(0, -1).join(", ");
  const end = names.at(-1) ?? "";
  return start === "" ? end : `${start} ${last} ${end}`;
}

/** A number with its noun: `1 case`, `2 cases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
