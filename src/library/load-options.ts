import type { Split } from "../model/families.ts";
import { listed, quoted } from "../model/sentence.ts";
import { UsageError } from "../model/usage-error.ts";
import { isBlank } from "../model/white-space.ts";
import { terminalText } from "../report/untrusted/terminal.ts";

/** What a caller says of the evaluation that a set is loaded for. */
export interface LoadOptions {
  /**
   * The corpus revision that the index under evaluation was built from: a set that is judged for another one is refused.
   * Keep it beside the index when that is built. Whoever cannot say it gives the reason, and every result carries that.
   */
  readonly corpusRevision: string | { readonly unstated: string };
  /**
   * `evaluation`: to score with; the split has to be fit for it. `tuning`: to choose settings with; nothing that is in
   * validation or test, or joined with it, is among the cases.
   */
  readonly purpose: "evaluation" | "tuning";
  /** The sides to take; by default all that the purpose allows. A score that is to confirm something takes `["test"]`. */
  readonly splits?: readonly ("dev" | "validation" | "test" | "regression")[] | undefined;
  /**
   * What to do where the evidence of an approved case moved and nobody has judged it again: `refuse` the set, which is the
   * default, or leave such cases out. They are named in `leftOut` then, and counted on every result.
   */
  readonly stale?: "refuse" | "leave-out" | undefined;
  /** A branch, tag or commit to load instead of the files of the folder. Nothing of it has to be checked out. */
  readonly commit?: string | undefined;
  /** The branch, tag or commit whose approvals are guarded; by default the remote's main branch, where there is one. */
  readonly base?: string | undefined;
}

const allowed: Readonly<Record<LoadOptions["purpose"], readonly Split[]>> = {
  evaluation: ["dev", "validation", "test", "regression"],
  tuning: ["dev", "regression"],
};

/** Not every caller is checked by a compiler, and a revision from the environment may be missing. Throws UsageError. */
export function assertOptions(options: LoadOptions | null | undefined): void {
  if (options === undefined || options === null) {
    throw wrongUse(
      'The options are not given: say at least what the index was built from, and what for, as in loadGoldenSet("eval", { corpusRevision: "corpus-2026-09-01", purpose: "evaluation" }).',
    );
  }
  const { corpusRevision, purpose, splits, stale } = options;
  if (!isStated(corpusRevision)) {
    throw wrongUse(
      'corpusRevision is not stated: give the revision that the index was built from, such as "corpus-2026-09-01", or the reason why nobody can say, as in { unstated: "The index keeps no revision yet." }.',
    );
  }
  assertOneOf("purpose", purpose, Object.keys(allowed));
  for (const split of splits ?? []) assertOneOf("splits", split, allowed.evaluation);
  const heldOut = splits?.find((split) => !allowed[purpose].includes(split));
  if (heldOut !== undefined) {
    throw wrongUse(`A set for tuning holds nothing of ${quoted(heldOut)}: leave it out of splits.`);
  }
  if (splits?.length === 0) throw wrongUse("splits is empty: leave it out to take all sides.");
  assertOneOf("stale", stale ?? "refuse", ["refuse", "leave-out"]);
}

function isStated(revision: LoadOptions["corpusRevision"] | null | undefined): boolean {
  const said = typeof revision === "object" ? revision?.unstated : revision;
  return typeof said === "string" && !isBlank(said);
}

function assertOneOf(name: string, value: unknown, words: readonly string[]): void {
  if (typeof value === "string" && words.includes(value)) return;
  const either = listed(words.map(quoted), "or");
  throw wrongUse(
    typeof value === "string"
      ? `${name} is ${quoted(value)}, which is none of its words: write ${either}.`
      : `${name} is not given: write ${either}.`,
  );
}

function wrongUse(message: string): UsageError {
  return new UsageError(terminalText(message));
}
