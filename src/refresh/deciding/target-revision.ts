import { groupingOf } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import { chunksAsRecorded, documentsAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import { currentDefects } from "../../corpus/current-defects.ts";
import { alterations } from "../../corpus/state-defects.ts";
import { currentRevision, type Dataset, type Defect } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import { groupsOf } from "../../model/groups.ts";
import type { ChunkId, ContentHash, Digest, DocumentId } from "../../model/ids.ts";
import { currentFile, revisionsFolder } from "../../model/layout.ts";
import { startOf } from "../../model/location.ts";
import { nearest } from "../../model/nearest.ts";
import { once } from "../../model/once.ts";
import { quoteFinder } from "../../model/quote-place.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** The corpus revision under which a case is decided anew, whole and as it was recorded. */
export interface TargetRevision {
  readonly id: string;
  readonly digest: Digest;
  /** The very revision of the set. */
  readonly revision: CorpusRevision & { readonly digest: Digest };
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly chunks: ReadonlyMap<ChunkId, CorpusChunk>;
  /** Whether words stand in a text, white space apart; undefined where the set does not keep the text. */
  readonly holds: (hash: ContentHash, words: string) => boolean | undefined;
  /** A text, where the set keeps it. */
  readonly textOf: (hash: ContentHash) => string | undefined;
  /** Whether the set keeps a text. */
  readonly keeps: (hash: ContentHash) => boolean;
  /** The chunks that have a text, byte for byte. */
  readonly holdersOf: (hash: ContentHash) => readonly CorpusChunk[];
  /** The families of a case as families.yaml has them; undefined where it does not tell them all. */
  readonly familiesOf: (file: CaseFile) => readonly string[] | undefined;
  /** Whether the set has families at all. */
  readonly hasFamilies: boolean;
}

/**
 * A recorded revision to decide under, by default the current one, or why there is none. `texts` are those that the data set
 * was not read with.
 */
export function targetRevision(
  dataset: Dataset,
  id?: string,
  texts: ReadonlyMap<ContentHash, string> = new Map(),
): TargetRevision | { readonly refused: Problem } {
  const revision = id === undefined ? currentRevision(dataset) : dataset.revisions.get(id);
  if (revision === undefined) return { refused: noRevision(dataset, id) };
  const [documents, chunks] = [documentsAsRecorded(revision), chunksAsRecorded(revision)];
  if (!isReadable(revision) || documents === undefined || chunks === undefined) {
    return { refused: damaged(dataset, revision) };
  }
  const kept = texts.size === 0 ? dataset.texts : new Map([...dataset.texts, ...texts]);
  const byText = once(() => groupsOf(chunks.values(), ({ hash }) => hash));
  const grouping = groupingOf(dataset);
  return {
    id: revision.id,
    digest: revision.digest,
    revision,
    documents,
    chunks,
    holds: quoteFinder(kept),
    textOf: (hash) => kept.get(hash),
    keeps: (hash) => kept.has(hash),
    holdersOf: (hash) => byText().get(hash) ?? [],
    familiesOf: (file) => {
      const found = grouping?.familiesOf(file);
      return found?.whole === true ? found.belongings.map(({ family }) => family) : undefined;
    },
    hasFamilies: grouping !== undefined,
  };
}

/** Judgments made under a revision are known by the very revision of the set, so it is not copied. */
function isReadable(revision: CorpusRevision): revision is TargetRevision["revision"] {
  return revision.digest !== undefined;
}

function noRevision(dataset: Dataset, id: string | undefined): Problem {
  const recorded = [...dataset.revisions.keys()];
  const [defect] = id === undefined ? currentDefects(dataset) : [];
  if (defect !== undefined) return problemOf(defect);
  if (id === undefined) {
    return {
      message: "The set has no current corpus revision, so there is nothing to decide under.",
      at: dataset.current?.at ?? startOf(currentFile),
      fix: 'Record one with "touchstone corpus snapshot".',
    };
  }
  const near = nearest(id, recorded);
  const named = (near.length === 0 ? recorded.toSorted(byUtf8).slice(-most) : near).map(quoted);
  return {
    message: `Corpus revision ${quoted(id)} is not recorded in this set.`,
    at: dataset.current?.at ?? startOf(currentFile),
    fix:
      named.length === 0
        ? 'Record it with "touchstone corpus snapshot".'
        : `Name a revision that is recorded, such as ${listed(named, "or")}.`,
  };
}

/** How many revisions are named to somebody who named none that is there. */
const most = 3;

/** What is wrong with a recorded revision, where it is wrong. */
function damaged({ defects }: Dataset, revision: CorpusRevision): Problem {
  const { id, file } = revision;
  const folder = `${revisionsFolder}/${id}/`;
  const found = defects.find(({ at }) => at.file.startsWith(folder)) ?? alterations(revision)[0];
  if (found !== undefined) return problemOf(found);
  return {
    message: `The documents or chunks of corpus revision ${quoted(id)} cannot be read, or are not what was recorded.`,
    at: startOf(file),
    fix: "Run touchstone check, and mend what it finds there.",
  };
}

function problemOf({
  message,
  at,
  fix = "Run touchstone check, and mend what it finds there.",
}: Defect): Problem {
  return { message, at, fix };
}
