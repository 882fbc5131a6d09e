import { normaliseWhiteSpace } from "./white-space.ts";

/** How a source is named: by an address with a scheme, by a path or a name, or in free text. */
export type SourceForm = "address" | "path" | "text";

// One letter is the drive of a path, and what follows a scheme stands at it: "Note: page 4" is no address.
const scheme = /^[a-z][a-z0-9+.-]+:\S/i;
const ending = /\.[a-z][a-z0-9]{0,7}$/i;

/**
 * The form of a source URI. One with white space is free text, unless it is the document's id, as by default, or ends as
 * a file's name does.
 */
export function sourceForm(uri: string, documentId: string | undefined): SourceForm {
  const text = normaliseWhiteSpace(uri);
  if (scheme.test(text)) return "address";
  const isName = uri === documentId || ending.test(text);
  return text.includes(" ") && !isName ? "text" : "path";
}
