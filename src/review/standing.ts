import type { CaseFile } from "../model/case.ts";
import { contentState, type ContentState } from "../model/content-state.ts";
import { isAltered } from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";

/** What the corpus revision that the case names is, beside the one that was read. */
export type CorpusState =
  | "undecided"
  | "as-judged"
  /** Written anew under its name. */
  | "rewritten"
  /** Its record is the one that was read, and its documents or chunks are not what that records. */
  | "altered"
  /** The decision does not record which corpus was read. */
  | "unbound"
  /** The set holds no such revision, or cannot read its record. */
  | "not-recorded"
  /** The edited case may name another revision than the one that was read. */
  | "unclear";

/** How much of the decision about a case still holds, as far as the set can tell by itself. */
export interface Standing {
  readonly content: ContentState;
  readonly corpus: CorpusState;
  /** Whether the case names the current corpus revision. */
  readonly isCurrent: boolean;
}

/** Compares a case and its corpus revision with what the decision in its review is bound to. */
export function standingOf(dataset: Dataset, file: CaseFile): Standing {
  const content = contentState(file);
  const current = currentRevision(dataset)?.id;
  const isCurrent = current !== undefined && file.case.corpusRevision === current;
  return { content, corpus: corpusState(dataset, file, content), isCurrent };
}

function corpusState(dataset: Dataset, file: CaseFile, content: ContentState): CorpusState {
  if (content === "undecided") return content;
  const judged = file.case.review?.corpus;
  if (judged === undefined) return "unbound";
  const revision = revisionOf(dataset, file);
  const digest = revision?.digest;
  if (digest === judged) {
    return revision !== undefined && isAltered(revision) ? "altered" : "as-judged";
  }
  if (content === "edited") return "unclear";
  return digest === undefined ? "not-recorded" : "rewritten";
}
