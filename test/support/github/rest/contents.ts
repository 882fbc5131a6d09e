import { posix } from "node:path";
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

async function entryAt(call: Call, at: string, path: string): Promise<Entry | undefined> {
  const { git } = call.repository;
  const listed = await git.git(["ls-tree", "-z", "--long", "--full-tree", at, "--", path]);
  const [line = ""] = listed.split("\0");
  return line === "" ? undefined : parsed(line);
}

function parsed(line: string): Entry {
  const [facts = "", path = ""] = line.split("\t");
  const [mode = "", type = "", oid = "", size = ""] = facts.split(/ +/);
  return { mode, type, oid, size: Number(size) || 0, name: posix.basename(path) };
}

async function folder(call: Call, at: string, path: string): Promise<Answer> {
  const { git } = call.repository;
  const listed = (await git.git(["ls-tree", "-z", "--long", `${at}:${path}`])).split("\0");
  const entries = listed.filter((line) => line !== "").map(parsed);
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
  const bytes = await call.repository.git.gitBytes(["cat-file", "blob", oid]);
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
  return await call.repository.git.git(["cat-file", "blob", oid]);
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
