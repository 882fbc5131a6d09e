import { stageOf, waitsForFill, type CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { listed, quoted } from "../../model/sentence.ts";
import {
  decideCommand,
  pending,
  recordCommand,
  renewCommand,
  shortFormStep,
} from "../../rules/asking.ts";
import type { NamedChunk } from "../deciding/named-chunks.ts";
import type { TargetRevision } from "../deciding/target-revision.ts";
import type { PlannedEvidence } from "../plan/plan.ts";

/** Why a case is none that a command may write anew: somebody judged it, or its evidence is not looked up yet. */
export function unfitToRenew(file: CaseFile): readonly Problem[] {
  const stage = stageOf(file);
  if (stage !== "pending") return [decidedAlready(file, stage)];
  if (waitsForFill(file)) {
    return [
      {
        message: "Its evidence is in the short form, so there is nothing to renew.",
        at: file.locateKey(["evidence"]),
        fix: `Look it up with "touchstone fill ${file.case.id ?? file.path}".`,
      },
    ];
  }
  if (file.case.corpusRevision === undefined) {
    return [
      {
        message: "The case names no corpus revision, so there is nothing to renew.",
        at: file.locate([]),
        fix: `Complete it with "touchstone fill ${file.case.id ?? file.path}".`,
      },
    ];
  }
  const { reviews = [] } = file.case.sentinel ?? {};
  if (reviews.length === 0) return [];
  const who = reviews.map((one) => quoted(one?.reviewer ?? "?"));
  return [
    {
      message: `${listed(who)} judged this sentinel as it is, so it cannot be written anew below that.`,
      at: file.locate(["sentinel", "reviews"]),
      fix: `Take the judgments out, since Git has them, run ${renewCommand(file)}, and have two people judge it then.`,
    },
  ];
}

function decidedAlready(file: CaseFile, stage: ReturnType<typeof stageOf>): Problem {
  const fixes = {
    approved: `Where its evidence moved, decide about it with ${decideCommand(file)}.`,
    rejected: `Leave it as it is; to take it up again, ${pending}.`,
    retired: "Leave it as it is.",
  };
  return {
    message: `The case is ${stage ?? "in no known status"}, and a decided case is never renewed.`,
    at: file.locate(["review", "status"]),
    fix: stage === undefined || stage === "pending" ? "Run touchstone check first." : fixes[stage],
  };
}

interface Became {
  /** What became of the piece of evidence; undefined for a near miss, or where it cannot be compared. */
  readonly became: PlannedEvidence | undefined;
}

/** A chunk that is not there any more: which one is the evidence now, a person says. */
export function goneChunk(
  file: CaseFile,
  { id, path, became }: NamedChunk & Became,
  target: TargetRevision,
): Problem {
  const isNearMiss = path[0] === "distractorChunkIds";
  return {
    message: `Chunk ${quoted(id)} is not in corpus revision ${quoted(target.id)}${wentOn(became)}.`,
    at: file.locate(path),
    fix: isNearMiss
      ? `Name another near miss in its place, or take it out, and run ${renewCommand(file)} again.`
      : `${shortFormStep(file)}; or reject the case with ${recordCommand(file)}.`,
  };
}

/** A quote that does not stand in its chunk: which words carry the answer now, and whether it is the answer, a person says. */
export function lostQuote(
  file: CaseFile,
  { index, quote, became }: { readonly index: number; readonly quote: string } & Became,
  target: TargetRevision,
): Problem {
  return {
    message: `The quote ${quoted(quote)} does not stand in chunk ${quoted(file.case.provenance?.[index]?.chunkId ?? "")} of corpus revision ${quoted(target.id)}${wentOn(became)}.`,
    at: file.locate(["provenance", index, "quote"]),
    fix: `Write the words of the chunk that carry the answer now, correct the answer where it is another one, and run ${renewCommand(file)} again. ${shortFormStep(file, "If another chunk carries it, write")}; or reject the case with ${recordCommand(file)}.`,
  };
}

/** What a generated case was made from is not there any more, so nobody can trace it. */
export function excerptMoved(file: CaseFile, { message }: Problem): Problem {
  return {
    message,
    at: file.locate(["origin", "excerpt"]),
    fix: `Leave the case under the revision it was generated from and reject it with ${recordCommand(file)}, and have one generated from the corpus as it is now.`,
  };
}

/** What became of evidence, with the other chunks in which it may have gone on. */
function wentOn(became: PlannedEvidence | undefined): string {
  if (became === undefined) return "";
  const { verdict, candidates, candidateCount, piece } = became;
  const others = candidates.filter(({ id }) => id !== piece.chunkId);
  const ids = others.slice(0, mostNamed).map(({ id }) => quoted(id));
  const more = candidateCount - (candidates.length - others.length) - ids.length;
  const named = listed(more > 0 ? [...ids, `${more} more`] : ids);
  return ids.length === 0
    ? `: ${verdictWords[verdict]}`
    : `: ${verdictWords[verdict]}; to look at: ${named}`;
}

const mostNamed = 5;

const verdictWords: Readonly<Record<PlannedEvidence["verdict"], string>> = {
  same: "it is the same",
  moved: "it moved, word for word",
  edited: "it was edited",
  split: "it was split",
  merged: "it was merged with other words",
  gone: "its words are gone",
  ambiguous: "it is there more than once",
  unverified: "what became of it cannot be told, since a text is not kept",
};
