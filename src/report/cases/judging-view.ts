import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { ContentHash } from "../../model/ids.ts";
import { chunkText, evidence, outcome, untold } from "./case-view.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** The fields that the view tells in words, and those that tell, or may tell, what somebody found about the case. */
const told: ReadonlySet<string> = new Set(
  (
    "id kind because query conversation expectedAnswer acceptedAnswers relevantChunkIds provenance " +
    "distractorChunkIds corpusRevision origin notes tags review refresh split retired sentinel"
  ).split(" "),
);

/**
 * A sentinel as somebody reads it who judges it without the others: what is asked, what is expected and the texts of all
 * chunks that the case lists. No judgment, decision, resolution or note is in it.
 */
export function judgingView(dataset: Dataset, file: CaseFile, options: TextOptions): string {
  const { style, place } = options;
  const { id = "", kind = "", corpusRevision = "none", sentinel } = file.case;
  const title = `${style.strong(terminalText(id))}  ${kind}, sentinel: ${sentinel?.why ?? ""}  ${style.faint(terminalText(place(file.path)))}`;
  const facts = [
    ...untold(file, told, style),
    `${style.strong("Corpus revision")}  ${terminalText(corpusRevision)}`,
  ].join("\n");
  return [
    title,
    ...outcome({ ...file, case: { ...file.case, notes: undefined } }, style),
    ...evidence(dataset, file, { style, more: () => [] }),
    ...otherChunks(dataset, file, options),
    facts,
  ].join("\n\n");
}

/** Every chunk that the case names, each once, in the order of the file. */
export function namedInCase(file: CaseFile): readonly string[] {
  const { provenance = [], relevantChunkIds = [], acceptedAnswers = [] } = file.case;
  const { distractorChunkIds = [] } = file.case;
  const ids = [
    ...provenance.map((entry) => entry?.chunkId),
    ...relevantChunkIds,
    ...acceptedAnswers.flatMap((answer) => answer?.chunkIds ?? []),
    ...distractorChunkIds,
  ];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The texts of chunks that the case names without giving them as evidence, by hash. */
export function hashesWithoutEvidence(
  dataset: Pick<Dataset, "revisions">,
  file: CaseFile,
): ReadonlyMap<string, ContentHash | undefined> {
  const given: ReadonlySet<string | undefined> = new Set(
    (file.case.provenance ?? []).map((entry) => entry?.chunkId),
  );
  const { corpusRevision = "" } = file.case;
  const records: ReadonlyMap<string, { readonly hash: ContentHash }> =
    dataset.revisions.get(corpusRevision)?.chunks?.records ?? new Map();
  const others = namedInCase(file).filter((id) => !given.has(id));
  return new Map(others.map((id) => [id, records.get(id)?.hash]));
}

function otherChunks(dataset: Dataset, file: CaseFile, { style }: TextOptions): readonly string[] {
  return [...hashesWithoutEvidence(dataset, file)].map(([id, hash]) => {
    const text = hash === undefined ? undefined : dataset.texts.get(hash);
    return [
      style.strong("Named by the case"),
      `  chunk     ${terminalText(id)}`,
      chunkText(text),
    ].join("\n");
  });
}
