import { evidenceSearch } from "../../../src/corpus/search/evidence-search.ts";
import { chunkOf, type EvidenceSource } from "../../../src/authoring/evidence-source.ts";
import { shortEntry, type NewCase } from "../../../src/authoring/new/new-case.ts";
import { proposals } from "../../../src/authoring/search/propose-evidence.ts";
import { proposeQuote } from "../../../src/authoring/propose-quote.ts";
import { placeOfQuote } from "../../../src/model/quote-place.ts";
import type { CaseKind } from "../../../src/model/case.ts";
import type { ShortEvidenceEntry } from "../../../src/model/generated/case.ts";
import {
  askedBeforeText,
  fileLines,
  unwrittenCaseText,
} from "../../../src/report/authoring/new-report.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { askChunks, shownAtOnce } from "./ask-chunks.ts";
import { fitFolder } from "./case-folder.ts";
import { inDialogue, type Dialogue } from "../dialogue.ts";
import { needsAuthor, unfitId, type Because } from "./new-flags.ts";
import {
  beforeThis,
  folderFor,
  idFor,
  plannedCase,
  whereTaken,
  type CaseWords,
  type NewSession,
  type PlacedCase,
} from "./new-session.ts";

export interface AskedCase {
  readonly placed: PlacedCase;
  readonly made: NewCase;
}

/** Asks for a new case at the terminal, part by part, and shows its file; "leave" where the person does not want it. */
export async function askCase(session: NewSession): Promise<AskedCase | "leave"> {
  return await inDialogue(session.io, async (dialogue) => await asked(session, dialogue));
}

async function asked(session: NewSession, dialogue: Dialogue): Promise<AskedCase | "leave"> {
  const { io } = session;
  const words = await askWords(session, dialogue);
  if (words === undefined) return "leave";
  const placed = await askPlace(session, dialogue, words);
  if (placed === undefined) return "leave";
  const made = await plannedCase(session, placed);
  if ("refused" in made) {
    io.out(unwrittenCaseText(made.refused, new Map(), io.style));
    return "leave";
  }
  // A dry run shows the file in its end.
  if (session.dryRun) return { placed, made };
  const file = [terminalText(session.options.place(made.path)), ...fileLines(made.text)];
  io.out(`\n${file.join("\n")}\n\n`);
  return (await dialogue.choose("Write it?", "yn")) === "y" ? { placed, made } : "leave";
}

/** What the case says; undefined where the person goes away. */
async function askWords(session: NewSession, dialogue: Dialogue): Promise<CaseWords | undefined> {
  const { io, given, options } = session;
  const query = given.query ?? (await dialogue.text("Question, as a real reader would ask it"));
  if (query === undefined) return undefined;
  const kind = given.kind ?? "answerable";
  const unanswered = { kind, because: given.because, query, expectedAnswer: "" };
  io.out(askedBeforeText(beforeThis(session, unanswered), options));
  const found = await askOutcome(session, dialogue, query);
  if (found === undefined) return undefined;
  const asks =
    found.kind === "abstention" ? "What a good refusal says" : "Expected answer, as facts";
  const expectedAnswer = given.answer ?? (await dialogue.text(asks));
  if (expectedAnswer === undefined) return undefined;
  const evidence: ShortEvidenceEntry[] = [];
  for (const entry of found.evidence) {
    const quoted = await withQuote(session, dialogue, { entry, answer: expectedAnswer });
    if (quoted === undefined) return undefined;
    evidence.push(quoted);
  }
  return { ...found, query, expectedAnswer, evidence };
}

type Outcome = Pick<CaseWords, "kind" | "because" | "evidence">;

/** Which outcome is right, and on what evidence. */
async function askOutcome(
  session: NewSession,
  dialogue: Dialogue,
  query: string,
): Promise<Outcome | undefined> {
  const { given, source } = session;
  if (given.kind === "abstention") return await askReason(session, dialogue);
  const named = given.evidence.map((one) => shortEntry(one, source));
  const evidence = named.length > 0 ? named : await askEvidence(session, dialogue, query);
  if (evidence === undefined) return undefined;
  if (evidence.length === 0 && given.kind === undefined) {
    const ask = "No evidence: is it right to give no answer (n), or is it to be chosen later (l)?";
    const choice = await dialogue.choose(ask, "nl");
    if (choice === undefined) return undefined;
    if (choice === "n") return await askReason(session, dialogue);
  }
  const kind = given.kind ?? (await askKind(dialogue));
  return kind === undefined ? undefined : { kind, because: undefined, evidence };
}

