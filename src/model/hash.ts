import { createHash } from "node:crypto";
import type { ContentHash } from "./ids.ts";

/** SHA-256 of bytes, or of a text's UTF-8 form, written `sha256:` and 64 hex digits. */
export function sha256(content: string | Uint8Array): `sha256:${string}` {
  return `sha256:${createHash("sha256").update(content).digest("hex")}`;
}

/** A chunk's text in the form that is hashed and kept: CRLF as LF, nothing else changed. */
export function chunkText(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** The hash under which a chunk's text is judged and kept. */
export function contentHash(text: string): ContentHash {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This function is where a ContentHash comes from.
  return sha256(chunkText(text)) as string as ContentHash;
}
