import { currencyByHashes } from "../corpus/currency-by-hashes.ts";
import { lineageOf } from "../families/lineage.ts";
import { provenanceOf, statusOf, type CaseFile } from "../model/case.ts";
import { contentState } from "../model/content-state.ts";
import { chunksAsRecorded, type CorpusRevision } from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import type { RefreshReason } from "../model/generated/case.ts";
import { listed, quoted } from "../model/sentence.ts";
import { decideCommand, pending, renewCommand } from "./asking.ts";

/**
 * What stands against approving a case under the revision that it names: what it rests on is another one under the current
 * revision, so the approval would be of a text that is not current. Nothing where its evidence stands.
 */
export function evidenceMovedOn(dataset: Dataset, file: CaseFile): readonly Problem[] {
  const current = currentRevision(dataset);
  const named = revisionOf(dataset, file);
  if (current === undefined || named === undefined || current === named) return [];
  if (statusOf(file) === "approved") return approvedElsewhere(dataset, file, current);
  const moved = evidenceOfCandidate(file, { named, current });
  return moved === undefined ? [] : [moved];
}

/** The reasons to ask about an approved case again under the current revision, as the plan tells them; none where it stands. */
function reasonsSinceApproval(dataset: Dataset, file: CaseFile): readonly RefreshReason[] {
  const currency = currencyByHashes(dataset, lineageOf(dataset))(file);
  return currency.state === "stale" ? currency.reasons : [];
}

function approvedElsewhere(
  dataset: Dataset,
  file: CaseFile,
  current: CorpusRevision,
): readonly Problem[] {
  const reasons = reasonsSinceApproval(dataset, file);
  if (reasons.length === 0) return [];
  const isOfEvidence = reasons.some((one) => ofEvidence.has(one));
  const what = isOfEvidence ? "Its evidence changed" : "What concerns this case changed";
  const isEdited = contentState(file) === "edited";
  return [
    {
      message: `${what} since corpus revision ${quoted(file.case.corpusRevision ?? "")}: ${listed(reasons)}. An approval under that one says nothing of ${quoted(current.id)}, which is current.`,
      at: file.locate(["corpusRevision"]),
      fix: isEdited
        ? `Decide about it with ${decideCommand(file, "--revised")}, which takes what the file says now; or restore the text that was approved from Git.`
        : `Decide about it with ${decideCommand(file)}.`,
    },
  ];
}

const ofEvidence: ReadonlySet<RefreshReason> = new Set([
  "source-revision-changed",
  "chunk-edited",
  "chunk-moved",
  "chunk-deleted",
]);

/**
 * That the evidence of a candidate is not what it was when it was written: a chunk has another text in the later revision, or
 * is not there. Undefined where all of it is the same, or is not what the earlier revision records, which has its own finding.
 */
export function evidenceOfCandidate(
  file: CaseFile,
  { named, current }: { readonly named: CorpusRevision; readonly current: CorpusRevision },
): Problem | undefined {
  const [before, after] = [chunksAsRecorded(named), chunksAsRecorded(current)];
  if (before === undefined || after === undefined) return undefined;
  const moved = [...provenanceOf(file)].flatMap(({ entry: { chunkId, contentHash }, index }) => {
    if (chunkId === undefined || before.get(chunkId)?.hash !== contentHash) return [];
    const later = after.get(chunkId);
    if (later?.hash === contentHash) return [];
    const how = later === undefined ? "is not there" : "has another text";
    return [{ index, words: `chunk ${quoted(chunkId)} ${how}` }];
  });
  const [first] = moved;
  if (first === undefined) return undefined;
  const isRejected = statusOf(file) === "rejected";
  return {
    message: `Under ${quoted(current.id)}, which is current, its evidence is not what it is under ${quoted(named.id)}: ${listed(moved.map(({ words }) => words))}.`,
    at: file.locate(["provenance", first.index]),
    fix: `${isRejected ? `To take it up again, ${pending}. ` : ""}Bring it up to the current revision with ${renewCommand(file)}, and read it again.`,
  };
}
