import type { ExportManifest } from "../../model/generated/export.ts";

/** What became of a file that a manifest lists. */
export type FileState = "as-exported" | "altered" | "absent" | "outside";

/** One of two contracts: its manifest, and what lies beside it. */
export interface Side {
  readonly manifest: ExportManifest;
  /** The files that the manifest lists; undefined where nobody looked. */
  readonly files?: readonly { readonly path: string; readonly state: FileState }[] | undefined;
  /** The lines of its cases by id, where they could be read as they were exported. */
  readonly lines?: ReadonlyMap<string, unknown> | undefined;
}
