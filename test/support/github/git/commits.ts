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

/** A commit as the bytes of its object; undefined where Git would write another, or refuse. */
export function bytesOf(commit: NewCommit): Buffer | undefined {
  const { tree, parents, message, author, committer } = commit;
  if (![author, committer].every(isPlain) || message.includes("\0")) return undefined;
  if (new Set(parents).size < parents.length) return undefined;
  const head = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${line(author)}`,
    `committer ${line(committer)}`,
  ];
  return Buffer.from(`${head.join("\n")}\n\n${message}`);
}

/** Git takes some characters out of names, and wants something to be left. */
function isPlain({ name, email }: Signature): boolean {
  return [name, email].every((text) => /^[\w+](?:[\w+ @.[\]-]*[\w\]])?$/.test(text));
}

function line({ name, email, seconds }: Signature): string {
  return `${name} <${email}> ${seconds} +0000`;
}

/** Lets Git write a commit. Throws GitError where it refuses. */
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

/** A commit from the bytes of its object; undefined where it is not such as are written here. */
export function commitIn(oid: string, bytes: Buffer): Commit | undefined {
  const text = bytes.toString("utf8");
  const end = text.indexOf("\n\n");
  const [head, message] =
    end === -1 ? [text.trimEnd(), ""] : [text.slice(0, end), text.slice(end + 2)];
  const own = head.split("\n").filter((one) => !one.startsWith(" "));
  const values = (name: string): readonly string[] =>
    own.filter((one) => one.startsWith(`${name} `)).map((one) => one.slice(name.length + 1));
  const [[tree], [author], [committer]] = [values("tree"), values("author"), values("committer")];
  const signatures = [author, committer].map((one) => signatureIn(one ?? ""));
  const [by, from] = signatures;
  if (tree === undefined || by === undefined || from === undefined) return undefined;
  if (values("encoding").length > 0) return undefined;
  return {
    oid,
    tree,
    parents: values("parent"),
    author: by,
    committer: from,
    message: message.replace(/^\n+/, "").trimEnd(),
  };
}

function signatureIn(text: string): Signature | undefined {
  const [, name = "", email = "", seconds] = /^(.*?) <([^<>]*)> (\d+) [+-]\d{4}$/.exec(text) ?? [];
  return seconds === undefined ? undefined : { name, email, seconds: Number(seconds) };
}

/** Lets Git tell of a commit, by its full id. */
export async function readCommit(folder: string, oid: string): Promise<Commit | undefined> {
  const format = "--format=%H%n%T%n%P%n%an%n%ae%n%at%n%cn%n%ce%n%ct%n%B";
  const args = ["log", "-z", "--no-walk=unsorted", "--stdin", format];
  const told = (await runGit(folder, args, { input: `${oid}\n` })).toString("utf8");
  const [first = ""] = told.split("\0");
  return first === "" ? undefined : parsed(first);
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
