import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** How wide a line of text is, about as on a telephone that lies on its side. */
const width = 100;

/**
 * A comment in GitHub's Markdown as somebody reads it, in plain text: what is struck out as [-this-], what is underlined as
 * {+this+}, what is opened by a touch behind a "▸", quotations behind a "│", lines to copy behind four spaces.
 */
export function pageText(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return blocks(parseFragment(html).childNodes)
    .join("\n\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}

const blockNames = new Set([
  "blockquote",
  "details",
  "h2",
  "h3",
  "hr",
  "ol",
  "p",
  "pre",
  "table",
  "ul",
]);

function blocks(nodes: readonly Node[]): readonly string[] {
  const told: string[] = [];
  let words = "";
  const flush = (): void => {
    if (words.trim() !== "") told.push(wrapped(words.trim()));
    words = "";
  };
  for (const node of nodes) {
    if ("tagName" in node && blockNames.has(node.tagName)) {
      flush();
      told.push(...block(node));
    } else words += inline(node);
  }
  flush();
  return told;
}

function block(node: Element): readonly string[] {
  switch (node.tagName) {
    case "blockquote":
      return [behind("│ ", blocks(node.childNodes).join("\n\n"))];
    case "details":
      return details(node);
    case "h2":
    case "h3":
      return [`── ${inlineOf(node)} ──`];
    case "hr":
      return ["─".repeat(12)];
    case "ol":
    case "ul":
      return [list(node)];
    case "pre":
      return [behind("    ", inlineOf(node).trimEnd())];
    default:
      return [wrapped(inlineOf(node))];
  }
}

function details({ childNodes }: Element): readonly string[] {
  const title = childNodes.find((one) => "tagName" in one && one.tagName === "summary");
  const rest = childNodes.filter((one) => one !== title);
  const head = `▸ ${title !== undefined && "childNodes" in title ? inlineOf(title) : ""}`;
  return [head, behind("  ", blocks(rest).join("\n\n"))];
}

function list(node: Element): string {
  const items = node.childNodes.filter(
    (one): one is Element => "tagName" in one && one.tagName === "li",
  );
  return items
    .map((item, at) => {
      const mark = node.tagName === "ol" ? `${at + 1}. ` : "• ";
      const text = behind(" ".repeat(mark.length), blocks(item.childNodes).join("\n"));
      return `${mark}${text.slice(mark.length)}`;
    })
    .join("\n");
}

function inlineOf(node: Element): string {
  return node.childNodes.map(inline).join("");
}

function inline(node: Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const text = inlineOf(node);
  switch (node.tagName) {
    case "br":
      return "\n";
    case "del":
      return `[-${text}-]`;
    case "ins":
      return `{+${text}+}`;
    default:
      return text;
  }
}

function behind(mark: string, text: string): string {
  return text
    .split("\n")
    .map((line) => `${mark}${line}`.trimEnd())
    .join("\n");
}

/** Breaks lines between words; a line break of the page stays one. */
function wrapped(text: string): string {
  return text
    .replaceAll("\u200b", "")
    .split(/\n+/)
    .flatMap((line) => {
      const lines: string[] = [];
      for (const word of line.split(" ")) {
        const last = lines.at(-1);
        if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = `${last} ${word}`;
      }
      return lines;
    })
    .join("\n");
}
