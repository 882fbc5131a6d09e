import {
  defaultTreeAdapter,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from "parse5";
import { oneLine } from "./heading-words.ts";

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** How deep elements may lie in each other: browsers stop at as many. */
const deepest = 512;

/** Elements that lie deeper than any page needs. */
export class TooDeep extends Error {}

/** Builds parse5's own tree, and throws TooDeep where it would get too deep: the parser's work grows with every level. */
export function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<object, number>();
  const enter = (parent: object, child: object): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > deepest) throw new TooDeep();
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    appendChild: (parent, child) => {
      enter(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore: (parent, child, before) => {
      enter(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, before);
    },
  };
}

/** Every element of a name in a tree, front to back. */
export function elementsNamed(root: HtmlElement, name: string): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const left: HtmlNode[] = [root];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === name) found.push(node);
    for (const child of node.childNodes.toReversed()) left.push(child);
  }
  return found;
}

/** The elements of a tree that hold, at whatever depth, one of these names. */
export function holdersOf(root: HtmlElement, names: ReadonlySet<string>): ReadonlySet<HtmlNode> {
  const holders = new Set<HtmlNode>();
  const left: HtmlElement[] = [root];
  for (let element = left.pop(); element !== undefined; element = left.pop()) {
    for (const child of element.childNodes) if (isElement(child)) left.push(child);
    if (!names.has(element.tagName)) continue;
    let { parentNode } = element;
    while (parentNode !== null && "tagName" in parentNode && !holders.has(parentNode)) {
      holders.add(parentNode);
      ({ parentNode } = parentNode);
    }
  }
  return holders;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return "tagName" in node;
}

export function attribute({ attrs }: HtmlElement, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? "";
}

/** The text below a node as the page has it, without what is never shown. */
export function textBelow(node: HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!isElement(node) || neverShown.has(node.tagName)) return "";
  return node.tagName === "br" ? "\n" : node.childNodes.map(textBelow).join("");
}

/** The words below a node, as a title. */
export function wordsBelow(node: HtmlNode): string | undefined {
  const shown = isElement(node) ? node.childNodes.filter((child) => !isPermalink(child)) : [node];
  const words = oneLine(shown.map(textBelow).join(""));
  return words === "" ? undefined : words;
}

/** The sign behind a heading that links to the heading itself. */
export function isPermalink(node: HtmlNode): boolean {
  if (!isElement(node) || node.tagName !== "a") return false;
  return attribute(node, "href").startsWith("#") && /^[\s¶#§🔗]*$/u.test(textBelow(node));
}

export const neverShown: ReadonlySet<string> = new Set([
  "head",
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "iframe",
  "object",
]);

/** What a browser starts a new line for. */
export const lineStarters: ReadonlySet<string> = new Set(
  "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul video audio".split(
    " ",
  ),
);
