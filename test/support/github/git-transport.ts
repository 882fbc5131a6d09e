import { spawn } from "node:child_process";
import type { IncomingMessage } from "node:http";
import { plainGit } from "./bare-repository.ts";
import { refsMoved, type Move } from "./ref-effects.ts";
import { fullName, roleOf, roles, type Caller, type Repository, type World } from "./world.ts";

/** An answer of Git's own server. */
export interface GitAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

const path = /^\/([^/]+\/[^/]+?)\.git(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/;

/** Whether a path is one that Git clients ask for. */
export function isGitPath(pathname: string): boolean {
  return path.test(pathname);
}

/**
 * Lets `git http-backend` answer a Git client, and afterwards does what GitHub does when references moved. Who may not read
 * is told 404, or 401 where nobody said who they are; who may not write is told 403.
 */
export async function answerGit({
  world,
  caller,
  request,
  url,
}: {
  readonly world: World;
  readonly caller: Caller | undefined;
  readonly request: IncomingMessage;
  readonly url: URL;
}): Promise<GitAnswer> {
  const [, name = "", service = ""] = path.exec(url.pathname) ?? [];
  const repository = world.repositories.get(name);
  const writes = service.endsWith("receive-pack") || url.search.includes("git-receive-pack");
  const status = refused(repository, caller, writes);
  if (status !== undefined || repository === undefined || caller === undefined) {
    return plain(status ?? 404, status === 401 ? "Authentication required" : "Not allowed");
  }
  const before = writes ? await repository.git.refs("refs/") : [];
  const answer = await backend(repository, request, { url, service });
  if (request.method === "POST" && writes && caller.kind !== "anonymous") {
    const after = await repository.git.refs("refs/");
    await refsMoved(world, repository, {
      moves: movesBetween(before, after),
      actor: caller.account,
    });
  }
  return answer;
}

function refused(
  repository: Repository | undefined,
  caller: Caller | undefined,
  writes: boolean,
): number | undefined {
  if (caller === undefined) return 401;
  if (repository === undefined) return caller.kind === "anonymous" ? 401 : 404;
  if (caller.kind === "anonymous") return repository.private || writes ? 401 : undefined;
  if (caller.kind === "person") {
    const role = roles.indexOf(roleOf(repository, caller.account.login));
    if (role < roles.indexOf("read")) return 404;
    return writes && role < roles.indexOf("write") ? 403 : undefined;
  }
  const own = caller.repository === fullName(repository);
  const contents = own ? (caller.scopes.contents ?? "none") : "none";
  if (contents === "none" && repository.private) return 404;
  return writes && contents !== "write" ? 403 : undefined;
}

function plain(status: number, text: string): GitAnswer {
  const ask = status === 401 ? { "www-authenticate": 'Basic realm="GitHub"' } : {};
  return { status, headers: { "content-type": "text/plain", ...ask }, bytes: Buffer.from(text) };
}

/** Git's own server as a CGI program. */
async function backend(
  { git }: Repository,
  request: IncomingMessage,
  { url, service }: { readonly url: URL; readonly service: string },
): Promise<GitAnswer> {
  const header = (name: string): string => String(request.headers[name] ?? "");
  const child = spawn("git", ["http-backend"], {
    env: {
      ...plainGit,
      GIT_PROJECT_ROOT: git.folder,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: service,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? "GET",
      CONTENT_TYPE: header("content-type"),
      CONTENT_LENGTH: header("content-length"),
      HTTP_CONTENT_ENCODING: header("content-encoding"),
      GIT_PROTOCOL: header("git-protocol"),
      REMOTE_USER: "somebody",
    },
  });
  request.pipe(child.stdin);
  child.stdin.on("error", () => undefined);
  const pieces: Buffer[] = [];
  child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  const complaints: Buffer[] = [];
  child.stderr.on("data", (piece: Buffer) => complaints.push(piece));
  await new Promise((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", reject);
  });
  return parsed(Buffer.concat(pieces), Buffer.concat(complaints).toString("utf8"));
}

function parsed(output: Buffer, complaint: string): GitAnswer {
  const end = output.indexOf("\r\n\r\n");
  if (end === -1) throw new Error(`git http-backend gave no answer: ${complaint}`);
  const headers: Record<string, string> = {};
  for (const line of output.subarray(0, end).toString("utf8").split("\r\n")) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  const { status = "200", ...rest } = headers;
  return { status: Number.parseInt(status, 10), headers: rest, bytes: output.subarray(end + 4) };
}

type Refs = readonly { readonly name: string; readonly oid: string }[];

function movesBetween(before: Refs, after: Refs): readonly Move[] {
  const old = new Map(before.map(({ name, oid }) => [name, oid]));
  const now = new Map(after.map(({ name, oid }) => [name, oid]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name), now.get(name)];
    return from === to ? [] : [{ name, from, to }];
  });
}
