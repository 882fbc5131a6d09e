import type { CaseKind } from "../../../src/model/case.ts";
import type { Confirmation } from "../../../src/model/confirmation.ts";
import { questionsFor } from "../../../src/model/questions.ts";
import type { Decision } from "../../../src/review/record.ts";
import { samePerson } from "../../../src/model/person.ts";
import { clipped } from "../../../src/model/sentence.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Io } from "../../io.ts";

/** What is known of a decision before anybody is asked. */
export interface KnownDecision {
  readonly status: Decision["status"] | undefined;
  readonly reviewer: string | undefined;
  readonly reason: string | undefined;
  readonly confirmed: readonly Confirmation[];
}

export interface Asking {
  readonly known: KnownDecision;
  readonly kind: CaseKind;
  readonly id: string;
  /** Who wrote the case; never offered as the one who decides about it. */
  readonly author: string | undefined;
  /** Whether the case can be approved at all as it stands. */
  readonly approvable: boolean;
  /** The expected answer, where it has to be shown again beside its question. */
  readonly answer: string | undefined;
  /** The name to offer as the reviewer's. */
  readonly usualReviewer: string | undefined;
}

/** Asks for one decision, question by question; "leave" where the reviewer decides nothing or goes away. */
export async function askDecision(
  io: Io,
  dialogue: Dialogue,
  { known, kind, id, author, approvable, answer, usualReviewer }: Asking,
): Promise<Omit<Decision, "at"> | "leave"> {
  const answered = await answers(dialogue, { known, kind, approvable, answer });
  if (dialogue.hasLeft()) return "leave";
  const status = answered.all
    ? (known.status ?? "approved")
    : await askRejection(io, dialogue, { known, approvable });
  if (status === undefined) return "leave";
  const usual = isPerson(usualReviewer, author) ? undefined : usualReviewer;
  const reviewer = known.reviewer ?? (await dialogue.text("Who decides this", usual));
  if (reviewer === undefined) return "leave";
  const reason = known.reason ?? (await dialogue.text("Why, in one sentence"));
  if (reason === undefined) return "leave";
  io.out(`${summaryOf({ status, reviewer, reason }, { id, author })}\n`);
  if ((await dialogue.choose("Record it?", "yn")) !== "y") return "leave";
  return { status, reviewer, reason, confirmed: answered.confirmed };
}

/** Where not every answer is yes: a rejection that was asked for already, or is now; undefined where there is none. */
async function askRejection(
  io: Io,
  dialogue: Dialogue,
  { known, approvable }: Pick<Asking, "known" | "approvable">,
): Promise<"rejected" | undefined> {
  if (known.status === "rejected") return "rejected";
  io.out(approvable ? "Without every yes the case cannot be approved.\n" : "");
  const choice = await dialogue.choose("Reject it (r), or leave it as it is (l)?", "rl");
  return choice === "r" ? "rejected" : undefined;
}

/** The decision in one line, before it is written. */
function summaryOf(
  { status, reviewer, reason }: Omit<Decision, "at" | "confirmed">,
  { id, author }: Pick<Asking, "id" | "author">,
): string {
  const verb = status === "approved" ? "Approve" : "Reject";
  const own = isPerson(reviewer, author) ? ", who wrote the case" : "";
  return terminalText(`${verb} ${id} as "${reviewer}"${own}: "${reason}"`);
}

function isPerson(name: string | undefined, other: string | undefined): boolean {
  return name !== undefined && other !== undefined && samePerson(name, other);
}

/** Asks the kind's questions one by one, up to the first that is not answered with yes. */
async function answers(
  dialogue: Dialogue,
  { known, kind, approvable, answer }: Pick<Asking, "known" | "kind" | "approvable" | "answer">,
): Promise<{ readonly all: boolean; readonly confirmed: readonly Confirmation[] }> {
  const confirmed: Confirmation[] = [];
  if (!approvable || known.status === "rejected") return { all: false, confirmed };
  const questions = questionsFor(kind);
  for (const [index, { confirms, question }] of questions.entries()) {
    if (!known.confirmed.includes(confirms)) {
      const again =
        confirms === "answer" && answer !== undefined
          ? `        "${terminalText(clipped(answer, 400))}"\n`
          : "";
      const numbered = `${again}${index + 1} of ${questions.length}  ${question}`;
      if ((await dialogue.choose(numbered, "yn")) !== "y") return { all: false, confirmed };
    }
    confirmed.push(confirms);
  }
  return { all: true, confirmed };
}
