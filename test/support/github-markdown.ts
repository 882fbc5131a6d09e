import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a page shows of one text: its elements in order of appearance, and the text in and outside of code. */
export interface Shown {
  readonly elements: readonly string[];
  readonly text: string;
  readonly textOutsideCode: string;
  readonly comments: readonly string[];
  /** Where its links lead. */
  readonly links: readonly string[];
}

/** A comment in GitHub's Markdown as a reader sees it; HTML that it holds is kept, so that tests find it. */
export function shownMarkdown(markdown: string): Shown {
  return shownHtml(
    micromark(markdown, {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
    }),
  );
}

export function shownHtml(html: string): Shown {
  const nodes = everyNode(parseFragment(html).childNodes, false);
  const texts = nodes.flatMap(({ node, inCode }) =>
    "value" in node ? [{ value: node.value, inCode }] : [],
  );
  return {
    elements: nodes.flatMap(({ node }) => ("tagName" in node ? [node.tagName] : [])),
    text: texts.map(({ value }) => value).join(""),
    textOutsideCode: texts.map(({ value, inCode }) => (inCode ? "\n" : value)).join(""),
    comments: nodes.flatMap(({ node }) => ("data" in node ? [node.data] : [])),
    links: nodes.flatMap(({ node }) =>
      "attrs" in node
        ? node.attrs.filter(({ name }) => name === "href").map(({ value }) => value)
        : [],
    ),
  };
}

function everyNode(
  nodes: readonly Node[],
  inCode: boolean,
): readonly { readonly node: Node; readonly inCode: boolean }[] {
  return nodes.flatMap((node) => {
    if (!("childNodes" in node)) return [{ node, inCode }];
    const below = everyNode(node.childNodes, inCode || node.tagName === "code");
    return [{ node, inCode }, ...below];
  });
}
