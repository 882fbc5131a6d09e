import type { Place } from "./connection.ts";

/** What the runner says of a job cannot be followed, so nothing is judged. Exit code 3. */
export class JobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "JobError";
  }
}

/** What the runner tells a step of its job. */
export interface Job {
  /** The folder that holds what was checked out. */
  readonly workspace: string;
  /** A folder that is emptied after the job. */
  readonly temporary: string;
  readonly event: { readonly name: string; readonly payloadFile: string };
  /** The commit that the workflow was started for. */
  readonly commit: string;
  /** Where GitHub shows the repository, without "/" at the end, such as `https://github.com/acme/set`. */
  readonly page: string;
}

/** What a step writes to: its outputs and its summary. */
const files = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"] as const;

/** Reads the environment of a step. Throws JobError where it lacks something, so that nothing is guessed. */
export function jobOf(environment: Readonly<Record<string, string | undefined>>): Job {
  const told = (name: string): string => {
    const value = environment[name] ?? "";
    if (value !== "") return value;
    throw new JobError(
      `The variable ${name} is not set. The runner of GitHub Actions sets it for every step: run this as a step of a job, or "touchstone check" at a desk.`,
    );
  };
  const job = {
    workspace: told("GITHUB_WORKSPACE"),
    temporary: told("RUNNER_TEMP"),
    event: { name: told("GITHUB_EVENT_NAME"), payloadFile: told("GITHUB_EVENT_PATH") },
    commit: commitIn(told("GITHUB_SHA"), "The variable GITHUB_SHA"),
    page: pageOf(told("GITHUB_SERVER_URL"), told("GITHUB_REPOSITORY")),
  };
  for (const file of files) told(file);
  return job;
}

/** Where a job's repository and its API are. Throws JobError where the environment does not say. */
export function placeOfJob(environment: Readonly<Record<string, string | undefined>>): Place {
  const api = (environment["GITHUB_API_URL"] ?? "").replace(/\/+$/, "");
  if (!/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/.test(api)) {
    throw new JobError("The variable GITHUB_API_URL holds no address of GitHub's API.");
  }
  const page = pageOf(
    environment["GITHUB_SERVER_URL"] ?? "",
    environment["GITHUB_REPOSITORY"] ?? "",
  );
  const [name = "", owner = ""] = page.split("/").toReversed();
  return { server: page.slice(0, -`/${owner}/${name}`.length), api, owner, name };
}

/** A commit's full id. Throws JobError where a text is none; `what` says where it comes from. */
export function commitIn(text: unknown, what: string): string {
  if (typeof text === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return text;
  throw new JobError(`${what} holds no commit.`);
}

function pageOf(server: string, repository: string): string {
  const isServer = /^https?:\/\/[\w.-]+(?::\d+)?$/.test(server);
  if (isServer && /^[\w.-]+\/[\w.-]+$/.test(repository)) return `${server}/${repository}`;
  throw new JobError(
    "The variables GITHUB_SERVER_URL and GITHUB_REPOSITORY name no repository of GitHub.",
  );
}
