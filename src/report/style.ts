import { styleText } from "node:util";
import type { Level } from "../model/finding.ts";

type Paint = (text: string) => string;

/** How to mark text in one kind of output; the plain style marks nothing. */
export interface Style {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  readonly green: Paint;
  readonly blue: Paint;
}

const plain: Paint = (text) => text;

export const plainStyle: Style = {
  strong: plain,
  faint: plain,
  red: plain,
  yellow: plain,
  green: plain,
  blue: plain,
};

/** Marks for a terminal that shows colours. */
export const colourStyle: Style = {
  strong: (text) => styleText("bold", text, { validateStream: false }),
  faint: (text) => styleText("dim", text, { validateStream: false }),
  red: (text) => styleText("red", text, { validateStream: false }),
  yellow: (text) => styleText("yellow", text, { validateStream: false }),
  green: (text) => styleText("green", text, { validateStream: false }),
  blue: (text) => styleText("blue", text, { validateStream: false }),
};

/** Colour only on a terminal, and never where NO_COLOR says so. */
export function styleFor(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): Style {
  const refused = (environment["NO_COLOR"] ?? "") !== "" || environment["TERM"] === "dumb";
  return stream.isTTY === true && !refused ? colourStyle : plainStyle;
}

/** The colour of a level. */
export function paintOf(level: Level, style: Style): Paint {
  switch (level) {
    case "error":
      return style.red;
    case "warning":
      return style.yellow;
    case "notice":
      return style.blue;
  }
}

/** A level in its colour. */
export function levelled(level: Level, style: Style): string {
  return paintOf(level, style)(level);
}
