import { join } from "node:path";
import { evidenceSearch, type EvidenceSearch } from "../../../src/corpus/search/evidence-search.ts";
import { evidenceSource, type EvidenceSource } from "../../../src/authoring/evidence-source.ts";
import type { FillPlan } from "../../../src/authoring/fill/fill.ts";
import type { Refusal } from "../../../src/authoring/fill/look-up-evidence.ts";
import type { WaitingEvidence } from "../../../src/authoring/fill/waiting-evidence.ts";
import {
  proposals,
  proposalsOfTie,
  queryFor,
} from "../../../src/authoring/search/propose-evidence.ts";
import { writtenChoice } from "../../../src/authoring/fill/write-choice.ts";
import { readCase } from "../../../src/load/read-case.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { CorpusChunk } from "../../../src/model/generated/chunk.ts";
import { counted } from "../../../src/model/sentence.ts";
import { outcome } from "../../../src/report/cases/case-view.ts";
import {
  filledText,
  refusedText,
  type FillReportOptions,
} from "../../../src/report/authoring/fill-report.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type ExitCode, type Io } from "../../io.ts";
import { askChunks, shownAtOnce, type ChunkChoice } from "./ask-chunks.ts";
import { noAuthor } from "./author.ts";
import { inDialogue, type Dialogue } from "../dialogue.ts";
import { planForSet, writePlan } from "./fill-set.ts";
import { rawText, replaceTexts } from "../raw-text.ts";

export interface ChoosingEvidence {
  readonly folder: string;
  readonly dataset: Dataset;
  readonly plan: FillPlan;
  readonly author: string | undefined;
  /** What could not be read as a case at all. */
  readonly unread: readonly Refusal[];
  readonly report: Omit<FillReportOptions, "proposals">;
}

interface Session extends ChoosingEvidence {
  readonly io: Io;
  readonly dialogue: Dialogue;
  readonly source: EvidenceSource;
  readonly search: EvidenceSearch;
}

/** A case as it was last read or written. */
interface Open {
  readonly file: CaseFile;
  readonly text: string;
  /** The first entry of its evidence that was not asked about yet. */
  readonly from: number;
}

type Ended = "filled" | "waits" | "quit";

/** Fills what is sure, then asks for each piece of evidence that waits, and writes each choice before the next question. */
export async function chooseEvidence(io: Io, choosing: ChoosingEvidence): Promise<ExitCode> {
  const { folder, dataset, plan, unread, author } = choosing;
  const waiting = filesWaiting(choosing);
  const unsigned = waiting.filter(
    (file) => file.case.origin === undefined && !file.has(["origin"]),
  );
  if (author === undefined && unsigned.length > 0) {
    throw new UsageError(noAuthor(unsigned.map(({ path }) => path)));
  }
  await writePlan(folder, plan);
  const others = [...unread, ...plan.refused.filter(({ waits }) => waits === undefined)];
  const told = [
    ...plan.filled.map((one) => filledText(one, choosing.report)),
    ...others.map((one) => refusedText(one, { ...choosing.report, proposals: new Map() })),
  ];
  for (const block of told) io.out(`${block}\n\n`);
  const source = evidenceSource(dataset);
  if (waiting.length === 0 || source === undefined) {
    io.out("No case waits for its evidence to be chosen.\n");
    return others.length > 0 ? 1 : 0;
  }
  const search = evidenceSearch(source, queriesOf(choosing));
  const done = await inDialogue(
    io,
    async (dialogue) => await walk({ ...choosing, io, dialogue, source, search }, waiting),
  );
  return done === waiting.length && others.length === 0 ? 0 : 1;
}

function filesWaiting({ dataset, plan }: ChoosingEvidence): readonly CaseFile[] {
  const paths = new Set(
    plan.refused.filter(({ waits }) => waits !== undefined).map(({ at }) => at.file),
  );
  return dataset.cases.filter(({ path }) => paths.has(path));
}

function queriesOf({ dataset, plan }: ChoosingEvidence): readonly ReturnType<typeof queryFor>[] {
  const files = new Map(dataset.cases.map((file) => [file.path, file]));
  return plan.refused.flatMap(({ at, waits }) => {
    const file = files.get(at.file);
    return file === undefined || waits === undefined ? [] : [queryFor(file, waits)];
  });
}

