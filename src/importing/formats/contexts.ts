import type { SourceRecord } from "../../load/records.ts";
import { sha256 } from "../../model/hash.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import type { PassageReading } from "../case-format.ts";
import type { FieldText } from "../record-fields.ts";

/** A text that a record names as evidence, with the ids that a corpus made of the same file gives it. */
export interface Context {
  readonly text: string;
  readonly document: string;
  readonly chunk: string;
}

/** The texts of a document that can be read, each a chunk named by its content. */
export function contextsIn(document: string, texts: readonly FieldText[]): readonly Context[] {
  return texts.flatMap((reading) => {
    if ("unreadable" in reading) return [];
    const { text } = reading;
    const digits = sha256(normaliseWhiteSpace(text)).slice("sha256:".length, "sha256:".length + 8);
    return [{ text, document, chunk: `${document}#${digits}` }];
  });
}

/** How the records of `contextRecords` say what each is. */
export function contextMap(chunker: string): PassageReading["map"] {
  return {
    chunk: { id: "chunk", text: "text" },
    document: { id: "document" },
    chunking: { name: chunker, version: "1" },
  };
}

/** Each context once, in the order in which the records name them. */
export function contextRecords(
  named: readonly { readonly record: SourceRecord; readonly contexts: readonly Context[] }[],
): readonly SourceRecord[] {
  const all = new Map<string, SourceRecord>();
  for (const { record, contexts } of named) {
    for (const { chunk, document, text } of contexts) {
      const { number, line } = record;
      if (!all.has(chunk)) all.set(chunk, { fields: { chunk, document, text }, number, line });
    }
  }
  return [...all.values()];
}
