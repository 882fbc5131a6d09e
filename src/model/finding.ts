import type { Location } from "./location.ts";

/** The same three words as a GitHub annotation, so that no reporter has to translate. */
export type Level = "error" | "warning" | "notice";

/** What a rule can look at: the first half of its id. */
export const subjects = [
  "file",
  "case",
  "evidence",
  "family",
  "split",
  "claim",
  "holdout",
  "revision",
  "review",
  "sentinel",
  "refresh",
  "exception",
  "policy",
  "inventory",
] as const;

type Subject = (typeof subjects)[number];

/** Subject, then the defect: what is wrong, never what is required. */
export type RuleId = `${Subject}/${string}`;

/** What a rule looks at: the first half of its id. */
export function subjectOf(rule: RuleId): string {
  return rule.slice(0, rule.indexOf("/"));
}

/** One defect in the data, before a rule's name and level are put on it. */
export interface Problem {
  /** One sentence that is true without reading the rule: what is wrong here, values in straight quotes. */
  readonly message: string;
  readonly at: Location;
  /** One imperative sentence: what the contributor can do about it now. */
  readonly fix?: string;
  /** Other places that take part in the defect, such as the twin of a duplicate. */
  readonly related?: readonly Location[];
}

/** One defect in the data. A defect is a value; only a broken run throws. */
export interface Finding extends Problem {
  readonly rule: RuleId;
  readonly level: Level;
}
