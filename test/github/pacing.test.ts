import { describe, expect, test } from "vitest";
import { Pacing } from "../../src/github/pacing.ts";
import { faults } from "../support/github/server/faults.ts";
import { testClock } from "../support/test-clock.ts";
import { hostSetting, made, thrown, wanted } from "./host-setting.ts";

/** Sends calls as fast as they may go, and gives the moments at which they went, in milliseconds from the start. */
async function paced(count: number, isWrite: boolean): Promise<readonly number[]> {
  const clock = testClock(0);
  const pacing = new Pacing(clock);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { milliseconds } = pacing.pause(isWrite, "core");
    if (milliseconds > 0) await clock.sleep(milliseconds);
    pacing.sent(isWrite);
    times.push(clock.now());
  }
  return times;
}

/** The most that fall into a span of time. */
function most(times: readonly number[], span: number): number {
  return Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + span).length),
  );
}

describe("however fast a run could go", () => {
  test("there is a second between two writes, and in an hour there are no more than 500", async () => {
    const times = await paced(1100, true);
    expect(most(times, 1000)).toBe(1);
    expect(most(times, 60_000)).toBe(60);
    expect(most(times, 3_600_000)).toBe(500);
  });

  test("there are no more than 900 reads in a minute", async () => {
    expect(most(await paced(2000, false), 60_000)).toBe(900);
  });

  test("a write costs as much as five reads", async () => {
    const clock = testClock(0);
    const pacing = new Pacing(clock);
    for (let index = 0; index < 896; index += 1) pacing.sent(false);
    expect(pacing.pause(true, "core").milliseconds).toBe(60_000);
    expect(pacing.pause(false, "core").milliseconds).toBe(0);
  });
});

test("a run waits a second between its writes and for nothing before it reads", async () => {
  const { host, clock } = await hostSetting();
  await host.main();
  await host.branches();
  expect(clock.waits).toEqual([]);
  await made(host);
  expect(clock.waits).toEqual([1000, 1000]);
});

test("what GitHub asks to wait is waited, and a little more", async () => {
  const { host, github, clock } = await hostSetting();
  github.plan(({ index }) => (index <= 2 ? faults["too many requests"] : undefined));
  await host.main();
  expect(clock.waits).toEqual([1500, 1500]);
});

test("who is told no time waits a minute, and then twice as long", async () => {
  const { host, github, clock } = await hostSetting();
  const message = "You have exceeded a secondary rate limit.";
  github.plan(({ index }) =>
    index <= 2 ? { kind: "answer", status: 403, message, when: "before" } : undefined,
  );
  await host.main();
  expect(clock.waits).toEqual([67_500, 120_000]);
});

test("a limit that lasts ends the run, which says when the next one can go on", async () => {
  const { host, github } = await hostSetting();
  github.plan(() => faults["secondary rate limit"]);
  expect(await thrown(host.main())).toMatchInlineSnapshot(
    `"GitHubError: Could not read the main branch: GitHub takes no more calls with this token for now (403 You have exceeded a secondary rate limit. Please wait a few minutes before you try again). Run it again after 2026-09-01T08:00:05Z."`,
  );
  expect(github.log).toHaveLength(4);
});

describe("what GitHub counts in an hour", () => {
  test("ends the run before it asks for more than that", async () => {
    const { host, github, world } = await hostSetting();
    world.limits.callsOfApp = 3;
    await host.main();
    await host.branches();
    expect(await thrown(host.branches())).toMatchInlineSnapshot(
      `"GitHubError: Could not read the branches below touchstone/refresh/: GitHub takes no more calls with this token for now (GitHub has counted as many calls of this token as it allows in an hour). Run it again after 2026-09-01T09:00:00Z."`,
    );
    expect(github.log).toHaveLength(3);
  });

  test("ends another run that did not know of it", async () => {
    const { host, other, github, world } = await hostSetting();
    world.limits.callsOfApp = 3;
    await other().main();
    await other().branches();
    expect(await thrown(host.branches())).toMatchInlineSnapshot(
      `"GitHubError: Could not read the branches below touchstone/refresh/: GitHub takes no more calls with this token for now (403 API rate limit exceeded. Please wait before you try again). Run it again after 2026-09-01T09:00:00Z."`,
    );
    expect(github.log).toHaveLength(4);
  });

  test("is counted for GraphQL by itself, which says it with status 200", async () => {
    const { host, other, world, repository } = await hostSetting();
    const from = await made(host);
    await host.openPullRequest(wanted);
    world.limits.callsOfApp = 0;
    const move = { name: "touchstone/refresh/one", from, to: undefined };
    expect(await thrown(other().moveBranch(move))).toMatch(/takes no more calls/);
    expect(await repository.git.branch(move.name)).toBe(from);
  });
});
