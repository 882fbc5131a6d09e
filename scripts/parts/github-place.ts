import type { Place } from "../../src/github/connection.ts";
import { placeOfJob } from "../../src/github/job.ts";
import type { Io } from "../io.ts";

type Environment = Io["environment"];

const gitHub = "https://github.com";

/** The token to ask GitHub with, by the variables that GitHub's own tools read; undefined where none is set. */
export function gitHubToken(environment: Environment): string | undefined {
  return [environment["GITHUB_TOKEN"], environment["GH_TOKEN"]]
    .map((one) => one?.trim() ?? "")
    .find((one) => one !== "");
}

/** The address of the server that the token is for. */
export function gitHubServer(environment: Environment): string {
  return environment["GITHUB_SERVER_URL"] ?? gitHub;
}

/** Where a repository and its API are. Throws JobError where the environment names no server. */
export function gitHubPlace(
  environment: Environment,
  { owner, name }: { readonly owner: string; readonly name: string },
): Place {
  const server = gitHubServer(environment);
  return placeOfJob({
    GITHUB_SERVER_URL: server,
    GITHUB_API_URL: environment["GITHUB_API_URL"] ?? apiOf(server),
    GITHUB_REPOSITORY: `${owner}/${name}`,
  });
}

/** GitHub Enterprise Server has its API below its own address. */
function apiOf(server: string): string {
  return server === gitHub ? "https://api.github.com" : `${server}/api/v3`;
}
