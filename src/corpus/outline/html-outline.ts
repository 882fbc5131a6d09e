import { parse } from "parse5";
import {
  elementsNamed,
  limitedAdapter,
  TooDeep,
  wordsBelow,
  type HtmlElement,
} from "./html-tree.ts";
import { HtmlWriter } from "./html-writer.ts";
import { firstTitle, type Outline } from "./outline.ts";

/** What a page of HTML shows, written as Markdown; where it has one `main`, of that alone. */
export function htmlOutline(
  html: string,
): Outline | { readonly message: string; readonly fix: string } {
  const root = treeOf(html);
  if (root === undefined) {
    return {
      message: "Its elements lie too deep in each other to be read.",
      fix: "Mend the page, or leave it out with --exclude.",
    };
  }
  const [main, ...more] = elementsNamed(root, "main");
  const [body] = elementsNamed(root, "body");
  const shown = main !== undefined && more.length === 0 ? main : (body ?? root);
  const { text, blocks } = new HtmlWriter(shown).result();
  const [title] = elementsNamed(root, "title");
  return { text, blocks, title: firstTitle(blocks) ?? (title && wordsBelow(title)) };
}

function treeOf(html: string): HtmlElement | undefined {
  try {
    const document = parse(html, { treeAdapter: limitedAdapter() });
    return document.childNodes.find((node) => "tagName" in node);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
}
