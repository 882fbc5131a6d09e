import type { Problem } from "../../../src/model/finding.ts";
import type { CaseKind } from "../../../src/model/case.ts";
import { quoted } from "../../../src/model/sentence.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import type { Judgment } from "../../../src/review/judge.ts";
import { chunkIdsIn, type KnownJudgment } from "./judgment-flags.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Io } from "../../io.ts";

export interface AskingFindings {
  readonly known: Pick<KnownJudgment, "supported" | "chunks">;
  readonly kind: CaseKind;
  /** The chunks that the case names, each of which is asked about. */
  readonly named: readonly string[];
  /** All chunks of the corpus revision, by id. */
  readonly chunks: ReadonlyMap<string, unknown>;
  /** What stands against naming some chunks. */
  readonly unfit: (ids: readonly string[]) => readonly Problem[];
}

type Findings = Pick<Judgment, "relevantChunkIds" | "expectedAnswerSupported">;

/** Asks what one person finds about a sentinel, question by question; "leave" where they go away. */
export async function askFindings(
  io: Io,
  dialogue: Dialogue,
  asking: AskingFindings,
): Promise<Findings | "leave"> {
  const { known, kind, chunks } = asking;
  const relevantChunkIds =
    known.chunks === undefined
      ? await askChunks(io, dialogue, asking)
      : chunkIdsIn(known.chunks, chunks);
  if (relevantChunkIds === "leave") return "leave";
  if (known.supported !== undefined) {
    return { relevantChunkIds, expectedAnswerSupported: known.supported };
  }
  const question =
    kind === "abstention"
      ? "Does what the corpus holds support giving no answer?"
      : "Does the evidence support the expected answer?";
  const answer = await dialogue.choose(question, "yn");
  if (answer === undefined) return "leave";
  return { relevantChunkIds, expectedAnswerSupported: answer === "y" };
}

async function askChunks(
  io: Io,
  dialogue: Dialogue,
  { named, chunks, unfit }: AskingFindings,
): Promise<readonly string[] | "leave"> {
  const relevant: string[] = [];
  for (const [index, id] of named.entries()) {
    const numbered = `${index + 1} of ${named.length}  Is chunk ${terminalText(quoted(id))} relevant?`;
    const answer = await dialogue.choose(numbered, "yn");
    if (answer === undefined) return "leave";
    if (answer === "y") relevant.push(id);
  }
  for (;;) {
    const others = await dialogue.text("Other relevant chunks, by id", "none");
    if (others === undefined) return "leave";
    const ids = chunkIdsIn([others], chunks);
    const problems = unfit(ids);
    if (problems.length === 0) return [...new Set([...relevant, ...ids])];
    for (const { message } of problems) io.out(`${terminalText(message)}\n`);
  }
}
