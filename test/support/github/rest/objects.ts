import { isMap } from "../../../../src/model/fields.ts";
import { api } from "../shapes/places.ts";
import { shaped } from "../shapes/shaped.ts";
import {
  captured,
  notFound,
  ok,
  plainText,
  Refused,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";

/** Git's blobs and trees. */
export const objects: Routes = {
  "git/create-blob": async (call) => {
    const content = textIn(call.body, "content") ?? "";
    const isBase64 = textIn(call.body, "encoding") === "base64";
    const sha = await call.repository.git.writeBlob(
      isBase64 ? Buffer.from(content, "base64") : content,
    );
    return { status: 201, body: { sha, url: api(call, `/git/blobs/${sha}`) } };
  },
  "git/get-blob": async (call) => {
    const { git } = call.repository;
    const sha = await git.resolve(captured(call, "file_sha"), "blob");
    if (sha === undefined) throw notFound();
    const bytes = await git.gitBytes(["cat-file", "blob", sha]);
    if (bytes.length > call.world.limits.bytesOfBlob) {
      throw new Refused(403, "This API returns blobs up to 100 MB in size.");
    }
    if (call.accept.includes("raw"))
      return plainText(bytes, "application/vnd.github.raw+json; charset=utf-8");
    const content = bytes.toString("base64");
    const known = { sha, size: bytes.length, encoding: "base64", content, node_id: `B_${sha}` };
    return ok(shaped("blob", { ...known, url: api(call, `/git/blobs/${sha}`) }));
  },
  "git/create-tree": createTree,
  "git/get-tree": async (call) => {
    const found = await call.repository.git.resolve(captured(call, "tree_sha"), "tree");
    if (found === undefined) throw notFound();
    const isRecursive = (call.query.get("recursive") ?? "") !== "";
    return ok(await treeJson(call, found, isRecursive));
  },
};

interface TreeChange {
  readonly path: string;
  readonly mode: string;
  readonly oid?: string;
}

async function createTree(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const given = textIn(call.body, "base_tree");
  const base = given === undefined ? undefined : await git.resolve(given, "tree");
  if (given !== undefined && base === undefined) throw notFound();
  const entries = Array.isArray(call.body["tree"]) ? call.body["tree"].filter(isMap) : [];
  const changes: TreeChange[] = [];
  for (const entry of entries) changes.push(await treeChange(call, entry));
  const tree = await git.writeTree(base, changes);
  return { status: 201, body: await treeJson(call, tree, false) };
}

/** One entry of a new tree: its text, an object that is there, or null for a file that goes. */
async function treeChange(call: Call, entry: Call["body"]): Promise<TreeChange> {
  const { git } = call.repository;
  const path = textIn(entry, "path") ?? "";
  if (path.split("/").some((part) => part === "" || /^\.{1,2}$/.test(part) || part === ".git")) {
    throw new Refused(422, "tree.path contains a malformed path component");
  }
  const mode = textIn(entry, "mode") ?? "100644";
  const text = textIn(entry, "content");
  if (text !== undefined) return { path, mode, oid: await git.writeBlob(text) };
  if (entry["sha"] === null) return { path, mode };
  const sha = textIn(entry, "sha") ?? "";
  const oid = await git.resolve(sha, "object");
  if (oid === undefined) throw new Refused(422, `tree.sha ${sha} is not a valid blob`);
  return { path, mode, oid };
}

async function treeJson(call: Call, sha: string, isRecursive: boolean): Promise<object> {
  const args = ["ls-tree", "-z", "--long", ...(isRecursive ? ["-r", "-t"] : []), sha];
  const listed = (await call.repository.git.fact(args)).split("\0").filter((line) => line !== "");
  const most = call.world.limits.entriesOfTree;
  const tree = listed.slice(0, most).map((line) => {
    const [facts = "", path = ""] = line.split("\t");
    const [mode = "", type = "", oid = "", size = "-"] = facts.split(/ +/);
    const url = api(call, `/git/${type === "tree" ? "trees" : "blobs"}/${oid}`);
    const known = { path, mode, type, sha: oid, url };
    return size === "-" ? known : { ...known, size: Number(size) };
  });
  const url = api(call, `/git/trees/${sha}`);
  return { sha, url, tree, truncated: listed.length > most };
}
