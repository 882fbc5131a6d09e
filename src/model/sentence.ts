const longest = 120;

/** A value of the data as a message shows it: in straight quotes, and only the start of a long one. */
export function quoted(value: string): string {
  const characters = value.length <= longest ? [] : Array.from(value);
  return characters.length <= longest
    ? `"${value}"`
    : `"${characters.slice(0, longest - 1).join("")}…"`;
}

/** Names in a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[], last = "and"): string {
  const start = names.slice(0, -1).join(", ");
  const end = names.at(-1) ?? "";
  return start === "" ? end : `${start} ${last} ${end}`;
}
