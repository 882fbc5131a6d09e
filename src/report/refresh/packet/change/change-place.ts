import { counted, listed } from "../../../../model/sentence.ts";
import type { RefreshItem } from "../../../../refresh/plan/plan.ts";
import { markdownLinkBelow } from "../../../untrusted/markdown.ts";
import { idCode } from "../texts.ts";

/** Where a change of the corpus is shown. */
export interface ChangePlace {
  /** Where GitHub shows the set's files as the change would leave them, ending in "/". */
  readonly files: string;
  /** The address of a page that has what finds no room; undefined where there is none. */
  readonly whole: string | undefined;
  /** The set's folder in the repository; empty where it is the whole of it. */
  readonly set: string;
  /** The branch that the change goes to, where that is not the one whose merges ask people; undefined where it is. */
  readonly other: { readonly branch: string; readonly asking: string } | undefined;
}

/** How much of a change is told. */
export interface ChangeSize {
  /** Cited chunks with their words, and open questions with their documents. */
  readonly chunks: number;
  readonly questions: number;
  /** Chunks that only moved, in a line each. */
  readonly moved: number;
  readonly pullRequests: number;
  readonly documents: number;
  /** Characters of one text. */
  readonly longest: number;
}

/** How many cases are named in a row. */
const mostCases = 20;

/** Cases as links to their files, in their order, the last ones only counted. */
export function caseLinks(
  items: readonly Pick<RefreshItem, "id" | "file">[],
  files: string,
): string {
  const shown = items
    .slice(0, mostCases)
    .map(({ id, file: { path } }) => markdownLinkBelow(files, id, { path }));
  const rest = items.length - shown.length;
  return listed([...shown, ...(rest > 0 ? [counted(rest, "more case")] : [])]);
}

/** How many ids are named in a row. */
const mostNamed = 8;

/** Ids in a row, the last ones only counted. */
export function namedIn(ids: readonly string[]): string {
  const named = ids.slice(0, mostNamed).map(idCode);
  const rest = ids.length - named.length;
  return listed([...named, ...(rest > 0 ? [`${rest} more`] : [])]);
}
