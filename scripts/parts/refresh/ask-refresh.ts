import { planRefresh } from "../../../src/refresh/plan/plan-refresh.ts";
import type { RefreshItem } from "../../../src/refresh/plan/plan.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { Confirmation } from "../../../src/model/confirmation.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { RefreshReason } from "../../../src/model/generated/case.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import type { RecordedObservation } from "../../../src/model/observation.ts";
import { samePerson } from "../../../src/model/person.ts";
import { questionsFor } from "../../../src/model/questions.ts";
import { listed } from "../../../src/model/sentence.ts";
import { caseView, outcome } from "../../../src/report/cases/case-view.ts";
import { itemText } from "../../../src/report/refresh/item-text.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { decidedCase, type DecidedCase } from "../../../src/refresh/deciding/decided-case.ts";
import type { RefreshDecision } from "../../../src/refresh/deciding/decide-refresh.ts";
import type { EvidenceChoice } from "../../../src/refresh/deciding/evidence-choice.ts";
import type { TargetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Io } from "../../io.ts";
import { askChoice } from "./ask-choice.ts";
import type { KnownRefresh } from "./decide-flags.ts";
import { givenChoice } from "./given-choice.ts";
import { outlook } from "./outlook.ts";

/** What one person is asked about one case. */
export interface AskingRefresh {
  readonly dialogue: Dialogue;
  /** The name to offer as the one who decides. */
  readonly usual: string | undefined;
  readonly dataset: Dataset;
  /** Adds the texts of chunks that somebody names to the set. */
  readonly readTextsOf: (chunks: readonly ChunkId[]) => Promise<void>;
  readonly file: CaseFile;
  /** What was approved, where somebody edited the file since. */
  readonly judged: CaseFile | undefined;
  readonly target: TargetRevision;
  readonly known: KnownRefresh;
  readonly reasons: readonly RefreshReason[];
  /** Recorded observations of real use. */
  readonly observations: readonly RecordedObservation[];
}

type Said = Pick<RefreshDecision, "choice" | "by" | "reason" | "confirmed">;

/** Shows a case with its old and new evidence and asks what is decided; "leave" where nothing is. */
export async function askRefresh(io: Io, asking: AskingRefresh): Promise<Said | "leave"> {
  const { dialogue, file, known } = asking;
  show(io, asking);
  const found = await choiceOf(io, asking);
  if (found === "leave") return found;
  const { choice, decided } = found;
  if (choice.outcome === "revised" || choice.outcome === "abstained") {
    io.out(outlook(asking, decided, io.style));
  }
  const confirmed = await askQuestions(dialogue, { choice, decided, known });
  if (confirmed === undefined) {
    if (!dialogue.hasLeft()) io.out("Without every yes this cannot be decided so.\n");
    return "leave";
  }
  const who = await askWho(asking);
  if (who === undefined) return "leave";
  const { id = file.path } = file.case;
  io.out(`${terminalText(`${id} is ${choice.outcome} by "${who.by}": "${who.reason}"`)}\n`);
  if ((await dialogue.choose("Record it?", "yn")) !== "y") return "leave";
  return { choice, confirmed, ...who };
}

/** Who decides and why; whoever wrote the case is not offered as the one who does. */
async function askWho({
  dialogue,
  usual,
  file,
  known,
}: AskingRefresh): Promise<Pick<Said, "by" | "reason"> | undefined> {
  const author = file.case.origin?.author;
  const isOwn = usual !== undefined && author !== undefined && samePerson(usual, author);
  const by = known.by ?? (await dialogue.text("Who decides this", isOwn ? undefined : usual));
  if (by === undefined) return undefined;
  const reason = known.reason ?? (await dialogue.text("Why, in one sentence"));
  return reason === undefined ? undefined : { by, reason };
}

/** The case as a plan tells it whole; one that was edited since, as it is now. */
function show(io: Io, asking: AskingRefresh): void {
  const { dataset, file, judged, target, reasons } = asking;
  const item = itemOf(asking, judged ?? file);
  const options = { style: io.style, place: (path: string) => path };
  const view =
    item === undefined
      ? caseView(dataset, file, options)
      : itemText(item, { isWhole: true, style: io.style }).join("\n");
  io.out(`${view}\n\n`);
  io.out(terminalText(`Asked by ${listed(reasons)}, under corpus revision "${target.id}".`) + "\n");
  if (judged !== undefined) {
    io.out("The file was edited since it was approved; what it says now:\n\n");
    io.out(`${outcome(file, io.style).join("\n\n")}\n\n`);
  }
}

function itemOf(
  { dataset, target, observations }: AskingRefresh,
  file: CaseFile,
): RefreshItem | undefined {
  const cases = dataset.cases.map((one) => (one.path === file.path ? file : one));
  const options = { target: target.revision, texts: new Map(), observations };
  return planRefresh({ ...dataset, cases }, options).items.find((one) => one.file === file);
}

/** What is decided, as flags say or as the person answers, up to one that can be written. */
async function choiceOf(
  io: Io,
  asking: AskingRefresh,
): Promise<{ readonly choice: EvidenceChoice; readonly decided: DecidedCase } | "leave"> {
  const { dataset, file, target, known } = asking;
  let choice = isSaid(known)
    ? givenChoice(dataset, file, { known, target })
    : await askChoice(io, asking);
  while (choice !== "leave") {
    const decided = "refused" in choice ? choice : decidedCase(file, choice, target);
    if (!("refused" in choice) && "value" in decided) return { choice, decided };
    for (const { message, fix = "" } of "refused" in decided ? decided.refused : []) {
      io.out(`${terminalText(message)}\n  ${terminalText(fix)}\n`);
    }
    choice = await askChoice(io, asking);
  }
  return choice;
}

function isSaid(known: KnownRefresh): boolean {
  if (known.outcome !== "abstained") return known.outcome !== undefined;
  return known.because !== undefined && known.answer !== undefined;
}

/** The questions of a review about the case as it would be; undefined where one is not answered with yes. */
async function askQuestions(
  dialogue: Dialogue,
  {
    choice,
    decided: { value },
    known,
  }: {
    readonly choice: EvidenceChoice;
    readonly decided: DecidedCase;
    readonly known: KnownRefresh;
  },
): Promise<readonly Confirmation[] | undefined> {
  if (choice.outcome === "retired" || value.sentinel !== undefined) return [];
  const questions = questionsFor(value.kind);
  for (const [index, { confirms, question }] of questions.entries()) {
    if (known.confirmed.includes(confirms)) continue;
    const numbered = `${index + 1} of ${questions.length}  ${question}`;
    if ((await dialogue.choose(numbered, "yn")) !== "y") return undefined;
  }
  return questions.map(({ confirms }) => confirms);
}
