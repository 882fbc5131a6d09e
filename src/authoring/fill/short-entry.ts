import type { ShortEvidenceEntry } from "../../model/generated/case.ts";
import { isBlank } from "../../model/white-space.ts";

/** What an entry of short evidence says; a blank text says nothing. */
export interface EntryParts {
  readonly document: string | undefined;
  readonly chunk: string | undefined;
  readonly quote: string | undefined;
}

export function partsOf({ document, chunk, quote }: ShortEvidenceEntry): EntryParts {
  return {
    document: unlessBlank(document),
    chunk: unlessBlank(chunk),
    quote: unlessBlank(quote),
  };
}

function unlessBlank(text: string | undefined): string | undefined {
  return text === undefined || isBlank(text) ? undefined : text;
}
