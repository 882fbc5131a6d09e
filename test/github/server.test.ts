import { getOctokit } from "@actions/github";
import { describe, expect, test } from "vitest";
import { githubOperations } from "../../scripts/build/github-operations.ts";
import { restRoutes } from "../support/github/rest/routes.ts";
import { lenientGitHub } from "../support/github/server.ts";
import { told } from "../support/github/server/log.ts";
import { refusal, repo, setting, settingOn } from "./setting.ts";

describe("what GitHub does not describe", () => {
  test("is found in a call: its path, its parameters, its fields and their types", async () => {
    const github = await lenientGitHub();
    const kit = (await settingOn(github)).as("sam");
    const wrong = [
      await refusal(kit.request("GET /repos/acme/set/nonsense")),
      await refusal(kit.request("GET /repos/acme/set/pulls?sorted=up")),
      await refusal(kit.request("GET /repos/acme/set/pulls?state=ajar")),
      await refusal(kit.request("GET /repos/acme/set/pulls/one")),
      await refusal(kit.request("POST /repos/acme/set/pulls", { head: "a" })),
      await refusal(kit.request("POST /repos/acme/set/labels", { name: "a", colour: "red" })),
    ];
    expect(wrong).toEqual(github.undescribed.map((text) => `599 ${text.split("\n    at ")[0]}`));
    expect(github.undescribed.map((text) => text.split("\n")[0])).toMatchInlineSnapshot(`
      [
        "Error: GitHub describes no GET /repos/acme/set/nonsense.",
        "Error: pulls/list was called wrongly: no parameter "sorted" is described.",
        "Error: pulls/list was called wrongly: "state" the whole must be equal to one of the allowed values {"allowedValues":["open","closed","all"]}.",
        "Error: pulls/get was called wrongly: "pull_number" the whole must be integer {"type":"integer"}.",
        "Error: pulls/create was called wrongly: the whole must have required property 'base' {"missingProperty":"base"}.",
        "Error: issues/create-label was called wrongly: the whole must NOT have additional properties {"additionalProperty":"colour"}.",
      ]
    `);
  });

  test("is found in an answer", async () => {
    const github = await lenientGitHub({
      "repos/get-branch": async (call) => {
        const answer = await restRoutes["repos/get-branch"]?.(call);
        return { status: 200, body: { ...(answer?.body as object), name: 7 } };
      },
      "issues/get": () => ({ status: 204 }),
      "pulls/list": () => ({ status: 418, body: { message: "no" } }),
    });
    const kit = (await settingOn(github)).as("sam");
    await refusal(kit.rest.repos.getBranch({ ...repo, branch: "main" }));
    await refusal(kit.rest.issues.get({ ...repo, issue_number: 1 }));
    await refusal(kit.rest.pulls.list(repo));
    expect(told(github.log)).toEqual([]);
    expect(github.undescribed.map((text) => text.split("\n")[0])).toMatchInlineSnapshot(`
      [
        "Error: repos/get-branch was answered wrongly: /name must be string {"type":"string"}.",
        "Error: issues/get was answered wrongly: no answer 204 is described.",
        "Error: pulls/list was answered wrongly: no answer 418 is described.",
      ]
    `);
  });

  test("is found in a GraphQL document", async () => {
    const github = await lenientGitHub();
    const kit = (await settingOn(github)).as("sam");
    await refusal(kit.graphql("query Typo { viewer { logn } }"));
    await refusal(kit.graphql("query Unmodelled { viewer { bio } }"));
    expect(github.undescribed.map((text) => text.split("\n")[0])).toMatchInlineSnapshot(`
      [
        "Error: graphql/Typo was answered wrongly: Cannot query field "logn" on type "User". Did you mean "login"?.",
        "Error: graphql/Unmodelled was answered wrongly: User.bio is not modelled by this server.",
      ]
    `);
  });
});

test("every operation that is described is answered, and none other", () => {
  expect([...Object.keys(restRoutes), "rate-limit/get"].toSorted()).toEqual(
    [...githubOperations].toSorted(),
  );
});

