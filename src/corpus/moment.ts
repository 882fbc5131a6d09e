import { documentShape } from "../load/generated/document-shape.js";

/** A moment as revisions keep it: as given, or the start in UTC of a day. Undefined where it is neither. */
export function momentOf(text: string): string | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text;
  const document = { id: "", uri: "", revision: "", hash: `sha256:${"0".repeat(64)}` };
  return documentShape({ ...document, publishedAt: moment }) ? moment : undefined;
}
