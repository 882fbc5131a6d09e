import {
  fenceStart,
  heading,
  isBlankFrom,
  isDelimiterRow,
  startsBlock,
  thematicBreak,
  underline,
  wouldStart,
} from "./line-marks.ts";
import {
  meaningOfTag,
  startsHtml,
  startsQuietBlock,
  startsTag,
  withoutQuietTags,
  type Aside,
} from "./html-marks.ts";
import {
  behindQuoteMark,
  goesOnIn,
  itemAt,
  spacesAt,
  withSpaces,
  type Container,
} from "./containers.ts";

/** A line of a body, without the marks of quotes and lists before it. */
export interface BlockLine {
  readonly text: string;
  /** Undefined: it is text of its writer, as far as blocks go. */
  readonly aside: Aside | undefined;
  /** Lines with one number are one paragraph or heading; undefined where Markdown reads nothing within the line. */
  readonly paragraph: number | undefined;
  /** From this line on nothing counts: what follows may be shown in another way than one line tells. */
  readonly isEnd: boolean;
}

/** What the last line left open within its containers. */
type Leaf = { readonly kind: "none" | "paragraph" | "table" | "comment" | "html" } | Fence;

interface Fence {
  readonly kind: "fence";
  readonly sign: string;
  readonly length: number;
}

interface Opened {
  readonly container: Container;
  readonly at: number;
}

const none: Leaf = { kind: "none" };

/** More containers in one another than anybody writes. */
const deepest = 40;

/**
 * Reads the blocks of GitHub's Markdown, line by line: what is quoted, is code, or is seen by nobody. It follows the rules that
 * are sure. At what would take more to tell, such as a tag of HTML or a footnote, it ends: nothing from there on counts.
 */
export class BlockReader {
  private containers: readonly Container[] = [];
  private leaf: Leaf = none;
  private paragraph = 0;
  private hasTag = false;
  private wasBlank = true;

  next(raw: string): BlockLine {
    const line = withSpaces(raw);
    const read = this.read(line);
    this.wasBlank = isBlankFrom(line, 0);
    return read;
  }

  private read(line: string): BlockLine {
    const { count, at } = goesOnIn(line, this.containers);
    const isWhole = count === this.containers.length;
    const text = line.slice(at);
    if (this.leaf.kind === "fence" && isWhole) return this.inFence(text, this.leaf);
    if (this.leaf.kind === "comment") return isWhole ? this.inComment(text) : end(text, "comment");
    if (this.leaf.kind === "html" && isWhole && !isBlankFrom(line, at)) return this.inHtml(text);
    if (this.leaf.kind === "table" && !isBlankFrom(line, at)) {
      return isWhole && /^ {0,3}\|/.test(text) ? this.row(text) : end(text, "comment");
    }
    return this.started(line, at, count);
  }

  private started(line: string, start: number, count: number): BlockLine {
    const opened = this.opened(line, start, count);
    if (opened === undefined) return end(line, "comment");
    const { open, at } = opened;
    const isWhole = open === this.containers || count === this.containers.length;
    if (isBlankFrom(line, at)) return this.blank(open);
    const goesOn = this.leaf.kind === "paragraph" && !startsBlock(line, at);
    if (!isWhole && (goesOn || spacesAt(line, at) > 3)) {
      const text = line.slice(at).trimStart();
      // Readers of Markdown do not agree how far such a line has to be set in to start nothing.
      if (wouldStart(text)) return end(text, "comment");
      if (goesOn) return this.text(text);
    }
    if (!isWhole) this.leaf = none;
    this.containers = open.map((one) => (one.kind === "item" ? { ...one, isEmpty: false } : one));
    return this.leafLine(line.slice(at));
  }

  /** The containers of a line with those that start in it; undefined where nobody can be sure of them. */
  private opened(
    line: string,
    start: number,
    count: number,
  ): { readonly open: readonly Container[]; readonly at: number } | undefined {
    const open = this.containers.slice(0, count);
    let at = start;
    for (;;) {
      const isWhole = open === this.containers || count === this.containers.length;
      const opened = this.openedAt(line, at, isWhole);
      if (opened === undefined) return { open, at };
      const isNext = at === start && this.containers[count]?.kind === "item";
      if (!isNext && this.isUnsureItem(line, at, opened)) return undefined;
      open.push(opened.container);
      if (open.length > deepest) return undefined;
      at = opened.at;
      this.leaf = none;
      this.containers = open;
    }
  }

