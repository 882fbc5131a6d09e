import { describe, expect, test } from "vitest";
import { runGit } from "../support/github/git/run-git.ts";
import {
  at,
  atCall,
  faults,
  meanwhile,
  type Fault,
  type FaultName,
  type FaultPlan,
} from "../support/github/server/faults.ts";
import { told } from "../support/github/server/log.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { refusal, repo, setting, type Setting } from "./setting.ts";

const names = Object.keys(faults) as FaultName[];

/** What octokit says of a comment that meets each fault, and how many comments that made. */
async function commented(): Promise<Record<string, string>> {
  const { github, as, open, repository } = await setting();
  const issue_number = await open("topic");
  const { rest } = as("sam");
  const seen: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const before = repository.issues[0]?.comments.length ?? 0;
    github.plan(at("issues/create-comment", index + 1, faults[name]));
    const said = await refusal(rest.issues.createComment({ ...repo, issue_number, body: "c" }));
    const { status, effect } = github.log.at(-1) ?? {};
    const made = (repository.issues[0]?.comments.length ?? 0) - before;
    // What a client says of a broken connection depends on the version of Node.
    const shown = status === 0 ? "500 no answer" : said;
    seen[name] = `${shown} | log ${status}, effect ${effect ?? "none"} | comments ${made}`;
  }
  return seen;
}

/** What git says of a push that meets each fault, and whether the branch is there afterwards. */
async function pushed(): Promise<Record<string, string>> {
  const here = await setting();
  const { github, repository } = here;
  const folder = await checkout(here);
  const seen: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    github.plan(onPush(faults[name]));
    const push = runGit(folder, ["push", "--quiet", "origin", `HEAD:refs/heads/new-${index}`]);
    const said = await push.then(
      () => "done",
      ({ message }: Error) => /HTTP \d+|remote rejected/.exec(message)?.[0] ?? message,
    );
    const isThere = (await repository.git.branch(`new-${index}`)) !== undefined;
    seen[name] = `${said} | branch ${isThere ? "there" : "not there"}`;
  }
  return seen;
}

/** Lets a fault happen at the next push alone. */
function onPush(fault: Fault): FaultPlan {
  let isOver = false;
  return ({ operation }) => {
    if (isOver || operation !== "git/receive-pack") return undefined;
    isOver = true;
    return fault;
  };
}

async function checkout({ github, world }: Pick<Setting, "github" | "world">): Promise<string> {
  const folder = tempFolder();
  const url = `${github.url.replace("http://", `http://x:${world.personalToken("sam")}@`)}/acme/set.git`;
  await runGit(folder, ["clone", "--quiet", url, "."]);
  return folder;
}

describe("every fault by its name", () => {
  test("meets octokit", async () => {
    expect(await commented()).toMatchInlineSnapshot(`
      {
        "bad credentials": "401 Bad credentials | log 401, effect none | comments 0",
        "conflict": "409 Conflict | log 409, effect none | comments 0",
        "not found": "404 Not Found | log 404, effect none | comments 0",
        "not permitted": "403 Resource not accessible by integration | log 403, effect none | comments 0",
        "not yet known": "422 Validation Failed: "Could not resolve to a node with the global id of 'PR_1'." | log 422, effect none | comments 0",
        "reset after": "500 no answer | log 0, effect 201 | comments 1",
        "reset before": "500 no answer | log 0, effect none | comments 0",
        "secondary rate limit": "403 You have exceeded a secondary rate limit. Please wait a few minutes before you try again. | log 403, effect none | comments 0",
        "server error after": "502 Server Error | log 502, effect 201 | comments 1",
        "server error before": "502 Server Error | log 502, effect none | comments 0",
        "setting forbids": "403 GitHub Actions is not permitted to create or approve pull requests. | log 403, effect none | comments 0",
        "slow": "not refused | log 201, effect 201 | comments 1",
        "stale": "not refused | log 201, effect 201 | comments 1",
        "too many requests": "429 Too many requests | log 429, effect none | comments 0",
        "truncated": "not refused | log 201, effect 201 | comments 1",
        "unavailable before": "503 Service Unavailable | log 503, effect none | comments 0",
      }
    `);
  });

  test("meets git", async () => {
    // Git tries again by itself where a connection that it used before breaks.
    expect(await pushed()).toMatchInlineSnapshot(`
      {
        "bad credentials": "HTTP 401 | branch not there",
        "conflict": "HTTP 409 | branch not there",
        "not found": "HTTP 404 | branch not there",
        "not permitted": "HTTP 403 | branch not there",
        "not yet known": "HTTP 422 | branch not there",
        "reset after": "remote rejected | branch there",
        "reset before": "done | branch there",
        "secondary rate limit": "HTTP 403 | branch not there",
        "server error after": "HTTP 502 | branch there",
        "server error before": "HTTP 502 | branch not there",
        "setting forbids": "HTTP 403 | branch not there",
        "slow": "done | branch there",
        "stale": "done | branch there",
        "too many requests": "HTTP 429 | branch not there",
        "truncated": "done | branch there",
        "unavailable before": "HTTP 503 | branch not there",
      }
    `);
  });
});

