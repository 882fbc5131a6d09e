import type { ImportedCase } from "./imported-case.ts";
import type { SourceFile, SourcePlace } from "./source-place.ts";

/** A record that was read, as a case without its id and its origin. */
export interface ImportedEntry {
  readonly at: SourcePlace;
  readonly file: Pick<SourceFile, "name" | "sha256">;
  readonly read: ImportedCase;
}
