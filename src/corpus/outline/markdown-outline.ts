import MarkdownIt, { type Token } from "markdown-it";
import { firstTitle, plainBlock, type Block, type Outline } from "./outline.ts";
import { headingOf, isUnseen, markupHeading } from "./heading-words.ts";

/** Blocks alone: what stands inside a paragraph is text to a chunker, and its links stay as they are written. */
const parser = new MarkdownIt({ html: true });
parser.core.ruler.enableOnly(["normalize", "block"]);
parser.block.ruler.disable("reference");

/** Markdown as GitHub reads it: tables too. `from` is where the body starts, behind the front matter. */
export function markdownOutline(text: string, from = 0): Outline {
  const nodes = nodesOf(parser.parse(text.slice(from), {}));
  const lines = lineStarts(text, from);
  const start = lines[nodes[0]?.line ?? 0] ?? from;
  const blocks = tiled(nodes, { text, lines, from: start, to: text.length });
  return { text, blocks, title: firstTitle(blocks) };
}

/** A token with what lies in it. */
interface Node {
  readonly token: Token;
  readonly line: number;
  readonly inside: Node[];
  /** The text of a heading, a paragraph or a block of HTML, as it is written. */
  content: string;
}

/** The tokens of a document as a tree; only those that know their line. */
function nodesOf(tokens: readonly Token[]): readonly Node[] {
  const root: Node[] = [];
  const open: Node[] = [];
  for (const token of tokens) {
    const parent = open.at(-1);
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    if (token.type === "inline") {
      if (parent !== undefined) parent.content = token.content;
      continue;
    }
    const node = {
      token,
      line: token.map?.[0] ?? parent?.line ?? 0,
      inside: [],
      content: token.content,
    };
    (parent?.inside ?? root).push(node);
    if (token.nesting === 1) open.push(node);
  }
  return root;
}

interface Stretch {
  readonly text: string;
  readonly lines: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Each block reaches from its first line to that of the next. Of two that start on one line the first takes all. */
function tiled(nodes: readonly Node[], { text, lines, from, to }: Stretch): readonly Block[] {
  const placed: { readonly node: Node; readonly start: number }[] = [];
  for (const node of nodes) {
    const start = placed.length === 0 ? from : (lines[node.line] ?? to);
    const before = placed.at(-1);
    if (before === undefined || (start > before.start && start < to)) placed.push({ node, start });
  }
  return placed.map(({ node, start }, index) => {
    const end = placed[index + 1]?.start ?? to;
    return blockOf(node, { text, lines, from: start, to: end });
  });
}

function blockOf(node: Node, stretch: Stretch): Block {
  const { type, tag } = node.token;
  const at = { start: stretch.from, end: stretch.to };
  const [lines, prose] = [
    plainBlock({ ...at, cut: "lines" }),
    plainBlock({ ...at, cut: "sentences" }),
  ];
  const { content } = node;
  switch (type) {
    case "heading_open":
      return { ...prose, heading: headingOf(Number(tag.slice(1)), content) };
    case "paragraph_open":
      return { ...prose, unseen: isUnseen(content) };
    case "html_block":
      return { ...lines, heading: markupHeading(content), unseen: isUnseen(content) };
    case "fence":
      return { ...lines, head: 1 };
    case "table_open":
      return { ...lines, cut: "rows", head: 2 };
    default:
      return containers.has(type) ? { ...lines, parts: partsOf(node, stretch) } : lines;
  }
}

const containers: ReadonlySet<string> = new Set([
  "blockquote_open",
  "bullet_list_open",
  "ordered_list_open",
  "list_item_open",
]);

/** Headings in a quote or a list are text like any other. */
function partsOf(node: Node, stretch: Stretch): readonly Block[] {
  return tiled(node.inside, stretch).map((part) => ({
    ...part,
    heading: undefined,
    unseen: false,
  }));
}

/** Where each line starts that follows an offset; a line ends as the parser thinks it does. */
function lineStarts(text: string, from: number): readonly number[] {
  const starts = [from];
  const ends = /\r\n?|\n/g;
  ends.lastIndex = from;
  for (let end = ends.exec(text); end !== null; end = ends.exec(text)) starts.push(ends.lastIndex);
  return starts;
}
