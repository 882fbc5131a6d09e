import { readLine } from "../../refresh/deciding/lines/read-line.ts";
import { BlockReader, type BlockLine } from "./blocks.ts";
import type { Aside } from "./html-marks.ts";
import { inlineMarks } from "./inline-marks.ts";

/** The lines of what somebody wrote, by whether they are that person's own words. */
export interface OwnLines {
  /** In their order, without the marks of lists before them. */
  readonly lines: readonly string[];
  /**
   * Those that would be decisions, or nearly, and are none: they stand in a quote, in code, or where nobody sees them or sees
   * them struck out. Also what stands below something of which we cannot tell how GitHub shows it, such as a tag of HTML.
   */
  readonly setAside: readonly { readonly text: string; readonly as: Aside }[];
}

/**
 * Which lines of a review or a comment are its writer's own words, as GitHub shows it. A line that GitHub shows as quoted, as
 * code or not at all is never among them; where that is not sure, it is not either. Takes time in proportion to the length.
 */
export function ownLines(body: string): OwnLines {
  const lines: string[] = [];
  const setAside: { text: string; as: Aside }[] = [];
  for (const { text, aside } of readLines(body)) {
    const isDecision = text.startsWith("`") && readLine(text) !== undefined;
    const as = aside ?? (isDecision ? "code" : undefined);
    if (as === undefined) {
      if (text !== "") lines.push(text);
      continue;
    }
    const bare = text.replace(/^(?:\s|>|<!--)+/, "").replace(/\s*-->\s*$/, "");
    if (readLine(bare) !== undefined) setAside.push({ text: bare, as });
  }
  return { lines, setAside };
}

type Shown = Pick<BlockLine, "text" | "aside">;

function readLines(body: string): readonly Shown[] {
  const raw = body.split(/\r\n|\n|\r/);
  const blocks = new BlockReader();
  const shown: Shown[] = [];
  let paragraph: BlockLine[] = [];
  for (const [index, line] of raw.entries()) {
    const block = blocks.next(line);
    if (block.paragraph === undefined || block.paragraph !== paragraph[0]?.paragraph) {
      const end = finish(paragraph, shown, block.isEnd ? untilBlank(raw, index) : []);
      if (end !== undefined) return [...shown, ...rest(raw, index, end)];
      paragraph = [];
    }
    if (block.isEnd) return [...shown, ...rest(raw, index, block.aside ?? "comment")];
    if (block.paragraph === undefined) shown.push(block);
    else paragraph.push(block);
  }
  finish(paragraph, shown, []);
  return shown;
}

/**
 * Adds the lines of a paragraph, and says what the lines behind it are where nothing counts there. `more` are lines that may
 * belong to it.
 */
function finish(
  paragraph: readonly BlockLine[],
  shown: Shown[],
  more: readonly string[],
): Aside | undefined {
  if (paragraph.length === 0) return undefined;
  const isQuoted = paragraph[0]?.aside === "quote";
  const { asides, end } = inlineMarks([...paragraph.map(({ text }) => text), ...more], isQuoted);
  for (const [line, { text, aside }] of paragraph.entries()) {
    const isBehind = end !== undefined && line >= end.line;
    shown.push({ text, aside: aside ?? (isBehind ? end.aside : asides[line]) });
  }
  return end?.aside;
}

/** The lines up to the next blank one, where a paragraph ends in any case. */
function untilBlank(raw: readonly string[], from: number): readonly string[] {
  const blank = raw.findIndex((line, index) => index > from && /^[ \t]*$/.test(line));
  return raw.slice(from, blank < 0 ? raw.length : blank);
}

function rest(raw: readonly string[], from: number, aside: Aside): readonly Shown[] {
  return raw.slice(from).map((text) => ({ text, aside }));
}
