import { holdoutSpentInTest } from "./holdout-spent-in-test.ts";
import { holdoutSpentQuestion } from "./holdout-spent-question.ts";
import { holdoutQuestionReworded } from "./holdout-question-reworded.ts";
import { holdoutExposureLost } from "./holdout-exposure-lost.ts";
import { holdoutUseLost } from "./holdout-use-lost.ts";
import { holdoutEntryRewritten } from "./holdout-entry-rewritten.ts";
import { holdoutEntryBackdated } from "./holdout-entry-backdated.ts";
import { holdoutWithoutSubject } from "./holdout-without-subject.ts";
import { holdoutUnknownCase } from "./holdout-unknown-case.ts";
import { holdoutByMachine } from "./holdout-by-machine.ts";
import { holdoutUsedUnreserved } from "./holdout-used-unreserved.ts";
import { holdoutUsedTwice } from "./holdout-used-twice.ts";
import { holdoutUsedWhenSpent } from "./holdout-used-when-spent.ts";
import { holdoutConfigurationAfterUse } from "./holdout-configuration-after-use.ts";
import { holdoutConfigurationRefrozen } from "./holdout-configuration-refrozen.ts";
import { holdoutReservedWithUse } from "./holdout-reserved-with-use.ts";
import type { Rule } from "./rule.ts";

/** The rules about holdouts and their records, in the order of docs/rules.md. */
export const holdoutRules: readonly Rule[] = [
  holdoutSpentInTest,
  holdoutSpentQuestion,
  holdoutQuestionReworded,
  holdoutExposureLost,
  holdoutUseLost,
  holdoutEntryRewritten,
  holdoutEntryBackdated,
  holdoutWithoutSubject,
  holdoutUnknownCase,
  holdoutByMachine,
  holdoutUsedUnreserved,
  holdoutUsedTwice,
  holdoutUsedWhenSpent,
  holdoutConfigurationAfterUse,
  holdoutConfigurationRefrozen,
  holdoutReservedWithUse,
];
