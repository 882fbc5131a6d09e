import { expect } from "vitest";
import { setting, type Setting } from "../github/setting.ts";
import { runStep, type Step, type StepRun } from "./action-run.ts";
import { builtAction } from "./built-tool.ts";
import { checkOut } from "./checkout.ts";
import { commitTo, type Files } from "./github/commit-to.ts";
import { isWrite } from "./github/server/log.ts";
import type { Scopes } from "./github/world/accounts.ts";
import { pullsOf } from "./github/world/pulls.ts";
import type { Settings } from "./github/world/repositories.ts";
import { reportProblems } from "./report-schema.ts";
import { asFields } from "./fields.ts";
import { worldFiles } from "./refresh-world.ts";

const fastClock = new URL("fast-clock.cjs", import.meta.url).pathname;

/** What a job of refresh declares. */
export const refreshScopes: Scopes = { contents: "write", "pull-requests": "write" };

/** How one run is started. */
export type Started = Partial<Omit<Step, "script">> & {
  readonly scopes?: Scopes;
  /** How many commits of history are checked out; 1 as actions/checkout does it. */
  readonly depth?: number;
};

/** A repository on a GitHub of the test's own, and the built action that keeps its refresh pull requests. */
export interface Refreshing extends Setting {
  /** Runs the action on the main branch as it is, or as a step is told. */
  readonly run: (started?: Started) => Promise<StepRun>;
  /** Somebody pushes to main. */
  readonly toMain: (files: Files) => Promise<string>;
  /** The pull requests, a line each: number, state, branch and title. */
  readonly pulls: () => readonly string[];
  /** A text without what differs from one run of a test to the next. */
  readonly plain: (text: string, run?: StepRun) => string;
  /** What calls of the last run changed something, by operation. */
  readonly wrote: () => readonly string[];
}

export async function refreshing(
  files: Files = worldFiles(),
  settings: Partial<Settings> = {},
): Promise<Refreshing> {
  const made = await setting({ actionsMayCreatePulls: true, ...settings });
  const { github, world, repository } = made;
  await commitTo(repository, ["main", { ...files, "a.txt": null }]);
  let logged = 0;
  return {
    ...made,
    run: async (started = {}) => {
      logged = github.log.length;
      const commit = started.commit ?? (await repository.git.branch("main")) ?? "";
      const { scopes = refreshScopes, depth = 1 } = started;
      const run = await runStep({
        event: "schedule",
        payload: "{}",
        ...started,
        script: await builtAction("refresh"),
        workspace: started.workspace ?? (await checkOut(repository, { commit, depth })),
        commit,
        words: ["--require", fastClock, ...(started.words ?? [])],
        inputs: { token: world.jobToken("acme/set", scopes), ...started.inputs },
        environment: {
          GITHUB_SERVER_URL: github.url,
          GITHUB_API_URL: github.api,
          ...started.environment,
        },
      });
      expect([run.err, run.leftBehind]).toEqual(["", ""]);
      expect(reportProblems(run.report, "refresh-run")).toEqual([]);
      const { plan } = asFields(run.report);
      if (plan !== undefined && plan !== null) {
        expect(reportProblems(plan, "refresh-plan")).toEqual([]);
      }
      return run;
    },
    toMain: async (changed) => await made.push("sam", "main", changed),
    pulls: () =>
      pullsOf(repository).map(
        ({ number, title, state, pull }) =>
          `#${number} ${pull.mergedAt === null ? state : "merged"} ${pull.head.branch}: ${title}`,
      ),
    plain: (text, run) =>
      text
        .replaceAll(github.url, "https://github.test")
        .replaceAll(encodeURIComponent(github.url), "https%3A%2F%2Fgithub.test")
        .replaceAll(run?.outputs["report"] ?? "\0", "<report>")
        // It is over a text with the server's address.
        .replaceAll(/(?<="text":"|%22text%22%3A%22)[^"%]*(?:%3A[0-9a-f]*)?/g, "<hash>")
        .replaceAll(/(?<![0-9a-f:=])[0-9a-f]{40}(?![0-9a-f])/g, "<commit>")
        .replaceAll(/(?<![0-9a-f])[0-9a-f]{10}(?![0-9a-f])/g, "<short>"),
    wrote: () =>
      github.log
        .slice(logged)
        .filter(isWrite)
        .map(({ operation }) => operation),
  };
}
