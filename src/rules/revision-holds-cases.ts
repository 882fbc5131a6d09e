import type { CaseFile } from "../model/case.ts";
import { comparableText } from "../model/comparable.ts";
import { chunksAsRecorded, documentsAsRecorded, type CorpusRevision } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { startOf } from "../model/location.ts";
import { counted, quoted } from "../model/sentence.ts";
import { isTelling } from "../model/telling.ts";
import { verbatimFinder } from "../model/verbatim-finder.ts";
import { mayHoldCase } from "../model/written-case.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

/** How many places a finding names. */
const most = 10;

/** A document of the corpus in which a case of the set stands. */
interface Held {
  readonly document: string;
  readonly file: CaseFile;
}

export const revisionHoldsCases: Rule = {
  id: "revision/holds-cases",
  level: "error",
  reports: "a current corpus revision in which case files of the set are documents",
  *check(dataset) {
    const revision = currentRevision(dataset);
    if (revision === undefined) return;
    const named = heldByName(dataset, revision);
    const known = new Set(named.map(({ document }) => document));
    const written = heldAsText(dataset, revision).filter(({ document }) => !known.has(document));
    yield* problemOf(revision, named, "is a case file of this set by its name");
    yield* problemOf(
      revision,
      written,
      "holds a case of this set with its fields, its question and its answer",
    );
  },
};

function* problemOf(
  revision: CorpusRevision,
  held: readonly Held[],
  what: string,
): Generator<Problem> {
  const [first] = held;
  if (first === undefined) return;
  const documents = new Set(held.map(({ document }) => document)).size;
  const others =
    documents === 1 ? "" : `, and so it is with ${counted(documents - 1, "other document")}`;
  const { file, document } = first;
  yield {
    message: `Document ${quoted(document)} of corpus revision ${quoted(revision.id)} ${what}: case ${quoted(file.case.id ?? file.path)}${others}. A retriever that can find the answers is not being tested.`,
    at: startOf(revision.file),
    related: [...new Set(held.map((one) => one.file))]
      .slice(0, most)
      .map((one) => one.locate(["id"])),
    fix: "Leave the set's folder out of what the retriever reads, and record a corpus revision of what it reads then; scores under this one say nothing.",
  };
}

/** Documents whose id or address is, or ends in, the path of a case file. */
function heldByName({ cases }: Dataset, revision: CorpusRevision): readonly Held[] {
  const documents = documentsAsRecorded(revision);
  if (documents === undefined) return [];
  const byPath = new Map(cases.map((file) => [file.path, file]));
  return [...documents.values()].flatMap(({ id, uri }) => {
    const file = casePathIn(id, byPath) ?? casePathIn(uri, byPath);
    return file === undefined ? [] : [{ document: id, file }];
  });
}

/** Most names have no part that is called as the folder of cases is. */
function casePathIn(name: string, byPath: ReadonlyMap<string, CaseFile>): CaseFile | undefined {
  const path = name.replace(/[?#].*$/s, "").replaceAll("\\", "/");
  for (const { index } of path.matchAll(/(?<![^/])cases\//g)) {
    const file = byPath.get(path.slice(index));
    if (file !== undefined) return file;
  }
  return undefined;
}

function heldAsText(dataset: Dataset, revision: CorpusRevision): readonly Held[] {
  const suspects = [...(chunksAsRecorded(revision)?.values() ?? [])].flatMap(
    ({ documentId, hash }) => {
      const text = dataset.texts.get(hash);
      return text !== undefined && mayHoldCase(text) ? [{ documentId, text }] : [];
    },
  );
  if (suspects.length === 0) return [];
  const cases = dataset.cases.filter(
    ({ case: { query, expectedAnswer } }) =>
      isTelling(query ?? "") && !isBlank(expectedAnswer ?? ""),
  );
  const find = verbatimFinder(cases.map((file) => file.case.query ?? ""));
  return suspects.flatMap(({ documentId, text }) => {
    const compared = comparableText(text);
    const asked = [...new Set(find(text).map(({ index }) => cases[index]))];
    return asked.flatMap((file) => {
      const answer = comparableText(file?.case.expectedAnswer ?? "");
      return file !== undefined && compared.includes(answer)
        ? [{ document: documentId, file }]
        : [];
    });
  });
}
