import type { Place } from "../../src/github/connection.ts";
import { githubHost } from "../../src/github/github-host.ts";
import type { NewPullRequest, ObjectId, RefreshHost } from "../../src/refresh/requests/host.ts";
import type { TestGitHub } from "../support/github/server.ts";
import type { Scopes } from "../support/github/world/accounts.ts";
import type { Settings } from "../support/github/world/repositories.ts";
import { testClock, type TestClock } from "../support/test-clock.ts";
import { setting, type Setting } from "./setting.ts";

export const branch = "touchstone/refresh/one";
export const writer: Scopes = { contents: "write", "pull-requests": "write" };

/** A repository "acme/set" and the way to it of a job that may write, and open pull requests. */
export interface HostSetting extends Setting {
  readonly host: RefreshHost;
  readonly clock: TestClock;
  readonly token: string;
  /** The way of another run at the same time. */
  readonly other: (token?: string) => RefreshHost;
}

export async function hostSetting(
  settings: Partial<Settings> = {},
  scopes: Scopes = writer,
): Promise<HostSetting> {
  const here = await setting({ actionsMayCreatePulls: true, ...settings });
  const token = here.world.jobToken("acme/set", scopes);
  const clock = testClock(here.world.seconds * 1000);
  const other: HostSetting["other"] = (theirs = token) =>
    githubHost({ place: placeOf(here.github), token: theirs, clock });
  return { ...here, host: other(), clock, token, other };
}

export function placeOf({ url, api }: TestGitHub): Place {
  return { server: url, api, owner: "acme", name: "set" };
}

export function id(text: string | undefined): ObjectId {
  return text as ObjectId;
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A commit of one file on top of main. */
export async function written(host: RefreshHost, text = "new\n"): Promise<ObjectId> {
  const { head, tree } = await host.main();
  const commit = await host.writeCommit({
    parent: head,
    baseTree: tree,
    files: [{ path: "cases/one.yaml", bytes: bytes(text) }],
    message: "Ask for one\n\nTouchstone-Refresh: to=2",
  });
  if ("refused" in commit) throw new Error(commit.refused);
  return commit.oid;
}

/** A branch of one commit, written by the host. */
export async function made(host: RefreshHost, text?: string): Promise<ObjectId> {
  const oid = await written(host, text);
  await host.moveBranch({ name: branch, from: undefined, to: oid });
  return oid;
}

export const wanted: NewPullRequest = {
  branch,
  base: "main",
  title: "Look again at one",
  body: "Because.",
  draft: false,
};

/** What a call throws, as its message. */
export async function thrown(call: Promise<unknown>): Promise<string> {
  try {
    return `nothing thrown: ${JSON.stringify(await call)}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
