import type { ExpertsOfFile } from "./experts.ts";
import { familyLines, type OwnedPath } from "./family-lines.ts";
import { guardedLines } from "./guarded-lines.ts";
import { ownersBlock, withOwners } from "./owners-block.ts";

/** The files that GitHub looks for, of which it reads the first. */
export const ownersFiles = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] as const;

/** GitHub reads no larger file, in bytes. */
export const largestOwnersFile = 3_000_000;

/** What says whom to ask about a set. */
export interface OwnersAsked {
  /** The set's folder from the root; empty where it is the root. */
  readonly place: string;
  /** Those of the policy. */
  readonly owners: readonly string[];
  /** What they are asked about, as `CODEOWNERS` writes paths. */
  readonly guarded: readonly string[];
  readonly experts: readonly ExpertsOfFile[];
  /** The file that stands there, as the repository has it; undefined where there is none. */
  readonly standing: { readonly path: string; readonly text: string } | undefined;
}

/** A `CODEOWNERS` as it is to be. */
export interface PlannedOwners {
  readonly path: string;
  /** The lines for this set alone. */
  readonly block: readonly string[];
  readonly families: readonly OwnedPath[];
  readonly guarded: readonly OwnedPath[];
  /** The whole file; undefined where what an earlier run wrote cannot be told from the rest. */
  readonly text: string | undefined;
  readonly isAsDue: boolean;
  /** How many lines stand behind those for this set. */
  readonly after: number;
  /** Case files that no line can name. */
  readonly unnameable: readonly string[];
}

/**
 * Plans whom GitHub asks: the experts of each family about its cases, and behind that, so that it counts, the owners about what
 * judges. What else the file says stays.
 */
export function planOwners(asked: OwnersAsked): PlannedOwners {
  const { place, owners, experts, standing } = asked;
  const path = standing?.path ?? ownersFiles[0];
  const { lines: families, unnameable } = familyLines(place, experts);
  const guarded = guardedLines(place, owners, { file: path, paths: asked.guarded });
  const lines = [...families, ...guarded];
  const written = withOwners(standing?.text ?? "", place, lines);
  return {
    path,
    block: ownersBlock(place, lines),
    families,
    guarded,
    text: written?.text,
    isAsDue: written !== undefined && written.text === standing?.text,
    after: written?.after ?? 0,
    unnameable,
  };
}
