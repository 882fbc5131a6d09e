import { githubHost } from "../../../src/github/github-host.ts";
import {
  plannedRequests,
  type RefreshSet,
} from "../../../src/refresh/requests/planned-requests.ts";
import { requestMessage } from "../../../src/refresh/requests/request-marks.ts";
import { runRefresh, type RefreshRun } from "../../../src/refresh/requests/run-refresh.ts";
import type { RequestTexts } from "../../../src/refresh/requests/texts.ts";
import { requestTexts } from "../../../src/report/refresh/packet/request-texts.ts";
import { treeWith } from "../../../src/refresh/requests/tree-with.ts";
import type { ObjectId, RefreshHost } from "../../../src/refresh/requests/host.ts";
import { commitTo, pushTo, type CommitOptions, type Files } from "../github/commit-to.ts";
import { testGitHub, type TestGitHub } from "../github/server.ts";
import { pullsOf, type PullRequest } from "../github/world/pulls.ts";
import type { Repository } from "../github/world/repositories.ts";
import { changedFiles } from "../github/git/changed-files.ts";
import { closePull } from "../github/life/closing.ts";
import { moved } from "../github/life/moved.ts";
import { mergePull } from "../github/life/merging.ts";
import type { Scene } from "../github/events/happened.ts";
import { testClock, type TestClock } from "../test-clock.ts";
import { setAt } from "../refresh-world.ts";
import type { HostFiles } from "../memory-host.ts";

/** The two ways in which commits are written. */
export const ways = ["api", "git"] as const;
export type Way = (typeof ways)[number];

const gitAuthor = { name: "Refresh", email: "refresh@example.test" };

/** What the workflow asks of pull requests, and whom the policy names. */
export const wanted = { labels: ["refresh"], reviewers: ["robin"] } as const;
const usual = { ...wanted, isStrict: false, isDraft: false, isDryRun: false } as const;

/** What a person could see of a repository, as a plain value. */
interface RepositoryPicture {
  readonly branches: readonly object[];
  readonly pulls: readonly { readonly branch: string; readonly comments: readonly string[] }[];
}

/** A repository "acme/set" on the test GitHub that runs of refresh keep, and what people do in it. */
export class RefreshedRepository {
  readonly github: TestGitHub;
  /** The clock of the run that began last. */
  clock: TestClock;
  readonly repository: Repository;
  readonly tokens: readonly [string, string];
  readonly way: Way;
  /** Commits of people, with the branches that have to hold them. */
  readonly theirs: { readonly branch: string; readonly oid: string }[] = [];
  readonly #mains = new Map<string, HostFiles>();
  readonly #texts: RequestTexts;

  private constructor(github: TestGitHub, way: Way) {
    this.github = github;
    this.way = way;
    const { world } = github;
    // A whole matrix calls more often than a token may in an hour.
    world.limits.callsOfApp = Number.MAX_SAFE_INTEGER;
    const settings = { actionsMayCreatePulls: true };
    this.repository = world.repository("acme/set", { roles: { robin: "write" }, settings });
    world.account("robin");
    const scopes = { contents: "write", "pull-requests": "write" } as const;
    this.tokens = [world.jobToken("acme/set", scopes), world.jobToken("acme/set", scopes)];
    this.clock = testClock(world.seconds * 1000);
    const { reviewers } = wanted;
    const page = `${github.url}/acme/set`;
    this.#texts = requestTexts({ page, place: "", reviewers, asked: reviewers, readsLines: false });
  }

  static async made(files: HostFiles, way: Way): Promise<RefreshedRepository> {
    const here = new RefreshedRepository(await testGitHub(), way);
    here.#mains.set(await commitTo(here.repository, ["main", files]), files);
    return here;
  }

  host(nth: 0 | 1 = 0): RefreshHost {
    const { url: server, api, world } = this.github;
    this.clock = testClock(world.seconds * 1000);
    const place = { server, api, owner: "acme", name: "set" };
    const access = { place, token: this.tokens[nth], clock: this.clock };
    return githubHost(this.way === "git" ? { ...access, gitAuthor } : access);
  }

