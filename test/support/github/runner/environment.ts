import { basename } from "node:path";
import type { JobSite } from "./site.ts";

/** The parts of the context `github` that processes get as `GITHUB_…` (GitHubContext.cs of github.com/actions/runner). */
const told = (
  "action action_ref action_repository actor actor_id api_url base_ref env event_name event_path graphql_url head_ref job " +
  "output path ref ref_name ref_protected ref_type repository repository_id repository_owner repository_owner_id " +
  "retention_days run_attempt run_id run_number server_url sha state step_summary triggering_actor workflow workflow_ref " +
  "workflow_sha workspace"
).split(" ");

/** Where programs are, before a step sets up another place. */
const systemPath = ["/usr/local/bin", "/usr/bin", "/bin"];

/** The files by which a step tells the runner something, by the name that the context `github` has for each. */
export type StepFiles = Readonly<
  Record<"env" | "output" | "path" | "state" | "step_summary", string>
>;

export function stepFiles(site: JobSite): StepFiles {
  return {
    env: site.newFile("set_env"),
    output: site.newFile("set_output"),
    path: site.newFile("add_path"),
    state: site.newFile("save_state"),
    step_summary: site.newFile("step_summary"),
  };
}

/**
 * The whole environment of a process, as the runner makes it: nothing of the machine's own gets in. What GitHub says goes
 * over what `env` says.
 */
export function environmentOf(
  site: JobSite,
  env: ReadonlyMap<string, string>,
  step: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const github = site.github(step);
  const values = told.filter((name) => name in github);
  return {
    CI: "true",
    HOME: site.home,
    LANG: "C.UTF-8",
    ...Object.fromEntries(env),
    PATH: [...site.path.toReversed(), ...systemPath].join(":"),
    GITHUB_ACTIONS: "true",
    ...Object.fromEntries(
      values.map((name) => [`GITHUB_${name.toUpperCase()}`, String(github[name])]),
    ),
    ...Object.fromEntries(
      Object.entries(site.runner).map(([name, value]) => [`RUNNER_${name.toUpperCase()}`, value]),
    ),
    RUNNER_WORKSPACE: site.workspace.slice(0, -basename(site.workspace).length - 1),
  };
}
