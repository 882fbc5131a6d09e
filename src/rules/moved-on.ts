import { provenanceOf, statusOf, type CaseFile } from "../model/case.ts";
import { chunksAsRecorded, type CorpusRevision } from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import type { RefreshReason } from "../model/generated/case.ts";
import { listed, quoted } from "../model/sentence.ts";
import { pending, renewCommand, shortFormStep } from "./asking.ts";
import { dueUnder, nextStep } from "./due/due.ts";
import { judgedVersion } from "./due/judgments-under.ts";

/**
 * What stands against approving a case under the revision that it names: what it rests on is another one under the current
 * revision, so the approval would be of a text that is not current. Nothing where its evidence stands.
 */
export function evidenceMovedOn(dataset: Dataset, file: CaseFile): readonly Problem[] {
  const current = currentRevision(dataset);
  if (current === undefined) return [];
  if (statusOf(file) === "approved") return approvedElsewhere(dataset, file, current);
  const named = revisionOf(dataset, file);
  if (named === undefined || current === named) return [];
  const moved = evidenceOfCandidate(file, { named, current });
  return moved === undefined ? [] : [moved];
}

function approvedElsewhere(
  dataset: Dataset,
  file: CaseFile,
  current: CorpusRevision,
): readonly Problem[] {
  const due = dueUnder(dataset, current)(file);
  if (due?.is !== "decision") return [];
  const { reasons } = due.currency;
  const fix = nextStep(file, due);
  const { corpusRevision = "" } = judgedVersion(dataset, file).case;
  const isOfEvidence = reasons.some((one) => ofEvidence.has(one));
  const what = isOfEvidence ? "Its evidence changed" : "What concerns this case changed";
  return [
    {
      message: `${what} since corpus revision ${quoted(corpusRevision)}: ${listed(reasons)}. An approval under that one says nothing of ${quoted(current.id)}, which is current.`,
      at: file.locate([file.has(["corpusRevision"]) ? "corpusRevision" : "id"]),
      ...(fix === undefined ? {} : { fix }),
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
    const isGone = later === undefined;
    return [{ index, isGone, words: `chunk ${quoted(chunkId)} ${how}` }];
  });
  const [first] = moved;
  if (first === undefined) return undefined;
  const isRejected = statusOf(file) === "rejected";
  const step = moved.some(({ isGone }) => isGone)
    ? shortFormStep(file)
    : `Bring it up to the current revision with ${renewCommand(file)}`;
  return {
    message: `Under ${quoted(current.id)}, which is current, its evidence is not what it is under ${quoted(named.id)}: ${listed(moved.map(({ words }) => words))}.`,
    at: file.locate(["provenance", first.index]),
    fix: `${isRejected ? `To take it up again, ${pending}. ` : ""}${step}, and read it again.`,
  };
}