test("an answer of a fault carries what GitHub sends with it", async () => {
  const { github, as } = await setting();
  github.plan(atCall(1, faults["secondary rate limit"]));
  const error = await as("sam")
    .rest.repos.get(repo)
    .then(
      () => undefined,
      (thrown: { status: number; response: { headers: object; data: object } }) => thrown,
    );
  expect(error?.response.headers).toMatchObject({ "retry-after": "1" });
  github.plan(atCall(2, faults["not yet known"]));
  expect(await refusal(as("sam").rest.repos.get(repo))).toBe(
    "422 Validation Failed: \"Could not resolve to a node with the global id of 'PR_1'.\"",
  );
});

test("a list lacks its end and nothing says so, whether plain, counted or in GraphQL", async () => {
  const { github, as, open } = await setting();
  const numbers = [await open("one"), await open("two"), await open("three"), await open("four")];
  for (let index = 0; index < 4; index += 1) {
    const review = { ...repo, pull_number: 1, event: "COMMENT", body: `${index}` } as const;
    await as("robin").rest.pulls.createReview(review);
  }
  github.plan(() => faults.truncated);
  const { rest, graphql } = as("sam");
  const listed = await rest.pulls.list({ ...repo, per_page: 2 });
  expect([listed.data.map(({ number }) => number), listed.headers.link]).toEqual([
    [numbers[3]],
    undefined,
  ]);
  const tree = await rest.git.getTree({ ...repo, tree_sha: "one" });
  expect([tree.data.tree.length, tree.data.truncated]).toEqual([1, false]);
  const query = `query Short {
    repository(owner: "acme", name: "set") {
      pullRequest(number: 1) { reviews(first: 10) { totalCount nodes { body } } }
    }
  }`;
  expect(await graphql(query)).toEqual({
    repository: {
      pullRequest: { reviews: { totalCount: 4, nodes: [{ body: "0" }, { body: "1" }] } },
    },
  });
});

test("a stale list is what the same call gave before", async () => {
  const { github, as, open } = await setting();
  const { rest } = as("sam");
  const numbers = async (): Promise<readonly number[]> =>
    (await rest.pulls.list(repo)).data.map(({ number }) => number);
  await open("one");
  expect(await numbers()).toEqual([1]);
  await open("two");
  github.plan((call) => (call.operation === "pulls/list" ? faults.stale : undefined));
  expect(await numbers()).toEqual([1]);
  github.plan(undefined);
  expect(await numbers()).toEqual([2, 1]);
});

test("somebody moves a reference between a look at it and a push to it", async () => {
  const { github, world, push, repository } = await setting();
  const folder = await checkout({ github, world });
  let theirs = "";
  github.plan(
    meanwhile(["git/receive-pack", 1], "before", async () => {
      theirs = await push("robin", "main", { "b.txt": "b\n" });
    }),
  );
  const identity = {
    GIT_AUTHOR_NAME: "A",
    GIT_AUTHOR_EMAIL: "a@x",
    GIT_COMMITTER_NAME: "A",
    GIT_COMMITTER_EMAIL: "a@x",
  };
  await runGit(folder, ["commit", "--quiet", "--allow-empty", "-m", "Mine"], {
    environment: identity,
  });
  await expect(
    runGit(folder, ["push", "--quiet", "--force", "origin", "HEAD:main"]),
  ).rejects.toThrow(/failed to update ref|cannot lock ref|remote rejected/);
  expect(await repository.git.branch("main")).toBe(theirs);
});

test("a slow answer comes, and the others do not wait for it", async () => {
  const { github, as } = await setting();
  github.plan(at("repos/get", 1, faults.slow));
  const { rest } = as("sam");
  const order: string[] = [];
  await Promise.all([
    rest.repos.get(repo).then(() => order.push("slow")),
    rest.pulls.list(repo).then(() => order.push("quick")),
  ]);
  expect(order).toEqual(["quick", "slow"]);
});

test("a plan names a call by its operation and count, or by its place among all", async () => {
  const { github, as } = await setting();
  const { rest } = as("sam");
  github.plan(at("repos/get", 2, faults["not found"]));
  await rest.repos.get(repo);
  expect(await refusal(rest.repos.get(repo))).toBe("404 Not Found");
  github.plan(atCall(4, faults.conflict));
  await rest.repos.get(repo);
  expect(await refusal(rest.repos.get(repo))).toBe("409 Conflict");
  expect(told(github.log)).toEqual([
    "repos/get 200",
    "repos/get 404",
    "repos/get 200",
    "repos/get 409",
  ]);
});
