import type { Problem } from "../../model/finding.ts";
import type { ProvenanceEntry } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { ChunkMapping } from "./chunk-mapping.ts";
import type { Successor } from "./renewed-provenance.ts";

/** What a chunk has from the entries whose place it takes: their grade, and the chunk that it can replace. */
export function followingFields(
  mapping: ChunkMapping,
  successor: Successor,
): {
  readonly fields: Pick<ProvenanceEntry, "grade" | "insteadOf">;
  readonly problems: readonly Problem[];
} {
  const { id, sources, at } = successor;
  const grades = [...new Set(sources.flatMap(({ entry }) => entry.grade ?? []))];
  const others = sources.flatMap(({ entry: { insteadOf } }) => insteadOf ?? []);
  const instead = [...new Set(others.flatMap((one) => mapping.to(asChunkId(one))))].filter(
    (one) => one !== id,
  );
  const problems = [
    ...(grades.length > 1 ? [severalGrades(grades, { id, at })] : []),
    ...(instead.length > 1 ? [severalInstead(instead, { id, at })] : []),
  ];
  const [grade] = grades;
  const [insteadOf] = instead;
  const fields = {
    ...(grade === undefined ? {} : { grade }),
    ...(insteadOf === undefined ? {} : { insteadOf }),
  };
  return { fields, problems };
}

/** The schema has the chunk that another can replace as plain text. */
function asChunkId(id: string): ChunkId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A look-up decides whether it is one.
  return id as ChunkId;
}

function severalGrades(
  grades: readonly number[],
  { id, at }: Pick<Successor, "id" | "at">,
): Problem {
  return {
    message: `Chunk ${quoted(id)} takes the place of chunks with the grades ${listed(grades.map(String))}.`,
    at,
    fix: "Give these chunks one grade in the file first: the one that the new chunk is to have.",
  };
}

function severalInstead(
  ids: readonly ChunkId[],
  { id, at }: Pick<Successor, "id" | "at">,
): Problem {
  return {
    message: `Chunk ${quoted(id)} could replace ${listed(ids.map(quoted))}, and "insteadOf" names one chunk.`,
    at,
    fix: `Write in the file first which of them it can replace, as "insteadOf", or take that field away.`,
  };
}
