import { isMap } from "../../../../src/model/fields.ts";
import type { Signature } from "../git/commits.ts";
import { accountSignature, webSignature } from "../life/signatures.ts";
import { gitCommitJson } from "../shapes/commits.ts";
import {
  captured,
  named,
  notFound,
  ok,
  Refused,
  textIn,
  textsIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";

export const gitCommits: Routes = {
  "git/create-commit": createCommit,
  "git/get-commit": async (call) => {
    const { git } = call.repository;
    const found = await git.resolve(captured(call, "commit_sha"));
    if (found === undefined) throw notFound();
    return ok(gitCommitJson(call, await git.commit(found)));
  },
};

/**
 * A commit by REST is verified only where an app's token writes it and nobody names an author, a committer or a signature
 * (create-pull-request, docs/concepts-guidelines.md; claude-code-action#1511).
 */
async function createCommit(call: Call): Promise<Answer> {
  const { body, repository, world } = call;
  const { git } = repository;
  const tree = await git.resolve(textIn(body, "tree") ?? "", "tree");
  if (tree === undefined) throw new Refused(422, "Tree SHA does not exist");
  const parents = await parentsIn(call);
  world.tick();
  const { kind, account } = named(call);
  const author = signature(body["author"], world.seconds);
  const committer = signature(body["committer"], world.seconds) ?? author;
  const isSigned = kind === "app" && committer === undefined && body["signature"] === undefined;
  const usual = accountSignature(world, account);
  const oid = await git.writeCommit({
    tree,
    parents,
    message: textIn(body, "message") ?? "",
    author: author ?? usual,
    committer: committer ?? (isSigned ? webSignature(world) : usual),
  });
  if (isSigned) world.verified.add(oid);
  return { status: 201, body: gitCommitJson(call, await git.commit(oid)) };
}

async function parentsIn({ repository, body }: Call): Promise<readonly string[]> {
  const parents: string[] = [];
  for (const parent of textsIn(body, "parents")) {
    const found = await repository.git.resolve(parent);
    if (found === undefined) {
      throw new Refused(422, "Parent SHA does not exist or is not a commit object");
    }
    parents.push(found);
  }
  return parents;
}

function signature(value: unknown, seconds: number): Signature | undefined {
  if (!isMap(value)) return undefined;
  const { name, email, date } = value;
  const at = typeof date === "string" ? Math.floor(Date.parse(date) / 1000) : seconds;
  return { name: String(name), email: String(email), seconds: at };
}
