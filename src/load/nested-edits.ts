import { isDeepStrictEqual } from "node:util";
import { isNode, parseDocument } from "yaml";
import { isMap } from "../model/fields.ts";
import { splicesFor } from "./nested-splices.ts";
import { spliced, type IsKept, type Splice } from "./splice.ts";
import { editFields, lineEndOf, type Edited } from "./yaml-edits.ts";
import { lexemesOf } from "./yaml-lexemes.ts";
import { readerOptions } from "./yaml-tokens.ts";

/** A top-level field with lists or maps in it, and what it is to say. */
export interface NestedEdit {
  readonly field: string;
  readonly to: unknown;
  /** Whether an item of a list goes on in a new one, so that its lines and comments stay; by default where both are equal. */
  readonly isKept?: IsKept;
  /** The field behind which it comes where there is none yet. */
  readonly after?: string;
}

/**
 * A YAML file with one field changed by the fewest characters, however deep the changes lie: texts where they stood, entries
 * of lists added or taken away with their lines. Comments go only with the entry that they are in. Where that is not
 * possible the field is written anew, as `editFields` does; every other line stays as it was.
 */
export function editNested(file: string, text: string, edit: NestedEdit): Edited {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const body = text.slice(mark.length);
  const { field, to, after, isKept = isDeepStrictEqual } = edit;
  const document = parseDocument(body, readerOptions);
  const before: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  if (isMap(before) && isDeepStrictEqual(before[field], to)) return { text };
  const node = isMap(before) ? document.get(field, true) : undefined;
  if (isNode(node)) {
    const lineEnd = lineEndOf(body.split(/(?<=\n)/));
    const splices = splicesFor({ text: body, lineEnd, document, isKept }, node, to);
    const wanted = { ...(isMap(before) ? before : {}), [field]: to };
    if (splices !== undefined && isAsMeant(body, splices, wanted)) {
      return { text: mark + spliced(body, splices) };
    }
  }
  const place = after === undefined ? {} : { after };
  return editFields(file, text, [{ set: field, to, ...place }]);
}

function isAsMeant(body: string, splices: readonly Splice[], wanted: unknown): boolean {
  const edited = spliced(body, splices);
  const document = parseDocument(edited, readerOptions);
  if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), wanted)) return false;
  return isDeepStrictEqual(commentsIn(edited), commentsIn(body, splices));
}

/** The comments of a text, without those in entries that are taken away. */
function commentsIn(text: string, taken: readonly Splice[] = []): readonly string[] {
  return lexemesOf(text)
    .filter(({ type }) => type === "comment")
    .filter(
      ({ start }) =>
        !taken.some((one) => one.isEntry === true && one.start <= start && start < one.end),
    )
    .map(({ source }) => source.trimEnd());
}
