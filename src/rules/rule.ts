import type { Dataset } from "../model/dataset.ts";
import type { Level, Problem, RuleId } from "../model/finding.ts";

/**
 * One rule over a whole set. It is pure, knows the model and nothing of the world, and yields everything it sees.
 * Its id names its source file, its test, its fixture and its section in docs/rules.md; an id is never used again.
 */
export interface Rule {
  readonly id: RuleId;
  readonly level: Level;
  /** What it reports, as the end of the sentence "This rule reports …". */
  readonly reports: string;
  /** Present where the rule compares with an earlier state: without one it does not run. */
  readonly needs?: "base";
  /** Present where the rule judges whether a set is fit to be scored: it runs where that is asked for. */
  readonly for?: "evaluation";
  /**
   * Present where all that it says of a case file rests on that file, the names beside it and above it, the corpus
   * revision that it names, the texts that it cites, and the policy: then it can judge a file without the other cases.
   */
  readonly perFile?: true;
  /** Present where it is silent about cases of which all is known that decides families and splits. */
  readonly within?: "unknown-cases";
  /** Present where it looks at every text of the current corpus revision, and not at those alone that cases cite. */
  readonly reads?: "current-texts";
  /** Present where `touchstone check --fix` mends it as far as that is sure. */
  readonly safeFix?: true;
  check(dataset: Dataset): Iterable<Problem>;
}

/** A rule whose defect is met while reading: the loader places it and the rule names its level. */
export function readingRule(rule: Omit<Rule, "check">): Rule {
  return {
    ...rule,
    *check({ defects }) {
      for (const { rule: id, ...problem } of defects) if (id === rule.id) yield problem;
    },
  };
}
