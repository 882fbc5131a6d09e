import type { FoundBase, NamedCommit, NoBase } from "../../git/find-base.ts";
import { listed } from "../../model/sentence.ts";
import type { Rule } from "../../rules/rule.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** Which earlier state a set was compared with, or which rules did not run for want of one. */
export type Comparison =
  | { readonly base: Pick<FoundBase, "name" | "commit"> & { readonly holdsSet: boolean } }
  | { readonly notRun: NotRun };

/** Rules that compare did not run: why, and what makes them run. */
interface NotRun {
  readonly reason: string;
  readonly fix: string;
  readonly rules: readonly string[];
}

/** An earlier state that is there and cannot be read. */
export interface Unreadable {
  readonly none: "unreadable";
  readonly message: string;
}

/** Why there is nothing to compare with. */
export type MissingBase = NoBase | Unreadable;

/** How that is told: why, and what to do about it. */
export type MissingWords = Pick<NotRun, "reason" | "fix">;

/** What a default that was not found leaves undone. */
export function notCompared(words: MissingWords, rules: readonly Rule[]): Comparison {
  return { notRun: { ...words, rules: rules.map(({ id }) => id) } };
}

/** As somebody reads it who runs a command. */
export function wordsAtDesk(missing: MissingBase): MissingWords {
  const name = "name another earlier state with --base";
  switch (missing.none) {
    case "no-repository":
      return {
        reason: "The set lies in no Git repository.",
        fix: 'To guard what was approved, run "git init", commit the set and check with --base HEAD.',
      };
    case "no-commit":
      return {
        reason: "The Git repository has no commit that is checked out.",
        fix: "To guard what was approved, commit the set and check with --base HEAD.",
      };
    case "no-remote":
      return {
        reason: "The Git repository has no remote, so no main branch to compare with is known.",
        fix: `To guard what was approved, check with --base ${typed(missing.branch)}.`,
      };
    case "several-remotes":
      return {
        reason: `The Git repository has the remotes ${listed(missing.remotes.map((one) => `"${one}"`))}, and none that is called "origin".`,
        fix: `Name what to compare with, as in --base ${missing.remotes[0] ?? "origin"}/main.`,
      };
    case "no-main-branch":
      return {
        reason: `This clone does not hold the main branch of "${missing.remote}".`,
        fix: `Fetch it, as in "git fetch ${missing.remote} main:refs/remotes/${missing.remote}/main", or ${name}.`,
      };
    case "shallow":
      return {
        reason: `This shallow clone does not reach back to where the checkout and ${missing.main} parted.`,
        fix: 'Run "git fetch --unshallow", or name a commit that the checkout builds on, as in --base HEAD^1.',
      };
    case "unrelated":
      return {
        reason: `The checkout and ${missing.main} have no commit in common.`,
        fix: `To compare with it all the same, check with --base ${missing.main}.`,
      };
    case "not-in-clone":
      return {
        reason: `This clone does not hold commit ${shortId(missing.commit)}.`,
        fix: `Fetch it, or ${name}.`,
      };
    case "unreadable":
      return {
        reason: `The earlier state cannot be read: ${missing.message}`,
        fix: `Fetch what this clone leaves out, or ${name}.`,
      };
  }
}

/** A branch that a shell reads as one word; else the commit that is checked out, which every shell can name. */
function typed(branch: string | undefined): string {
  return branch !== undefined && /^[A-Za-z0-9_.][\w./-]*$/.test(branch) ? branch : "HEAD";
}

/** The line of a report that tells it; none where no rule wanted to compare. */
export function comparisonLines(comparison: Comparison, style: Style): readonly string[] {
  if ("base" in comparison) {
    const { name, commit, holdsSet } = comparison.base;
    const empty = holdsSet ? "" : ", which has nothing in this place: everything is new";
    return [style.faint(`Compared with ${nameAndId({ name, commit })}${empty}.`)];
  }
  const { reason, fix, rules } = comparison.notRun;
  if (rules.length === 0) return [];
  const left = rules.length === 1 ? "1 rule that compares" : `${rules.length} rules that compare`;
  const marked = `did not run ("touchstone rules" marks ${rules.length === 1 ? "it" : "them"}).`;
  return [
    `Not compared with an earlier state. ${terminalText(reason)} ${left} ${marked} ${terminalText(fix)}`,
  ];
}

/** The same where a job has done the comparing: which rules did not run is told by their names, since nothing else tells. */
export function notComparedInJob(comparison: Comparison): string | undefined {
  if ("base" in comparison || comparison.notRun.rules.length === 0) return undefined;
  const { reason, fix, rules } = comparison.notRun;
  const which = rules.length === 1 ? "This rule" : "These rules";
  return `Not compared with an earlier state. ${reason} ${which} did not run: ${listed(rules)}. All others did. ${fix}`;
}

/** The line of a report that tells which commit was judged; none where the files of a folder were. */
export function commitLines(commit: NamedCommit | undefined, style: Style): readonly string[] {
  if (commit === undefined) return [];
  return [
    style.faint(`Judged as of ${nameAndId(commit)}: edits that are not committed do not count.`),
  ];
}

function nameAndId({ name, commit }: NamedCommit): string {
  return terminalText(commit.startsWith(name) ? shortId(commit) : `${name} at ${shortId(commit)}`);
}

/** A commit's id as people write it: long enough to name one commit of a large repository. */
export function shortId(commit: string): string {
  return commit.slice(0, 10);
}
