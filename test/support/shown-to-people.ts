import MarkdownIt from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

/**
 * What a page shows of a body as its writer's own words: no quote, no code, nothing struck out or folded away. Once for each of
 * two readers of Markdown, which differ where its rules leave room.
 */
export function shownAsOwn(body: string): readonly string[] {
  const html = micromark(body, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return [html, other.render(body)].map((page) => textIn(parseFragment(page).childNodes));
}

const other = new MarkdownIt({ html: true, linkify: true });

const apart = new Set(
  "blockquote q pre code samp kbd tt del s strike details template script style textarea title".split(
    " ",
  ),
);

function textIn(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string {
  return nodes
    .map((node) => {
      if ("value" in node) return node.value;
      if (!("childNodes" in node)) return "";
      return apart.has(node.tagName) ? "\n" : textIn(node.childNodes);
    })
    .join("");
}
