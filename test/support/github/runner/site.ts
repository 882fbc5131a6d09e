import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { githubOfRun, inputsOf, type RunPlace } from "./contexts.ts";
import { contextOf, KnownContext, type Scope } from "./expressions.ts";
import { hashFilesIn } from "./hash-files.ts";
import { Masks } from "./masks.ts";
import type { Processes } from "./processes.ts";
import type { Outcome } from "./reports.ts";
import { statusFunctions } from "./status-functions.ts";

/** What a runner lends to each of its jobs. */
export interface Lent {
  readonly processes: Processes;
  /** A folder for jobs, each in one of its own. */
  readonly folder: string;
  /** The port of this GitHub: no process of a job reaches another. */
  readonly port: number;
  readonly secrets: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** The program that runs actions. */
  readonly node: string;
  /** Scripts that are preloaded into each action, beside the guard. */
  readonly preloads: readonly string[];
}

/** What a job knows when it begins. */
export interface JobStart {
  readonly place: RunPlace;
  readonly lent: Lent;
  readonly id: string;
  readonly needs: Readonly<Record<string, unknown>>;
  readonly token: string;
  readonly isCancelled: () => boolean;
}

/** The machine on which the steps of one job run, one after another. */
export class JobSite {
  readonly start: JobStart;
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  readonly masks: Masks = new Masks();
  /** The context `env`: of the workflow, of the job, and what steps wrote to `GITHUB_ENV`. */
  readonly env: Map<string, string> = new Map();
  /** Folders that steps put in front of the search path, the last one first. */
  readonly path: string[] = [];
  readonly steps: Record<string, object> = {};
  status: Exclude<Outcome, "skipped"> = "success";
  /** Where a process writes down whom it wanted to reach. */
  readonly attempts: string;
  /** Preloaded into every Node process. */
  readonly guard: string;
  #files = 0;

  constructor(start: JobStart) {
    const { place, lent, id, token } = start;
    this.start = start;
    const root = join(lent.folder, `${place.run.id}-${id}`);
    const { name } = place.repository;
    this.workspace = join(root, "work", name, name);
    this.temp = join(root, "work", "_temp");
    this.home = join(root, "home");
    this.attempts = join(root, "attempts");
    this.guard = join(root, "guard.cjs");
    for (const one of [this.workspace, this.temp, this.home]) mkdirSync(one, { recursive: true });
    const preload = fileURLToPath(new URL("only-loopback.cjs", import.meta.url));
    const words = [lent.port, this.attempts].map((word) => JSON.stringify(word)).join(", ");
    writeFileSync(this.guard, `require(${JSON.stringify(preload)})(${words});\n`);
    writeFileSync(this.attempts, "");
    writeFileSync(this.eventPath, JSON.stringify(place.run.payload, null, 2));
    this.masks.add(token);
    for (const secret of Object.values(this.#secrets)) this.masks.add(secret);
  }

  get eventPath(): string {
    return join(this.temp, "event.json");
  }

  /** A new empty file of the runner's own. */
  newFile(name: string): string {
    this.#files += 1;
    const path = join(this.temp, `${name}_${this.#files}`);
    writeFileSync(path, "");
    return path;
  }

  /** The context `github` as a step sees it. */
  github(step: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const { place, id, token } = this.start;
    const { workspace, eventPath } = this;
    return {
      ...githubOfRun(place),
      action: "",
      event_path: eventPath,
      job: id,
      token,
      workspace,
      ...step,
    };
  }

  /** What the expressions of a step may speak of. */
  scope(step: Readonly<Record<string, unknown>>, env: ReadonlyMap<string, string>): Scope {
    const { needs, place, lent } = this.start;
    return {
      contexts: {
        github: new KnownContext("github", this.github(step)),
        env: contextOf(Object.fromEntries(env)),
        inputs: contextOf(inputsOf(place.run)),
        job: new KnownContext("job", { status: this.status }),
        needs: contextOf(needs),
        runner: new KnownContext("runner", this.runner),
        secrets: contextOf(this.#secrets),
        steps: contextOf(this.steps),
        vars: contextOf(lent.variables),
      },
      functions: [...this.#functions(), hashFilesIn(this.workspace)],
    };
  }

  get runner(): Readonly<Record<string, string>> {
    return {
      arch: "X64",
      environment: "github-hosted",
      name: "GitHub Actions 1",
      os: "Linux",
      temp: this.temp,
      tool_cache: join(this.temp, "tools"),
    };
  }

  /** A change that is not trusted sees no secret but its token. */
  get #secrets(): Readonly<Record<string, string>> {
    const { place, lent, token } = this.start;
    const given = place.run.distrusts === undefined ? lent.secrets : {};
    return { ...given, GITHUB_TOKEN: token };
  }

  #functions(): readonly FunctionDefinition[] {
    const isCancelled = this.start.isCancelled();
    return statusFunctions({
      success: this.status === "success" && !isCancelled,
      failure: this.status === "failure" && !isCancelled,
      cancelled: isCancelled,
    });
  }
}
