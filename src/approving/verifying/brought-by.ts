import { isDeepStrictEqual } from "node:util";
import { RepositoryError } from "../../git/repository.ts";
import type { BroughtVersion } from "../../git/first-commits.ts";
import { limits } from "../../load/limits.ts";
import { readCase } from "../../load/read-case.ts";
import { decodeUtf8 } from "../../load/text-file.ts";
import { idInName } from "../../model/case-id.ts";
import type { CaseFile } from "../../model/case.ts";
import { groupsOf } from "../../model/groups.ts";
import type { RecordedDecision } from "./recorded-decision.ts";

/** The commits of a decision, by their ids. */
export interface BroughtBy {
  /** The first that holds the block as it is; undefined where none does, so that nobody committed it yet. */
  readonly block: string | undefined;
  /** The first in which the case says what it says. */
  readonly content: string | undefined;
  /** False where an earlier commit, or a content, that would tell is not in this clone. */
  readonly isCertain: boolean;
}

/** Where the decisions of cases came from, as the history of their files tells it: in whatever folder a file of that name lay. */
export async function broughtBy(
  decisions: readonly RecordedDecision[],
  versions: readonly BroughtVersion[],
): Promise<ReadonlyMap<RecordedDecision, BroughtBy>> {
  const byName = groupsOf(versions, ({ path }) => idInName(path));
  const found = new Map<RecordedDecision, BroughtBy>();
  for (const [file, ofFile] of groupsOf(decisions, (one) => one.file)) {
    const named = byName.get(idInName(file.path)) ?? [];
    const past = await readPast(named.toSorted((a, b) => a.order - b.order));
    for (const decision of ofFile) found.set(decision, broughtIn(decision, past));
  }
  return found;
}

/** A version with what it says; the case is undefined where it says none, `isRead` false where nobody can tell. */
export interface PastCase extends Pick<BroughtVersion, "commit" | "isCertain"> {
  readonly isRead: boolean;
  readonly file: CaseFile | undefined;
}

/** Reads what versions of a case say, in the order in which they are given. */
export async function readPast(
  oldestFirst: readonly BroughtVersion[],
): Promise<readonly PastCase[]> {
  const past: PastCase[] = [];
  for (const { path, commit, isCertain, read } of oldestFirst) {
    const bytes = await read().catch((error: unknown) => {
      if (error instanceof RepositoryError) return undefined;
      throw error;
    });
    const text = bytes && bytes.length <= limits.case ? decodeUtf8(bytes) : undefined;
    const file = text === undefined ? undefined : readCase(path, text).file;
    past.push({ commit, isCertain, isRead: bytes !== undefined, file });
  }
  return past;
}

function broughtIn({ file, block }: RecordedDecision, past: readonly PastCase[]): BroughtBy {
  const first = past.find((one) => isDeepStrictEqual(one.file?.case[block], file.case[block]));
  const content = past.find((one) => file.digest !== undefined && one.file?.digest === file.digest);
  return {
    block: first?.commit,
    content: content?.commit,
    isCertain: past.every(({ isRead }) => isRead) && first?.isCertain !== false,
  };
}
