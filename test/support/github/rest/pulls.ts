import { changedFiles } from "../git/changed-files.ts";
import { mergePull, updateBranch } from "../life/merging.ts";
import type { MergeMethod } from "../life/merge-rules.ts";
import { extentOf } from "../life/pull-events.ts";
import { noted } from "../life/timeline.ts";
import { fileJson } from "../shapes/commits.ts";
import { html } from "../shapes/places.ts";
import { pullJson, wholePullJson } from "../shapes/pulls.ts";
import { pullNumbered, pullsOf, type PullRequest } from "../world/pulls.ts";
import { has } from "../world/repositories.ts";
import {
  captured,
  named,
  notFound,
  ok,
  page,
  plainText,
  Refused,
  sceneOf,
  textIn,
  textsIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { changePull } from "./change-pull.ts";
import { commitPage } from "./commits.ts";
import { openPull } from "./open-pull.ts";
import { assertMayPush } from "./ownership.ts";

/** Pull requests. */
export const pulls: Routes = {
  "pulls/list": list,
  "pulls/create": async (call) => await shown(call, await openPull(call), 201),
  "pulls/get": async (call) => {
    const issue = pullOf(call);
    return call.accept.includes("diff") ? await diff(call, issue) : await shown(call, issue, 200);
  },
  "pulls/update": async (call) => {
    const issue = pullOf(call);
    await changePull(call, issue);
    return await shown(call, issue, 200);
  },
  "pulls/list-files": async (call) => {
    const { git } = call.repository;
    const { baseOid, headOid } = pullOf(call).pull;
    const from = (await git.mergeBase(baseOid, headOid)) ?? baseOid;
    const files = (await changedFiles(git, [from, headOid])).slice(
      0,
      call.world.limits.filesOfPull,
    );
    const answer = page(call, files);
    // The page holds some of these files.
    const shownFiles = answer.body as typeof files;
    return { ...answer, body: shownFiles.map((one) => fileJson(call, headOid, one)) };
  },
  "pulls/list-commits": async (call) => {
    const { baseOid, headOid } = pullOf(call).pull;
    const oids = await call.repository.git.commitsBetween(baseOid, headOid);
    return await commitPage(call, oids.slice(0, call.world.limits.commitsOfPull));
  },
  "pulls/check-if-merged": (call) => {
    if (pullOf(call).pull.mergedAt === null) throw notFound();
    return { status: 204 };
  },
  "pulls/merge": async (call) => {
    const sha = await mergePull(sceneOf(call), pullOf(call), {
      // The description of the operation allows the three kinds alone.
      method: (textIn(call.body, "merge_method") ?? "merge") as MergeMethod,
      expected: textIn(call.body, "sha"),
      title: textIn(call.body, "commit_title"),
      message: textIn(call.body, "commit_message"),
    });
    return ok({ sha, merged: true, message: "Pull Request successfully merged" });
  },
  "pulls/update-branch": async (call) => {
    const issue = pullOf(call);
    assertMayPush(call, issue.pull.head.repository);
    await updateBranch(sceneOf(call), issue, textIn(call.body, "expected_head_sha"));
    const url = html(call, `/pull/${issue.number}`);
    return { status: 202, body: { message: "Updating pull request branch.", url } };
  },
  "pulls/request-reviewers": (call) => {
    const issue = pullOf(call);
    for (const login of textsIn(call.body, "reviewers")) request(call, issue, login);
    return { status: 201, body: pullJson(call, issue) };
  },
};

/** The pull request that the path names. */
export function pullOf(call: Call): PullRequest {
  const found = pullNumbered(call.repository, Number(captured(call, "pull_number")));
  if (found === undefined) throw notFound();
  return found;
}

/** One that was merged just now is still open for the index that lists are read from (compose-ai-tools#4657). */
function list(call: Call): Answer {
  const { query } = call;
  const state = query.get("state") ?? "open";
  const base = query.get("base");
  const head = query.get("head");
  const found = pullsOf(call.repository)
    .map((issue) => asIndexed(issue))
    .filter(
      (one) =>
        (state === "all" || one.state === state) &&
        (base === null || one.pull.base === base) &&
        (head === null || labelOf(one) === head),
    );
  return page(
    call,
    inOrder(found, query).map((one) => pullJson(call, one)),
  );
}

function asIndexed(issue: PullRequest): PullRequest {
  if (issue.pull.staleLists === 0) return issue;
  issue.pull.staleLists -= 1;
  const pull = { ...issue.pull, mergedAt: null, mergedBy: null, mergeOid: null };
  return { ...issue, state: "open", closedAt: null, closedBy: null, pull };
}

function labelOf({ pull: { head } }: PullRequest): string {
  return `${head.repository.owner.login}:${head.branch}`;
}

/** By creation, the newest first, unless asked otherwise. */
function inOrder(found: readonly PullRequest[], query: URLSearchParams): readonly PullRequest[] {
  const key = (one: PullRequest): string => (query.get("sort") === "updated" ? one.updatedAt : "");
  const sorted = found.toSorted(
    (a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)) || a.number - b.number,
  );
  const isUp = query.get("direction") === "asc";
  return isUp ? sorted : sorted.toReversed();
}

async function shown(call: Call, issue: PullRequest, status: number): Promise<Answer> {
  return { status, body: wholePullJson(call, issue, await extentOf(call, issue)) };
}

/** The whole difference as a text, unless it is too large (reviewdog#2150). */
async function diff(call: Call, { pull }: PullRequest): Promise<Answer> {
  const range = `${pull.baseOid}...${pull.headOid}`;
  const { limits } = call.world;
  const told = await call.repository.git.git(["diff", "-M", range]);
  const files = told.match(/^diff --git /gm)?.length ?? 0;
  if (files > limits.filesOfDiff) throw tooLarge(`files (${limits.filesOfDiff}).`);
  if (told.split("\n").length > limits.linesOfDiff)
    throw tooLarge(`lines (${limits.linesOfDiff}).`);
  return plainText(told, "application/vnd.github.diff; charset=utf-8");
}

function tooLarge(what: string): Refused {
  const error = { resource: "PullRequest", field: "diff", code: "too_large" };
  return new Refused(406, `Sorry, the diff exceeded the maximum number of ${what}`, [error]);
}

function request(call: Call, issue: PullRequest, login: string): void {
  if (!call.world.accounts.has(login) || !has(call.repository, login, "read")) {
    throw new Refused(422, "Reviews may only be requested from collaborators.");
  }
  if (login === issue.author.login) {
    throw new Refused(422, "Review cannot be requested from pull request author.");
  }
  issue.pull.requested.add(login);
  noted(call.world, issue, { event: "review_requested", actor: named(call).account });
}
