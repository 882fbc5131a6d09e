import type { Scene } from "../events/happened.ts";
import type { NewCommit, Signature } from "../git/commits.ts";
import { GitError, runGit } from "../git/run-git.ts";
import { Refused } from "../rest/answer.ts";
import { tempFolder } from "../../temp-folder.ts";
import type { PullRequest } from "../world/pulls.ts";
import type { MergeMethod } from "./merge-rules.ts";
import { accountSignature, webSignature } from "./signatures.ts";

/** What the commit says, where GitHub's own words are not wanted. */
export interface Wording {
  readonly title: string | undefined;
  readonly message: string | undefined;
}

export interface Plan extends Wording {
  readonly method: MergeMethod;
  /** The commit of the base. */
  readonly base: string;
}

/**
 * The commit that a merge of each kind makes on the base. GitHub signs what it commits itself; commits that it rebases stay
 * their authors' and are not signed (GitHub's page "About merge methods").
 */
export async function mergeCommit(scene: Scene, issue: PullRequest, plan: Plan): Promise<string> {
  const { world, repository } = scene;
  if (plan.method === "rebase") return await rebased(scene, issue, plan.base);
  const tree = await repository.git.mergedTree(plan.base, issue.pull.headOid);
  if (tree === undefined) throw new Refused(405, "Merge conflict");
  const words =
    plan.method === "squash" ? await squash(scene, issue, plan) : merge(scene, issue, plan);
  const committer = webSignature(world);
  const oid = await repository.git.writeCommit({ tree, committer, ...words });
  world.verified.add(oid);
  return oid;
}

type Words = Pick<NewCommit, "parents" | "message" | "author">;

function merge({ world, actor }: Scene, { number, title, pull }: PullRequest, plan: Plan): Words {
  const from = `${pull.head.repository.owner.login}/${pull.head.branch}`;
  return {
    parents: [plan.base, pull.headOid],
    message: joined(
      plan.title ?? `Merge pull request #${number} from ${from}`,
      plan.message ?? title,
    ),
    author: accountSignature(world, actor),
  };
}

/** One commit is squashed under its own words, several under the title of the pull request. */
async function squash(scene: Scene, issue: PullRequest, plan: Plan): Promise<Words> {
  const { git } = scene.repository;
  const commits = await git.commits(await git.commitsBetween(plan.base, issue.pull.headOid));
  const subjects = commits.map(({ message }) => `* ${message}`);
  const [only, ...others] = commits;
  const [subject = issue.title, ...rest] = only?.message.split("\n") ?? [];
  const isOne = others.length === 0;
  const title = `${isOne ? subject : issue.title} (#${issue.number})`;
  const body = isOne ? rest.join("\n").trim() : subjects.join("\n\n");
  return {
    parents: [plan.base],
    message: joined(plan.title ?? title, plan.message ?? body),
    author: accountSignature(scene.world, issue.author),
  };
}

function joined(title: string, body: string): string {
  return body === "" ? title : `${title}\n\n${body}`;
}

/** Replays the commits of the head on the base, in a checkout that lasts as long as that. */
async function rebased(
  { world, repository, actor }: Scene,
  { pull }: PullRequest,
  base: string,
): Promise<string> {
  const folder = tempFolder();
  const { git } = repository;
  await git.git(["worktree", "add", "--quiet", "--detach", folder, pull.headOid]);
  try {
    const environment = committing(accountSignature(world, actor));
    await runGit(folder, ["rebase", "--quiet", "--force-rebase", base], { environment });
    return (await runGit(folder, ["rev-parse", "HEAD"])).toString("utf8").trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refused(405, "This branch can't be rebased");
  } finally {
    await git.git(["worktree", "remove", "--force", folder]);
  }
}

function committing({ name, email, seconds }: Signature): Record<string, string> {
  return {
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: `${seconds} +0000`,
  };
}
