import type { IncomingMessage } from "node:http";
import { branchRefusal } from "../life/guarded.ts";
import { moved, type Scene } from "../life/moved.ts";
import type { Caller, Named } from "../world/accounts.ts";
import { fullName, has, type Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import type { RefMove } from "./loose-refs.ts";
import { httpBackend, type GitAnswer } from "./http-backend.ts";
import { pushIn, type Push } from "./push-orders.ts";

const path = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/;

/** Whether a path is one that Git clients ask for. */
export function isGitPath(pathname: string): boolean {
  return path.test(pathname);
}

interface Asked {
  readonly world: World;
  /** Undefined for a token that nobody has. */
  readonly caller: Caller | undefined;
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: Buffer;
}

/**
 * Lets `git http-backend` answer a Git client, and afterwards does what GitHub does when references moved. Who may not read
 * is told 404, or 401 where nobody said who they are; who may not write is told 403.
 */
export async function answerGit(asked: Asked): Promise<GitAnswer> {
  const { world, caller, request, url, body } = asked;
  const [, name = ""] = path.exec(url.pathname) ?? [];
  const repository = world.repositories.get(name);
  const isWrite = `${url.pathname}${url.search}`.includes("git-receive-pack");
  const status = refused(repository, caller, isWrite);
  if (status !== undefined || repository === undefined) return plain(status ?? 404);
  const ask = asking(asked, repository);
  const isPush = isWrite && request.method === "POST";
  if (!isWrite && isGreeting(request)) return await greeted(ask);
  if (!isPush || caller === undefined || caller.kind === "anonymous") return await ask("");
  return await pushed({ world, repository, actor: caller.account }, { caller, body, ask });
}

/** Git's own server, in front of this repository, with what the client asks. */
function asking({ request, url, body }: Asked, { git }: Repository): Ask {
  const [, , service = ""] = path.exec(url.pathname) ?? [];
  const { method = "GET", headers } = request;
  return async (why) =>
    await httpBackend({
      folder: git.folder,
      service,
      method,
      query: url.search.slice(1),
      header: (one) => String(headers[one] ?? ""),
      body,
      refused: why,
    });
}

function isGreeting({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers["git-protocol"] === "version=2";
}

let greeting: Promise<GitAnswer> | undefined;

/** What Git's server can do: in version 2 of the protocol it names no reference, and so is the same for every repository here. */
async function greeted(ask: Ask): Promise<GitAnswer> {
  greeting ??= ask("");
  return await greeting;
}

/** Asks Git's own server, which refuses a push where there is a reason. */
type Ask = (refused: string) => Promise<GitAnswer>;

/** A push that its client began, with everything that follows from it. */
async function pushed(
  scene: Scene,
  { caller, body, ask }: { caller: Named; body: Buffer; ask: Ask },
): Promise<GitAnswer> {
  const { git } = scene.repository;
  const push = pushIn(body);
  const why = await pushRefusal(scene, caller, push);
  const answer = await ask(why ?? "");
  const after = new Map((await git.refs("refs/")).map(({ name, oid }) => [name, oid]));
  const done = push.moves.filter(({ name, to }) => after.get(name) === to);
  if (why === undefined) await moved(scene, done);
  return answer;
}

/** Why a push is refused as a whole, or undefined. The objects come in first: some rules look at them. */
async function pushRefusal(
  scene: Scene,
  caller: Named,
  { moves, pack }: Push,
): Promise<string | undefined> {
  const { repository } = scene;
  const isLooked = caller.kind === "app" || repository.rules.length > 0;
  if (isLooked && pack.length > 0) {
    await repository.git.git(["unpack-objects", "-q"], { input: pack }).catch(() => undefined);
  }
  for (const move of moves) {
    const why = hidden(move) ?? (await branchRefusal(scene, caller, move));
    if (why !== undefined) return `error: ${why}`;
  }
  return undefined;
}

/** What GitHub keeps for itself. */
function hidden({ name }: RefMove): string | undefined {
  return name.startsWith("refs/pull/") ? "deny updating a hidden ref" : undefined;
}

function refused(
  repository: Repository | undefined,
  caller: Caller | undefined,
  writes: boolean,
): number | undefined {
  if (caller === undefined) return 401;
  const { reads, writes: mayWrite } = may(repository, caller);
  if (reads && (mayWrite || !writes)) return undefined;
  if (caller.kind === "anonymous") return 401;
  return reads ? 403 : 404;
}

/** What a caller may do by Git. */
function may(
  repository: Repository | undefined,
  caller: Caller,
): { readonly reads: boolean; readonly writes: boolean } {
  if (repository === undefined) return { reads: false, writes: false };
  if (caller.kind === "anonymous") return { reads: !repository.private, writes: false };
  if (caller.kind === "person") {
    const { login } = caller.account;
    return { reads: has(repository, login, "read"), writes: has(repository, login, "write") };
  }
  const isOwn = caller.repository === fullName(repository);
  const contents = isOwn ? (caller.scopes.contents ?? "none") : "none";
  return { reads: contents !== "none" || !repository.private, writes: contents === "write" };
}

function plain(status: number): GitAnswer {
  const ask = status === 401 ? { "www-authenticate": 'Basic realm="GitHub"' } : {};
  const text = status === 401 ? "Authentication required" : "Not allowed";
  return { status, headers: { "content-type": "text/plain", ...ask }, bytes: Buffer.from(text) };
}
