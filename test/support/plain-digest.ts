import { createHash } from "node:crypto";

/**
 * The digest rule of docs/digest.md once more, plainly, sharing no code with src: what two programs compute alike is a
 * format, what one computes is an accident.
 */
export function plainCaseDigest(value: Record<string, unknown>): string {
  return hashed(plainCaseJson(value));
}

/** The canonical JSON of what counts in a case. */
export function plainCaseJson(value: Record<string, unknown>): string {
  const counts = Object.fromEntries(
    Object.entries(value).filter(
      ([name]) => !["review", "refresh", "notes", "tags", "split", "retired"].includes(name),
    ),
  );
  const { sentinel } = counts;
  if (typeof sentinel === "object" && sentinel !== null) {
    counts["sentinel"] = Object.fromEntries(
      Object.entries(sentinel).filter(([name]) => name !== "reviews"),
    );
  }
  return plainJson(counts);
}

export function hashed(text: string): string {
  return `sha256:${createHash("sha256").update(Buffer.from(text, "utf8")).digest("hex")}`;
}

/** RFC 8785: names in order of their UTF-16 code units, no white space, text and numbers as JavaScript writes them. */
export function plainJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return Object.is(value, -0) ? "0" : String(value);
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return `[${value.map(plainJson).join(",")}]`;
  if (typeof value !== "object") throw new TypeError("JSON has no such value.");
  const names = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1));
  const fields = names.map((name) => `${plainText(name)}:${plainJson(Reflect.get(value, name))}`);
  return `{${fields.join(",")}}`;
}

const short = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\b", "\\b"],
  ["\f", "\\f"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

function plainText(text: string): string {
  let written = '"';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    const code = text.charCodeAt(index);
    const escape = code < 0x20 ? `\\u${code.toString(16).padStart(4, "0")}` : unit;
    written += short.get(unit) ?? escape;
  }
  return `${written}"`;
}
