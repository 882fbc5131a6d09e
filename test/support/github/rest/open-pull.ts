import { newPull } from "../life/new-issue.ts";
import { pullHappened } from "../life/pull-events.ts";
import { testMerge } from "../life/test-merge.ts";
import { actionsBot } from "../world/accounts.ts";
import { pullsOf, type Pull, type PullRequest } from "../world/pulls.ts";
import { Refused, sceneOf, textIn, unfit, type Call } from "./answer.ts";
import { assertLength } from "./lengths.ts";
import { assertMayPush } from "./ownership.ts";

/** Opens a pull request, or says why not. */
export async function openPull(call: Call): Promise<PullRequest> {
  const { world, repository, body } = call;
  // It is a setting, not a permission that a job declares (create-pull-request#3979, #1175; release-please-action#767).
  if (isActions(call) && !repository.settings.actionsMayCreatePulls) {
    throw new Refused(403, "GitHub Actions is not permitted to create or approve pull requests.");
  }
  const title = textIn(body, "title") ?? "";
  if (title.trim() === "") throw unfit("PullRequest", { field: "title", code: "missing_field" });
  assertLength(call, "PullRequest", textIn(body, "body"));
  const ends = await endsOf(call);
  if (call.caller.kind === "person") assertMayPush(call, ends.head.repository);
  assertNew(call, ends);
  await repository.git.take(ends.head.repository.git, ends.headOid);
  if (await repository.git.isAncestor(ends.headOid, ends.baseOid)) {
    const message = `No commits between ${ends.base} and ${ends.head.branch}`;
    throw unfit("PullRequest", { message });
  }
  const scene = sceneOf(call);
  const issue = newPull(scene, {
    title,
    body: textIn(body, "body") ?? null,
    pull: { ...ends, draft: body["draft"] === true },
  });
  await repository.git.pointRef(`refs/pull/${issue.number}/head`, ends.headOid);
  await testMerge(world, repository, issue);
  await pullHappened(scene, issue, { action: "opened" });
  return issue;
}

/** Whether the token of a job calls: the app "github-actions", and no other. */
export function isActions({ caller }: Call): boolean {
  return caller.kind === "app" && caller.account.login === actionsBot;
}

type Ends = Pick<Pull, "head" | "base" | "headOid" | "baseOid">;

async function endsOf(call: Call): Promise<Ends> {
  const { repository, body } = call;
  const base = textIn(body, "base") ?? "";
  const baseOid = await repository.git.branch(base);
  if (baseOid === undefined) throw unfit("PullRequest", { field: "base", code: "invalid" });
  const head = headOf(call, textIn(body, "head") ?? "");
  const headOid = await head?.repository.git.branch(head.branch);
  if (head === undefined || headOid === undefined) {
    throw unfit("PullRequest", { field: "head", code: "invalid" });
  }
  return { head, base, headOid, baseOid };
}

/** `branch` is one of this repository, `owner:branch` one of a fork. */
function headOf({ world, repository }: Call, label: string): Pull["head"] | undefined {
  const [owner = "", branch] = label.split(":");
  if (branch === undefined) return { repository, branch: label };
  if (owner === repository.owner.login) return { repository, branch };
  const fork = [...world.repositories.values()].find(
    (one) => one.owner.login === owner && one.parent === repository,
  );
  return fork === undefined ? undefined : { repository: fork, branch };
}

/** Two open ones from one branch into another there are not (create-pull-request, getPullNumber). */
function assertNew({ repository }: Call, { head, base }: Ends): void {
  const isOpen = pullsOf(repository).some(
    ({ state, pull }) =>
      state === "open" &&
      pull.base === base &&
      pull.head.repository === head.repository &&
      pull.head.branch === head.branch,
  );
  if (!isOpen) return;
  const label = `${head.repository.owner.login}:${head.branch}`;
  throw unfit("PullRequest", { message: `A pull request already exists for ${label}.` });
}
