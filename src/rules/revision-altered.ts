import type { CorpusRevision } from "../model/corpus.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { editedRevisions } from "./earlier/since-base.ts";
import { startOf } from "../model/location.ts";

const fix =
  'Restore the revision\'s files from Git; record a changed corpus under a new name with "touchstone corpus snapshot".';

const lineEnds =
  'Git changed the line ends: add a .gitattributes file with the line "corpus-revisions/** -text", then check these files out again.';

export const revisionAltered: Rule = {
  id: "revision/altered",
  level: "error",
  reports: "a corpus revision whose files are not what its revision.yaml records",
  *check(dataset) {
    // A recorded revision that was edited as a whole has its own finding.
    const edited = new Set(editedRevisions(dataset).map(({ id }) => id));
    for (const revision of dataset.revisions.values()) {
      if (edited.has(revision.id)) continue;
      yield* otherName(revision);
      const documents = [...otherContent(revision, "documents")];
      yield* documents;
      yield* otherContent(revision, "chunks");
      if (documents.length === 0) yield* strayChunks(revision);
    }
  },
};

function* otherName({ id, record, locate }: CorpusRevision): Generator<Problem> {
  if (record === undefined || record.id === id) return;
  yield {
    message: `The revision's id is ${quoted(record.id)}, but its folder is named ${quoted(id)}.`,
    at: locate(["id"]),
    fix,
  };
}

function* otherContent(revision: CorpusRevision, name: "documents" | "chunks"): Generator<Problem> {
  const recorded = revision.record?.[name];
  const manifest = revision[name];
  if (recorded === undefined || manifest === undefined || !manifest.whole) return;
  const related = [startOf(manifest.file)];
  if (recorded.sha256 !== manifest.sha256) {
    yield {
      message: `The ${name} were changed after they were recorded: the recorded hash no longer fits.`,
      at: revision.locate([name, "sha256"]),
      related,
      fix: manifest.carriageReturns ? lineEnds : fix,
    };
  } else if (recorded.count !== manifest.count) {
    yield {
      message: `The revision records ${recorded.count} ${name}, but holds ${manifest.count}.`,
      at: revision.locate([name, "count"]),
      related,
      fix,
    };
  }
}

/** Chunks of documents that the revision does not list; documents that were altered have their own finding. */
function* strayChunks({ documents, chunks, locate }: CorpusRevision): Generator<Problem> {
  if (documents?.whole !== true || chunks?.whole !== true) return;
  let strays = 0;
  let first = "";
  for (const { id, documentId } of chunks.records.values()) {
    if (documents.records.has(documentId)) continue;
    strays++;
    if (strays === 1) first = `Chunk ${quoted(id)} belongs to document ${quoted(documentId)}`;
  }
  if (strays === 0) return;
  const rest = strays === 1 ? "" : `; it is one of ${strays} such chunks`;
  yield {
    message: `${first}, which the revision does not list${rest}.`,
    at: locate(["chunks"]),
    related: [startOf(chunks.file), startOf(documents.file)],
    fix,
  };
}
