/** A document as a chunker sees it: its text, and where in it the parts are. */
export interface Outline {
  /** What chunks are slices of; line feeds end its lines. */
  readonly text: string;
  /** Tile the body, front to back: what lies between two belongs to the first. Front matter is in none. */
  readonly blocks: readonly Block[];
  /** As the first heading of level 1 says it, or the page itself. */
  readonly title: string | undefined;
}

/** A paragraph, a list, a table…: a stretch of an outline's text that starts at the start of a line. */
export interface Block {
  /** Offsets in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Undefined for anything but a heading of the document itself: one inside a quote or a list starts no section. */
  readonly heading: Heading | undefined;
  /** What a block that is too large is made of, such as the items of a list; tiles it. */
  readonly parts: readonly Block[];
  /** Where a block without parts may be cut: a table between rows, code between any lines, prose between sentences. */
  readonly cut: "rows" | "lines" | "sentences";
  /** How many of its first lines stay with the next: the head of a table, the fence of a code block. */
  readonly head: number;
  /** Whether a reader of the page sees nothing of it, as of a comment. */
  readonly unseen: boolean;
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  /** Its words, without marks. */
  readonly title: string;
  /** The anchor that its author gave it, as in `## Refunds {#refunds}`. */
  readonly anchor: string | undefined;
}

/** A block without a heading, of one piece. */
export function plainBlock({ start, end, cut }: Pick<Block, "start" | "end" | "cut">): Block {
  return { start, end, cut, heading: undefined, parts: [], head: 0, unseen: false };
}

/** The first heading of level 1. */
export function firstTitle(blocks: readonly Block[]): string | undefined {
  const first = blocks.find(({ heading }) => heading?.level === 1 && heading.title !== "");
  return first?.heading?.title;
}
