import { exceptionWithoutSubject } from "./exception-without-subject.ts";
import { exceptionUnknownCase } from "./exception-unknown-case.ts";
import { exceptionByMachine } from "./exception-by-machine.ts";
import { exceptionEndedBeforeDecided } from "./exception-ended-before-decided.ts";
import { exceptionExpired } from "./exception-expired.ts";
import { exceptionRewritten } from "./exception-rewritten.ts";
import { exceptionUnneeded } from "./exception-unneeded.ts";
import type { Rule } from "./rule.ts";

/** The rules about the exceptions of families.yaml, in the order of docs/rules.md. */
export const exceptionRules: readonly Rule[] = [
  exceptionWithoutSubject,
  exceptionUnknownCase,
  exceptionByMachine,
  exceptionEndedBeforeDecided,
  exceptionExpired,
  exceptionRewritten,
  exceptionUnneeded,
];
