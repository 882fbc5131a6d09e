import MarkdownIt, { type Token } from "markdown-it";
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { clipped } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";
import type { Heading } from "./outline.ts";

const inline = new MarkdownIt({ html: true });

/** How much of a heading its words are taken from. */
const reach = 1000;
/** The longest title, in characters. */
const longestTitle = 200;

/** A heading from its Markdown: `Refunds {#refunds}` has an anchor, and links and emphasis are words alone. */
export function headingOf(level: number, markdown: string): Heading {
  const source = markdown.slice(0, reach);
  const anchor = /\{#([^\s{}]+)\}\s*$/.exec(source);
  const words = anchor === null ? source : source.slice(0, anchor.index);
  const [token] = inline.parseInline(words, {});
  return { level, title: oneLine(wordsOf(token?.children ?? [])), anchor: anchor?.[1] };
}

/** White space as single spaces, and no longer than a title may be. */
export function oneLine(text: string): string {
  return clipped(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), longestTitle);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === "softbreak" || type === "hardbreak") return " ";
      if (type === "image") return wordsOf(children ?? []);
      if (type === "html_inline") return "";
      return type === "text" ? content.replace(namedLink, "$1") : content;
    })
    .join("");
}

/** A link whose address stands elsewhere on the page: `[Logger][logger-generic]`. */
const namedLink = /(?<![\w\])])\[([^[\]]+)\]\[[^[\]]*\]/g;

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The heading that a block of HTML inside Markdown is, such as a centred `<h1>`, and nothing else. */
export function markupHeading(html: string): Heading | undefined {
  if (html.length > reach || !/^\s*<h[1-6][\s>]/i.test(html)) return undefined;
  const nodes = parseFragment(html).childNodes.filter((node) => textIn(node).trim() !== "");
  const [only, ...more] = nodes;
  if (only === undefined || more.length > 0 || !defaultTreeAdapter.isElementNode(only)) {
    return undefined;
  }
  const level = /^h([1-6])$/.exec(only.tagName)?.[1];
  if (level === undefined) return undefined;
  return { level: Number(level), title: oneLine(textIn(only)), anchor: undefined };
}

/** `reach` bounds how deep it goes. */
function textIn(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return defaultTreeAdapter.isElementNode(node) ? node.childNodes.map(textIn).join("") : "";
}

/** Comments, empty anchors, and the marks by which site generators call a template of their own. */
const marksOnly =
  /<!--.*?-->|<a(?:\s[^<>]*)?>\s*<\/a>|\{\{<[^{}]*>\}\}|\{\{%[^{}]*%\}\}|\{%[^{}]*%\}/gs;

/** Whether a block of Markdown holds no word for a reader. */
export function isUnseen(markdown: string): boolean {
  return markdown.length <= reach && isBlank(markdown.replace(marksOnly, ""));
}