/** Goes through the cases, and says how many were filled. */
async function walk(session: Session, waiting: readonly CaseFile[]): Promise<number> {
  const { io } = session;
  let filled = 0;
  let seen = 0;
  let gap = "";
  for (const [index, file] of waiting.entries()) {
    const { style, place } = session.report;
    const number = `${index + 1} of ${waiting.length}`;
    io.out(`${gap}${style.strong(terminalText(place(file.path)))}  ${style.faint(number)}\n\n`);
    io.out(`${outcome(file, style).join("\n\n")}\n\n`);
    const ended = await oneCase(session, file);
    if (ended === "quit") break;
    seen++;
    gap = ended === "filled" ? "" : "\n";
    if (ended === "filled") filled++;
  }
  const left = waiting.length - filled;
  const unseen = seen < waiting.length ? `, ${waiting.length - seen} of them not looked at` : "";
  const still = left === 0 ? "" : `, ${left} ${left === 1 ? "waits" : "wait"} still${unseen}`;
  io.out(`${counted(filled, "case")} filled by your choices${still}.\n`);
  return filled;
}

/** Asks for one piece of evidence after the other, until all are chosen or passed over. */
async function oneCase(session: Session, listed: CaseFile): Promise<Ended> {
  let open: Open = {
    file: listed,
    text: await textNow(session, listed),
    from: 0,
  };
  const shown = new Set<string>();
  for (;;) {
    const refused = await fillNow(session, open.file);
    if (refused === undefined) return "filled";
    const next = nextWaiting(refused, open.from);
    if (next === undefined) {
      tell(
        session,
        refused.filter(({ message }) => !shown.has(message)),
      );
      return "waits";
    }
    shown.add(next.message);
    const decided = await decide(session, open, next);
    if (decided === "quit" || decided === "waits") return decided;
    open = decided;
  }
}

/** Empty where the file is gone: a case is never written into a file that is not as it was read. */
async function textNow({ folder }: Session, { path }: CaseFile): Promise<string> {
  return await rawText(join(folder, path)).catch(() => "");
}

/** Fills a case whose evidence is all chosen; else says what stands against it. */
async function fillNow(session: Session, file: CaseFile): Promise<readonly Refusal[] | undefined> {
  const { io, folder, dataset, author } = session;
  const plan = await planForSet(folder, dataset, { cases: [file], author });
  if (plan === undefined || plan.filled.length === 0) return plan?.refused ?? [];
  await writePlan(folder, plan);
  for (const one of plan.filled) io.out(`\n${filledText(one, session.report)}\n\n`);
  return undefined;
}

type Waiting = Refusal & { readonly waits: WaitingEvidence };

function nextWaiting(refused: readonly Refusal[], from: number): Waiting | undefined {
  for (const refusal of refused) {
    const { waits } = refusal;
    if (waits !== undefined && (waits.entry ?? 0) >= from) return { ...refusal, waits };
  }
  return undefined;
}

/** Asks about one piece of evidence, and writes what was chosen at once. */
async function decide(
  session: Session,
  open: Open,
  next: Waiting,
): Promise<Open | "quit" | "waits"> {
  const chosen = await choiceOf(session, open.file, next);
  if (chosen === "quit") return chosen;
  const at = next.waits.entry ?? 0;
  if (chosen === "skip") return { ...open, from: at + 1 };
  const written = await write(session, open, { waits: next.waits, chosen });
  return written === undefined ? "waits" : { ...written, from: at + chosen.length };
}

function tell({ io, report }: Session, refused: readonly Refusal[]): void {
  for (const one of refused) {
    io.out(`${refusedText(one, { ...report, proposals: new Map() })}\n\n`);
  }
}

/** Asks which chunks one piece of evidence means. */
async function choiceOf(session: Session, file: CaseFile, refusal: Waiting): Promise<ChunkChoice> {
  const { io, dialogue, source, search } = session;
  const query = queryFor(file, refusal.waits);
  const answer = file.case.expectedAnswer ?? "";
  const first =
    refusal.candidates === undefined
      ? proposals(search, query, { source, most: shownAtOnce, answer })
      : proposalsOfTie(refusal, { source, query, answer });
  io.out(`${terminalText(refusal.message)}\n`);
  return await askChunks(io, dialogue, { source, query, answer, first, skipping: "to skip" });
}

/** Writes a choice into the case at once; undefined, and told, where that cannot be done. */
async function write(
  session: Session,
  open: Open,
  choice: { readonly waits: WaitingEvidence; readonly chosen: readonly CorpusChunk[] },
): Promise<Omit<Open, "from"> | undefined> {
  const { folder, source } = session;
  const { path } = open.file;
  const edited = writtenChoice(open, { ...choice, source });
  if ("refused" in edited) {
    tell(session, [edited.refused]);
    return undefined;
  }
  const late = await replaceTexts(folder, [{ path, before: open.text, after: edited.text }]);
  if (late.length > 0) {
    tell(session, late);
    return undefined;
  }
  const { file } = readCase(path, edited.text.replace(/^\ufeff/, ""));
  return file === undefined ? undefined : { file, text: edited.text };
}