  /** A run on main as it is, by one of two jobs. */
  async run(nth: 0 | 1 = 0): Promise<RefreshRun> {
    return await runRefresh(this.host(nth), await this.set(), { ...usual, texts: this.#texts });
  }

  async set(): Promise<RefreshSet> {
    const { git } = this.repository;
    const head = (await git.branch("main")) ?? "";
    const { tree } = await git.commit(head);
    const files = this.#mains.get(head);
    if (files === undefined) throw new Error(`Nobody knows what ${head} holds.`);
    return await setAt({ head: head as ObjectId, tree }, files);
  }

  // What people do.

  async push(branch: string, files: Files, options: CommitOptions = {}): Promise<string> {
    const { world } = this.github;
    const main = await this.repository.git.branch("main");
    const by = world.account("robin");
    const oid = await pushTo(world, this.repository, { by, branch, files, ...options });
    if (branch === "main") {
      const before = this.#mains.get(main ?? "") ?? {};
      this.#mains.set(oid, { ...before, ...(files as HostFiles) });
    }
    this.theirs.push({ branch, oid });
    return oid;
  }

  pull(branch: string): PullRequest {
    const found = pullsOf(this.repository).findLast(({ pull }) => pull.head.branch === branch);
    if (found === undefined) throw new Error(`There is no pull request from "${branch}".`);
    return found;
  }

  openFrom(branch: string): boolean {
    return pullsOf(this.repository).some(
      ({ state, pull }) => state === "open" && pull.head.branch === branch,
    );
  }

  /** Somebody deletes a branch, with whatever people wrote to it. */
  async deleteBranch(branch: string): Promise<void> {
    const { git } = this.repository;
    const from = await git.branch(branch);
    if (from === undefined) return;
    const move = { name: `refs/heads/${branch}`, from, to: undefined };
    await git.moveRefs([move]);
    await moved(this.#asRobin(), [move]);
    const kept = this.theirs.filter((one) => one.branch !== branch);
    this.theirs.splice(0, this.theirs.length, ...kept);
  }

  async close(branch: string): Promise<void> {
    await closePull(this.#asRobin(), this.pull(branch));
  }

  async merge(branch: string): Promise<void> {
    const { repository } = this;
    const issue = this.pull(branch);
    const before = this.#mains.get((await repository.git.branch("main")) ?? "") ?? {};
    const scene = this.#asRobin();
    const merge = {
      method: "merge",
      expected: undefined,
      title: undefined,
      message: undefined,
    } as const;
    const oid = await mergePull(scene, issue, merge);
    const changed: Record<string, string> = {};
    for (const { filename } of await changedFiles(repository.git, [issue.pull.baseOid, oid])) {
      changed[filename] = await repository.git.git(["show", `${oid}:${filename}`]);
    }
    this.#mains.set(oid, { ...before, ...changed });
  }

  #asRobin(): Scene {
    const { world } = this.github;
    return { world, repository: this.repository, actor: world.account("robin") };
  }

  /** The branch that a run leaves that is killed before it opens the pull request. */
  async leaveBranch(branch: string): Promise<void> {
    const [host, set] = [this.host(), await this.set()];
    const { plan, requests } = plannedRequests(set, set.plan({ open: [], taken: [] }));
    const { head: parent, tree: baseTree } = await host.main();
    const planned = requests.get(branch);
    if (planned === undefined) throw new Error(`Nothing is planned for "${branch}".`);
    const { files, request } = planned;
    const tree = await treeWith(baseTree, files, async (oid) => await host.folder(oid));
    if (tree === undefined) throw new Error("Main has not all files.");
    const { commitMessage } = this.#texts.packet(plan, branch, request.cases);
    const message = requestMessage(commitMessage, { ...request, tree });
    const made = await host.writeCommit({ parent, baseTree, files, message });
    if ("refused" in made) throw new Error(made.refused);
    await host.moveBranch({ name: branch, from: undefined, to: made.oid });
  }

  // What there is.

  /** All that a person could see, without numbers, times and ids that a later try gives anew. */
  async picture(): Promise<RepositoryPicture> {
    const { git } = this.repository;
    const branches = [];
    for (const { name, oid } of await git.refs("refs/heads/")) {
      const { tree, parents, message } = await git.commit(oid);
      branches.push({ name, tree, parents, message });
    }
    const pulls = pullsOf(this.repository).map(({ pull, ...issue }) => ({
      branch: pull.head.branch,
      base: pull.base,
      title: issue.title,
      body: issue.body,
      is: pull.mergedAt === null ? issue.state : "merged",
      by: issue.author.login,
      closedBy: issue.closedBy?.login,
      isDraft: pull.draft,
      labels: [...issue.labels].toSorted(),
      asked: [...pull.requested].toSorted(),
      comments: issue.comments.map(({ author, body }) => `${author.login}: ${body}`),
    }));
    return { branches, pulls: pulls.toSorted((a, b) => byText(a.branch, b.branch)) };
  }

  /** What is lost or done that nobody may lose or do, a line each: none, ever. */
  async wrongs(): Promise<readonly string[]> {
    return [...(await this.#lost()), ...this.#doubled(), ...(await this.#forbidden())];
  }

  async #lost(): Promise<readonly string[]> {
    const { git } = this.repository;
    const lost: string[] = [];
    for (const { branch, oid } of this.theirs) {
      const head = await git.branch(branch);
      const isThere = head !== undefined && (await git.isAncestor(oid, head));
      if (!isThere) lost.push(`${branch} has lost the commit ${oid} of a person.`);
    }
    return lost;
  }

  #doubled(): readonly string[] {
    const pulls = pullsOf(this.repository);
    const open = pulls.filter(({ state }) => state === "open");
    const doubled = open
      .map(({ pull }) => pull.head.branch)
      .filter((branch, at, all) => all.indexOf(branch) !== at);
    const asked = open.flatMap(({ body }) => casesIn(body ?? ""));
    const askedTwice = asked.filter((id, at) => asked.indexOf(id) !== at);
    const said = pulls.flatMap(({ number, comments }) =>
      comments.map(({ body }) => `#${number} ${body.trimEnd().split("\n").at(-1)}`),
    );
    const saidTwice = said.filter((one, at) => said.indexOf(one) !== at);
    return [
      ...doubled.map((branch) => `${branch} has two open pull requests.`),
      ...askedTwice.map((id) => `Two open pull requests ask about ${id}.`),
      ...saidTwice.map((one) => `A comment stands twice: ${one}`),
    ];
  }

  /** Every push of the job goes to a branch of refresh, and none of them to one where a person wrote last. */
  async #forbidden(): Promise<readonly string[]> {
    const people = new Set(this.theirs.map(({ oid }) => oid));
    const wrong: string[] = [];
    for (const { event, payload } of this.github.world.happened) {
      const { ref, before, sender } = payload;
      const isOurs = (sender as { readonly type?: string }).type === "Bot";
      if (event !== "push" || !isOurs) continue;
      if (!String(ref).startsWith("refs/heads/touchstone/refresh/"))
        wrong.push(`A run moved ${String(ref)}.`);
      if (people.has(String(before)))
        wrong.push(`A run moved ${String(ref)} from a person's commit.`);
    }
    const odd = this.github.writes().filter(({ operation }) => !mayWrite.has(operation));
    return [...wrong, ...odd.map(({ operation }) => `A run called ${operation}.`)];
  }

  /** Remembers everything, and gives the way back. */
  async remember(): Promise<() => Promise<void>> {
    const [back, theirs] = [await this.github.remember(), [...this.theirs]];
    return async () => {
      await back();
      this.theirs.splice(0, this.theirs.length, ...theirs);
    };
  }
}

const mayWrite: ReadonlySet<string> = new Set([
  "git/create-blob",
  "git/create-tree",
  "git/create-commit",
  "git/create-ref",
  "graphql/MoveBranch",
  "git/receive-pack",
  "pulls/create",
  "pulls/update",
  "issues/add-labels",
  "pulls/request-reviewers",
  "issues/create-comment",
  "issues/update-comment",
  "issues/delete-comment",
]);

function casesIn(body: string): readonly string[] {
  const cases: unknown = /"cases":(\[[^\]]*\])/.exec(body)?.[1];
  return typeof cases === "string" ? (JSON.parse(cases) as string[]) : [];
}

function byText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
