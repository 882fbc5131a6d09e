import { readCase } from "../../load/read-case.ts";
import { provenanceOf, stageOf, waitsForFill, type CaseFile } from "../../model/case.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { once } from "../../model/once.ts";
import { caseExcerptNotInRevision } from "../../rules/case-excerpt-not-in-revision.ts";
import { lostQuotes } from "../deciding/carried-quotes.ts";
import { decidedCase } from "../deciding/decided-case.ts";
import { decisionEdits } from "../deciding/decision-edits.ts";
import { namedChunks } from "../deciding/named-chunks.ts";
import type { TargetRevision } from "../deciding/target-revision.ts";
import { earlierChunksIn } from "../plan/earlier-chunks.ts";
import { unreadRevisions } from "../plan/judged-revision.ts";
import { evidenceIn } from "../plan/evidence.ts";
import type { PlannedEvidence } from "../plan/plan.ts";
import { excerptMoved, goneChunk, lostQuote, unfitToRenew } from "./unfit-to-renew.ts";

/** A candidate whose evidence is written anew as a later revision records it. */
export interface RenewedCandidate {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The revision that it named. */
  readonly from: string;
  /** The chunks that it names, each with whether its text is another one than before. */
  readonly chunks: readonly { readonly id: ChunkId; readonly hasOtherText: boolean }[];
}

export type Renewal = RenewedCandidate | { readonly refused: readonly Problem[] } | "as-it-is";

/** The candidates that name another revision than this one, and no evidence that waits to be looked up. */
export function candidatesToRenew(
  { cases }: Pick<Dataset, "cases">,
  { id }: Pick<TargetRevision, "id">,
): readonly CaseFile[] {
  return cases.filter((file) => {
    const { corpusRevision } = file.case;
    const isElsewhere = corpusRevision !== undefined && corpusRevision !== id;
    return stageOf(file) === "pending" && isElsewhere && !waitsForFill(file);
  });
}

/**
 * Writes candidates anew under a later revision: provenance from its tables, and its name. A candidate has no judgment, so no
 * person has to decide that; but only where every chunk is there under its id and every quote stands in it. Else it tells what
 * became of the evidence, and chooses nothing.
 */
export function candidateRenewer(
  dataset: Dataset,
  target: TargetRevision,
  texts: Dataset["texts"],
): (file: CaseFile, text: string) => Renewal {
  const evidenceOf = once(() => {
    const files = unreadRevisions(dataset, candidatesToRenew(dataset, target));
    const earlier = earlierChunksIn(target.revision, files);
    const compared = evidenceIn(target.revision, new Map([...dataset.texts, ...texts]));
    return (file: CaseFile) => compared(file, earlier(file, revisionOf(dataset, file)));
  });
  return (file, text) => {
    const { whole } = file;
    if (whole === undefined) {
      return { refused: dataset.defects.filter(({ at }) => at.file === file.path) };
    }
    const unfit = unfitToRenew(file);
    if (unfit.length > 0) return { refused: unfit };
    if (whole.corpusRevision === target.id) return "as-it-is";
    const moved = movedOf({ file, whole }, target, () => evidenceOf()(file));
    if (moved.length > 0) return { refused: moved };
    return renewed(dataset, { file, whole, text }, target);
  };
}

interface Read {
  readonly file: CaseFile;
  readonly whole: GoldenCase;
}

/** Chunks that are not there any more, and quotes that do not stand in theirs. */
function movedOf(
  { file, whole }: Read,
  target: TargetRevision,
  evidence: () => readonly PlannedEvidence[],
): readonly Problem[] {
  const all = once(evidence);
  const became = (id: string | undefined): PlannedEvidence | undefined =>
    all().find(({ piece }) => piece.chunkId === id);
  const gone = namedChunks(whole).filter(({ id }) => !target.chunks.has(id));
  const ids = new Set(gone.map(({ id }) => id));
  const lost = lostQuotes(file, [], target).filter(
    ({ places: [place] }) => place !== undefined && !ids.has(place),
  );
  return [
    ...gone.map((one) => goneChunk(file, { ...one, became: became(one.id) }, target)),
    ...lost.map(({ index, quote, places: [id] }) =>
      lostQuote(file, { index, quote, became: became(id) }, target),
    ),
  ];
}

function renewed(
  dataset: Dataset,
  { file, whole, text }: Read & { readonly text: string },
  target: TargetRevision,
): Renewal {
  const { path } = file;
  const decided = decidedCase(file, { outcome: "confirmed" }, target);
  if ("refused" in decided) return decided;
  const edited = decisionEdits(path, text, { before: whole, after: decided.value, replace: [] });
  if ("refused" in edited) return { refused: [edited.refused] };
  const after = readCase(path, edited.text.replace(/^\ufeff/, "")).file;
  if (after === undefined) throw new Error(`"${path}" cannot be read after its edit.`);
  const generated = [...caseExcerptNotInRevision.check({ ...dataset, cases: [after] })];
  if (generated.length > 0) return { refused: generated.map((one) => excerptMoved(file, one)) };
  const hashes = new Map(
    [...provenanceOf(file)].map(({ entry }) => [entry.chunkId, entry.contentHash]),
  );
  return {
    path,
    before: text,
    after: edited.text,
    from: whole.corpusRevision ?? "",
    chunks: namedChunks(whole).map(({ id }) => ({
      id,
      hasOtherText: hashes.has(id) && hashes.get(id) !== target.chunks.get(id)?.hash,
    })),
  };
}
