import type { CaseFile } from "../model/case.ts";

/** How to take an approval back, as a clause of a fix. */
export const pending = 'write "review: {status: pending}" in the place of its review';

/** The command that records a decision about a case. */
export function recordCommand(file: CaseFile): string {
  return `"touchstone review record ${file.case.id ?? file.path}"`;
}

/** The command that records one person's judgment of a sentinel. */
export function judgeCommand(file: CaseFile): string {
  return `"touchstone review judge ${file.case.id ?? file.path}"`;
}

/** The command that takes a case out of use and keeps its file. */
export function retireCommand(file: CaseFile): string {
  return `"touchstone review retire ${file.case.id ?? file.path}"`;
}

/** The command that records what a person decided about a case whose evidence moved. */
export function decideCommand(file: CaseFile, outcome?: "--revised"): string {
  const flag = outcome === undefined ? "" : ` ${outcome}`;
  return `"touchstone refresh decide ${file.case.id ?? file.path}${flag}"`;
}

/** The command that looks up the short evidence of a case. */
export function fillCommand(file: CaseFile): string {
  return `"touchstone fill ${file.case.id ?? file.path}"`;
}

/** The command that takes out a request of a case whose judgment stands. */
export function needlessCommand(file: CaseFile): string {
  return `"touchstone refresh decide ${file.case.id ?? file.path} --needless"`;
}

/** The command that brings a candidate up to the current corpus revision. */
export function renewCommand(file: CaseFile): string {
  return `"touchstone fill --renew ${file.case.id ?? file.path}"`;
}

/** How a candidate whose chunk is gone gets another one, which a person has to name. */
export function shortFormStep(file: CaseFile, start = "Write"): string {
  return `${start} "evidence: [{chunk: …, quote: …}]" with the chunk that carries the answer now, in the place of "relevantChunkIds", "provenance" and "corpusRevision", and run ${fillCommand(file)}`;
}

/** The command that says why a case is asked about again. */
export function planCommand(file: CaseFile): string {
  return `"touchstone refresh plan ${file.case.id ?? file.path}"`;
}
