import { getOctokit } from "@actions/github";
import { commitTo, pushTo, type CommitOptions, type Files } from "../support/github/commit-to.ts";
import { testGitHub, type TestGitHub } from "../support/github/server.ts";
import type { Scopes } from "../support/github/world/accounts.ts";
import type { Repository, Settings } from "../support/github/world/repositories.ts";
import type { NewRepository, World } from "../support/github/world/world.ts";

export type Kit = ReturnType<typeof getOctokit>;
export const repo = { owner: "acme", repo: "set" } as const;

/** A repository "acme/set" with one file on its main branch; robin and sam may write, kim may read. */
export interface Setting {
  readonly github: TestGitHub;
  readonly world: World;
  readonly repository: Repository;
  /** Octokit as a person. */
  readonly as: (login: string) => Kit;
  /** Octokit as a job with the permissions that it declares. */
  readonly asJob: (scopes: Scopes) => Kit;
  /** Writes a branch from main with some files, unheard. */
  readonly branch: (name: string, files: Files, options?: CommitOptions) => Promise<string>;
  /** Somebody pushes files to a branch. */
  readonly push: (by: string, branch: string, pushed: Pushed) => Promise<string>;
  /** Opens a pull request from a branch that it writes first, by sam, into main. */
  readonly open: (name: string, files?: Files) => Promise<number>;
  /** What happened, an event a line. */
  readonly heard: () => readonly string[];
  /** The payload of what happened last. */
  readonly last: () => Readonly<Record<string, unknown>>;
}

/** The files of a pushed commit, and what else is special about it. */
type Pushed = Files | { readonly files: Files; readonly options: CommitOptions };

export async function setting(
  settings: Partial<Settings> = {},
  given: Pick<NewRepository, "private"> = {},
): Promise<Setting> {
  const github = await testGitHub();
  return await settingOn(github, settings, given);
}

export async function settingOn(
  github: TestGitHub,
  settings: Partial<Settings> = {},
  given: Pick<NewRepository, "private"> = {},
): Promise<Setting> {
  const { world } = github;
  const roles = { robin: "write", sam: "write", kim: "read" } as const;
  const repository = world.repository("acme/set", { ...given, roles, settings });
  for (const login of Object.keys(roles)) world.account(login);
  await commitTo(repository, ["main", { "a.txt": "a\n" }]);
  const kit = (token: string): Kit => getOctokit(token, { baseUrl: github.api });
  const as = (login: string): Kit => kit(world.personalToken(login));
  const branch: Setting["branch"] = async (name, files, options) => {
    const onto = await repository.git.branch("main");
    return await commitTo(repository, [name, files], { onto: onto ?? null, ...options });
  };
  return {
    github,
    world,
    repository,
    as,
    asJob: (scopes) => kit(world.jobToken("acme/set", scopes)),
    branch,
    push: async (by, name, pushed) => {
      const { files, options } = isPlain(pushed) ? { files: pushed, options: {} } : pushed;
      const commit = { ...options, by: world.account(by), branch: name, files };
      return await pushTo(world, repository, commit);
    },
    open: async (name, files = { [`${name}.txt`]: "x\n" }) => {
      await branch(name, files);
      const { data } = await as("sam").rest.pulls.create({
        ...repo,
        title: `Add ${name}`,
        head: name,
        base: "main",
      });
      return data.number;
    },
    heard: () =>
      world.happened.map(({ event, payload: { action } }) =>
        typeof action === "string" ? `${event} ${action}` : event,
      ),
    last: () => world.happened.at(-1)?.payload ?? {},
  };
}

function isPlain(pushed: Pushed): pushed is Files {
  return !("options" in pushed);
}

/** The status and the message of a call that is refused. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "not refused";
  } catch (error) {
    const { status, message } = error as { readonly status?: number; readonly message: string };
    return `${status ?? "-"} ${message.replace(/ - https:\/\/docs.*$/, "")}`;
  }
}
