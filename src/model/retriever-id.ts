import { isPadded } from "./white-space.ts";

/**
 * What keeps a text from being the id of a chunk or a document, as the end of a sentence about it; undefined where
 * nothing does. Such ids belong to the retriever: any text is one, without control characters or padding.
 */
export function retrieverIdDefect(id: string): string | undefined {
  if (id === "") return "is empty";
  if (/\p{Cs}/u.test(id)) return "holds half of a surrogate pair";
  if (/\p{Cc}/u.test(id)) return "holds a control character";
  return isPadded(id) ? "starts or ends with white space" : undefined;
}
