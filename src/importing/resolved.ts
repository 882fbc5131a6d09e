import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { DocumentId } from "../model/ids.ts";

/** What a reference to evidence leads to. A whole document says nothing of which of its chunks carry the answer. */
export type Resolved =
  | { readonly chunks: readonly CorpusChunk[] }
  | { readonly documents: readonly DocumentId[] }
  /** Why it leads nowhere, in a sentence without its capital and its full stop. */
  | { readonly why: string };

/** Looks up what a record names as evidence: a chunk id, or a place as a person writes it. */
export type Resolve = (reference: string) => Resolved;
