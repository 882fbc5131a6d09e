import { describe, expect, test } from "vitest";
import { GitError, runGit } from "../support/github/git/run-git.ts";
import { told } from "../support/github/server/log.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { library, program } from "./clients.ts";
import { setting } from "./setting.ts";

/** What a refused command says, without the places of this machine. */
async function said(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "nothing";
  } catch (error) {
    const text = error instanceof GitError ? error.said : String(error);
    return text.replaceAll(/http:\/\/\S*@?127\.0\.0\.1:\d+/g, "<github>").trim();
  }
}

describe.for([
  ["git", program],
  ["isomorphic-git", library],
] as const)("%s", ([, start]) => {
  test("clones, commits, pushes and fetches what somebody else pushed", async () => {
    const { github, world, repository, push } = await setting();
    const client = start(github);
    await client.clone(world.personalToken("sam"));
    expect(await client.read()).toBe("a\n");
    const made = await client.commit("topic", "b\n");
    await client.push("topic");
    expect(await repository.git.branch("topic")).toBe(made);
    const theirs = await push("robin", "topic", { "a.txt": "c\n" });
    expect(await client.fetch("topic")).toBe(theirs);
    expect(github.writes().map(({ operation }) => operation)).toEqual(["git/receive-pack"]);
  });

  test("reads without a token what is public, and nothing else", async () => {
    const { github, world } = await setting();
    world.repository("acme/secret", { private: true });
    const client = start(github);
    await client.clone(undefined);
    expect(await client.read()).toBe("a\n");
    expect(await said(start(github).clone(undefined, "acme/secret"))).toMatch(
      /401|could not read Username|cancel/i,
    );
    expect(await said(start(github).clone("ghp_nobody", "acme/secret"))).toMatch(
      /401|Authentication failed|cancel/i,
    );
    const kim = world.personalToken("kim");
    expect(await said(start(github).clone(kim, "acme/secret"))).toMatch(/404|not found/i);
  });

  test("pushes nothing with a token that may only read", async () => {
    const { github, world, repository } = await setting();
    const job = world.jobToken("acme/set", { contents: "read" });
    for (const token of [world.personalToken("kim"), job]) {
      const client = start(github);
      await client.clone(token);
      await client.commit("topic", "b\n");
      expect(await said(client.push("topic"))).toMatch(/403/);
    }
    expect(await repository.git.branch("topic")).toBe(undefined);
    expect(github.writes()).toEqual([]);
  });

  test("moves a branch elsewhere by force alone, and takes it away", async () => {
    const { github, world, repository, push } = await setting();
    const client = start(github);
    await client.clone(world.personalToken("sam"));
    await client.commit("topic", "b\n");
    await client.push("topic");
    const theirs = await push("robin", "topic", { "a.txt": "theirs\n" });
    const mine = await client.commit("topic", "mine\n");
    expect(await said(client.push("topic"))).toMatch(
      /fetch first|non-fast-forward|not a simple fast-forward/,
    );
    expect(await repository.git.branch("topic")).toBe(theirs);
    await client.push("topic", { force: true });
    expect(await repository.git.branch("topic")).toBe(mine);
    await client.push("topic", { remove: true });
    expect(await repository.git.branch("topic")).toBe(undefined);
  });

  test("is refused what a ruleset forbids, with the reason", async () => {
    const { github, world, repository } = await setting();
    world.protect(repository, "main", { requiredApprovals: 1 });
    const client = start(github);
    await client.clone(world.personalToken("sam"));
    const before = await repository.git.branch("main");
    await client.commit("main", "b\n");
    expect(await said(client.push("main"))).toMatch(
      /declined|Changes must be made through a pull request/,
    );
    expect(await repository.git.branch("main")).toBe(before);
  });

  test("is known in the log by its service", async () => {
    const { github, world } = await setting();
    await start(github).clone(world.personalToken("sam"));
    expect(new Set(told(github.log))).toContain("git/refs-for-upload-pack 200");
    expect(new Set(told(github.log))).toContain("git/upload-pack 200");
  });
});

test("git is told why its push is declined", async () => {
  const { github, world, repository } = await setting();
  world.protect(repository, "main", { requiredApprovals: 1 });
  const client = program(github);
  await client.clone(world.personalToken("sam"));
  await client.commit("main", "b\n");
  expect(await said(client.push("main"))).toMatchInlineSnapshot(`
    "remote: error: GH013: Repository rule violations found for refs/heads/main.        
    remote: - Changes must be made through a pull request.        
    To <github>/acme/set.git
     ! [remote rejected] main -> main (pre-receive hook declined)
    error: failed to push some refs to '<github>/acme/set.git'"
  `);
});

test("a job's token pushes no workflow file unless it may", async () => {
  const { github, world, repository } = await setting();
  const file = { ".github/workflows/x.yaml": "on: push\n" };
  const token = world.jobToken("acme/set", { contents: "write" });
  const folder = tempFolder(file);
  const remote = `${github.url.replace("http://", `http://x:${token}@`)}/acme/set.git`;
  const environment = {
    GIT_AUTHOR_NAME: "A",
    GIT_AUTHOR_EMAIL: "a@x",
    GIT_COMMITTER_NAME: "A",
    GIT_COMMITTER_EMAIL: "a@x",
  };
  const run = async (...args: readonly string[]): Promise<unknown> =>
    await runGit(folder, args, { environment });
  await run("init", "--quiet", "--initial-branch=topic");
  await run("add", ".");
  await run("commit", "--quiet", "-m", "Add a workflow");
  expect(await said(run("push", remote, "topic"))).toContain(
    "refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yaml` without `workflows` permission",
  );
  expect(await said(run("push", remote, "topic:refs/pull/1/head"))).toContain(
    "deny updating a hidden ref",
  );
  expect(await repository.git.branch("topic")).toBe(undefined);
});
