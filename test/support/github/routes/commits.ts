import {
  captured,
  notFound,
  page,
  Refused,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "../answer.ts";
import { lines } from "../bare-repository.ts";
import { shaped } from "../shape.ts";
import { accountJson, checkRunJson, pullJson, statusJson } from "../shapes.ts";
import { fullName, type CheckRun, type Repository, type Status } from "../world.ts";
import { gitCommitJson } from "./git-data.ts";
import { isMap } from "../../../../src/model/fields.ts";
import { pullsOf } from "../pulls.ts";

/** Commits as GitHub shows them, files at a commit, and what was reported about a commit. */
export const commits: Routes = {
  "repos/list-commits": async (call) => {
    const from = await resolved(call, call.query.get("sha") ?? call.repository.defaultBranch);
    const path = call.query.get("path");
    const paths = path === null ? [] : ["--", path];
    const listed = lines(await call.repository.git.git(["rev-list", from, ...paths]));
    const answer = page(call, listed);
    const shown = answer.body as readonly string[];
    return { ...answer, body: await Promise.all(shown.map((oid) => commitJson(call, oid))) };
  },
  "repos/get-commit": async (call) => {
    const oid = await resolved(call, captured(call, "ref"));
    const files = await filesBetween(call, `${oid}^`, oid).catch(() => []);
    return { status: 200, body: { ...(await commitJson(call, oid)), files } };
  },
  "repos/list-pull-requests-associated-with-commit": async (call) => {
    const oid = await call.repository.git.resolve(captured(call, "commit_sha"));
    if (oid === undefined) throw new Refused(422, "No commit found for SHA");
    const found = [];
    for (const issue of pullsOf(call.repository)) {
      const { headOid, baseOid, mergeOid } = issue.pull;
      const own = await call.repository.git.commitsBetween(baseOid, headOid);
      if (own.includes(oid) || mergeOid === oid)
        found.push(pullJson(call, issue, { full: undefined }));
    }
    return page(call, found);
  },
  "repos/compare-commits-with-basehead": compare,
  "repos/get-content": content,
  "repos/create-commit-status": createStatus,
  "repos/list-commit-statuses-for-ref": async (call) => {
    const oid = await resolved(call, captured(call, "ref"));
    return page(
      call,
      statusesOf(call.repository, oid).map((one) => statusJson(call, one)),
    );
  },
  "repos/get-combined-status-for-ref": combinedStatus,
  "checks/create": createCheck,
  "checks/update": (call) => {
    const id = Number(captured(call, "check_run_id"));
    const run = call.repository.checkRuns.find((one) => one.id === id);
    if (run === undefined) throw notFound();
    changeCheck(run, call);
    return { status: 200, body: checkRunJson(call, run) };
  },
  "checks/list-for-ref": async (call) => {
    const oid = await resolved(call, captured(call, "ref"));
    const name = call.query.get("check_name");
    const runs = call.repository.checkRuns.filter(
      (run) => run.sha === oid && (name === null || run.name === name),
    );
    const { body, ...answer } = page(
      call,
      runs.map((run) => checkRunJson(call, run)),
    );
    return { ...answer, body: { total_count: runs.length, check_runs: body } };
  },
};

async function resolved(call: Call, name: string): Promise<string> {
  const { git } = call.repository;
  const found = (await git.resolve(`refs/heads/${name}`)) ?? (await git.resolve(name));
  if (found === undefined) throw new Refused(404, "Not Found");
  return found;
}

export async function commitJson(call: Call, oid: string): Promise<object> {
  // What git-data builds has these fields.
  const { author, committer, message, tree, verification, parents } = (await gitCommitJson(
    call,
    oid,
  )) as Record<string, unknown>;
  const url = `${call.origin}/api/v3/repos/${fullName(call.repository)}/commits/${oid}`;
  const people = [author, committer].map((one) => accountOf(call, one));
  return shaped("commit", {
    sha: oid,
    node_id: `C_${oid}`,
    url,
    html_url: `${call.origin}/${fullName(call.repository)}/commit/${oid}`,
    comments_url: `${url}/comments`,
    commit: { author, committer, message, tree, verification, comment_count: 0, url },
    author: people[0],
    committer: people[1],
    parents,
  });
}

/** The account behind a commit's e-mail address: GitHub's own addresses name it, and no other is known here. */
function accountOf(call: Call, signature: unknown): object | null {
  const email = isMap(signature) ? String(signature["email"]) : "";
  const login = /^\d+\+(.+)@users\.noreply\./.exec(email)?.[1];
  const account = login === undefined ? undefined : call.world.accounts.get(login);
  return account === undefined ? null : accountJson(call.origin, account);
}

const statuses: Readonly<Record<string, string>> = {
  A: "added",
  D: "removed",
  M: "modified",
  R: "renamed",
  C: "copied",
  T: "changed",
};

/** What changed between two commits, file by file, as Git finds it. */
export async function filesBetween(
  call: Pick<Call, "repository" | "origin">,
  from: string,
  to: string,
): Promise<readonly object[]> {
  const { git } = call.repository;
  const named = (await git.git(["diff", "-z", "--raw", "--no-abbrev", "-M", from, to])).split("\0");
  const numbers = await lineCounts(call.repository, from, to);
  const files: object[] = [];
  for (let index = 0; index + 1 < named.length; index++) {
    const [, , , oid = "", letter = ""] = (named[index] ?? "").split(" ");
    const kind = letter.charAt(0);
    const first = named[(index += 1)] ?? "";
    const isMoved = kind === "R" || kind === "C";
    const filename = isMoved ? (named[(index += 1)] ?? "") : first;
    const [additions = 0, deletions = 0] = numbers.get(filename) ?? [];
    const url = `${call.origin}/${fullName(call.repository)}/blob/${to}/${encodeURI(filename)}`;
    files.push(
      shaped("diff-entry", {
        sha: /^0+$/.test(oid) ? null : oid,
        filename,
        status: statuses[kind] ?? "changed",
        additions,
        deletions,
        changes: additions + deletions,
        blob_url: url,
        raw_url: url,
        contents_url: url,
        ...(isMoved ? { previous_filename: first } : {}),
      }),
    );
  }
  return files;
}

async function lineCounts(
  { git }: Repository,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const told = (await git.git(["diff", "-z", "--numstat", "-M", from, to])).split("\0");
  const counts = new Map<string, readonly number[]>();
  for (let index = 0; index + 1 < told.length; index++) {
    const [added = "", removed = "", name = ""] = (told[index] ?? "").split("\t");
    const path = name === "" ? (told[(index += 2)] ?? "") : name;
    counts.set(path, [Number(added) || 0, Number(removed) || 0]);
  }
  return counts;
}

async function compare(call: Call): Promise<Answer> {
  const [base = "", head = ""] = captured(call, "basehead").split("...");
  const { git } = call.repository;
  const from = await resolved(call, base);
  const to = await resolved(call, head.replace(/^[^:]+:/, ""));
  const common = await git.mergeBase(from, to);
  if (common === undefined) throw new Refused(404, "No common ancestor");
  const ahead = await git.commitsBetween(from, to);
  const behind = (await git.commitsBetween(to, from)).length;
  const size = Number(call.query.get("per_page") ?? 250);
  const number = Number(call.query.get("page") ?? 1);
  const shown = ahead.slice((number - 1) * size, number * size);
  // Files stand on the first page only, and never more than 300 of them.
  const files = number === 1 ? (await filesBetween(call, common, to)).slice(0, 300) : [];
  const url = `${call.origin}/api/v3/repos/${fullName(call.repository)}/compare/${base}...${head}`;
  const status =
    ahead.length > 0 ? (behind > 0 ? "diverged" : "ahead") : behind > 0 ? "behind" : "identical";
  return {
    status: 200,
    body: {
      url,
      html_url: url,
      permalink_url: url,
      diff_url: url,
      patch_url: url,
      base_commit: await commitJson(call, from),
      merge_base_commit: await commitJson(call, common),
      status,
      ahead_by: ahead.length,
      behind_by: behind,
      total_commits: ahead.length,
      commits: await Promise.all(shown.map((oid) => commitJson(call, oid))),
      files,
    },
  };
}

/** Contents up to 1 MB are given whole, up to 100 MB only raw; a link to a file is followed, as GitHub does. */
async function content(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const path = captured(call, "path");
  const at = await resolved(call, call.query.get("ref") ?? call.repository.defaultBranch);
  const kind = (await git.git(["cat-file", "-t", `${at}:${path}`]).catch(() => "")).trim();
  if (kind === "") throw notFound();
  const url = `${call.origin}/api/v3/repos/${fullName(call.repository)}/contents/${encodeURI(path)}`;
  const places = { url, git_url: url, html_url: url, download_url: url };
  const _links = { git: url, html: url, self: url };
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (kind === "tree") {
    const listed = (await git.git(["ls-tree", "-z", "--long", `${at}:${path}`])).split("\0");
    const body = listed
      .filter((line) => line !== "")
      .slice(0, 1000)
      .map((line) => {
        const [facts = "", inner = ""] = line.split("\t");
        const [, type = "", sha = "", size = "0"] = facts.split(/ +/);
        const known = { name: inner, path: `${path}/${inner}`, sha, size: Number(size) || 0 };
        return { ...known, ...places, _links, type: type === "tree" ? "dir" : "file" };
      });
    return { status: 200, body };
  }
  const bytes = await git.gitBytes(["cat-file", "blob", `${at}:${path}`]);
  const sha = (await git.git(["rev-parse", `${at}:${path}`])).trim();
  const whole = bytes.length <= 1024 * 1024;
  const body = {
    type: "file",
    encoding: whole ? "base64" : "none",
    size: bytes.length,
    name,
    path,
    content: whole ? bytes.toString("base64") : "",
    sha,
    ...places,
    _links,
  };
  return { status: 200, body };
}

/** The newest status first, as GitHub lists them. */
export function statusesOf({ statuses: all }: Repository, oid: string): readonly Status[] {
  return all.filter(({ sha }) => sha === oid).toReversed();
}

async function createStatus(call: Call): Promise<Answer> {
  const { body, caller, repository, world } = call;
  if (caller.kind === "anonymous") throw new Refused(401, "Requires authentication");
  const sha = await repository.git.resolve(captured(call, "sha"));
  if (sha === undefined)
    throw new Refused(422, "No commit found for SHA: " + captured(call, "sha"));
  const context = textIn(body, "context") ?? "default";
  const same = statusesOf(repository, sha).filter(
    (one) => one.context.toLowerCase() === context.toLowerCase(),
  );
  if (same.length >= 1000) {
    throw new Refused(422, "This SHA and context has reached the maximum number of statuses.");
  }
  const status: Status = {
    id: world.id(),
    sha,
    context,
    // The description of the operation allows these four alone.
    state: textIn(body, "state") as Status["state"],
    description: textIn(body, "description") ?? null,
    targetUrl: textIn(body, "target_url") ?? null,
    creator: caller.account,
    createdAt: world.tick(),
  };
  repository.statuses.push(status);
  return { status: 201, body: statusJson(call, status) };
}

async function combinedStatus(call: Call): Promise<Answer> {
  const oid = await resolved(call, captured(call, "ref"));
  const latest = latestStatuses(call.repository, oid);
  const states = new Set(latest.map(({ state }) => state));
  const bad = states.has("failure") || states.has("error");
  const state = bad
    ? "failure"
    : states.has("pending") || latest.length === 0
      ? "pending"
      : "success";
  const shown = page(
    call,
    latest.map((one) => statusJson(call, one)),
  ).body;
  const body = shaped("combined-commit-status", {
    state,
    sha: oid,
    total_count: latest.length,
    statuses: shown,
  });
  return { status: 200, body };
}

/** The newest status of each context; letters of either case name the same. */
export function latestStatuses(repository: Repository, oid: string): readonly Status[] {
  const latest = new Map<string, Status>();
  for (const status of statusesOf(repository, oid)) {
    const key = status.context.toLowerCase();
    if (!latest.has(key)) latest.set(key, status);
  }
  return [...latest.values()];
}

async function createCheck(call: Call): Promise<Answer> {
  const { body, repository, world } = call;
  const sha = await repository.git.resolve(textIn(body, "head_sha") ?? "");
  if (sha === undefined) throw new Refused(422, "No commit found for SHA");
  const run: CheckRun = {
    id: world.id(),
    sha,
    name: textIn(body, "name") ?? "",
    status: "queued",
    conclusion: null,
    startedAt: world.tick(),
    completedAt: null,
    output: {},
  };
  changeCheck(run, call);
  repository.checkRuns.push(run);
  return { status: 201, body: checkRunJson(call, run) };
}

function changeCheck(run: CheckRun, { body, world }: Call): void {
  run.name = textIn(body, "name") ?? run.name;
  run.status = textIn(body, "status") ?? run.status;
  run.conclusion = textIn(body, "conclusion") ?? run.conclusion;
  if (run.conclusion !== null) {
    run.status = "completed";
    run.completedAt = world.tick();
  }
  const { output } = body;
  if (!isMap(output)) return;
  const annotations = output["annotations"];
  if (Array.isArray(annotations) && annotations.length > 50) {
    throw new Refused(422, "Invalid request. No more than 50 annotations are allowed.");
  }
  run.output = output;
}
