import { sha256 } from "../../model/hash.ts";
import { isMap } from "../../model/fields.ts";
import { commentPayload } from "./markdown.ts";

/** What a text of ours on GitHub is about. */
export type MarkerTopic =
  | "refresh"
  | "refresh-foreign"
  | "refresh-revision"
  | "refresh-closed"
  | "corpus-change";

/** A text on GitHub, and whether the account that runs wrote it: in others' texts a marker says nothing. */
export interface FoundText {
  readonly body: string;
  readonly isOwn: boolean;
}

/** The version of what markers say. */
const version = 1;

/**
 * A text with a comment as its last line that nobody sees: its topic, what a program wants to find again, and the hash of the
 * text, by which a later run knows whether somebody has edited it. It starts its line; no line of untrusted text in our pages
 * starts with `<`.
 */
export function withMarker(
  text: string,
  topic: MarkerTopic,
  values: Readonly<Record<string, unknown>>,
): string {
  const shown = text.trimEnd();
  const payload = commentPayload({ v: version, ...values, hash: sha256(shown) });
  return `${shown}\n\n<!-- touchstone:${topic} ${payload} -->\n`;
}

/**
 * What the marker of a text says; undefined where it has none of the topic, where somebody else wrote the text, or where a
 * version that is not this one wrote the marker. A text may have come back with other line ends, or with more around it.
 */
export function readMarker(
  { body, isOwn }: FoundText,
  topic: MarkerTopic,
): Readonly<Record<string, unknown>> | undefined {
  if (!isOwn) return undefined;
  for (const [, found, payload = ""] of body.matchAll(markers)) {
    const value = found === topic ? parsed(payload) : undefined;
    if (value?.["v"] === version) return value;
  }
  return undefined;
}

/** Whether what a person reads of a text is what was written with its marker. */
export function isAsWritten(text: FoundText, topic: MarkerTopic): boolean {
  const hash = readMarker(text, topic)?.["hash"];
  return hash !== undefined && hash === sha256(withoutMarker(text.body));
}

/** What people see of a text, for comparing two. */
export function withoutMarker(body: string): string {
  return body.replaceAll("\r\n", "\n").replaceAll(markers, "").trimEnd();
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