async function askKind(dialogue: Dialogue): Promise<CaseKind | undefined> {
  const ask = "Does the evidence support an answer (a), or does it conflict or fall short (i)?";
  const choice = await dialogue.choose(ask, "ai");
  if (choice === undefined) return undefined;
  return choice === "a" ? "answerable" : "inconclusive";
}

const reasonsByLetter: Readonly<Record<string, Because>> = {
  c: "not-in-corpus",
  s: "out-of-scope",
  p: "not-permitted",
  a: "ambiguous",
};

async function askReason({ given }: NewSession, dialogue: Dialogue): Promise<Outcome | undefined> {
  const ask = "Why: not in the corpus (c), out of scope (s), not permitted (p), or ambiguous (a)?";
  const because =
    given.because ??
    reasonsByLetter[(await dialogue.choose(ask, "cspa", Object.values(reasonsByLetter))) ?? ""];
  return because === undefined ? undefined : { kind: "abstention", because, evidence: [] };
}

/** The chunks that the person chooses; none where none fits, undefined where they go away. */
async function askEvidence(
  { io, source }: NewSession,
  dialogue: Dialogue,
  question: string,
): Promise<readonly ShortEvidenceEntry[] | undefined> {
  if (source === undefined) {
    io.out("The set has no corpus revision, so there is nothing to search for evidence.\n");
    return [];
  }
  const query = { texts: [question] };
  const search = evidenceSearch(source, [query]);
  const first = proposals(search, query, { source, most: shownAtOnce, answer: "" });
  io.out("\nWhich chunks carry the answer?\n");
  const skipping = "if none does";
  const chosen = await askChunks(io, dialogue, { source, query, answer: "", first, skipping });
  if (chosen === "quit") return undefined;
  return chosen === "skip" ? [] : chosen.map(({ id }) => ({ chunk: id }));
}

/** An entry with words of its chunk, as they stand there; without, where the person gives none. */
async function withQuote(
  { io, source }: NewSession,
  dialogue: Dialogue,
  { entry, answer }: { readonly entry: ShortEvidenceEntry; readonly answer: string },
): Promise<ShortEvidenceEntry | undefined> {
  const { chunk: id = "" } = entry;
  const text = source === undefined ? undefined : textOf(source, id);
  if (entry.quote !== undefined || text === undefined) return entry;
  const usual = proposeQuote(answer, text) ?? "none";
  const ask = `Words of ${terminalText(id)} that carry it`;
  for (;;) {
    const quote = await dialogue.text(ask, usual);
    if (quote === undefined) return undefined;
    if (quote === "none") return entry;
    if (placeOfQuote(text, quote) !== undefined) return { ...entry, quote };
    io.out("These words do not stand there; only white space may differ.\n");
  }
}

function textOf(source: EvidenceSource, id: string): string | undefined {
  const chunk = chunkOf(source, id);
  return chunk === undefined ? undefined : source.textOf(chunk);
}

/** Where the case goes, and who writes it. */
async function askPlace(
  session: NewSession,
  dialogue: Dialogue,
  words: CaseWords,
): Promise<PlacedCase | undefined> {
  const { given, author } = session;
  const folder = await askFolder(session, dialogue, folderFor(session, words));
  if (folder === undefined) return undefined;
  const id = given.id ?? (await askId(session, dialogue, idFor(session, folder)));
  if (id === undefined) return undefined;
  if (!needsAuthor(given) || author !== undefined) return { words, folder, id, author };
  const writer = await dialogue.text("Who writes it");
  return writer === undefined ? undefined : { words, folder, id, author: writer };
}

async function askFolder(
  { io, tree, into }: NewSession,
  dialogue: Dialogue,
  suggested: string,
): Promise<string | undefined> {
  if (into !== undefined) return into;
  for (;;) {
    const answer = await dialogue.text("Folder below cases/", suggested === "" ? "." : suggested);
    if (answer === undefined) return undefined;
    const folder = await fitFolder(tree, answer === "." ? "" : answer);
    if (typeof folder === "string") return folder;
    io.out(`${folder.problem}\n`);
  }
}

async function askId(
  { io, dataset }: NewSession,
  dialogue: Dialogue,
  suggested: string,
): Promise<string | undefined> {
  for (;;) {
    const id = await dialogue.text("Id", suggested);
    const problem = id === undefined ? undefined : (unfitId(id) ?? whereTaken(dataset, id));
    if (problem === undefined) return id;
    io.out(`${problem}\n`);
  }
}
