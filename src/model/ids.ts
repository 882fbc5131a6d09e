declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Names one case for ever; also its file's name. */
export type CaseId = Branded<"CaseId">;
/** A chunk as the retriever knows it: any text, compared by code unit. */
export type ChunkId = Branded<"ChunkId">;
/** A document as the retriever knows it: any text, compared by code unit. */
export type DocumentId = Branded<"DocumentId">;
/** `sha256:` and 64 hex digits: the SHA-256 of a chunk's text. */
export type ContentHash = Branded<"ContentHash">;
/** `sha256:` and 64 hex digits: the SHA-256 of a canonical JSON form. */
export type Digest = Branded<"Digest">;
