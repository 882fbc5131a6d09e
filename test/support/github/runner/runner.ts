import { onTestFinished } from "vitest";
import { tempFolder } from "../../temp-folder.ts";
import { finishRun } from "../events/run-life.ts";
import { clockStrikes } from "../events/schedule.ts";
import type { RunConclusion, WorkflowRun } from "../world/reports.ts";
import type { World } from "../world/world.ts";
import { Concurrency } from "./concurrency.ts";
import type { RunPlace } from "./contexts.ts";
import { runJobs } from "./jobs.ts";
import { nodeBinary } from "./node-binary.ts";
import { Processes } from "./processes.ts";
import { runReport, runsOf, type JobReport, type RunReport, type Runs } from "./reports.ts";
import type { Lent } from "./site.ts";

/** What a repository's settings give to its workflows. */
export interface Given {
  readonly secrets?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  /** The program that runs actions, where it is to be another one than that of Node 24. */
  readonly node?: string;
  /** Scripts that are preloaded into each action. */
  readonly preloads?: readonly string[];
}

/**
 * The machines of GitHub Actions. They run what the workflow files of each event's commit say, one run after another in the
 * order in which they were started. Events between two turns count as simultaneous for a concurrency group.
 */
export class Runner {
  readonly #world: World;
  readonly #lent: Lent;
  readonly #concurrency = new Concurrency();
  readonly #admitted = new Set<WorkflowRun>();
  readonly #cancelled = new Set<WorkflowRun>();
  #ended: RunReport[] = [];

  constructor(world: World, given: Given = {}) {
    const { secrets = {}, variables = {}, node = nodeBinary("24"), preloads = [] } = given;
    this.#world = world;
    const processes = new Processes();
    const port = Number(new URL(world.origin).port);
    this.#lent = { processes, folder: tempFolder(), port, secrets, variables, node, preloads };
    onTestFinished(async () => {
      await processes.killAll();
    });
  }

  /** Runs everything that waits, and what it starts in turn. Throws NotModelled for what is not known here. */
  async drain(): Promise<Runs> {
    while (await this.#step());
    return this.#told();
  }

  /** Runs the next run alone. */
  async next(): Promise<Runs> {
    await this.#step();
    return this.#told();
  }

  /** Lets the hour of all scheduled workflows come. */
  async clockStrikes(repository: string): Promise<void> {
    await clockStrikes(this.#world, this.#world.named(repository));
  }

  #told(): Runs {
    const ended = this.#ended;
    this.#ended = [];
    return runsOf(ended);
  }

  /** Runs one run; says whether there was one. */
  async #step(): Promise<boolean> {
    await this.#admit();
    const place = this.#queued().find(({ run }) => !this.#concurrency.isWaiting(run));
    if (place === undefined) return false;
    const { run } = place;
    run.status = "in_progress";
    const isCancelled = (): boolean => this.#cancelled.has(run);
    const attend = async (): Promise<void> => await this.#admit();
    const jobs = await runJobs({ place, lent: this.#lent, isCancelled, attend });
    await this.#end(place, isCancelled() ? "cancelled" : conclusionOf(jobs), jobs);
    return true;
  }

  /** Every run that is queued, the one that was started first in front. */
  #queued(): readonly RunPlace[] {
    const world = this.#world;
    return [...world.repositories.values()]
      .flatMap((repository) => repository.runs.map((run) => ({ world, repository, run })))
      .filter(({ run }) => run.status === "queued")
      .toSorted((a, b) => a.run.id - b.run.id);
  }

  async #admit(): Promise<void> {
    const places = this.#queued().filter(({ run }) => !this.#admitted.has(run));
    for (const place of places) {
      this.#admitted.add(place.run);
      for (const run of this.#concurrency.admit(place)) await this.#cancel(place, run);
    }
  }

  /** One that runs stops by itself; one that does not ends at once. */
  async #cancel({ world, repository }: RunPlace, run: WorkflowRun): Promise<void> {
    this.#cancelled.add(run);
    if (run.status === "queued") await this.#end({ world, repository, run }, "cancelled", []);
  }

  async #end(
    { world, repository, run }: RunPlace,
    conclusion: RunConclusion,
    jobs: readonly JobReport[],
  ): Promise<void> {
    this.#concurrency.leave(run);
    this.#ended.push(runReport(run, conclusion, jobs));
    await finishRun({ world, repository, actor: run.actor }, run, conclusion);
  }
}

function conclusionOf(jobs: readonly JobReport[]): RunConclusion {
  const conclusions = jobs.map(({ conclusion }) => conclusion);
  if (conclusions.includes("failure")) return "failure";
  return conclusions.every((one) => one === "skipped") ? "skipped" : "success";
}
