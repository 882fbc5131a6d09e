import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { NamedChunk } from "./named-chunks.ts";
import type { TargetRevision } from "./target-revision.ts";

/** A chunk that is gone cannot be confirmed: a case that names it would rest on nothing. */
export function goneOnConfirming(
  file: CaseFile,
  named: NamedChunk,
  target: TargetRevision,
): Problem {
  const heirs = heirsOf(file, named, target);
  const [only, another] = heirs;
  if (file.case.kind === "abstention") {
    const fix =
      "Decide --revised, and say with --drop or --replace what becomes of this near miss.";
    return { ...goneFrom(file, named, target), fix };
  }
  const fix =
    only !== undefined && another === undefined
      ? `Its text stands word for word under ${quoted(only)}: take the move with --moved, or decide otherwise.`
      : `Say with --revised what stands in its place, or that it is dropped; or with --abstained or --retired what becomes of the case.`;
  return { ...goneFrom(file, named, target), fix: fix + severalHeirs(heirs) };
}

/** A chunk that is gone, and of which the person said nothing. */
export function goneOnRevising(file: CaseFile, named: NamedChunk, target: TargetRevision): Problem {
  const heirs = heirsOf(file, named, target);
  const [only, another] = heirs;
  const fix =
    only !== undefined && another === undefined
      ? `Its text stands word for word under ${quoted(only)}: add --moved, or say what stands in its place.`
      : "Say what stands in its place with --replace, or drop it with --drop.";
  return { ...goneFrom(file, named, target), fix: fix + severalHeirs(heirs) };
}

function goneFrom(file: CaseFile, { id, path }: NamedChunk, target: TargetRevision): Problem {
  return {
    message: `Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}.`,
    at: file.locate(path),
  };
}

/** How many chunks with one text are named. */
const mostHeirs = 3;

/** The first of the chunks that have the text which the case has of a chunk. */
function heirsOf(file: CaseFile, { id }: NamedChunk, target: TargetRevision): readonly string[] {
  const entry = file.whole?.provenance?.find(({ chunkId }) => chunkId === id);
  if (entry === undefined) return [];
  return target
    .holdersOf(entry.contentHash)
    .slice(0, mostHeirs)
    .map((chunk) => chunk.id);
}

function severalHeirs(heirs: readonly string[]): string {
  if (heirs.length < 2) return "";
  return ` Its text stands word for word under ${listed(heirs.map(quoted))}.`;
}
