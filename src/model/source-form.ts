import { normaliseWhiteSpace } from "./white-space.ts";

/** How a source is named: by an address with a scheme, by a path or a name, or in free text. */
export type SourceForm = "address" | "path" | "text";

// One letter is the drive of a path, and what follows a scheme stands at it: "Note: page 4" is no address.
const scheme = /^[a-z][a-z0-9+.-]+:\S/i;
const ending = /\.[a-z][a-z0-9]{0,7}$/i;

/** The form of a source URI. A name with white space is free text, unless it ends as a file's name does. */
export function sourceForm(uri: string): SourceForm {
  const text = normaliseWhiteSpace(uri);
  if (scheme.test(text)) return "address";
  return text.includes(" ") && !ending.test(text) ? "text" : "path";
}
