import { runStep, type Step, type StepRun } from "../action-run.ts";
import { builtAction } from "../built-tool.ts";
import { checkOut } from "../checkout.ts";
import type { When } from "../github/server/faults.ts";
import type { Started } from "../started-programs.ts";
import { wanted, type RefreshedRepository } from "./repository.ts";

const fastClock = new URL("../fast-clock.cjs", import.meta.url).pathname;
const workspaces = new WeakMap<RefreshedRepository, Map<string, string>>();

/** The built action as a process of one of two jobs, on the main branch as it is. */
export async function stepOn(
  here: RefreshedRepository,
  { nth = 0, ...started }: Partial<Step> & { readonly nth?: 0 | 1 } = {},
): Promise<StepRun> {
  const { github, repository, tokens, way } = here;
  const commit = (await repository.git.branch("main")) ?? "";
  const known = workspaces.get(here) ?? new Map<string, string>();
  workspaces.set(here, known);
  // The action reads its workspace and writes nothing there, so that many runs may share it.
  const workspace = known.get(commit) ?? (await checkOut(repository, { commit, depth: 1 }));
  known.set(commit, workspace);
  return await runStep({
    event: "schedule",
    payload: "{}",
    script: await builtAction("refresh"),
    workspace,
    commit,
    words: ["--require", fastClock],
    inputs: {
      token: tokens[nth],
      labels: wanted.labels.join(","),
      reviewers: wanted.reviewers.join(","),
      commit: way,
    },
    environment: { GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.api },
    ...started,
  });
}

/** The same, killed by SIGKILL at the first of its calls for which `when` says so: before it takes effect, or after it did. */
export async function killedOn(
  here: RefreshedRepository,
  when: (call: { readonly operation: string; readonly nth: number }) => When | undefined,
): Promise<StepRun> {
  let process: Started | undefined;
  const kill = async (): Promise<void> => {
    await process?.kill();
  };
  const before = here.github.log.length;
  here.github.plan(({ operation, index }) => {
    const at = when({ operation, nth: index - before });
    return at === undefined ? undefined : { kind: "kill", when: at, kill };
  });
  const run = await stepOn(here, {
    started: (one) => {
      process = one;
    },
  });
  here.github.plan(undefined);
  return run;
}
