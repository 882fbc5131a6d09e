import { plainBlock, type Outline } from "./outline.ts";

/** Plain text: its paragraphs, which blank lines part. */
export function textOutline(text: string): Outline {
  const blocks = [...paragraphStarts(text)].map((start, index, starts) =>
    plainBlock({ start, end: starts[index + 1] ?? text.length, cut: "sentences" }),
  );
  return { text, blocks, title: undefined };
}

function* paragraphStarts(text: string): Generator<number> {
  let afterBlank = true;
  for (let at = 0; at < text.length;) {
    const feed = text.indexOf("\n", at);
    const end = feed === -1 ? text.length : feed;
    const blank = text.slice(at, end).trim() === "";
    if (afterBlank && !blank) yield at;
    afterBlank = blank;
    at = end + 1;
  }
}
