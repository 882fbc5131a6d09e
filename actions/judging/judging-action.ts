import type { SummaryOptions } from "../../src/report/job-summary/summary-frame.ts";
import type { Verdict } from "../../src/report/verdict/verdict.ts";
import type { Judged, JudgedBy } from "./judge.ts";

/** What an action that judges a set does in a way of its own; all else is the same for all of them. */
export interface JudgingAction {
  /** The rules that it judges by. `get` gives the text of an input, and a text that is none to follow throws UsageError. */
  readonly rules: (get: (name: string) => string) => JudgedBy;
  /** Sentences about a verdict that are shown as annotations at no file. */
  readonly notices: (verdict: Verdict) => readonly string[];
  readonly summary: (judged: Judged, options: SummaryOptions) => string;
  /** The outputs as its `action.yml` describes them: never a word of the set. */
  readonly outputs: (judged: Judged, report: string) => Readonly<Record<string, string | number>>;
}
