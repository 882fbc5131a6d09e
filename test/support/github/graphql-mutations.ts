import { GitError, lines } from "./bare-repository.ts";
import { refsMoved } from "./ref-effects.ts";
import { sign, usualSignature } from "./routes/git-data.ts";
import { fullName, roleOf, roles, type Caller, type Repository, type World } from "./world.ts";
import { commitNode } from "./graphql-queries.ts";

/** A GraphQL call by somebody. */
export interface GraphqlCall {
  readonly world: World;
  readonly caller: Exclude<Caller, { kind: "anonymous" }>;
  readonly origin: string;
}

/** An error with the type that GitHub gives it. */
export class GraphqlRefusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "GraphqlRefusal";
    this.type = type;
  }
}

interface CommitInput {
  readonly branch: {
    readonly id?: string;
    readonly repositoryNameWithOwner?: string;
    readonly branchName?: string;
  };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
  readonly clientMutationId?: string;
}

interface RefsInput {
  readonly repositoryId: string;
  readonly refUpdates: readonly {
    readonly name: string;
    readonly beforeOid?: string;
    readonly afterOid: string;
    readonly force?: boolean;
  }[];
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

/** One commit on top of a branch that is where it is expected to be; GitHub signs it, whoever asks. */
async function createCommit(call: GraphqlCall, input: CommitInput): Promise<object> {
  const { world, caller } = call;
  const { repositoryNameWithOwner = "", branchName = "" } = input.branch;
  const repository = world.repositories.get(repositoryNameWithOwner);
  if (repository === undefined) {
    const message = `Could not resolve to a Repository with the name '${repositoryNameWithOwner}'.`;
    throw new GraphqlRefusal("NOT_FOUND", message);
  }
  assertMayWrite(call, repository);
  const name = `refs/heads/${branchName.replace(/^refs\/heads\//, "")}`;
  const head = await repository.git.ref(name);
  if (head === undefined) throw new GraphqlRefusal("NOT_FOUND", "Could not resolve to a Ref.");
  if (head !== input.expectedHeadOid) {
    const message = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
    throw new GraphqlRefusal("STALE_DATA", message);
  }
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  assertNoWorkflow(call, [...additions, ...deletions]);
  const changes: { path: string; mode: string; oid?: string }[] = [];
  for (const { path } of deletions) changes.push({ path, mode: "100644" });
  for (const { path, contents } of additions) {
    // The mutation knows no other mode.
    const oid = await repository.git.writeBlob(Buffer.from(contents, "base64"));
    changes.push({ path, mode: "100644", oid });
  }
  const tree = await repository.git.writeTree(head, changes);
  world.tick();
  const author = usualSignature(caller, world.seconds);
  const { headline, body = "" } = input.message;
  const message = body === "" ? headline : `${headline}\n\n${body}`;
  const to = await repository.git.writeCommit({
    tree,
    parents: [head],
    message,
    author,
    committer: author,
  });
  sign(to);
  await moveAll(call, repository, [{ name, from: head, to }]);
  return {
    commit: commitNode(call, repository, to),
    ref: { name: branchName },
    clientMutationId: input.clientMutationId ?? null,
  };
}

const zero = "0".repeat(40);

/** Moves references together, each only from where it is expected to be; zeros stand for none. */
async function updateRefs(call: GraphqlCall, input: RefsInput): Promise<object> {
  const repository = [...call.world.repositories.values()].find(
    ({ id }) => `R_${id}` === input.repositoryId,
  );
  if (repository === undefined)
    throw new GraphqlRefusal("NOT_FOUND", "Could not resolve to a node");
  assertMayWrite(call, repository);
  const moves: { name: string; from: string | undefined; to: string | undefined }[] = [];
  for (const { name, beforeOid, afterOid, force = false } of input.refUpdates) {
    const now = await repository.git.ref(name);
    const from = beforeOid === undefined ? now : beforeOid === zero ? undefined : beforeOid;
    const to = afterOid === zero ? undefined : afterOid;
    if (now !== from) throw new GraphqlRefusal("STALE_DATA", `"${name}" is not at ${beforeOid}.`);
    if (!force && from !== undefined && to !== undefined) {
      const forward = await repository.git.isAncestor(from, to);
      if (!forward) throw new GraphqlRefusal("UNPROCESSABLE", "Update is not a fast forward");
    }
    moves.push({ name, from, to });
  }
  await moveAll(call, repository, moves);
  return { clientMutationId: input.clientMutationId ?? null };
}

async function moveAll(
  { world, caller }: GraphqlCall,
  repository: Repository,
  moves: readonly { name: string; from: string | undefined; to: string | undefined }[],
): Promise<void> {
  try {
    await repository.git.moveRefs(moves);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new GraphqlRefusal(
      "UNPROCESSABLE",
      lines(error.said)[0] ?? "The references did not move",
    );
  }
  await refsMoved(world, repository, { moves, actor: caller.account });
}

function assertMayWrite({ caller }: GraphqlCall, repository: Repository): void {
  const may =
    caller.kind === "job"
      ? caller.repository === fullName(repository) && caller.scopes.contents === "write"
      : roles.indexOf(roleOf(repository, caller.account.login)) >= roles.indexOf("write");
  if (!may) throw new GraphqlRefusal("FORBIDDEN", "Resource not accessible by integration");
}

function assertNoWorkflow(
  { caller }: GraphqlCall,
  files: readonly { readonly path: string }[],
): void {
  const touches = files.some(({ path }) => path.startsWith(".github/workflows/"));
  if (caller.kind === "job" && touches) {
    throw new GraphqlRefusal("FORBIDDEN", "Resource not accessible by integration");
  }
}
