import {
  captured,
  notFound,
  Refused,
  textIn,
  textsIn,
  unfit,
  type Answer,
  type Call,
  type Routes,
} from "../answer.ts";
import { GitError, lines, type Signature } from "../bare-repository.ts";
import { shaped } from "../shape.ts";
import { refsMoved } from "../ref-effects.ts";
import { fullName, type Caller, type Repository } from "../world.ts";
import { isMap } from "../../../../src/model/fields.ts";

/** Git's objects and references over REST: blobs, trees, commits, refs. */
export const gitData: Routes = {
  "git/create-blob": async (call) => {
    const content = textIn(call.body, "content") ?? "";
    const isBase64 = textIn(call.body, "encoding") === "base64";
    const bytes = isBase64 ? Buffer.from(content, "base64") : content;
    const sha = await call.repository.git.writeBlob(bytes);
    return { status: 201, body: { sha, url: address(call, `/git/blobs/${sha}`) } };
  },
  "git/get-blob": async (call) => {
    const sha = captured(call, "file_sha");
    const found = await call.repository.git.resolve(sha, "blob");
    if (found === undefined) throw notFound();
    const bytes = await call.repository.git.gitBytes(["cat-file", "blob", found]);
    const known = { sha: found, size: bytes.length, encoding: "base64" };
    const content = bytes.toString("base64");
    const url = address(call, `/git/blobs/${found}`);
    return { status: 200, body: shaped("blob", { ...known, content, url, node_id: `B_${found}` }) };
  },
  "git/create-tree": createTree,
  "git/get-tree": async (call) => {
    const sha = captured(call, "tree_sha");
    const recursive = (call.query.get("recursive") ?? "") !== "";
    const found = await call.repository.git.resolve(sha, "tree");
    if (found === undefined) throw notFound();
    return { status: 200, body: await treeJson(call, found, recursive) };
  },
  "git/create-commit": createCommit,
  "git/get-commit": async (call) => {
    const found = await call.repository.git.resolve(captured(call, "commit_sha"));
    if (found === undefined) throw notFound();
    return { status: 200, body: await gitCommitJson(call, found) };
  },
  "git/get-ref": async (call) => {
    const name = `refs/${captured(call, "ref")}`;
    const oid = await call.repository.git.ref(name);
    if (oid === undefined) throw notFound();
    return { status: 200, body: refJson(call, { name, oid }) };
  },
  "git/list-matching-refs": async (call) => {
    const found = await call.repository.git.refs(`refs/${captured(call, "ref")}`);
    return { status: 200, body: found.map((one) => refJson(call, one)) };
  },
  "git/create-ref": createRef,
  "git/update-ref": updateRef,
  "git/delete-ref": async (call) => {
    const name = `refs/${captured(call, "ref")}`;
    const from = await call.repository.git.ref(name);
    if (from === undefined) throw new Refused(422, "Reference does not exist");
    await move(call, { name, from, to: undefined });
    return { status: 204 };
  },
};

function address({ origin, repository }: Call, path: string): string {
  return `${origin}/api/v3/repos/${fullName(repository)}${path}`;
}

async function createTree(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const given = textIn(call.body, "base_tree");
  const base = given === undefined ? undefined : await git.resolve(given, "tree");
  if (given !== undefined && base === undefined) throw notFound();
  const entries = Array.isArray(call.body["tree"]) ? call.body["tree"].filter(isMap) : [];
  const changes: { path: string; mode: string; oid?: string }[] = [];
  for (const entry of entries) {
    const { path, mode = "100644", sha, content } = entry;
    if (typeof path !== "string" || path === "" || path.startsWith("/")) {
      throw new Refused(422, "tree.path contains a malformed path component");
    }
    if (typeof content === "string") {
      changes.push({ path, mode: String(mode), oid: await git.writeBlob(content) });
    } else if (sha === null) changes.push({ path, mode: String(mode) });
    else {
      const oid = await git.resolve(String(sha), "object");
      if (oid === undefined) throw new Refused(422, `tree.sha ${String(sha)} is not a valid blob`);
      changes.push({ path, mode: String(mode), oid });
    }
  }
  const tree = await git.writeTree(base, changes);
  return { status: 201, body: await treeJson(call, tree, false) };
}

async function treeJson(call: Call, sha: string, recursive: boolean): Promise<object> {
  const args = ["ls-tree", "-z", "--long", ...(recursive ? ["-r", "-t"] : []), sha];
  const listed = await call.repository.git.git(args);
  const tree = listed
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => {
      const [facts = "", path = ""] = line.split("\t");
      const [mode = "", type = "", oid = "", size = "-"] = facts.split(/ +/);
      const kind = type === "tree" ? "trees" : "blobs";
      const known = { path, mode, type, sha: oid, url: address(call, `/git/${kind}/${oid}`) };
      return size === "-" ? known : { ...known, size: Number(size) };
    });
  const most = 100_000;
  const url = address(call, `/git/trees/${sha}`);
  return { sha, url, tree: tree.slice(0, most), truncated: tree.length > most };
}

/**
 * A commit by REST is verified only where a job's token writes it and nobody names an author, a committer or a signature
 * (create-pull-request, docs/concepts-guidelines.md).
 */
