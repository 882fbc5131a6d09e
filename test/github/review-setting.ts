import { reviewHost } from "../../src/github/review-host.ts";
import { openRepository, type Repository } from "../../src/git/repository.ts";
import type { ReviewHost } from "../../src/approving/review-host.ts";
import { lenientGitHub, testGitHub, type TestGitHub } from "../support/github/server.ts";
import type { Routes } from "../support/github/rest/answer.ts";
import type { Scopes } from "../support/github/world/accounts.ts";
import type { Repository as Set } from "../support/github/world/repositories.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testClock, type TestClock } from "../support/test-clock.ts";
import { onFork } from "./fork.ts";
import { placeOf } from "./host-setting.ts";
import { repo, settingOn, type Setting } from "./setting.ts";

/** What the job that judges declares. */
const judge: Scopes = { contents: "write", "pull-requests": "write", statuses: "write" };

/** A repository "acme/set", and the way to it of a job that judges its pull requests. */
export interface ReviewSetting extends Setting {
  readonly host: ReviewHost;
  readonly clock: TestClock;
  readonly token: string;
  readonly hostWith: (given: { token?: string; clone?: Repository }) => ReviewHost;
}

export async function reviewSetting(
  scopes: Scopes = judge,
  github?: TestGitHub,
): Promise<ReviewSetting> {
  const here = await settingOn(github ?? (await testGitHub()), { actionsMayCreatePulls: true });
  const token = here.world.jobToken("acme/set", scopes);
  const clock = testClock(here.world.seconds * 1000);
  const place = placeOf(here.github);
  const hostWith: ReviewSetting["hostWith"] = (given) =>
    reviewHost({ place, token, clock, clone: openRepository(tempFolder()), ...given });
  return { ...here, host: hostWith({}), clock, token, hostWith };
}

/** One whose GitHub answers some operations otherwise. */
export async function answering(routes: Routes): Promise<ReviewSetting> {
  return await reviewSetting(judge, await lenientGitHub(routes));
}

type Verdict = "APPROVE" | "REQUEST_CHANGES" | "COMMENT";

/** Gives a review, and its id. */
export async function review(
  { as }: Setting,
  by: string,
  [pull_number, event, body]: readonly [number, Verdict, string],
): Promise<number> {
  const given = { ...repo, pull_number, event, body };
  return (await as(by).rest.pulls.createReview(given)).data.id;
}

/** Writes a comment, and gives its id. */
export async function comment(
  { as }: Setting,
  by: string,
  [issue_number, body]: readonly [number, string],
): Promise<number> {
  return (await as(by).rest.issues.createComment({ ...repo, issue_number, body })).data.id;
}

/** Opens a pull request from a fork by kim; gives its number and its head. */
export async function openFromFork(
  here: Setting,
  branch = "theirs",
): Promise<{ readonly number: number; readonly head: string; readonly fork: Set }> {
  const { github, world, repository, as } = here;
  const fork = world.repositories.get("kim/set") ?? (await world.fork(repository, "kim"));
  const head = await onFork(github, fork).push(branch, { [`${branch}.txt`]: "k\n" });
  const wanted = { ...repo, title: "Theirs", head: `kim:${branch}`, base: "main" };
  return { number: (await as("kim").rest.pulls.create(wanted)).data.number, head, fork };
}
