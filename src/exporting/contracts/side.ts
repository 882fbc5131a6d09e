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
  /** Why those lines are not the cases of the manifest; empty where they are, or where nobody read them. */
  readonly wrongLines?: readonly WrongLine[] | undefined;
}

/** A line of a file of cases that does not fit the manifest, or a case that has none. Untrusted text. */
export interface WrongLine {
  readonly path: string;
  /** Counts from 1; undefined where the file is at fault, and no line of it. */
  readonly line: number | undefined;
  /** What is wrong, to stand after the place. */
  readonly says: string;
}
