import { textPattern } from "../../model/text-pattern.ts";
import { IncompleteMap } from "../dump-map.ts";

/** Makes the URI of a document from its id. */
export type UriOf = (id: string) => string;

/**
 * What `--base-uri` says: the start of every URI, or a pattern with {document}, the id, or {page}, the id as site
 * generators publish it: without its ending, and without a last part `index` or `_index`. Throws IncompleteMap.
 */
export function uriMaker(base: string): UriOf {
  const source = base.includes("{") ? base : `${base}{document}`;
  try {
    const pattern = textPattern(source);
    const foreign = pattern.names.find((name) => name !== "document" && name !== "page");
    if (foreign !== undefined) {
      throw new IncompleteMap(
        `--base-uri "${base}" names {${foreign}}, but a URI is built from {document} or {page}.`,
      );
    }
    return (id) => {
      const document = id.split("/").map(encodeURIComponent).join("/");
      const page = pageOf(document);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A pattern is no array.
      const whole = pattern.fill({ document, page: page === "" ? home : page }) ?? document;
      return whole.replace(`${home}/`, "").replace(home, "");
    };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new IncompleteMap(`--base-uri ${cause.message}`, { cause });
  }
}

/** Stands for the page at the root, whose name is empty; no encoded id holds it. */
const home = "\u0000";

function pageOf(document: string): string {
  const stem = document.replace(/\.[^./]*$/, "");
  return stem.replace(/(?:^|\/)_?index$/i, "");
}
