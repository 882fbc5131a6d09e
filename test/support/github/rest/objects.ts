import { isMap } from "../../../../src/model/fields.ts";
import type { ObjectStore } from "../git/object-store.ts";
import { entriesOf } from "../git/trees.ts";
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
    const bytes = await git.objects.readAs("blob", sha);
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
  const { git } = call.repository;
  const listed = await entriesBelow(git.objects, { tree: sha, isRecursive });
  const most = call.world.limits.entriesOfTree;
  const tree: object[] = [];
  for (const { mode, path, oid } of listed.slice(0, most)) {
    const type = kinds[mode] ?? "blob";
    const url = api(call, `/git/${type === "tree" ? "trees" : "blobs"}/${oid}`);
    const known = { path, mode: mode.padStart(6, "0"), type, sha: oid, url };
    if (type !== "blob") tree.push(known);
    else tree.push({ ...known, size: (await git.objects.readAs("blob", oid)).length });
  }
  const url = api(call, `/git/trees/${sha}`);
  return { sha, url, tree, truncated: listed.length > most };
}

const kinds: Readonly<Record<string, string>> = { "40000": "tree", "160000": "commit" };

/** What a tree holds by path, in Git's order: a folder stands before what it holds. */
async function entriesBelow(
  store: ObjectStore,
  { tree, isRecursive, above = "" }: { tree: string; isRecursive: boolean; above?: string },
): Promise<readonly { readonly mode: string; readonly path: string; readonly oid: string }[]> {
  const found: { readonly mode: string; readonly path: string; readonly oid: string }[] = [];
  for (const { mode, name, oid } of await entriesOf(store, tree)) {
    const path = `${above}${Buffer.from(name, "latin1").toString("utf8")}`;
    found.push({ mode, path, oid });
    if (isRecursive && kinds[mode] === "tree") {
      found.push(...(await entriesBelow(store, { tree: oid, isRecursive, above: `${path}/` })));
    }
  }
  return found;
}
