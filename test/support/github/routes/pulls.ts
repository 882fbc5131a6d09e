import {
  captured,
  notFound,
  page,
  Refused,
  textIn,
  textsIn,
  unfit,
  type Answer,
  type Call,
  type Routes,
} from "../answer.ts";
import { mergePull, mergeability, updateBranch } from "../merging.ts";
import { pullNumbered, pullsOf, type PullRequest } from "../pulls.ts";
import { takeObjects } from "../ref-effects.ts";
import { pullJson } from "../shapes.ts";
import { noted } from "../timeline.ts";
import { newIssue } from "../new-issue.ts";
import { fullName, type Account, type Repository } from "../world.ts";
import { commitJson, filesBetween } from "./commits.ts";

/** Pull requests: opening, listing, changing and merging them. */
export const pulls: Routes = {
  "pulls/list": (call) => {
    const state = call.query.get("state") ?? "open";
    const head = call.query.get("head");
    const base = call.query.get("base");
    const found = pullsOf(call.repository).filter(
      (one) =>
        (state === "all" || one.state === state) &&
        (base === null || one.pull.base === base) &&
        (head === null || labelOf(one) === head),
    );
    const sorted = inOrder(found, call.query);
    return page(
      call,
      sorted.map((one) => pullJson(call, one, { full: undefined })),
    );
  },
  "pulls/create": createPull,
  "pulls/get": async (call) => await shown(call, pullOf(call), 200),
  "pulls/update": updatePull,
  "pulls/list-files": async (call) => {
    const { pull } = pullOf(call);
    const base = (await call.repository.git.mergeBase(pull.baseOid, pull.headOid)) ?? pull.baseOid;
    const files = await filesBetween(call, base, pull.headOid);
    return page(call, files.slice(0, 3000));
  },
  "pulls/list-commits": async (call) => {
    const { pull } = pullOf(call);
    const oids = await call.repository.git.commitsBetween(pull.baseOid, pull.headOid);
    const answer = page(call, oids.slice(0, 250));
    const listed = answer.body as readonly string[];
    return { ...answer, body: await Promise.all(listed.map((oid) => commitJson(call, oid))) };
  },
  "pulls/check-if-merged": (call) => {
    if (pullOf(call).pull.mergedAt === null) throw notFound();
    return { status: 204 };
  },
  "pulls/merge": async (call) => {
    const issue = pullOf(call);
    const sha = await mergePull(call.world, call.repository, {
      issue,
      actor: person(call),
      method: textIn(call.body, "merge_method") ?? "merge",
      expected: textIn(call.body, "sha"),
      title: textIn(call.body, "commit_title"),
    });
    return {
      status: 200,
      body: { sha, merged: true, message: "Pull Request successfully merged" },
    };
  },
  "pulls/update-branch": async (call) => {
    const issue = pullOf(call);
    const expected = textIn(call.body, "expected_head_sha");
    await updateBranch(call.world, call.repository, { issue, actor: person(call), expected });
    const url = `${call.origin}/${fullName(call.repository)}/pull/${issue.number}`;
    return { status: 202, body: { message: "Updating pull request branch.", url } };
  },
  "pulls/request-reviewers": (call) => {
    const issue = pullOf(call);
    for (const login of textsIn(call.body, "reviewers")) {
      if (!call.world.accounts.has(login)) {
        throw unfit("PullRequest", {
          message: "Reviews may only be requested from collaborators.",
        });
      }
      issue.pull.requested.add(login);
      noted(call.world, issue, { event: "review_requested", actor: person(call) });
    }
    return { status: 201, body: pullJson(call, issue, { full: undefined }) };
  },
};

/** The pull request that the path names. */
export function pullOf(call: Call): PullRequest {
  const found = pullNumbered(call.repository, Number(captured(call, "pull_number")));
  if (found === undefined) throw notFound();
  return found;
}

/** Whoever calls, where it is somebody. */
export function person({ caller }: Call): Account {
  if (caller.kind === "anonymous") throw new Refused(401, "Requires authentication");
  return caller.account;
}

function labelOf({ pull: { head } }: PullRequest): string {
  return `${head.repository.owner.login}:${head.branch}`;
}

/** By creation, the newest first, unless asked otherwise. */
function inOrder(found: readonly PullRequest[], query: URLSearchParams): readonly PullRequest[] {
  const byUpdate = query.get("sort") === "updated";
  const sorted = found.toSorted((a, b) =>
    byUpdate && a.updatedAt !== b.updatedAt
      ? a.updatedAt < b.updatedAt
        ? -1
        : 1
      : a.number - b.number,
  );
  const direction = query.get("direction") ?? "desc";
  return direction === "asc" ? sorted : sorted.toReversed();
}

async function shown(call: Call, issue: PullRequest, status: number): Promise<Answer> {
  const { git } = call.repository;
  const { pull } = issue;
  const base = (await git.mergeBase(pull.baseOid, pull.headOid)) ?? pull.baseOid;
  const files = await filesBetween(call, base, pull.headOid);
  const count = (field: "additions" | "deletions"): number =>
    files.reduce((sum, file) => sum + Number((file as Record<string, unknown>)[field]), 0);
  const mergeable = issue.state === "closed" ? null : await mergeability(call.repository, issue);
  const full = {
    mergeable,
    files: {
      changed_files: files.length,
      additions: count("additions"),
      deletions: count("deletions"),
      commits: (await git.commitsBetween(pull.baseOid, pull.headOid)).length,
    },
  };
  return { status, body: pullJson(call, issue, { full }) };
}

