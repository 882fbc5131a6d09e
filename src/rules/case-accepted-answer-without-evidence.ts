import { knowsAll, relevantChunksOf, waitsForFill, type CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const caseAcceptedAnswerWithoutEvidence: Rule = {
  id: "case/accepted-answer-without-evidence",
  level: "error",
  reports: "another accepted answer that is not tied to the case's evidence",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      const relevant = relevantOnes(file);
      for (const [index, answer] of (file.case.acceptedAnswers ?? []).entries()) {
        const { chunkIds } = answer ?? {};
        if (chunkIds?.length === 0) yield untied(file, index);
        else if (relevant !== undefined) yield* tiedElsewhere(file, index, relevant);
      }
    }
  },
};

function untied(file: CaseFile, index: number): Problem {
  return {
    message: `Accepted answer ${index + 1} names no chunk that supports it.`,
    at: file.locate(["acceptedAnswers", index, "chunkIds"]),
    fix: "Name the relevant chunks that suffice for it, or remove the answer.",
  };
}

function* tiedElsewhere(
  file: CaseFile,
  index: number,
  relevant: ReadonlySet<string>,
): Generator<Problem> {
  const chunkIds = file.case.acceptedAnswers?.[index]?.chunkIds ?? [];
  for (const [position, chunkId] of chunkIds.entries()) {
    if (chunkId === undefined || isBlank(chunkId) || relevant.has(chunkId)) continue;
    yield {
      message: `Accepted answer ${index + 1} rests on chunk ${quoted(chunkId)}, which is not among "relevantChunkIds".`,
      at: file.locate(["acceptedAnswers", index, "chunkIds", position]),
      fix: "Add the chunk to the relevant ones with its provenance, or name another that suffices.",
    };
  }
}

/** Undefined while the relevant chunks are not known: not filled in yet, not readable, or blank. */
function relevantOnes(file: CaseFile): ReadonlySet<string> | undefined {
  const listed = file.case.relevantChunkIds;
  if (waitsForFill(file) || (file.has(["relevantChunkIds"]) && !knowsAll(listed))) {
    return undefined;
  }
  return new Set([...relevantChunksOf(file)].map(({ chunkId }) => chunkId));
}
