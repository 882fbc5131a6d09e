import { isBlank } from "../../model/white-space.ts";
import { inlineOf, tableOf } from "./html-inline.ts";
import {
  holdersOf,
  isElement,
  lineStarters,
  neverShown,
  textBelow,
  wordsBelow,
  type HtmlElement,
  type HtmlNode,
} from "./html-tree.ts";
import { plainBlock, type Block, type Heading } from "./outline.ts";

/** The lines of a fence, and of the head of a table. */
const heads: Readonly<Record<Block["cut"], number>> = { rows: 2, lines: 1, sentences: 0 };

/** How far in a line may stand: a page of a few bytes a line would else become a thousand times as long. */
const mostIndent = 60;

interface Written {
  readonly text: string;
  readonly cut: Block["cut"];
  readonly heading?: Heading | undefined;
  /** The list that it is an item of: the items of one follow each other without a blank line. */
  readonly list: HtmlElement | undefined;
}

/** Writes what a reader sees of a tree of HTML as Markdown, block by block. */
export class HtmlWriter {
  readonly #written: Written[] = [];
  /** The elements that hold others which start a line. */
  readonly #holders: ReadonlySet<HtmlNode>;
  /** What stands before each line of the next block, and before the first. */
  #indent = "";
  #marker = "";
  #list: HtmlElement | undefined;

  constructor(root: HtmlElement) {
    this.#holders = holdersOf(root, lineStarters);
    this.#inside(root);
  }

  result(): { readonly text: string; readonly blocks: readonly Block[] } {
    let text = "";
    const starts: number[] = [];
    for (const [index, { text: own, list }] of this.#written.entries()) {
      const before = this.#written[index - 1];
      const gap = list !== undefined && before?.list === list ? "\n" : "\n\n";
      if (before !== undefined) text += gap;
      starts.push(text.length);
      text += own;
    }
    const blocks = this.#written.map(({ cut, heading }, index) => {
      const at = { start: starts[index] ?? 0, end: starts[index + 1] ?? text.length };
      return { ...plainBlock({ ...at, cut }), heading, head: heads[cut] };
    });
    return { text, blocks };
  }

  /** Nodes that stand in one line are a paragraph together. */
  #inside({ childNodes }: HtmlElement): void {
    let line: HtmlNode[] = [];
    const end = (): void => {
      this.#add(inlineOf(line), "sentences");
      line = [];
    };
    for (const node of childNodes) {
      if (!isElement(node) || !(lineStarters.has(node.tagName) || this.#holders.has(node))) {
        line.push(node);
        continue;
      }
      end();
      this.#element(node);
    }
    end();
  }

  #element(element: HtmlElement): void {
    const { tagName } = element;
    if (neverShown.has(tagName)) return;
    if (/^h[1-6]$/.test(tagName)) this.#heading(element);
    else if (tagName === "pre") this.#preformatted(element);
    else if (tagName === "table") this.#table(element);
    else if (tagName === "ul" || tagName === "ol") this.#items(element);
    else if (tagName === "blockquote") this.#within("> ", () => this.#inside(element));
    else this.#inside(element);
  }

  #heading(element: HtmlElement): void {
    const level = Number(element.tagName.slice(1));
    const title = wordsBelow(element) ?? "";
    const words = inlineOf(element.childNodes).replaceAll("\n", " ");
    // Inside a list or a quote it starts no section.
    const heading = this.#indent === "" ? { level, title, anchor: undefined } : undefined;
    this.#add(words === "" ? "" : `${"#".repeat(level)} ${words}`, "sentences", heading);
  }

  #preformatted(element: HtmlElement): void {
    const text = textBelow(element).trimEnd().replace(/^\n/, "");
    const fence = text.includes("```") ? "~~~~" : "```";
    this.#add(isBlank(text) ? "" : `${fence}\n${text}\n${fence}`, "lines");
  }

  #table(element: HtmlElement): void {
    const captions = element.childNodes.filter((node) => node.nodeName === "caption");
    this.#add(inlineOf(captions), "sentences");
    this.#add(tableOf(element), "rows");
  }

  #items(list: HtmlElement): void {
    let number = 0;
    const outer = this.#list;
    for (const item of list.childNodes.filter(isElement)) {
      number++;
      const marker = list.tagName === "ol" ? `${number}. ` : "- ";
      this.#list = outer ?? list;
      this.#marker = `${this.#indent}${marker}`;
      this.#within(" ".repeat(marker.length), () => this.#inside(item));
      this.#marker = "";
    }
    this.#list = outer;
  }

  #within(indent: string, write: () => void): void {
    const outer = this.#indent;
    if (outer.length < mostIndent) this.#indent = outer + indent;
    write();
    this.#indent = outer;
  }

  #add(text: string, cut: Block["cut"], heading?: Heading): void {
    if (isBlank(text)) return;
    const lines = text.split("\n").map((line) => `${this.#indent}${line}`.trimEnd());
    const first = this.#marker === "" ? "" : this.#marker + text.split("\n", 1).join("");
    const whole = first === "" ? lines : [first, ...lines.slice(1)];
    this.#marker = "";
    this.#written.push({ text: whole.join("\n"), cut, heading, list: this.#list });
  }
}