test("a token that nobody has is refused, and no token reads what is public", async () => {
  const { github } = await setting();
  const wrong = getOctokit("ghp_nobody", { baseUrl: github.api });
  expect(await refusal(wrong.rest.repos.get(repo))).toBe("401 Bad credentials");
  const read = await fetch(`${github.api}/repos/acme/set/pulls`);
  expect([read.status, await read.json()]).toEqual([200, []]);
  const write = await fetch(`${github.api}/repos/acme/set/issues`, {
    method: "POST",
    body: JSON.stringify({ title: "T" }),
  });
  expect(write.status).toBe(404);
});

test("a private repository is not there for who may not see it", async () => {
  const { world, as, asJob } = await setting();
  world.repository("acme/secret", { private: true });
  const secret = { owner: "acme", repo: "secret" };
  expect(await refusal(as("kim").rest.repos.get(secret))).toBe("404 Not Found");
  expect(await refusal(asJob({ contents: "write" }).rest.repos.get(secret))).toBe("404 Not Found");
  expect((await as("acme").rest.repos.get(secret)).data.private).toBe(true);
});

test.for([
  ["kim", "read", 200, 403, 403],
  ["tori", "triage", 200, 201, 403],
  ["sam", "write", 200, 201, 201],
  ["mara", "maintain", 200, 201, 201],
  ["acme", "admin", 200, 201, 201],
] as const)(
  "%s, whose role is %s, reads, asks for reviews and reports as the role allows",
  async ([login, role, ...expected]) => {
    const { repository, as, open } = await setting();
    repository.roles.set("tori", "triage");
    repository.roles.set("mara", "maintain");
    const pull_number = await open("topic");
    const { rest } = as(login);
    const sha = (await repository.git.branch("main")) ?? "";
    const statuses = [
      rest.pulls.get({ ...repo, pull_number }),
      rest.pulls.requestReviewers({ ...repo, pull_number, reviewers: ["robin"] }),
      rest.repos.createCommitStatus({ ...repo, sha, state: "success" }),
    ].map(
      async (call) =>
        await call.then(
          ({ status }) => status,
          ({ status }) => Number(status),
        ),
    );
    expect(await Promise.all(statuses)).toEqual(expected);
    const level = await as("sam").rest.repos.getCollaboratorPermissionLevel({
      ...repo,
      username: login,
    });
    expect(level.data.role_name).toBe(role);
  },
);

test("whoever only reads changes what is theirs, and labels nothing", async () => {
  const { as, branch, open } = await setting();
  const [kim, sam] = [as("kim").rest, as("sam").rest];
  const pull_number = await open("topic");
  await branch("other", { "o.txt": "o\n" });
  const theirs = await sam.issues.createComment({ ...repo, issue_number: pull_number, body: "c" });
  const refused = "403 Must have admin rights to Repository.";
  const wanted = { ...repo, title: "T", head: "other", base: "main" };
  expect([
    await refusal(kim.pulls.update({ ...repo, pull_number, state: "closed" })),
    await refusal(kim.issues.update({ ...repo, issue_number: pull_number, title: "Mine" })),
    await refusal(kim.issues.updateComment({ ...repo, comment_id: theirs.data.id, body: "d" })),
    await refusal(kim.issues.addLabels({ ...repo, issue_number: pull_number, labels: ["l"] })),
    await refusal(kim.pulls.create(wanted)),
    await refusal(kim.pulls.updateBranch({ ...repo, pull_number })),
  ]).toEqual(Array.from({ length: 6 }, () => refused));
  const { data } = await kim.issues.create({ ...repo, title: "I", labels: ["urgent"] });
  expect(data.labels).toEqual([]);
  await kim.issues.update({ ...repo, issue_number: data.number, body: "more", labels: ["urgent"] });
  const seen = await sam.issues.get({ ...repo, issue_number: data.number });
  expect([seen.data.body, seen.data.labels]).toEqual(["more", []]);
});

test("a job knows no user, and GraphQL names its app without the ending", async () => {
  const { asJob } = await setting();
  const job = asJob({});
  expect(await refusal(job.rest.users.getAuthenticated())).toBe(
    "403 Resource not accessible by integration",
  );
  expect(await job.graphql("query Who { viewer { login } }")).toEqual({
    viewer: { login: "github-actions" },
  });
});

test.fails("a call that GitHub does not describe fails the test, even where its error is caught", async () => {
  const { as } = await setting();
  expect(await refusal(as("sam").request("GET /repos/acme/set/nonsense"))).toMatch(/^599 /);
});
