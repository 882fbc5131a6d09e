import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { onFork } from "../github/fork.ts";
import { repo, setting, type Setting } from "../github/setting.ts";
import { builtTool } from "./built-tool.ts";
import { filesIn } from "./command.ts";
import { pointingAt, without } from "./corpus-changes.ts";
import { commitTo, pushTo, type Files } from "./github/commit-to.ts";
import type { JobReport, StepReport } from "./github/runner/reports.ts";
import { isWrite } from "./github/server/log.ts";
import type { Comment } from "./github/world/issues.ts";
import { pullNumbered } from "./github/world/pulls.ts";
import type { Files as SetFiles } from "./good-set.ts";

/** The workflow that the action's page shows. */
export function workflowInReadme(): string {
  const page = readFileSync("actions/refresh/README.md", "utf8");
  const section = page.split("## On a pull request that brings a corpus revision\n")[1] ?? "";
  return /```yaml\n(.*?)```/s.exec(section)?.[1] ?? "";
}

/** The files of a set as they are before a revision "two" is recorded, and those that a pull request brings with it. */
export function beforeAndAfter(set: SetFiles): { readonly before: Files; readonly change: Files } {
  const before = pointingAt(without(set, /\/two\//), "one");
  const change = Object.fromEntries(
    Object.entries(set).filter(([path, text]) => before[path] !== text),
  );
  return { before, change };
}

/** One run of the action on a pull request. */
export interface ChangeRun {
  readonly job: JobReport;
  readonly step: StepReport;
  /** The calls of it that changed something, by operation. */
  readonly wrote: readonly string[];
}

/** A GitHub with a set on its main branch, and the action that shows what a change of its corpus asks. */
export class CorpusPulls {
  readonly at: Setting;
  readonly #runner: ReturnType<Setting["github"]["runner"]>;
  #logged = 0;

  private constructor(at: Setting) {
    this.at = at;
    this.#runner = at.github.runner();
  }

  static async on(set: Files, workflow: string = workflowInReadme()): Promise<CorpusPulls> {
    const at = await setting();
    const bundle = Object.entries(await filesIn(dirname(await builtTool())));
    await commitTo(at.repository, [
      "main",
      {
        ...Object.fromEntries(bundle.map(([path, text]) => [`.touchstone/dist/${path}`, text])),
        ".touchstone/actions/refresh/action.yml": readFileSync(
          "actions/refresh/action.yml",
          "utf8",
        ),
        ".github/workflows/corpus.yaml": workflow,
        ...set,
      },
    ]);
    return new CorpusPulls(at);
  }

  /** Runs what happened since, and gives the last run. */
  async run(): Promise<ChangeRun> {
    const [run] = await this.runs();
    if (run === undefined) throw new Error("Nothing ran.");
    return run;
  }

  /** Runs what happened since, and gives the runs, the last one first. */
  async runs(): Promise<readonly ChangeRun[]> {
    const { github } = this.at;
    this.#logged = github.log.length;
    const { all } = await this.#runner.drain();
    const wrote = github.log
      .slice(this.#logged)
      .filter(isWrite)
      .map(({ operation }) => operation);
    return all.toReversed().map((run) => {
      const job = run.job("corpus-change");
      const step = job.steps.findLast(({ exitCode }) => exitCode !== undefined);
      if (step === undefined) throw new Error("The action did not run.");
      return { job, step, wrote };
    });
  }

  /** Opens a pull request by sam and runs the action on it. */
  async opened(files: Files, name = "topic"): Promise<ChangeRun> {
    await this.at.open(name, files);
    return await this.run();
  }

  /** The same by somebody else, from a fork. */
  async openedFromFork(files: Files): Promise<ChangeRun> {
    const { github, world, repository, as } = this.at;
    const fork = await world.fork(repository, "kim");
    repository.roles.set("kim", "triage");
    await onFork(github, fork).push("topic", files);
    await as("kim").rest.pulls.create({ ...repo, title: "T", head: "kim:topic", base: "main" });
    return await this.run();
  }

  /** The same by Dependabot, from a branch of the repository. */
  async openedByDependabot(files: Files): Promise<ChangeRun> {
    const { world, repository, as } = this.at;
    const by = world.account("dependabot[bot]", "Bot");
    repository.roles.set("dependabot[bot]", "write");
    const onto = (await repository.git.branch("main")) ?? null;
    await pushTo(world, repository, { by, branch: "deps", files, onto });
    await as("dependabot[bot]").rest.pulls.create({
      ...repo,
      title: "Bump",
      head: "deps",
      base: "main",
    });
    return await this.run();
  }

  /** Somebody pushes to the pull request's branch, and the action runs. */
  async pushed(files: Files, branch = "topic"): Promise<ChangeRun> {
    await this.at.push("sam", branch, files);
    return await this.run();
  }

  /** Somebody changes the title, or where it goes, and the action runs. */
  async edited(change: { readonly title?: string; readonly base?: string }): Promise<ChangeRun> {
    await this.at.as("sam").rest.pulls.update({ ...repo, pull_number: 1, ...change });
    return await this.run();
  }

  async says(login: string, body: string): Promise<void> {
    await this.at.as(login).rest.issues.createComment({ ...repo, issue_number: 1, body });
  }

  comments(number = 1): readonly Comment[] {
    return pullNumbered(this.at.repository, number)?.comments ?? [];
  }

  /** The text of the only comment, with what differs from run to run left out. */
  comment(): string {
    const [only, ...others] = this.comments();
    if (only === undefined || others.length > 0) {
      throw new Error(`There are ${this.comments().length} comments.`);
    }
    return this.plain(only.body);
  }

  /** A text without what differs from run to run. */
  plain(text: string): string {
    return text
      .replaceAll(this.at.github.url, "https://github.test")
      .replaceAll(/sha256:[0-9a-f]{64}/g, "sha256:…")
      .replaceAll(/\b[0-9a-f]{40}\b/g, "<commit>")
      .replaceAll(/\b[0-9a-f]{10}\b/g, "<short>")
      .replaceAll(/\/[\w./-]*\/touchstone-report[\w-]*\.json/g, "<report>");
  }
}
