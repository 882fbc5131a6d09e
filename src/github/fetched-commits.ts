import {
  heldTips,
  historyEnds,
  holdsWithParents,
  isPartialClone,
  noteHistoryEnds,
} from "../git/clone-holdings.ts";
import { keepPack, PackError } from "../git/received-pack.ts";
import type { Repository } from "../git/repository.ts";
import type { ObjectId } from "../refresh/requests/host.ts";
import type { Connection } from "./connection.ts";
import { GitHubError, type Failure } from "./github-error.ts";
import {
  fetchRequest,
  refsIn,
  refsRequest,
  sentIn,
  type Sent,
  type Wanted,
} from "./upload-pack.ts";

/** What a job has to grant for it. */
const needs = ["contents: read"] as const;

/** A commit, and the reference that names it, such as `refs/pull/7/merge`. */
export interface NamedCommit {
  readonly ref: string;
  readonly oid: ObjectId;
}

/**
 * Brings commits and their parents into a clone, with all that they hold. They are asked for by their ids: what a reference
 * was moved to meanwhile is never taken for what it was. Nothing is checked out and no reference is made, so a push to
 * the clone's branches or a look at them shows nothing new; Git clears such objects away after some weeks.
 *
 * In a clone of all of the history the rest of theirs comes too. In one that is shallow, or that was made with a filter, they
 * come without what is before their parents, and it is noted in the clone that its history ends there. Of the second kind any
 * object may be missing, so there nothing counts as known.
 */
export async function fetchCommits(
  connection: Connection,
  clone: Repository,
  commits: readonly NamedCommit[],
): Promise<void> {
  const isPartial = await isPartialClone(clone);
  const missing = isPartial ? commits : await lackedBy(clone, commits);
  if (missing.length === 0) return;
  const ends = await historyEnds(clone);
  const depth = isPartial || ends.length > 0 ? 2 : undefined;
  const haves = isPartial ? [] : await heldTips(clone);
  const wants = [...new Set(missing.map(({ oid }) => oid))];
  const doing = `fetch ${missing.map(named).join(", ")}`;
  const { pack, cut } = await received(connection, missing, { wants, haves, ends, depth });
  try {
    await keepPack(clone, pack);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    throw failed(doing, { kind: "undescribed", said: error.message.replace(/\.$/, "") });
  }
  if (depth !== undefined) await noteHistoryEnds(clone, cut);
  const [lacked] = await lackedBy(clone, missing);
  if (lacked === undefined) return;
  const said = `it lacks the commit ${lacked.oid}, or a parent of it`;
  throw failed(doing, { kind: "undescribed", said });
}

async function lackedBy(
  clone: Repository,
  commits: readonly NamedCommit[],
): Promise<readonly NamedCommit[]> {
  const lacked: NamedCommit[] = [];
  for (const one of commits) {
    if (!(await holdsWithParents(clone, one.oid))) lacked.push(one);
  }
  return lacked;
}

async function received(
  connection: Connection,
  commits: readonly NamedCommit[],
  wanted: Wanted,
): Promise<Sent> {
  const doing = `fetch ${commits.map(named).join(", ")}`;
  const answer = await connection.upload({ doing, needs }, fetchRequest(wanted));
  const sent = sentIn(answer);
  if (sent === undefined) throw failed(doing, { kind: "undescribed", said: "it holds no pack" });
  if (!("against" in sent)) return sent;
  const said = sent.against;
  const why = await whyNot(connection, commits);
  throw failed(doing, { kind: "refused", said }, why);
}

/** What became of the references meanwhile, as sentences. */
async function whyNot(connection: Connection, commits: readonly NamedCommit[]): Promise<string> {
  const doing = `read ${commits.map(({ ref }) => ref).join(", ")}`;
  const request = refsRequest(commits.map(({ ref }) => ref));
  const now = refsIn(await connection.upload({ doing, needs }, request));
  const moved = commits.flatMap(({ ref, oid }) => {
    const is = now.get(ref);
    if (is === oid) return [];
    if (is !== undefined) return [` ${ref} is ${is} now: somebody pushed meanwhile.`];
    const isMerge = /^refs\/pull\/\d+\/merge$/.test(ref);
    const why = isMerge ? ": the pull request conflicts with its base now, or was closed" : "";
    return [` ${ref} is gone${why}.`];
  });
  return `${moved.join("")} What was done so far stays. Run it again.`;
}

function named({ ref, oid }: NamedCommit): string {
  return `${ref} (${oid})`;
}

function failed(
  doing: string,
  { kind, said }: Pick<Failure, "kind" | "said">,
  more = "",
): GitHubError {
  return new GitHubError({ doing, needs }, { kind, status: 0, said }, more);
}
