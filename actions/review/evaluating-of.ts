import { join } from "node:path";
import * as core from "@actions/core";
import { setTimeout } from "node:timers/promises";
import type { ReviewHost } from "../../src/approving/review-host.ts";
import type { Evaluating } from "../../src/approving/running/evaluating.ts";
import { onceEach } from "../../src/approving/running/once-each.ts";
import type { JudgedBy } from "../../src/approving/running/seal.ts";
import type { CheckedOut } from "../../src/git/checked-out-tree.ts";
import { commitTree } from "../../src/git/commit-tree.ts";
import { systemClock } from "../../src/github/clock.ts";
import type { Job } from "../../src/github/job.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { PolicyFile } from "../../src/model/dataset.ts";
import type { Policy } from "../../src/model/generated/policy.ts";
import type { Tree } from "../../src/model/tree.ts";
import type { ReviewPlace } from "../../src/report/approving/review-place.ts";
import type { ObjectId } from "../../src/refresh/requests/host.ts";
import { reviewTexts } from "../../src/report/approving/review-texts.ts";
import { underUnreadPolicy } from "../../src/report/approving/unread-policy.ts";
import { toolOfSet } from "../refresh/tool-of-set.ts";
import type { DuePull } from "./due-pulls.ts";
import type { Inputs } from "./inputs.ts";
import { logLine } from "../../src/report/untrusted/log.ts";
import { ownCode } from "./own-code.ts";

/** What a run was started for. */
interface Started {
  readonly job: Job;
  readonly inputs: Inputs;
  readonly due: readonly DuePull[];
}

/**
 * What a run judges with. What is judged by comes from the main branch as it is now, whatever the event is about and whatever was
 * checked out. Where the policy cannot be read, nobody counts but administrators for the files that need an owner, so that one of
 * them can let through what mends it.
 */
export async function evaluatingOf(
  host: ReviewHost,
  { tree, repository: clone, commit, place }: CheckedOut,
  { job, inputs, due }: Started,
): Promise<Evaluating> {
  const { branch: main, head, tree: root } = await host.main();
  if (commit !== head) await host.fetch([{ ref: `refs/heads/${main}`, oid: head }]);
  const file = await policyOf(commit === head ? tree : await commitTree(clone, head, place));
  const isUnread = file !== undefined && file.policy === undefined;
  const where: ReviewPlace = {
    page: job.page,
    place,
    docs: undefined,
    records: inputs.record,
    tool: toolOfSet(join(job.workspace, inputs.path), place),
  };
  const isSweep = due.some(({ listed }) => listed !== undefined);
  return {
    host,
    clone,
    place,
    main,
    policy: isUnread ? unreadPolicy : file?.policy,
    texts: isUnread ? underUnreadPolicy(reviewTexts(where), file.path) : reviewTexts(where),
    permission: onceEach(async (login) => await host.permission(login)),
    openWithHead: withHead(host, due),
    shared: new Map(),
    sweep:
      isSweep && !inputs.isDryRun ? await judgedBy({ main: head, tree: root }, where) : undefined,
    records: inputs.record === "before-merge" && !isUnread,
    isDryRun: inputs.isDryRun,
    sleep: async (milliseconds) => {
      await setTimeout(milliseconds);
    },
  };
}

async function judgedBy(
  main: Pick<JudgedBy, "main" | "tree">,
  where: ReviewPlace,
): Promise<JudgedBy> {
  const code = JSON.stringify([await ownCode(process.argv[1] ?? ""), where]);
  return { ...main, code, day: new Date(systemClock.now()).toISOString().slice(0, 10) };
}

/** A sweep has the list of all that are open; of a commit that it writes itself it asks. */
function withHead(host: ReviewHost, due: readonly DuePull[]): Evaluating["openWithHead"] {
  const ask = onceEach(async (head: ObjectId) => await host.openPullsWithHead(head));
  return async (head) => {
    const listed = due.flatMap((one) => (one.listed?.head === head ? [one.number] : []));
    return listed.length > 0 ? listed : await ask(head);
  };
}

/** Undefined where the main branch has none. That one cannot be read is told at once. */
async function policyOf(tree: Tree): Promise<PolicyFile | undefined> {
  const { policy: file } = await loadDataset(tree, { only: new Set() });
  if (file !== undefined && file.policy === undefined) {
    core.error(
      logLine(
        `The policy of the main branch, ${file.path}, cannot be read, so no review counts until it can. Run touchstone check there, and open a pull request that mends what it finds: an administrator accepts it.`,
      ),
      { title: "Touchstone review" },
    );
  }
  return file;
}

/** Who is named in the place of reviewers is read on each page; no account has a name with spaces. */
const unreadPolicy: Policy = {
  reviewers: ["nobody until the policy of the main branch can be read"],
  owners: [],
};
