import type { CommitPeople } from "../../git/commit-people.ts";
import type { RecordedDecision } from "../../approving/verifying/recorded-decision.ts";
import type { VerifiedDecision } from "../../approving/verifying/verify.ts";
import type { Problem } from "../../model/finding.ts";
import { jsonText } from "../untrusted/json.ts";
import { standingCounts, whyWords } from "./verify-words.ts";

/** What a report of decisions is about beside them. */
export interface VerifiedSet {
  /** The repository that was asked, as `owner/name`; undefined where none was. */
  readonly host: string | undefined;
  /** The files of cases that cannot be read. */
  readonly unreadable: readonly string[];
}

/** Recorded decisions as one JSON object with a decision a line, and a line feed; docs/review-verify.md tells its fields. */
export function* verifyJson(
  verified: readonly VerifiedDecision[],
  { host, unreadable }: VerifiedSet,
): Generator<string> {
  yield '{"decisions":[';
  for (const [index, one] of verified.entries()) {
    yield `${index === 0 ? "" : ","}\n${jsonText(decisionJson(one))}`;
  }
  const rest = { counts: standingCounts(verified), host: host ?? null, unreadable };
  yield `\n],${jsonText(rest).slice(1)}\n`;
}

function decisionJson({ decision, committed, standing }: VerifiedDecision): object {
  return {
    ...recordedJson(decision),
    standing: standing.is,
    why: whyWords(standing) ?? null,
    url: standing.is === "proved" ? standing.url : null,
    against: standing.is === "contradicted" ? standing.against.map(problemJson) : [],
    commit: commitJson(committed?.block),
    contentCommit: commitJson(committed?.content),
    isHistoryWhole: committed?.isCertain ?? false,
  };
}

function recordedJson({ file, id, block, ...said }: RecordedDecision): object {
  const { decided, by = null, at = null, reason = null, via = null, proof = null } = said;
  return { id, file: file.path, block, decided, by, at, reason, via, proof };
}

function problemJson({ at, message, fix }: Problem): object {
  return { file: at.file, line: at.line, column: at.column, message, fix: fix ?? null };
}

function commitJson(people: CommitPeople | undefined): object | null {
  if (people === undefined) return null;
  const { commit, committedAt, author, committer } = people;
  return { id: commit, at: committedAt, author, committer };
}
