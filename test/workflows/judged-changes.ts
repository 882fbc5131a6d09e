import { expect } from "vitest";
import { onFork } from "../github/fork.ts";
import { repo, setting, type Setting } from "../github/setting.ts";
import { commitTo, type Files } from "../support/github/commit-to.ts";
import { dequeue, enqueue } from "../support/github/life/merge-queue.ts";
import type { JobReport, RunReport } from "../support/github/runner/reports.ts";
import { pullNumbered } from "../support/github/world/pulls.ts";
import type { Delivery } from "./deliveries.ts";

/** A GitHub with a delivery on its main branch, which asks for the check. */
export class JudgedChanges {
  readonly #at: Setting;
  readonly #delivery: Delivery;
  /** What is to be run by whatever happens. */
  readonly #runner: ReturnType<Setting["github"]["runner"]>;

  private constructor(at: Setting, delivery: Delivery) {
    this.#at = at;
    this.#delivery = delivery;
    this.#runner = at.github.runner();
  }

  static async on(delivery: Delivery, files: Files = delivery.files): Promise<JudgedChanges> {
    const at = await setting();
    await commitTo(at.repository, ["main", files]);
    const workflow = delivery.files[workflowPath(delivery)] ?? "";
    const names = [...workflow.matchAll(/^ {4}name: (.*)$/gm)].map(([, name = ""]) => name);
    expect(names.map((name) => name.split(" ").slice(0, 2).join(" "))).toEqual([
      "Touchstone check",
      "Touchstone families",
    ]);
    at.world.protect(at.repository, "main", { requiredStatuses: names });
    return new JudgedChanges(at, delivery);
  }

  /** A job of the last run that anything started: the check, unless another is named. */
  async job(name: "check" | "families" = "check"): Promise<JobReport> {
    return (await this.#runner.drain()).of(this.#delivery.workflow).job(name);
  }

  /** Opens a pull request from a branch of its own. */
  async opened(
    name: string,
    files: Files,
    job: "check" | "families" = "check",
  ): Promise<JobReport> {
    await this.#at.open(name, files);
    return await this.job(job);
  }

  /** The same by somebody who may only triage, from a fork. */
  async openedFromFork(files: Files): Promise<JobReport> {
    const { github, world, repository, as } = this.#at;
    const fork = await world.fork(repository, "kim");
    repository.roles.set("kim", "triage");
    await onFork(github, fork).push("topic", files);
    await as("kim").rest.pulls.create({ ...repo, title: "T", head: "kim:topic", base: "main" });
    return await this.job();
  }

  /** Opens one into a branch that has the main branch's files before `meanwhile`, then lets it go to the main branch. */
  async retargeted(files: Files, meanwhile: Files): Promise<readonly JobReport[]> {
    const { branch, as, repository } = this.#at;
    await branch("release", { "release.txt": "1\n" });
    await branch("topic", files);
    await commitTo(repository, ["main", meanwhile]);
    const create = { ...repo, title: "T", head: "topic", base: "release" };
    const { data } = await as("sam").rest.pulls.create(create);
    const before = await this.job();
    await as("sam").rest.pulls.update({ ...repo, pull_number: data.number, base: "main" });
    return [before, await this.job()];
  }

  async pushed(files: Files): Promise<JobReport> {
    await this.#at.push("sam", "main", files);
    return await this.job();
  }

  async asked(): Promise<JobReport> {
    const workflow_id = this.#delivery.workflow;
    await this.#at.as("sam").rest.actions.createWorkflowDispatch({
      ...repo,
      workflow_id,
      ref: "main",
    });
    return await this.job();
  }

  /** Queues the pull requests of these numbers, and tells the runs that judge them. */
  async queued(...numbers: readonly number[]): Promise<readonly RunReport[]> {
    for (const number of numbers) {
      const issue = pullNumbered(this.#at.repository, number);
      if (issue === undefined) throw new Error("There is no such pull request.");
      await enqueue(this.#scene, issue);
    }
    const { all } = await this.#runner.drain();
    // What starts behind them judges pull requests alone.
    return all.filter(({ file }) => file === this.#delivery.workflow);
  }

  /** Lets the queue go on by one. */
  async dequeued(): Promise<string> {
    return await dequeue(this.#scene, "main");
  }

  get #scene(): Parameters<typeof enqueue>[0] {
    const { world, repository } = this.#at;
    return { world, repository, actor: world.account("robin") };
  }

  /** Whether GitHub's button to merge is green for the first pull request. */
  async isMergeable(): Promise<boolean> {
    const { data } = await this.#at.as("sam").rest.pulls.get({ ...repo, pull_number: 1 });
    return data.mergeable_state === "clean";
  }
}

export function workflowPath({ workflow }: Delivery): string {
  return `.github/workflows/${workflow}`;
}

/** What a job told beside lines: level, rule, place. */
export function told({ annotations }: JobReport): readonly string[] {
  return annotations.map(
    ({ level, title, file, line }) => `${level} ${title} ${file}:${String(line)}`,
  );
}
