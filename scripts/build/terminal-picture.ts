import stringWidth from "string-width";
import { htmlAttribute, htmlText } from "../../src/report/untrusted/html.ts";

const character = { width: 8.4, height: 20 };
const margin = 16;
const bar = 32;

/** The colours of a dark terminal, each readable on its background (contrast of at least 4.5). */
const colours: Readonly<Record<string, string>> = {
  "31": "#ff8f88",
  "32": "#7ee787",
  "33": "#e3b341",
  "34": "#79c0ff",
};

/**
 * Draws what a terminal shows as an SVG picture: text stays text, so it can be searched and read aloud. Takes the marks
 * of `colourStyle` (bold, dim, four colours); `title` stands in the picture's bar and names it for screen readers.
 */
export function terminalPicture(title: string, output: string): string {
  const lines = output.trimEnd().split("\n");
  const columns = Math.max(...lines.map((line) => stringWidth(line)), stringWidth(title) + 8);
  const width = Math.ceil(columns * character.width + 2 * margin);
  const height = bar + lines.length * character.height + margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label=${htmlAttribute(title)}>`,
    `<title>${htmlText(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="8" fill="#0d1117" stroke="#3d444d"/>`,
    `<text x="${width / 2}" y="21" text-anchor="middle" font-family="ui-sans-serif, sans-serif" font-size="13" fill="#9198a1">${htmlText(title)}</text>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" fill="#e6edf3" xml:space="preserve">`,
    ...lines.flatMap((line, index) => drawn(line, index)),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** A piece of a line that has one look. */
interface Piece {
  readonly text: string;
  /** The marks that are on. */
  readonly marks: ReadonlySet<string>;
}

/** Every word group at its column, stretched to its width, so that columns stand below each other in every font. */
function drawn(line: string, index: number): readonly string[] {
  const y = bar + index * character.height + 15;
  let column = 0;
  return pieces(line).flatMap(({ text, marks }) => {
    const start = column + (text.length - text.trimStart().length);
    column += stringWidth(text);
    const shown = text.trim();
    const place = `x="${pixels(start) + margin}" y="${y}" textLength="${pixels(stringWidth(shown))}"`;
    return shown === "" ? [] : [`<text ${place}${look(marks)}>${htmlText(shown)}</text>`];
  });
}

function pixels(columns: number): number {
  return Math.round(columns * character.width * 10) / 10;
}

function pieces(line: string): readonly Piece[] {
  const [start = "", ...marked] = line.split("\u001b[");
  const on = new Set<string>();
  const rest = marked.map((part) => {
    const end = part.indexOf("m");
    switchMark(on, part.slice(0, end));
    return { text: part.slice(end + 1), marks: new Set(on) };
  });
  return [{ text: start, marks: new Set<string>() }, ...rest];
}

/** 22 ends bold and dim, 39 ends a colour. */
function switchMark(on: Set<string>, mark: string): void {
  const ends = { "22": ["1", "2"], "39": Object.keys(colours) }[mark];
  if (ends === undefined) on.add(mark);
  else for (const one of ends) on.delete(one);
}

function look(marks: ReadonlySet<string>): string {
  const colour = [...marks].map((mark) => colours[mark]).find((one) => one !== undefined);
  const fill = colour ?? (marks.has("2") ? "#9198a1" : undefined);
  return `${fill === undefined ? "" : ` fill="${fill}"`}${marks.has("1") ? ` font-weight="bold"` : ""}`;
}
