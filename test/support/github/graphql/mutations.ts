import type { RefMove } from "../git/loose-refs.ts";
import { unlessZero } from "../git/push-orders.ts";
import { GitError, lines } from "../git/run-git.ts";
import { branchRefusal, workflowRefusal } from "../life/guarded.ts";
import { moved } from "../life/moved.ts";
import { accountSignature, webSignature } from "../life/signatures.ts";
import { fullName, type Repository } from "../world/repositories.ts";
import { forbidden, GraphqlRefusal, mayWrite, type GraphqlCall } from "./call.ts";

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner?: string; readonly branchName?: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
  readonly clientMutationId?: string;
}

interface RefUpdate {
  readonly name: string;
  readonly beforeOid?: string;
  readonly afterOid: string;
  readonly force?: boolean;
}

interface RefsInput {
  readonly repositoryId: string;
  readonly refUpdates: readonly RefUpdate[];
  readonly clientMutationId?: string;
}

/** The mutations that the actions use. */
export function mutations(call: GraphqlCall): Readonly<Record<string, unknown>> {
  return {
    createCommitOnBranch: async ({ input }: { readonly input: CommitInput }) =>
      await createCommit(call, input),
    updateRefs: async ({ input }: { readonly input: RefsInput }) => await updateRefs(call, input),
  };
}

/**
 * One commit on top of a branch that is where it is expected to be. GitHub signs it, whoever asks; every file gets mode
 * 100644 (the schema's text; gh-infra#139, #167; create-pull-request#3057).
 */
async function createCommit(call: GraphqlCall, input: CommitInput): Promise<object> {
  const { world, caller } = call;
  const { repositoryNameWithOwner = "", branchName = "" } = input.branch;
  const repository = writable(
    call,
    world.repositories.get(repositoryNameWithOwner),
    `a Repository with the name '${repositoryNameWithOwner}'.`,
  );
  const name = `refs/heads/${branchName.replace(/^refs\/heads\//, "")}`;
  const from = await repository.git.ref(name);
  if (from === undefined) throw new GraphqlRefusal("NOT_FOUND", "Could not resolve to a Ref.");
  if (from !== input.expectedHeadOid) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
    throw new GraphqlRefusal("STALE_DATA", message);
  }
  const tree = await changedTree(repository, from, input.fileChanges);
  world.tick();
  const { headline, body = "" } = input.message;
  const to = await repository.git.writeCommit({
    tree,
    parents: [from],
    message: body === "" ? headline : `${headline}\n\n${body}`,
    author: accountSignature(world, caller.account),
    committer: webSignature(world),
  });
  world.verified.add(to);
  await moveAll(call, repository, [{ name, from, to }]);
  return {
    commit: commitNode(call, repository, to),
    ref: { __typename: "Ref", name: branchName },
    clientMutationId: input.clientMutationId ?? null,
  };
}

async function changedTree(
  { git }: Repository,
  head: string,
  { additions = [], deletions = [] }: NonNullable<CommitInput["fileChanges"]> = {},
): Promise<string> {
  const mode = "100644";
  const added = [];
  for (const { path, contents } of additions) {
    // Base64 without its padding is refused (gh-infra#167).
    if (contents.length % 4 !== 0)
      throw new GraphqlRefusal("UNPROCESSABLE", "contents is not a valid base64 string");
    added.push({ path, mode, oid: await git.writeBlob(Buffer.from(contents, "base64")) });
  }
  return await git.writeTree(head, [...deletions.map(({ path }) => ({ path, mode })), ...added]);
}

function commitNode({ world }: GraphqlCall, repository: Repository, oid: string): object {
  return {
    __typename: "Commit",
    oid,
    url: `${world.origin}/${fullName(repository)}/commit/${oid}`,
    signature: {
      __typename: "GpgSignature",
      isValid: true,
      state: "VALID",
      wasSignedByGitHub: true,
    },
  };
}

/** Moves references together, each only from where it is expected to be; zeros stand for none (the schema's text). */
async function updateRefs(call: GraphqlCall, input: RefsInput): Promise<object> {
  const found = [...call.world.repositories.values()].find(
    ({ id }) => `R_${id}` === input.repositoryId,
  );
  const repository = writable(call, found, `a node with the global id of '${input.repositoryId}'`);
  const moves: RefMove[] = [];
  for (const update of input.refUpdates) moves.push(await moveOf(repository, update));
  await moveAll(call, repository, moves);
  return { clientMutationId: input.clientMutationId ?? null };
}

async function moveOf({ git }: Repository, update: RefUpdate): Promise<RefMove> {
  const { name, beforeOid, afterOid, force = false } = update;
  const now = await git.ref(name);
  const from = beforeOid === undefined ? now : unlessZero(beforeOid);
  const to = unlessZero(afterOid);
  if (now !== from) {
    throw new GraphqlRefusal("STALE_DATA", `"${name}" is not at ${String(beforeOid)}.`);
  }
  const isForward =
    force || from === undefined || to === undefined || (await git.isAncestor(from, to));
  if (!isForward) throw new GraphqlRefusal("UNPROCESSABLE", "Update is not a fast forward");
  return { name, from, to };
}

async function moveAll(
  call: GraphqlCall,
  repository: Repository,
  moves: readonly RefMove[],
): Promise<void> {
  const { world, caller } = call;
  for (const move of moves) {
    if ((await workflowRefusal(repository, caller, move)) !== undefined) throw forbidden();
    const why = await branchRefusal({ world, repository }, caller, move);
    if (why !== undefined) throw new GraphqlRefusal("UNPROCESSABLE", why.replace("GH013: ", ""));
  }
  try {
    await repository.git.moveRefs(moves);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const [first = "The references did not move"] = lines(error.said);
    throw new GraphqlRefusal("UNPROCESSABLE", first);
  }
  await moved({ world, repository, actor: caller.account }, moves);
}

/** A repository that the caller may write to. */
function writable(call: GraphqlCall, found: Repository | undefined, what: string): Repository {
  if (found === undefined) throw new GraphqlRefusal("NOT_FOUND", `Could not resolve to ${what}`);
  if (!mayWrite(call, found)) throw forbidden();
  return found;
}
