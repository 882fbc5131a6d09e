import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { ObservedPattern } from "../../refresh/observations/observed-patterns.ts";
import { nameOf } from "./observed-words.ts";

/** Observations for scripts: each with its place, what it asks of the set, and the cases that this is about. */
export function observedValues(
  observed: readonly ObservedPattern[],
  problems: readonly Problem[],
): { readonly observed: readonly object[]; readonly refused: readonly object[] } {
  return {
    observed: observed.map((pattern) => {
      const { observation, at, outcome, near, outOfUse } = pattern;
      return {
        ...observation,
        at,
        outcome: outcome.kind,
        reasons: isProposal(pattern) ? ["query-pattern-observed"] : [],
        repeats: outcome.kind === "repeats" ? outcome.observation : null,
        cases: casesOf(outcome),
        near: near.map(({ file, likeness }) => ({ ...caseValue(file), likeness })),
        outOfUse: outOfUse.map(caseValue),
      };
    }),
    refused: problems.map(({ message, at, fix = null, related = [] }) => ({
      message,
      at,
      fix,
      related,
    })),
  };
}

/** Whether it is a reason for something: a case to write, or one to look at again. */
function isProposal({ outcome }: ObservedPattern): boolean {
  return outcome.kind === "new-case" || outcome.kind === "asks-about";
}

function casesOf(outcome: ObservedPattern["outcome"]): readonly object[] {
  switch (outcome.kind) {
    case "represented":
      return outcome.by.map(({ file, how }) => ({ ...caseValue(file), how }));
    case "asks-about":
    case "decided":
    case "names-no-approved-case":
      return outcome.file === undefined ? [] : [caseValue(outcome.file)];
    default:
      return [];
  }
}

function caseValue(file: CaseFile): object {
  return { id: nameOf(file), file: file.path, stage: stageOf(file) ?? null };
}