async function createPull(call: Call): Promise<Answer> {
  const { world, repository, caller, body } = call;
  if (caller.kind === "job" && !repository.settings.actionsMayCreatePulls) {
    throw new Refused(403, "GitHub Actions is not permitted to create or approve pull requests.");
  }
  const base = textIn(body, "base") ?? "";
  const baseOid = await repository.git.ref(`refs/heads/${base}`);
  if (baseOid === undefined) throw unfit("PullRequest", { field: "base", code: "invalid" });
  const head = headOf(call, textIn(body, "head") ?? "");
  const headOid = await head?.repository.git.ref(`refs/heads/${head.branch}`);
  if (head === undefined || headOid === undefined) {
    throw unfit("PullRequest", { field: "head", code: "invalid" });
  }
  const label = `${head.repository.owner.login}:${head.branch}`;
  const twin = pullsOf(repository).some(
    (one) => one.state === "open" && one.pull.base === base && labelOf(one) === label,
  );
  if (twin) throw unfit("PullRequest", { message: `A pull request already exists for ${label}.` });
  await takeObjects(repository, head.repository, headOid);
  if (await repository.git.isAncestor(headOid, baseOid)) {
    throw unfit("PullRequest", { message: `No commits between ${base} and ${head.branch}` });
  }
  const issue = newIssue(world, repository, {
    author: person(call),
    title: textIn(body, "title") ?? "",
    body: textIn(body, "body") ?? null,
    pull: { head, base, headOid, baseOid, draft: body["draft"] === true },
  });
  await repository.git.moveRefs([{ name: `refs/pull/${issue.number}/head`, to: headOid }]);
  world.happened.push({
    event: "pull_request",
    payload: { action: "opened", number: issue.number, sender: person(call).login },
  });
  return await shown(call, issue, 201);
}

/** `branch` is one of this repository, `owner:branch` one of a fork. */
function headOf(
  { world, repository }: Call,
  label: string,
): { readonly repository: Repository; readonly branch: string } | undefined {
  const colon = label.indexOf(":");
  const owner = colon === -1 ? repository.owner.login : label.slice(0, colon);
  const branch = label.slice(colon + 1);
  if (owner === repository.owner.login) return { repository, branch };
  const fork = [...world.repositories.values()].find(
    (one) => one.owner.login === owner && one.parent === repository,
  );
  return fork === undefined ? undefined : { repository: fork, branch };
}

async function updatePull(call: Call): Promise<Answer> {
  const issue = pullOf(call);
  const { body, world, repository } = call;
  const changes: Record<string, unknown> = {};
  const title = textIn(body, "title");
  if (title !== undefined && title !== issue.title) {
    changes["title"] = { from: issue.title };
    issue.title = title;
  }
  const text = textIn(body, "body");
  if (text !== undefined && text.length > 65_536) {
    throw unfit("PullRequest", {
      field: "body",
      message: "body is too long (maximum is 65536 characters)",
    });
  }
  if (text !== undefined) issue.body = text;
  const base = textIn(body, "base");
  if (base !== undefined && base !== issue.pull.base) {
    const oid = await repository.git.ref(`refs/heads/${base}`);
    if (oid === undefined) throw unfit("PullRequest", { field: "base", code: "invalid" });
    changes["base"] = { ref: { from: issue.pull.base }, sha: { from: issue.pull.baseOid } };
    issue.pull.base = base;
    issue.pull.baseOid = oid;
  }
  await changeState(call, issue);
  issue.updatedAt = world.tick();
  if (Object.keys(changes).length > 0) {
    const payload = { action: "edited", number: issue.number, changes };
    world.happened.push({ event: "pull_request", payload });
  }
  return await shown(call, issue, 200);
}

async function changeState(call: Call, issue: PullRequest): Promise<void> {
  const { body, world, repository } = call;
  const state = textIn(body, "state");
  if (state === undefined || state === issue.state) return;
  if (state === "closed") {
    issue.state = "closed";
    issue.closedAt = world.tick();
    issue.closedBy = person(call);
  } else {
    const { pull } = issue;
    const head = await pull.head.repository.git.ref(`refs/heads/${pull.head.branch}`);
    const base = await repository.git.ref(`refs/heads/${pull.base}`);
    const empty =
      head === undefined || base === undefined || (await repository.git.isAncestor(head, base));
    if (pull.mergedAt !== null || empty) {
      throw unfit("PullRequest", { field: "state", message: "state cannot be changed." });
    }
    issue.state = "open";
    issue.closedAt = null;
    issue.closedBy = null;
  }
  noted(world, issue, { event: state === "closed" ? "closed" : "reopened", actor: person(call) });
  const action = state === "closed" ? "closed" : "reopened";
  world.happened.push({ event: "pull_request", payload: { action, number: issue.number } });
}
