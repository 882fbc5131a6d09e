import { describe, expect, test } from "vitest";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import type { RefreshHost } from "../../src/refresh/requests/host.ts";
import { githubHost } from "../../src/github/github-host.ts";
import { packCommit } from "../../src/git/packed-commit.ts";
import { receivePack } from "../../src/github/receive-pack.ts";
import { runGit } from "../support/github/git/run-git.ts";
import { atCall, faults, meanwhile, type FaultName } from "../support/github/server/faults.ts";
import {
  branch,
  bytes,
  hostSetting,
  id,
  placeOf,
  thrown,
  wanted,
  writer,
  written,
  type HostSetting,
} from "./host-setting.ts";

const gitAuthor = { name: "Refresh", email: "refresh@example.test" };

/** A job that writes by Git. */
async function gitSetting(scopes = writer): Promise<HostSetting & { readonly byGit: RefreshHost }> {
  const here = await hostSetting({}, scopes);
  const { github, token, clock } = here;
  return { ...here, byGit: githubHost({ place: placeOf(github), token, clock, gitAuthor }) };
}

describe("a commit by Git", () => {
  test("has the tree that the API would write, and everything else of main as it was", async () => {
    const { byGit, host, push, repository } = await gitSetting();
    await push("sam", "main", {
      files: {
        "cases/one.yaml": "1\n",
        "cases/old/two.yaml": "2\n",
        "cases.txt": "c\n",
        "run.sh": "r\n",
      },
      options: { mode: "100755" },
    });
    const { head, tree } = await host.main();
    const commit = {
      parent: head,
      baseTree: tree,
      files: [
        { path: "cases/one.yaml", bytes: bytes("new\n") },
        { path: "cases/old/deep/three.yaml", bytes: bytes("3\n") },
        { path: "b.bin", bytes: Uint8Array.of(255) },
      ],
      message: "Ask\n\nTouchstone-Refresh: to=2\n",
    };
    const made = await byGit.writeCommit(commit);
    const same = await host.writeCommit(commit);
    if ("refused" in made || "refused" in same) throw new Error("refused");
    expect(made.tree).toBe(same.tree);
    expect(made.isVerified).toBe(false);
    expect(await byGit.moveBranch({ name: branch, from: undefined, to: made.oid })).toBe("moved");
    expect(await repository.git.git(["log", "-1", "--format=%an <%ae> %P%n%B", made.oid])).toBe(
      `Refresh <refresh@example.test> ${head}\nAsk\n\nTouchstone-Refresh: to=2\n\n`,
    );
    const modes = await repository.git.git([
      "ls-tree",
      "-r",
      "--format=%(objectmode) %(path)",
      made.oid,
    ]);
    expect(modes).toMatchInlineSnapshot(`
      "100644 a.txt
      100644 b.bin
      100755 cases.txt
      100644 cases/old/deep/three.yaml
      100755 cases/old/two.yaml
      100755 cases/one.yaml
      100755 run.sh
      "
    `);
    await runGit(repository.git.folder, ["fsck", "--strict", "--no-dangling"]);
  });

  test("opens a pull request like any other", async () => {
    const { byGit } = await gitSetting();
    const oid = await written(byGit);
    await byGit.moveBranch({ name: branch, from: undefined, to: oid });
    expect(await byGit.openPullRequest(wanted)).toMatchObject({ number: 1 });
    expect(await byGit.commit(oid)).toMatchObject({ isVerified: false });
  });
});

