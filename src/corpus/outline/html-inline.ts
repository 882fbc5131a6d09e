import {
  attribute,
  isElement,
  isPermalink,
  lineStarters,
  neverShown,
  textBelow,
  type HtmlElement,
  type HtmlNode,
} from "./html-tree.ts";

/** What stands inside a line, written as Markdown: links and pictures with their addresses, code between ticks. */
export function inlineOf(nodes: readonly HtmlNode[]): string {
  return tidy(nodes.map(written).join(""));
}

/** White space as a browser shows it: single spaces, none at the ends of lines. */
function tidy(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .join("\n")
    .trim();
}

function written(node: HtmlNode): string {
  if (!isElement(node)) return textBelow(node).replace(/\s+/g, " ");
  if (neverShown.has(node.tagName) || isPermalink(node)) return "";
  const inside = node.childNodes.map(written).join("");
  switch (node.tagName) {
    case "a":
      return link(node, inside);
    case "img":
      return picture(node);
    case "br":
      return "\n";
    case "code":
    case "kbd":
    case "samp":
      return inside.trim() === "" ? inside : ticked(inside);
    default:
      return lineStarters.has(node.tagName) ? ` ${inside} ` : inside;
  }
}

/** A link to a place of the same page says nothing to a reader of a chunk. */
function link(element: HtmlElement, inside: string): string {
  const address = attribute(element, "href").trim();
  if (address === "" || address.startsWith("#") || inside.trim() === "") return inside;
  return `[${inside}](${address}${titleOf(element)})`;
}

function picture(element: HtmlElement): string {
  const words = attribute(element, "alt").replace(/\s+/g, " ").trim();
  return words === "" ? "" : `![${words}](${attribute(element, "src").trim()}${titleOf(element)})`;
}

function titleOf(element: HtmlElement): string {
  const title = attribute(element, "title").replace(/\s+/g, " ").trim();
  return title === "" ? "" : ` "${title}"`;
}

function ticked(text: string): string {
  const mark = text.includes("`") ? "``" : "`";
  return `${mark}${text}${mark}`;
}

/** A table of GitHub's Markdown: a line a row, the first as its head. */
export function tableOf(table: HtmlElement): string {
  const rows = rowsBelow(table).map((row) => {
    const cells = row.childNodes.filter(isElement).filter(({ tagName }) => cellNames.has(tagName));
    const texts = cells.map((cell) =>
      inlineOf([cell]).replaceAll("\n", " ").replaceAll("|", "\\|"),
    );
    return { count: texts.length, line: `| ${texts.join(" | ")} |` };
  });
  const [first, ...rest] = rows.filter(({ count }) => count > 0);
  if (first === undefined) return "";
  const line = `|${" --- |".repeat(first.count)}`;
  return [first.line, line, ...rest.map((row) => row.line)].join("\n");
}

const cellNames: ReadonlySet<string> = new Set(["td", "th"]);
const rowGroups: ReadonlySet<string> = new Set(["thead", "tbody", "tfoot"]);

function rowsBelow(table: HtmlElement): readonly HtmlElement[] {
  return table.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === "tr") return [child];
    return rowGroups.has(child.tagName) ? rowsBelow(child) : [];
  });
}
