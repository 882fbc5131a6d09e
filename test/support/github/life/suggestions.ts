import { Refused } from "../rest/answer.ts";
import type { Account } from "../world/accounts.ts";
import type { PullRequest } from "../world/pulls.ts";
import { moved, type Scene } from "./moved.ts";
import { accountSignature, webSignature } from "./signatures.ts";

/** New text of a file, as a reviewer proposes it. */
export interface Suggestion {
  readonly by: Account;
  readonly path: string;
  readonly text: string;
}

/**
 * Somebody takes a reviewer's suggestion by the button on the page: a commit on the head by who pressed it, signed by
 * GitHub, which names the reviewer as one who wrote it too (GitHub's page "Incorporating feedback in your pull request").
 * There is no REST call for it. Gives the commit.
 */
export async function applySuggestion(
  scene: Scene,
  { pull }: PullRequest,
  { by, path, text }: Suggestion,
): Promise<string> {
  const { world, actor } = scene;
  const { repository, branch } = pull.head;
  const { git } = repository;
  const from = await git.branch(branch);
  if (from === undefined) throw new Refused(422, "The head branch is gone.");
  const oid = await git.writeBlob(text);
  world.tick();
  const { name, email } = accountSignature(world, by);
  const to = await git.writeCommit({
    tree: await git.writeTree(from, [{ path, mode: "100644", oid }]),
    parents: [from],
    message: `Apply suggestion from @${by.login}\n\nCo-authored-by: ${name} <${email}>`,
    author: accountSignature(world, actor),
    committer: webSignature(world),
  });
  world.verified.add(to);
  const move = { name: `refs/heads/${branch}`, from, to };
  await git.moveRefs([move]);
  await moved({ ...scene, repository }, [move]);
  return to;
}
