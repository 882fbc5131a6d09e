import { textOf } from "./record-fields.ts";

/**
 * What a case's own fields do not hold, one field after another: `name: value`, texts of several lines indented below
 * their name, anything else as JSON. An empty text says nothing and is left out.
 */
export function importNotes(
  opening: string | undefined,
  fields: Readonly<Record<string, unknown>>,
): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === "" ? [] : [`${wellFormed(name)}:${noted(value)}`],
  );
  return [...(opening === undefined ? [] : [opening]), lines.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

function noted(value: unknown): string {
  if (typeof value !== "string") return ` ${JSON.stringify(value) ?? "null"}`;
  const reading = textOf(value);
  // Blank text, and text that UTF-8 cannot hold, can only be shown as JSON shows it.
  if (reading === undefined || "unreadable" in reading) return ` ${JSON.stringify(value)}`;
  return value.includes("\n") ? `\n${indented(value)}` : ` ${value}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=[^\n])/gm, "  ");
}

function wellFormed(name: string): string {
  return /\p{Cs}/u.test(name) ? JSON.stringify(name) : name;
}