async function createCommit(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const tree = await git.resolve(textIn(call.body, "tree") ?? "", "tree");
  if (tree === undefined) throw new Refused(422, "Tree SHA does not exist");
  const parents: string[] = [];
  for (const parent of textsIn(call.body, "parents")) {
    const found = await git.resolve(parent);
    if (found === undefined)
      throw new Refused(422, "Parent SHA does not exist or is not a commit object");
    parents.push(found);
  }
  call.world.tick();
  const given = signature(call.body["author"], call.world.seconds);
  const committer = signature(call.body["committer"], call.world.seconds) ?? given;
  const usual = usualSignature(call.caller, call.world.seconds);
  const author = given ?? usual;
  const message = textIn(call.body, "message") ?? "";
  const signs = call.caller.kind === "job" && given === undefined && committer === undefined;
  const oid = await git.writeCommit({
    tree,
    parents,
    message,
    author,
    committer: committer ?? usual,
  });
  if (signs) verified.add(oid);
  return { status: 201, body: await gitCommitJson(call, oid) };
}

/** The commits that GitHub itself has signed. */
const verified = new Set<string>();

/** Whether GitHub shows a commit as verified. */
export function isVerified(oid: string): boolean {
  return verified.has(oid);
}

/** Says that GitHub signed a commit. */
export function sign(oid: string): void {
  verified.add(oid);
}

function signature(value: unknown, seconds: number): Signature | undefined {
  if (!isMap(value)) return undefined;
  const { name, email, date } = value;
  const at = typeof date === "string" ? Date.parse(date) / 1000 : seconds;
  return { name: String(name), email: String(email), seconds: at };
}

/** Who a commit is by where nobody says. */
export function usualSignature(caller: Caller, seconds: number): Signature {
  if (caller.kind === "anonymous") throw new Refused(401, "Requires authentication");
  const { login, id } = caller.account;
  return { name: login, email: `${id}+${login}@users.noreply.github.example.test`, seconds };
}

export async function gitCommitJson(call: Call, oid: string): Promise<object> {
  const format = "%T%n%P%n%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B";
  const told = await call.repository.git.git(["show", "--no-patch", `--format=${format}`, oid]);
  const [tree = "", parents = "", an, ae, ad, cn, ce, cd, ...message] = told.split("\n");
  const isSigned = isVerified(oid);
  const reason = isSigned ? "valid" : "unsigned";
  return shaped("git-commit", {
    sha: oid,
    node_id: `C_${oid}`,
    url: address(call, `/git/commits/${oid}`),
    html_url: `${call.origin}/${fullName(call.repository)}/commit/${oid}`,
    author: { name: an, email: ae, date: utc(ad) },
    committer: { name: cn, email: ce, date: utc(cd) },
    message: message.join("\n").trimEnd(),
    tree: { sha: tree, url: address(call, `/git/trees/${tree}`) },
    parents: parents
      .split(" ")
      .filter((sha) => sha !== "")
      .map((sha) => ({
        sha,
        url: address(call, `/git/commits/${sha}`),
        html_url: `${call.origin}/${fullName(call.repository)}/commit/${sha}`,
      })),
    verification: {
      verified: isSigned,
      reason,
      signature: isSigned ? "signed by GitHub" : null,
      payload: null,
      verified_at: null,
    },
  });
}

function utc(date = ""): string {
  return new Date(date).toISOString().replace(".000Z", "Z");
}

function refJson(
  call: Call,
  { name, oid }: { readonly name: string; readonly oid: string },
): object {
  const object = { type: "commit", sha: oid, url: address(call, `/git/commits/${oid}`) };
  const url = address(call, `/git/${name}`);
  return { ref: name, node_id: `REF_${name}`, url, object };
}

async function createRef(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const name = textIn(call.body, "ref") ?? "";
  if (!/^refs\/.+\/./.test(name)) throw new Refused(422, "Reference name must start with 'refs/'.");
  const to = await git.resolve(textIn(call.body, "sha") ?? "", "object");
  if (to === undefined) throw new Refused(422, "Object does not exist");
  if ((await git.ref(name)) !== undefined) throw new Refused(422, "Reference already exists");
  await move(call, { name, from: undefined, to });
  return { status: 201, body: refJson(call, { name, oid: to }) };
}

async function updateRef(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const name = `refs/${captured(call, "ref")}`;
  const from = await git.ref(name);
  if (from === undefined) throw new Refused(422, "Reference does not exist");
  const to = await git.resolve(textIn(call.body, "sha") ?? "", "object");
  if (to === undefined) throw new Refused(422, "Object does not exist");
  const forced = call.body["force"] === true;
  if (!forced && !(await git.isAncestor(from, to))) {
    throw new Refused(422, "Update is not a fast forward");
  }
  await move(call, { name, from, to });
  return { status: 200, body: refJson(call, { name, oid: to }) };
}

/** Moves a reference and lets follow what follows. */
async function move(
  call: Pick<Call, "world" | "repository" | "caller">,
  moved: {
    readonly name: string;
    readonly from: string | undefined;
    readonly to: string | undefined;
  },
): Promise<void> {
  const { world, repository, caller } = call;
  if (caller.kind === "anonymous") throw new Refused(401, "Requires authentication");
  await guardWorkflows(repository, caller, moved);
  try {
    await repository.git.moveRefs([moved]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw unfit("Reference", { message: lines(error.said)[0] ?? "The reference did not move" });
  }
  await refsMoved(world, repository, { moves: [moved], actor: caller.account });
}

/** A job's token changes no workflow file, whatever else it may write. */
async function guardWorkflows(
  repository: Repository,
  caller: Caller,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
): Promise<void> {
  if (caller.kind !== "job" || to === undefined) return;
  const base = from ?? (await repository.git.ref(`refs/heads/${repository.defaultBranch}`));
  const args = ["diff", "--name-only", base ?? to, to, "--", ".github/workflows"];
  if (base === undefined || (await repository.git.git(args)) === "") return;
  throw new Refused(403, "Resource not accessible by integration");
}
