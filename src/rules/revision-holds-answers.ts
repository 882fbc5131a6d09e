import { takesPart, type CaseFile } from "../model/case.ts";
import { comparableText } from "../model/comparable.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { groupsOf } from "../model/groups.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import { bytesOf, isTelling } from "../model/telling.ts";
import { verbatimFinder, type Occurrence } from "../model/verbatim-finder.ts";
import type { Rule } from "./rule.ts";

/** An answer of fewer bytes is no sign of anything. */
const leastAnswer = 4;
/** How far behind its question a short answer may begin, in characters. */
const near = 100;

export const revisionHoldsAnswers: Rule = {
  id: "revision/holds-answers",
  level: "warning",
  reports:
    "a document of the current corpus revision that holds a question with its expected answer, word for word",
  for: "evaluation",
  reads: "current-texts",
  *check(dataset) {
    const asked = askedCases(dataset);
    const find = verbatimFinder(asked.map(({ query }) => query));
    const places = new Map(asked.map((one, index) => [one, index]));
    const byPlace = (one: Held, other: Held): number =>
      (places.get(one.asked) ?? 0) - (places.get(other.asked) ?? 0);
    const holding = [...documentsOf(dataset)].flatMap((document) => {
      const held = [...heldIn(document, asked, find(document.text))].toSorted(byPlace);
      return held.length === 0 ? [] : [held];
    });
    // Copies of one page hold the same, and are one thing to look at.
    const same = groupsOf(holding, (held) => held.map((one) => places.get(one.asked)).join(" "));
    for (const [held, ...copies] of same.values()) yield* problemOf(held, copies);
  },
};

interface Asked {
  readonly file: CaseFile;
  readonly query: string;
  readonly answers: readonly string[];
}

function askedCases({ cases }: Dataset): readonly Asked[] {
  return cases.filter(takesPart).flatMap((file) => {
    const { query = "", expectedAnswer, acceptedAnswers } = file.case;
    const all = [expectedAnswer, ...(acceptedAnswers ?? []).map((one) => one?.statement)];
    const answers = all.flatMap((one) => {
      const answer = comparableText(one ?? "");
      return bytesOf(answer) < leastAnswer ? [] : [answer];
    });
    return isTelling(query) && answers.length > 0 ? [{ file, query, answers }] : [];
  });
}

/** A document's chunks joined, each with where it starts. */
interface JoinedDocument {
  readonly id: string;
  readonly text: string;
  readonly chunks: readonly { readonly id: string; readonly start: number }[];
}

function* documentsOf(dataset: Dataset): Generator<JoinedDocument> {
  const revision = currentRevision(dataset);
  const all = [...((revision && chunksAsRecorded(revision))?.values() ?? [])];
  for (const [id, own] of groupsOf(all, ({ documentId }) => documentId)) {
    const texts: string[] = [];
    const chunks: { id: string; start: number }[] = [];
    let start = 0;
    for (const chunk of own) {
      const text = dataset.texts.get(chunk.hash);
      if (text === undefined) continue;
      chunks.push({ id: chunk.id, start });
      texts.push(text);
      start += text.length + 1;
    }
    yield { id, text: texts.join("\n"), chunks };
  }
}

/** A question and one of its answers in one document. */
interface Held {
  readonly asked: Asked;
  readonly document: JoinedDocument;
  readonly question: Occurrence;
  readonly answer: Occurrence;
}

function* heldIn(
  document: JoinedDocument,
  all: readonly Asked[],
  questions: readonly Occurrence[],
): Generator<Held> {
  const byCase = groupsOf(questions, ({ index }) => index);
  const found = [...byCase].flatMap(([index, places]) => {
    const asked = all[index];
    return asked === undefined ? [] : [{ asked, places }];
  });
  const sought = found.flatMap(({ asked, places }) =>
    asked.answers.map((answer) => ({ asked, places, answer })),
  );
  const answers = verbatimFinder(sought.map(({ answer }) => answer))(document.text);
  const told = new Set<Asked>();
  for (const answer of answers) {
    const one = sought[answer.index];
    if (one === undefined || told.has(one.asked)) continue;
    const question = questionOf(one.places, answer, one.answer);
    if (question === undefined) continue;
    told.add(one.asked);
    yield { asked: one.asked, document, question, answer };
  }
}

/** The question that an answer goes with: a short answer counts right behind it only. */
function questionOf(
  questions: readonly Occurrence[],
  answer: Occurrence,
  text: string,
): Occurrence | undefined {
  const behind = questions.findLast(({ end }) => answer.start >= end && answer.start - end <= near);
  return behind ?? (isTelling(text) ? questions[0] : undefined);
}

/** How many other cases are named before they are counted. */
const most = 6;

/** What one document holds, and the documents that hold as much. */
function* problemOf(
  [first, ...others]: readonly Held[],
  copies: readonly (readonly Held[])[],
): Generator<Problem> {
  if (first === undefined) return;
  const also = others.length === 0 ? "" : `, and those of ${otherCases(others)}`;
  const them = others.length === 0 ? "it" : "them";
  yield {
    message: `Document ${quoted(first.document.id)} holds this question and its expected answer word for word (${chunkWords(first)})${also}, so finding ${them} takes no search by meaning.${otherDocuments(copies)}`,
    at: first.asked.file.locate(["query"]),
    fix: "If the document is an answer key, or was written from this set, leave it out of what the retriever reads and record a new corpus revision. If it is a page of questions and answers that people read, ask the question in other words. Nothing here can tell which of the two it is.",
  };
}

function otherCases(others: readonly Held[]): string {
  const names = others.map(({ asked: { file } }) => quoted(file.case.id ?? file.path));
  const more = names.length - most;
  const shown = more <= 1 ? names : [...names.slice(0, most), `${more} more`];
  return `${counted(others.length, "other case")} (${listed(shown)})`;
}

function otherDocuments(copies: readonly (readonly Held[])[]): string {
  const names = copies.flatMap(([one]) => (one === undefined ? [] : [quoted(one.document.id)]));
  if (names.length === 0) return "";
  return names.length === 1
    ? ` So does document ${names[0]}.`
    : ` So do documents ${listed(names)}.`;
}

function chunkWords({ document, question, answer }: Held): string {
  const [asked, answered] = [question, answer].map(
    ({ start }) => document.chunks.findLast((chunk) => chunk.start <= start)?.id ?? "",
  );
  return asked === answered
    ? `chunk ${quoted(asked ?? "")}`
    : `question in chunk ${quoted(asked ?? "")}, answer in chunk ${quoted(answered ?? "")}`;
}
