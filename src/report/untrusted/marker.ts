import { isMap } from "../../model/fields.ts";
import { hiddenLine } from "../../model/hidden-line.ts";

/** A text on GitHub, and whether the account that runs wrote it: in others' texts a marker says nothing. */
export interface FoundText {
  readonly body: string;
  readonly isOwn: boolean;
}

/** The version of what markers say. */
const version = 1;

/**
 * A text with a hidden line at its end: its topic, and what a program wants to find again. It starts its line; no line of
 * untrusted text in our pages starts with `<`.
 */
export function withMarker(
  text: string,
  topic: string,
  values: Readonly<Record<string, unknown>>,
): string {
  return `${text.trimEnd()}\n\n${hiddenLine(topic, { v: version, ...values })}\n`;
}

/**
 * What the marker of a text says; undefined where it has none of the topic, where somebody else wrote the text, or where a
 * version that is not this one wrote the marker. A text may have come back with other line ends, or with more around it.
 */
export function readMarker(
  { body, isOwn }: FoundText,
  topic: string,
): Readonly<Record<string, unknown>> | undefined {
  if (!isOwn) return undefined;
  for (const [, found, payload = ""] of body.matchAll(markers)) {
    const value = found === topic ? parsed(payload) : undefined;
    if (value?.["v"] === version) return value;
  }
  return undefined;
}

const markers = /^<!-- touchstone:([a-z-]+) (\{.*\}) -->[^\S\n]*$/gm;

function parsed(payload: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return isMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
