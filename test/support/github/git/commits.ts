import { lines, runGit } from "./run-git.ts";

/** Who wrote a commit, and when: seconds since 1970. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly seconds: number;
}

export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
}

/** A commit as Git holds it. */
export interface Commit extends NewCommit {
  readonly oid: string;
}

export async function writeCommit(folder: string, commit: NewCommit): Promise<string> {
  const { tree, parents, message, author, committer } = commit;
  const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])];
  const environment = { ...signed("AUTHOR", author), ...signed("COMMITTER", committer) };
  return (await runGit(folder, args, { environment, input: message })).toString("utf8").trim();
}

function signed(who: string, { name, email, seconds }: Signature): Record<string, string> {
  return {
    [`GIT_${who}_NAME`]: name,
    [`GIT_${who}_EMAIL`]: email,
    [`GIT_${who}_DATE`]: `${seconds} +0000`,
  };
}

/** Commits by their full ids, in the order in which they are asked for. */
export async function readCommits(
  folder: string,
  oids: readonly string[],
): Promise<readonly Commit[]> {
  if (oids.length === 0) return [];
  const format = "--format=%H%n%T%n%P%n%an%n%ae%n%at%n%cn%n%ce%n%ct%n%B";
  const args = ["log", "-z", "--no-walk=unsorted", "--stdin", format];
  const told = await runGit(folder, args, { input: `${oids.join("\n")}\n` });
  const read = told
    .toString("utf8")
    .split("\0")
    .filter((one) => one !== "")
    .map(parsed);
  const known = new Map(read.map((commit) => [commit.oid, commit]));
  return oids.flatMap((oid) => known.get(oid) ?? []);
}

function parsed(text: string): Commit {
  const [oid = "", tree = "", parents = "", ...rest] = text.split("\n");
  const [an = "", ae = "", at, cn = "", ce = "", ct, ...message] = rest;
  return {
    oid,
    tree,
    parents: lines(parents.replaceAll(" ", "\n")),
    author: { name: an, email: ae, seconds: Number(at) },
    committer: { name: cn, email: ce, seconds: Number(ct) },
    message: message.join("\n").trimEnd(),
  };
}

export function isoDate({ seconds }: Signature): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
}
