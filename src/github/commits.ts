import type { HostCommit, MainBranch, NewCommit, ObjectId } from "../refresh/requests/host.ts";
import { answerOf, type Answer } from "./answers.ts";
import type { Connection } from "./connection.ts";
import type { Folders } from "./folders.ts";
import { GitHubError } from "./github-error.ts";
import { presentOrNot } from "./refusable.ts";

export interface WrittenCommit {
  readonly oid: ObjectId;
  readonly tree: ObjectId;
  readonly isVerified: boolean;
}

/** The main branch as it stands now. */
export async function readMain(connection: Connection): Promise<MainBranch> {
  const doing = "read the main branch";
  const repository = await connection.read("GET /repos/{owner}/{repo}", { doing });
  const branch = answerOf(repository, doing).text("default_branch");
  const found = await connection.read("GET /repos/{owner}/{repo}/branches/{branch}", {
    doing,
    given: { branch },
  });
  const answer = answerOf(found, doing);
  return {
    branch,
    head: answer.oid("commit", "sha"),
    tree: answer.oid("commit", "commit", "tree", "sha"),
  };
}

/** A commit; undefined where GitHub does not have it. */
export async function readCommit(
  connection: Connection,
  oid: ObjectId,
): Promise<HostCommit | undefined> {
  const doing = `read the commit ${oid}`;
  const given = { commit_sha: oid };
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  return await presentOrNot(connection, async () => {
    const answer = answerOf(await connection.read(route, { doing, given }), doing);
    return { ...factsOf(answer), message: answer.text("message") };
  });
}

/** Whether the main branch is that commit or descends from it. One that GitHub does not have is not on it. */
export async function isOnMain(connection: Connection, oid: ObjectId): Promise<boolean> {
  const doing = `compare the commit ${oid} with the main branch`;
  const { branch } = await readMain(connection);
  const given = { basehead: `${branch}...${oid}`, per_page: 1 };
  const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
  const ahead = await presentOrNot(connection, async () =>
    answerOf(await connection.read(route, { doing, given }), doing).number("ahead_by"),
  );
  return ahead === 0;
}

/**
 * Writes a commit that no reference names yet: a file keeps its mode, a new one gets 100644. Neither author nor committer is named, or
 * GitHub would not sign it (create-pull-request, docs/concepts-guidelines.md); whether it did is read in its answer. Objects
 * are named by what they hold, and a commit that nothing refers to is nowhere to be seen: so all of it may be sent twice.
 */
export async function writeCommit(
  connection: Connection,
  folders: Folders,
  commit: NewCommit,
): Promise<WrittenCommit> {
  const tree = await writeTree(connection, folders, commit);
  const doing = "write a commit";
  const { parent, message } = commit;
  const made = await connection.write("POST /repos/{owner}/{repo}/git/commits", {
    doing,
    given: { message, tree, parents: [parent] },
    isRepeatable: true,
  });
  const facts = factsOf(answerOf(made, doing));
  if (facts.tree === tree && facts.parents.length === 1 && facts.parents[0] === parent)
    return facts;
  const said = `${facts.oid} has another tree or another parent than was asked for`;
  throw new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
}

async function writeTree(
  connection: Connection,
  folders: Folders,
  { baseTree, files }: NewCommit,
): Promise<ObjectId> {
  const doing = "write the changed files";
  const tree = [];
  for (const { path, bytes } of files) {
    const entry = { path, mode: await folders.modeOf(baseTree, path), type: "blob" };
    const content = textOf(bytes);
    if (content !== undefined) tree.push({ ...entry, content });
    else tree.push({ ...entry, sha: await writeBlob(connection, bytes) });
  }
  const made = await connection.write("POST /repos/{owner}/{repo}/git/trees", {
    doing,
    given: { base_tree: baseTree, tree },
    isRepeatable: true,
  });
  return answerOf(made, doing).oid("sha");
}

async function writeBlob(connection: Connection, bytes: Uint8Array): Promise<ObjectId> {
  const doing = "write a changed file";
  const made = await connection.write("POST /repos/{owner}/{repo}/git/blobs", {
    doing,
    given: { content: Buffer.from(bytes).toString("base64"), encoding: "base64" },
    isRepeatable: true,
  });
  return answerOf(made, doing).oid("sha");
}

/** The text of which these bytes are the UTF-8, a byte order mark included; undefined where there is none. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function factsOf(answer: Answer): Omit<HostCommit, "message"> {
  return {
    oid: answer.oid("sha"),
    tree: answer.oid("tree", "sha"),
    parents: answer.list("parents").map((parent) => parent.oid("sha")),
    isVerified: answer.flag("verification", "verified"),
  };
}
