import { readLine } from "../../src/refresh/deciding/lines/read-line.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import type { AskedBecause, AskedCase } from "../../src/approving/asked-change.ts";
import type { CaseStanding, CountingLine, Judgement } from "../../src/approving/judgement.ts";
import type { Account, Opinion, Said } from "../../src/approving/said.ts";
import type { Recording, ToRecordIn } from "../../src/approving/recording/recording.ts";
import { recordingOf } from "../../src/approving/recording/recording.ts";
import type { ObjectId } from "../../src/refresh/requests/host.ts";
import type { Files } from "./good-set.ts";
import { memoryTree } from "./memory-tree.ts";

export const headCommit: ObjectId = "c".repeat(40) as ObjectId;

/** The number of an account by its name, so that each has one. */
const accounts: Readonly<Record<string, number>> = { jordan: 9, noor: 10, sam: 11, avery: 12 };

export function account(
  login: string,
  { isBot = false }: { readonly isBot?: boolean } = {},
): Account {
  return { login, id: accounts[login] ?? 99, isBot };
}

/** What somebody wrote on a pull request; by default an approving review. */
export function saidBy(login: string, body: string, more: Partial<Said> = {}): Said {
  return {
    kind: "review",
    id: 34,
    by: account(login),
    opinion: "approves" satisfies Opinion,
    body,
    at: "2026-10-05T09:00:00Z",
    edited: undefined,
    commit: headCommit,
    url: "https://github.example/o/r/pull/7#review-34",
    ...more,
  };
}

/** A line that counts, in an approving review of its own unless `said` or `review` say otherwise. */
export function countingLine(text: string, more: Partial<CountingLine> = {}): CountingLine {
  const line = readLine(text);
  if (line === undefined || "wrong" in line) throw new Error(`This is no line: ${text}`);
  const by = more.by ?? account("jordan");
  const review = more.review ?? saidBy(by.login, text);
  return { line, text, by, said: review, review, ...more };
}

/** What became of a case, by its id. */
export type Standings = Readonly<
  Record<
    string,
    { readonly because?: AskedBecause; readonly standing: CaseStanding | CountingLine }
  >
>;

/** A judgement of these cases of a merged tree, beside their base. */
export function judgementOf(merged: Dataset, base: Dataset, standings: Standings): Judgement {
  const cases = Object.entries(standings).map(([id, { because = "new", standing }]) => {
    const [after, before] = [merged, base].map(({ cases: all }) =>
      all.find((file) => file.case.id === id),
    );
    if (after === undefined) throw new Error(`There is no case "${id}".`);
    const asked: AskedCase = {
      id,
      path: after.path,
      because,
      before,
      after,
      digest: after.digest,
      isHeldOut: false,
      item: undefined,
    };
    return {
      asked,
      standing: "is" in standing ? standing : ({ is: "decided", by: standing } as const),
    };
  });
  return {
    cases,
    files: { owned: [], ownedBy: undefined, free: [], freeBy: undefined },
    heard: [],
    objections: [],
    isDone: true,
  };
}

/** What is written of these standings on a branch that holds the merged files, unless `onBranch` says otherwise. */
export async function recordingIn(
  files: Files,
  standings: Standings,
  { base = {}, onBranch = files }: { readonly base?: Files; readonly onBranch?: Files } = {},
): Promise<Recording> {
  const tree = memoryTree(base);
  const before = await loadDataset(tree, { texts: "current" });
  const merged = await loadDataset(memoryTree(files), {
    texts: "current",
    base: { name: "main", tree },
  });
  const to: ToRecordIn = {
    pull: { number: 7 },
    head: headCommit,
    merged,
    judgement: judgementOf(merged, before, standings),
    texts: new Map(
      Object.keys(files).map((path) => [
        path,
        { onBranch: bytesOf(onBranch, path), merged: bytesOf(files, path) },
      ]),
    ),
  };
  return recordingOf(to);
}

/** The files of a set with what is written over them. */
export function filesAfter(files: Files, { files: written }: Recording): Files {
  const texts = written.map(
    ({ path, bytes }) =>
      [path, new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)] as const,
  );
  return { ...files, ...Object.fromEntries(texts) };
}

function bytesOf(files: Files, path: string): Uint8Array | undefined {
  const text = files[path];
  return text === undefined ? undefined : new TextEncoder().encode(text);
}
