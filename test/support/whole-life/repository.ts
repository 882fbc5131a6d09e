import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getOctokit } from "@actions/github";
import { builtTool } from "../built-tool.ts";
import { Desk } from "../desk.ts";
import type { Runs } from "../github/runner/reports.ts";
import { wordsOf } from "../played-page.ts";
import { testGitHub, type TestGitHub } from "../github/server.ts";
import type { Role } from "../github/world/accounts.ts";
import { importedRuleset } from "../github/world/imported-ruleset.ts";
import { pullNumbered } from "../github/world/pulls.ts";
import { latestStatuses } from "../github/world/reports.ts";
import type { Repository } from "../github/world/repositories.ts";
import { tempFolder } from "../temp-folder.ts";
import { refusal } from "../../github/setting.ts";

const owner = "larkspur";
const name = "golden-set";
const repo: { readonly owner: string; readonly repo: string } = { owner, repo: name };

/** Avery writes cases, jordan judges them, noor owns what judges: an administrator. */
export type Person = "avery" | "jordan" | "noor";
const people: Readonly<Record<Person, Role>> = { avery: "write", jordan: "write", noor: "admin" };

/** What a program printed, and how it ended. */
export interface Printed {
  readonly code: number;
  readonly text: string;
}

/** A repository of a golden set on a GitHub, empty at first, with the people who work with it by what everybody has: Git, the built tool, pages of GitHub. */
export class GoldenRepository {
  readonly github: TestGitHub;
  readonly repository: Repository;
  readonly #runner: ReturnType<TestGitHub["runner"]>;
  readonly #desks = new Map<Person, Desk>();

  private constructor(github: TestGitHub, repository: Repository) {
    this.github = github;
    this.repository = repository;
    const preloads = [fileURLToPath(new URL("../fast-clock.cjs", import.meta.url))];
    this.#runner = github.runner({ preloads });
  }

  static async empty(): Promise<GoldenRepository> {
    const github = await testGitHub();
    const { world } = github;
    for (const login of Object.keys(people)) world.account(login);
    const repository = world.repository(`${owner}/${name}`, { roles: people });
    return new GoldenRepository(github, repository);
  }

  as(login: Person): ReturnType<typeof getOctokit> {
    return getOctokit(this.github.world.personalToken(login), { baseUrl: this.github.api });
  }

  /** A person's clone, which stays theirs. It has room beside it. */
  async desk(login: Person): Promise<Desk> {
    const known = this.#desks.get(login);
    if (known !== undefined) return known;
    const token = this.github.world.personalToken(login);
    const repository = `${owner}/${name}`;
    const folder = join(tempFolder(), name);
    mkdirSync(folder);
    const desk = await Desk.of({ server: this.github.url, repository, login, token }, folder);
    this.#desks.set(login, desk);
    return desk;
  }

  /** Somebody types `touchstone …` at their desk: the tool is that of the set, or the one that makes a set where there is none. */
  async touchstone(login: Person, command: string): Promise<Printed> {
    const { folder } = await this.desk(login);
    const words = wordsOf(`$ ${command}`).slice(1);
    const own = words[0] === "init" ? await builtTool() : join(folder, ".touchstone/touchstone.js");
    return await printed(folder, [own, ...words], {
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "user.name",
      GIT_CONFIG_VALUE_0: login,
      GITHUB_TOKEN: this.github.world.personalToken(login),
      GITHUB_SERVER_URL: this.github.url,
      GITHUB_API_URL: this.github.api,
    });
  }

  /** The owner imports the ruleset that init wrote, and lets workflows open pull requests. */
  async protectAsInitSays(): Promise<void> {
    const { folder } = await this.desk("noor");
    const rules = importedRuleset(readFileSync(join(folder, ".touchstone/ruleset.json"), "utf8"));
    this.github.world.protect(this.repository, "main", rules);
    this.repository.settings.actionsMayCreatePulls = true;
  }

  /** Runs what waits on GitHub's machines. */
  async drain(): Promise<Runs> {
    return await this.#runner.drain();
  }

  /** Lets the hour of the scheduled workflows come. */
  async hourStrikes(): Promise<Runs> {
    await this.#runner.clockStrikes(`${owner}/${name}`);
    return await this.drain();
  }

  /** Somebody opens a pull request from a branch, and gives its number. */
  async opens(login: Person, branch: string, title: string): Promise<number> {
    const pull = { ...repo, title, head: branch, base: "main" };
    return (await this.as(login).rest.pulls.create(pull)).data.number;
  }

  /** Somebody presses "Approve workflows to run" where GitHub holds them back. */
  async letsRun(login: Person, number: number): Promise<Runs> {
    const { headOid } = this.#pull(number).pull;
    const parked = this.repository.runs.filter(
      ({ head, conclusion }) => head.sha === headOid && conclusion === "action_required",
    );
    for (const { id } of parked) {
      await this.as(login).rest.actions.approveWorkflowRun({ ...repo, run_id: id });
    }
    return await this.drain();
  }

  /** Somebody sends a review that approves, and says this. */
  async approves(login: Person, number: number, body: string): Promise<void> {
    const review = { ...repo, pull_number: number, event: "APPROVE", body } as const;
    await this.as(login).rest.pulls.createReview(review);
  }

  /** Somebody presses "Update branch". */
  async updatesBranch(login: Person, number: number): Promise<void> {
    await this.as(login).rest.pulls.updateBranch({ ...repo, pull_number: number });
  }

  /** Somebody presses "Merge": what comes of it, in GitHub's words where it refuses. */
  async merges(login: Person, number: number): Promise<string> {
    const said = await refusal(this.as(login).rest.pulls.merge({ ...repo, pull_number: number }));
    return said === "not refused" ? "merged" : said.replace(/^\d+ /, "");
  }

  /** What stands beside the last commit of a pull request: the jobs that judged it, then the verdicts of reviews. */
  beside(number: number): readonly string[] {
    const { headOid } = this.#pull(number).pull;
    const jobs = this.repository.checkRuns
      .filter(
        ({ sha, name: job }) => sha === headOid && /^Touchstone (?:check|families)$/.test(job),
      )
      .map(({ name: job, conclusion }) => `${job}: ${conclusion ?? "waits"}`);
    const statuses = latestStatuses(this.repository, headOid).map(
      ({ context, state, description }) => `${context}: ${state}: ${description ?? ""}`,
    );
    return [...new Set([...jobs, ...statuses])].toSorted();
  }

  /** The comment that the runs keep on a pull request. */
  comment(number: number): string {
    const { comments } = this.#pull(number);
    return comments.findLast(({ body }) => body.includes("<!-- touchstone:review "))?.body ?? "";
  }

  /** What a pull request asks. */
  asked(number: number): { readonly title: string; readonly body: string } {
    const { title, body } = this.#pull(number);
    return { title, body: body ?? "" };
  }

  /** The numbers of the open pull requests. */
  open(): readonly number[] {
    return this.repository.issues
      .filter(({ state, pull }) => state === "open" && pull !== undefined)
      .map(({ number }) => number);
  }

  #pull(number: number): NonNullable<ReturnType<typeof pullNumbered>> {
    const found = pullNumbered(this.repository, number);
    if (found === undefined) throw new Error(`There is no pull request #${number}.`);
    return found;
  }
}

/** Runs a program of Node without stopping the server that it may talk to. */
async function printed(
  cwd: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Printed> {
  const env = { PATH: process.env["PATH"] ?? "", ...environment };
  return await new Promise((resolve) => {
    execFile(process.execPath, words, { cwd, env }, (error, out, err) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code: error === null ? 0 : code, text: `${out}${err}` });
    });
  });
}
