/** How a document is read. */
export type DocumentKind = "markdown" | "html" | "text";

const kinds: ReadonlyMap<string, DocumentKind> = new Map([
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["mdx", "markdown"],
  ["mkd", "markdown"],
  ["html", "html"],
  ["htm", "html"],
  ["xhtml", "html"],
]);

/** The endings of the documents that a folder is read for, unless it is said which. */
const standard: ReadonlySet<string> = new Set(["md", "markdown", "html", "htm", "txt"]);

/** What a name tells of a document; a name that was asked for and tells nothing is plain text. */
export function kindOf(path: string): DocumentKind {
  return kinds.get(endingOf(path)) ?? "text";
}

export function isStandard(path: string): boolean {
  return standard.has(endingOf(path));
}

/** What follows the last dot of a file's name, in small letters; empty where there is none. */
export function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot <= 0 ? "" : name.slice(dot + 1).toLowerCase();
}
