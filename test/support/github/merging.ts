import { Refused } from "./answer.ts";
import { GitError, type Signature } from "./bare-repository.ts";
import type { PullRequest } from "./pulls.ts";
import { markMerged, refsMoved, rulesFor, takeObjects } from "./ref-effects.ts";
import { latestStatuses } from "./routes/commits.ts";
import { usualSignature } from "./routes/git-data.ts";
import { latestOpinions } from "./review-states.ts";
import type { Account, Repository, World } from "./world.ts";
import { tempFolder } from "../temp-folder.ts";

/** Whether Git can merge the pull request into its base as both are. */
export async function mergeability(
  repository: Repository,
  { pull }: PullRequest,
): Promise<boolean> {
  const base = await repository.git.ref(`refs/heads/${pull.base}`);
  if (base === undefined) return false;
  return (await repository.git.mergedTree(base, pull.headOid)) !== undefined;
}

interface Merge {
  readonly issue: PullRequest;
  readonly actor: Account;
  readonly method: string;
  /** The head that whoever merges has seen. */
  readonly expected: string | undefined;
  readonly title: string | undefined;
}

/** Merges a pull request as asked, by Git itself, and gives the commit that the base then points at. */
export async function mergePull(
  world: World,
  repository: Repository,
  { issue, actor, method, expected, title }: Merge,
): Promise<string> {
  const { pull } = issue;
  if (issue.state === "closed" || pull.draft)
    throw new Refused(405, "Pull Request is not mergeable");
  if (expected !== undefined && expected !== pull.headOid) {
    throw new Refused(409, "Head branch was modified. Review and try the merge again.");
  }
  assertRules(repository, issue);
  const name = `refs/heads/${pull.base}`;
  const base = await repository.git.ref(name);
  if (base === undefined) throw new Refused(405, "Base branch does not exist");
  const tree = await repository.git.mergedTree(base, pull.headOid);
  if (tree === undefined) throw new Refused(405, "Merge conflict");
  world.tick();
  const committer = usualSignature({ kind: "person", account: actor }, world.seconds);
  const to = await merged(repository, { issue, base, tree, committer, method, title });
  await repository.git.moveRefs([{ name, from: base, to }]);
  markMerged(world, issue, { actor, oid: to });
  await refsMoved(world, repository, { moves: [{ name, from: base, to }], actor });
  if (repository.settings.deleteBranchOnMerge) await deleteHead(world, issue, actor);
  return to;
}

async function deleteHead(world: World, { pull }: PullRequest, actor: Account): Promise<void> {
  const { repository, branch } = pull.head;
  const name = `refs/heads/${branch}`;
  const from = await repository.git.ref(name);
  if (from === undefined) return;
  await repository.git.moveRefs([{ name, from, to: undefined }]);
  await refsMoved(world, repository, { moves: [{ name, from, to: undefined }], actor });
}

/** What a ruleset asks for before anything is merged. */
function assertRules(repository: Repository, { pull }: PullRequest): void {
  const rules = rulesFor(repository, pull.base);
  if (rules === undefined) return;
  const green = new Set(
    latestStatuses(repository, pull.headOid)
      .filter(({ state }) => state === "success")
      .map(({ context }) => context),
  );
  const missing = rules.requiredStatuses.filter((context) => !green.has(context));
  if (missing.length > 0) {
    throw new Refused(405, `Required status check "${missing.join('", "')}" is expected.`);
  }
  const approvals = latestOpinions(pull).filter(({ state }) => state === "APPROVED").length;
  if (approvals < rules.requiredApprovals) {
    throw new Refused(405, `At least ${rules.requiredApprovals} approving review is required.`);
  }
}

interface Plan {
  readonly issue: PullRequest;
  readonly base: string;
  readonly tree: string;
  readonly committer: Signature;
  readonly method: string;
  readonly title: string | undefined;
}

async function merged(repository: Repository, plan: Plan): Promise<string> {
  const { issue, base, tree, committer, method, title } = plan;
  const { git } = repository;
  const signatures = { author: committer, committer };
  if (method === "squash") {
    const message = title ?? `${issue.title} (#${issue.number})`;
    return await git.writeCommit({ tree, parents: [base], message, ...signatures });
  }
  if (method === "rebase") return await rebased(repository, plan);
  const message = title ?? `Merge pull request #${issue.number} from ${issue.pull.head.branch}`;
  return await git.writeCommit({
    tree,
    parents: [base, issue.pull.headOid],
    message,
    ...signatures,
  });
}

/** Replays the commits of the head on the base, in a checkout that lasts as long as that. */
async function rebased({ git }: Repository, { issue, base, committer }: Plan): Promise<string> {
  const folder = tempFolder();
  const environment = {
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: `${committer.seconds} +0000`,
  };
  await git.git(["worktree", "add", "--quiet", "--detach", folder, issue.pull.headOid]);
  try {
    await git.git(["rebase", "--quiet", "--force-rebase", base], { folder, environment });
    return (await git.git(["rev-parse", "HEAD"], { folder })).trim();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refused(405, "Rebase conflict");
  } finally {
    await git.git(["worktree", "remove", "--force", folder]);
  }
}

/** Merges the base into the head, as the button "Update branch" does. */
export async function updateBranch(
  world: World,
  repository: Repository,
  {
    issue,
    actor,
    expected,
  }: {
    readonly issue: PullRequest;
    readonly actor: Account;
    readonly expected: string | undefined;
  },
): Promise<void> {
  const { pull } = issue;
  if (expected !== undefined && expected !== pull.headOid) {
    throw new Refused(422, "expected head sha didn't match current head ref.");
  }
  const base = await repository.git.ref(`refs/heads/${pull.base}`);
  if (base === undefined) throw new Refused(422, "Base branch does not exist");
  if (await repository.git.isAncestor(base, pull.headOid)) {
    throw new Refused(422, "There are no new commits on the base branch.");
  }
  const tree = await repository.git.mergedTree(pull.headOid, base);
  if (tree === undefined) throw new Refused(422, "merge conflict between base and head");
  world.tick();
  const by = usualSignature({ kind: "person", account: actor }, world.seconds);
  const message = `Merge branch '${pull.base}' into ${pull.head.branch}`;
  const parents = [pull.headOid, base];
  const to = await repository.git.writeCommit({
    tree,
    parents,
    message,
    author: by,
    committer: by,
  });
  const head = pull.head.repository;
  await takeObjects(head, repository, to);
  const name = `refs/heads/${pull.head.branch}`;
  const move = { name, from: pull.headOid, to };
  await head.git.moveRefs([move]);
  await refsMoved(world, head, { moves: [move], actor });
}