  /**
   * An item for which no paragraph could end, and that starts in the midst of something: readers of Markdown do not agree
   * whether it starts. That of a list which is there already does.
   */
  private isUnsureItem(line: string, at: number, { container }: Opened): boolean {
    if (this.wasBlank || container.kind !== "item") return false;
    return itemAt(line, at, true) === undefined;
  }

  /** The quote or the item that starts at a place. */
  private openedAt(line: string, at: number, isWhole: boolean): Opened | undefined {
    const indent = spacesAt(line, at);
    if (indent > 3 || isBlankFrom(line, at)) return undefined;
    if (line[at + indent] === ">") {
      return { container: { kind: "quote" }, at: behindQuoteMark(line, at + indent) };
    }
    const rest = line.slice(at + indent);
    const interrupts = isWhole && this.leaf.kind === "paragraph";
    if (thematicBreak.test(rest) || (interrupts && isDelimiterRow(rest))) return undefined;
    return itemAt(line, at, interrupts);
  }

  private blank(open: readonly Container[]): BlockLine {
    this.containers = open;
    this.leaf = none;
    return { ...silent, aside: this.asideOf(undefined) };
  }

  private inFence(text: string, fence: Fence): BlockLine {
    const close = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(text)?.[1];
    if (close?.startsWith(fence.sign) === true && close.length >= fence.length) this.leaf = none;
    return { ...silent, text, aside: this.asideOf("code") };
  }

  /** A line of a comment; `from` is where it says more than that the comment starts. */
  private inComment(text: string, from = 0): BlockLine {
    const at = from === 0 ? text.indexOf("-->") : text.indexOf("-->", 2);
    const tail = at < 0 ? "" : text.slice(at + 3);
    if (tail.includes("<") || text.includes("--!>")) return end(text, "comment");
    this.leaf = at < 0 ? { kind: "comment" } : none;
    return { ...silent, text, aside: this.asideOf("comment") };
  }

  /** A line of a block of HTML in a quote. */
  private inHtml(text: string): BlockLine {
    if (startsTag.test(withoutQuietTags(text))) return end(text, "comment");
    this.leaf = { kind: "html" };
    return { ...silent, text, aside: "quote" };
  }

  private leafLine(content: string): BlockLine {
    const text = content.trimStart();
    const isParagraph = this.leaf.kind === "paragraph";
    if (spacesAt(content, 0) > 3) {
      return isParagraph ? this.text(text) : { ...silent, text, aside: this.asideOf("code") };
    }
    if (isParagraph && isDelimiterRow(text)) return this.delimiterRow(text);
    if (thematicBreak.test(text) || (isParagraph && underline.test(text))) {
      this.leaf = none;
      return { ...silent, text, aside: this.asideOf(undefined) };
    }
    const fence = fenceStart.exec(text);
    if (fence !== null) {
      const [, mark = ""] = fence;
      this.leaf = { kind: "fence", sign: mark.charAt(0), length: mark.length };
      return { ...silent, text, aside: this.asideOf("code") };
    }
    return this.textLine(text);
  }

  private textLine(text: string): BlockLine {
    if (text.startsWith("<!--")) return this.inComment(text, 2);
    if (startsHtml(text)) {
      return this.isQuoted() && startsQuietBlock(text)
        ? this.inHtml(text)
        : end(text, meaningOfTag(text, 0));
    }
    if (text.startsWith("[^") && text.includes("]:")) return end(text, "comment");
    if (!heading.test(text)) return this.text(text);
    this.leaf = none;
    const line = this.text(text);
    this.leaf = none;
    return line;
  }

  private delimiterRow(text: string): BlockLine {
    if (this.hasTag || /^[-+*] /.test(text)) return end(text, "comment");
    this.leaf = { kind: "table" };
    return { ...silent, text, aside: this.asideOf(undefined) };
  }

  private row(text: string): BlockLine {
    if (startsTag.test(text)) return end(text, "comment");
    return { ...silent, text, aside: this.asideOf(undefined) };
  }

  private text(text: string): BlockLine {
    if (this.leaf.kind !== "paragraph") {
      this.paragraph++;
      this.hasTag = false;
    }
    this.leaf = { kind: "paragraph" };
    this.hasTag ||= startsTag.test(text);
    return { ...silent, text, aside: this.asideOf(undefined), paragraph: this.paragraph };
  }

  private asideOf(own: Aside | undefined): Aside | undefined {
    return this.isQuoted() ? "quote" : own;
  }

  private isQuoted(): boolean {
    return this.containers.some(({ kind }) => kind === "quote");
  }
}

const silent = { text: "", paragraph: undefined, isEnd: false } as const;

function end(text: string, aside: Aside): BlockLine {
  return { text: text.trimStart(), aside, paragraph: undefined, isEnd: true };
}
