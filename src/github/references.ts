import type { BranchMove, HostBranch, ObjectId, Refusal } from "../refresh/requests/host.ts";
import { answerOf } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { GitHubError } from "./github-error.ts";
import { isUnsure, presentOrNot, refusable } from "./refusable.ts";

const heads = "refs/heads/";
const zero = "0".repeat(40);
const attempts = 4;

const move = `mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;

/** All branches in a folder that ends in "/", and not in folders in it. */
export async function readBranches(
  connection: Connection,
  folder: string,
): Promise<readonly HostBranch[]> {
  const doing = `read the branches below ${folder}`;
  const found = await connection.readAll("GET /repos/{owner}/{repo}/git/matching-refs/{ref}", {
    doing,
    given: { ref: `heads/${folder}` },
  });
  const branches = found.map((one) => {
    const answer = answerOf(one, doing);
    return { name: answer.text("ref").slice(heads.length), head: answer.oid("object", "sha") };
  });
  return branches.filter(({ name }) => !name.slice(folder.length).includes("/"));
}

/**
 * Moves a branch by a call that has `from` as its condition. Where GitHub says no, or nothing, the branch itself tells whether
 * it was moved: what GitHub's errors say of a lease is nowhere described. The same move may be sent twice, since the second
 * one finds another branch than it asks for.
 */
export async function moveBranch(
  sends: (move: BranchMove) => Promise<void>,
  connection: Connection,
  wanted: BranchMove,
): Promise<"moved" | "lost" | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await thrownBy(sends(wanted));
    if (error === undefined) return "moved";
    const now = await readBranch(connection, wanted.name);
    if (now !== wanted.from) return now === wanted.to ? "moved" : "lost";
    if (!isUnsure(error) || attempt === attempts) {
      return await refusable(async () => await Promise.reject(error), [422]);
    }
    await connection.patience(attempt);
  }
}

/** By the API: REST makes a branch where there is none, GraphQL moves or deletes one with the id that it has to be at. */
export async function sendMove(
  connection: Connection,
  { name, from, to }: BranchMove,
): Promise<void> {
  if (from === undefined && to !== undefined) {
    const doing = `make the branch ${name}`;
    const made = await connection.write("POST /repos/{owner}/{repo}/git/refs", {
      doing,
      given: { ref: `${heads}${name}`, sha: to },
    });
    answerOf(made, doing).oid("object", "sha");
    return;
  }
  const refUpdate = {
    name: `${heads}${name}`,
    beforeOid: from ?? zero,
    afterOid: to ?? zero,
    // A branch that is built anew does not descend from what it was. What guards it is `beforeOid`.
    force: true,
  };
  const repositoryId = await readRepositoryId(connection);
  const doing = `${to === undefined ? "delete" : "move"} the branch ${name}`;
  const given = { input: { repositoryId, refUpdates: [refUpdate] } };
  const answer = answerOf(await connection.graphql(move, { doing, given }), doing);
  if (answer.has("updateRefs")) return;
  const said = `"updateRefs" holds nothing`;
  throw new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
}

async function readRepositoryId(connection: Connection): Promise<string> {
  const doing = "read the repository";
  const found = await connection.read("GET /repos/{owner}/{repo}", { doing });
  return answerOf(found, doing).text("node_id");
}

async function readBranch(connection: Connection, name: string): Promise<ObjectId | undefined> {
  const doing = `read the branch ${name}`;
  const route = "GET /repos/{owner}/{repo}/git/ref/{ref}";
  return await presentOrNot(connection, async () => {
    const found = await connection.read(route, { doing, given: { ref: `heads/${name}` } });
    return answerOf(found, doing).oid("object", "sha");
  });
}

async function thrownBy(promise: Promise<void>): Promise<GitHubError | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    if (error instanceof GitHubError) return error;
    throw error;
  }
}