describe("a move by Git", () => {
  test("makes, moves and deletes a branch where it is as expected", async () => {
    const { byGit, host, repository } = await gitSetting();
    const one = await written(byGit, "one\n");
    const two = await written(byGit, "two\n");
    // One that GitHub has already comes without objects.
    const three = await written(host, "three\n");
    const now = [];
    for (const [from, to] of [
      [undefined, one],
      [one, two],
      [two, three],
      [three, undefined],
    ] as const) {
      expect(await byGit.moveBranch({ name: branch, from, to })).toBe("moved");
      now.push(await repository.git.branch(branch));
    }
    expect(now).toEqual([one, two, three, undefined]);
  });

  test("is lost where it is not, and moves nothing", async () => {
    const { byGit, branch: write, repository } = await gitSetting();
    const theirs = await write(branch, { "t.txt": "t" });
    const one = await written(byGit, "one\n");
    const two = await written(byGit, "two\n");
    for (const move of [
      { name: branch, from: undefined, to: one },
      { name: branch, from: one, to: two },
      { name: branch, from: one, to: undefined },
      { name: "touchstone/refresh/gone", from: one, to: two },
    ]) {
      expect(await byGit.moveBranch(move)).toBe("lost");
    }
    expect(await repository.git.branch(branch)).toBe(theirs);
    expect(await repository.git.branch("touchstone/refresh/gone")).toBeUndefined();
  });

  test("is compared by the server itself, with the id that is sent", async () => {
    const { github, token, branch: write, repository } = await gitSetting();
    const theirs = await write(branch, { "t.txt": "t" });
    const main = await repository.git.branch("main");
    const ask = async (from: string | undefined): Promise<readonly string[]> => {
      const order = `${from} ${"0".repeat(40)} refs/heads/${branch}\0 report-status`;
      const line = `${(order.length + 4).toString(16).padStart(4, "0")}${order}0000`;
      const target = {
        url: `${github.url}/acme/set.git`,
        token,
        signal: AbortSignal.timeout(9000),
      };
      return (await receivePack(target, Buffer.from(line))).data;
    };
    const [unpacked, refused] = await ask(main);
    expect(unpacked).toBe("unpack ok");
    expect(refused).toMatch(new RegExp(`^ng refs/heads/${branch} `));
    expect(await repository.git.branch(branch)).toBe(theirs);
    expect(await ask(theirs)).toEqual(["unpack ok", `ok refs/heads/${branch}`]);
    expect(await repository.git.branch(branch)).toBeUndefined();
  });

  test("leaves alone what somebody pushes just before", async () => {
    const { byGit, push, repository, github } = await gitSetting();
    const from = await written(byGit, "from\n");
    await byGit.moveBranch({ name: branch, from: undefined, to: from });
    const to = await written(byGit, "next\n");
    let theirs = "";
    github.plan(
      meanwhile(["git/receive-pack", 2], "before", async () => {
        theirs = await push("robin", branch, { "r.txt": "r" });
      }),
    );
    expect(await byGit.moveBranch({ name: branch, from, to })).toBe("lost");
    expect(await repository.git.branch(branch)).toBe(theirs);
  });

  test("by two runs at once is won by one of them", async () => {
    const { byGit, github, token, clock, repository } = await gitSetting();
    const other = githubHost({ place: placeOf(github), token, clock, gitAuthor });
    const oids = [await written(byGit, "one\n"), await written(other, "two\n")];
    const ended = await Promise.all([
      byGit.moveBranch({ name: branch, from: undefined, to: id(oids[0]) }),
      other.moveBranch({ name: branch, from: undefined, to: id(oids[1]) }),
    ]);
    expect(ended.map(String).toSorted(byUtf8)).toEqual(["lost", "moved"]);
    expect(await repository.git.branch(branch)).toBe(oids[ended.indexOf("moved")]);
  });

  test.for([
    "secondary rate limit",
    "server error before",
    "server error after",
    "unavailable before",
    "reset before",
    "reset after",
  ] as const satisfies readonly FaultName[])("is made once after: %s", async (fault) => {
    const { byGit, github, repository } = await gitSetting();
    const to = await written(byGit);
    github.plan(atCall(github.log.length + 1, faults[fault]));
    expect(await byGit.moveBranch({ name: branch, from: undefined, to })).toBe("moved");
    expect(await repository.git.branch(branch)).toBe(to);
  });

  test("says what the server has against it", async () => {
    const { byGit, world, repository, github } = await gitSetting();
    const one = await written(byGit, "one\n");
    await byGit.moveBranch({ name: branch, from: undefined, to: one });
    world.protect(repository, branch, { forbidForcePush: true });
    const two = await written(byGit, "two\n");
    const move = { name: branch, from: one, to: two };
    const said = [JSON.stringify(await byGit.moveBranch(move))];
    for (const fault of ["bad credentials", "not permitted", "not found", "conflict"] as const) {
      github.plan(atCall(github.log.length + 1, faults[fault]));
      said.push(await thrown(byGit.moveBranch(move)));
    }
    expect(said).toMatchInlineSnapshot(`
      [
        "{"refused":"Could not push the branch touchstone/refresh/one: GitHub refuses it (422 pre-receive hook declined)."}",
        "GitHubError: Could not push the branch touchstone/refresh/one: GitHub does not accept the token (401 Bad credentials). Give a token that is valid now.",
        "nothing thrown: {"refused":"Could not push the branch touchstone/refresh/one: the token may not do that (403 Resource not accessible by integration). The job needs the permissions \\"contents: write\\" and \\"pull-requests: write\\", and no rule of the repository against it."}",
        "nothing thrown: {"refused":"Could not push the branch touchstone/refresh/one: it is not there, or the token may not see it (404 Not Found)."}",
        "GitHubError: Could not push the branch touchstone/refresh/one: GitHub refuses it for now (409 Conflict). What was done so far stays. Run it again.",
      ]
    `);
  });

  test("is refused to who may not write", async () => {
    const { byGit } = await gitSetting({ contents: "read", "pull-requests": "write" });
    const to = await written(byGit);
    expect(await byGit.moveBranch({ name: branch, from: undefined, to })).toMatchInlineSnapshot(`
      {
        "refused": "Could not push the branch touchstone/refresh/one: the token may not do that (403 Not allowed). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it.",
      }
    `);
  });
});

async function unreadable(): Promise<never> {
  return await Promise.reject(new Error("too many entries"));
}

test("a tree that cannot be read whole is an error, not a smaller tree", async () => {
  const commit = {
    parent: "1".repeat(40),
    baseTree: "2".repeat(40),
    files: [{ path: "a", bytes: bytes("a") }],
    message: "m",
    author: gitAuthor,
    seconds: 0,
  };
  await expect(packCommit(commit, unreadable)).rejects.toThrow("too many entries");
});
