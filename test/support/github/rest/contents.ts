import { posix } from "node:path";
import type { ObjectStore } from "../git/object-store.ts";
import { entriesOf } from "../git/trees.ts";
import { api, html } from "../shapes/places.ts";
import {
  captured,
  notFound,
  ok,
  plainText,
  Refused,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { resolved } from "./resolved.ts";

export const contents: Routes = { "repos/get-content": content };

interface Entry {
  readonly mode: string;
  readonly type: string;
  readonly oid: string;
  readonly size: number;
  /** Its name in its folder. */
  readonly name: string;
}

/**
 * A file, a folder, a link or a submodule. Files up to 1 MB are given whole, up to 100 MB only raw, and a link to a file of
 * the repository is followed (OpenAPI: repos/get-content).
 */
async function content(call: Call): Promise<Answer> {
  const path = captured(call, "path");
  const at = await resolved(call, call.query.get("ref") ?? call.repository.defaultBranch);
  const entry = await entryAt(call, at, path);
  if (entry === undefined) throw notFound();
  if (entry.type === "tree") return await folder(call, at, path);
  if (entry.type === "commit") return ok(submodule(call, path, entry));
  if (entry.mode !== "120000") return await file(call, path, entry);
  const target = await text(call, entry.oid);
  const to = posix.join(posix.dirname(path), target);
  const aimed = to.startsWith("..") ? undefined : await entryAt(call, at, to);
  if (aimed?.type === "blob") return await file(call, path, aimed);
  const { name, oid: sha, size } = entry;
  return ok({ type: "symlink", target, size, name, path, sha, ...pages(call, path) });
}

const kinds: Readonly<Record<string, string>> = { "40000": "tree", "160000": "commit" };

async function entryAt(call: Call, at: string, path: string): Promise<Entry | undefined> {
  const { git } = call.repository;
  const found = await git.at(at, path);
  return found === undefined ? undefined : await entryOf(git.objects, posix.basename(path), found);
}

async function entryOf(
  objects: ObjectStore,
  name: string,
  { mode, oid }: { readonly mode: string; readonly oid: string },
): Promise<Entry> {
  const type = kinds[mode] ?? "blob";
  const size = type === "blob" ? (await objects.readAs("blob", oid)).length : 0;
  return { mode, type, oid, size, name };
}

async function folder(call: Call, at: string, path: string): Promise<Answer> {
  const { git } = call.repository;
  const entries: Entry[] = [];
  for (const one of await entriesOf(git.objects, (await git.at(at, path))?.oid)) {
    const name = Buffer.from(one.name, "latin1").toString("utf8");
    entries.push(await entryOf(git.objects, name, one));
  }
  const shown = entries.slice(0, call.world.limits.entriesOfFolder);
  return ok(
    shown.map(({ name, oid, size, type, mode }) => {
      const inner = `${path}/${name}`;
      const kind = type === "tree" ? "dir" : mode === "120000" ? "symlink" : "file";
      return { name, path: inner, sha: oid, size, type: kind, ...pages(call, inner) };
    }),
  );
}

async function file(call: Call, path: string, { oid, size }: Entry): Promise<Answer> {
  const { limits } = call.world;
  if (size > limits.bytesOfRawContent)
    throw new Refused(403, "This API returns blobs up to 100 MB.");
  const bytes = await call.repository.git.objects.readAs("blob", oid);
  if (call.accept.includes("raw"))
    return plainText(bytes, "application/vnd.github.raw+json; charset=utf-8");
  const isWhole = size <= limits.bytesOfContent;
  return ok({
    type: "file",
    encoding: isWhole ? "base64" : "none",
    size,
    name: posix.basename(path),
    path,
    content: isWhole ? bytes.toString("base64").replaceAll(/.{60}/g, "$&\n") : "",
    sha: oid,
    ...pages(call, path),
  });
}

async function text(call: Call, oid: string): Promise<string> {
  return (await call.repository.git.objects.readAs("blob", oid)).toString("utf8");
}

function submodule(call: Call, path: string, { oid, name }: Entry): object {
  const places = pages(call, path);
  return { type: "submodule", submodule_git_url: "", size: 0, name, path, sha: oid, ...places };
}

function pages(call: Call, path: string): object {
  const url = api(call, `/contents/${encodeURI(path)}`);
  const page = html(call, `/blob/${encodeURI(path)}`);
  const links = { git: url, html: page, self: url };
  return { url, git_url: url, html_url: page, download_url: url, _links: links };
}
