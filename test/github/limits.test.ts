import { expect, test } from "vitest";
import { commitTo } from "../support/github/commit-to.ts";
import { githubLimits } from "../support/github/world/limits.ts";
import { refusal, repo, setting } from "./setting.ts";

/** Many small files. */
function files(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f/${String(index).padStart(5, "0")}.txt`, "x\n"]),
  );
}

test("GitHub's own numbers are what a world begins with", async () => {
  const { world } = await setting();
  expect(world.limits).toEqual(githubLimits);
  expect(githubLimits).toMatchInlineSnapshot(`
    {
      "bodyCharacters": 65536,
      "bytesOfBlob": 104857600,
      "bytesOfContent": 1048576,
      "bytesOfRawContent": 104857600,
      "callsOfApp": 1000,
      "callsOfPerson": 5000,
      "commitsOfPull": 250,
      "entriesOfFolder": 1000,
      "entriesOfTree": 100000,
      "filesOfComparison": 300,
      "filesOfDiff": 300,
      "filesOfPull": 3000,
      "linesOfDiff": 20000,
      "statusesOfContext": 1000,
    }
  `);
});

test("a pull request's files end after 3,000, its diff is refused beyond 300, and only its count is right", async () => {
  const { as, open } = await setting();
  const kit = as("sam");
  const pull_number = await open("topic", files(3001));
  const listed = await kit.paginate(kit.rest.pulls.listFiles, {
    ...repo,
    pull_number,
    per_page: 100,
  });
  expect(listed).toHaveLength(3000);
  expect((await kit.rest.pulls.get({ ...repo, pull_number })).data.changed_files).toBe(3001);
  const diff = kit.rest.pulls.get({ ...repo, pull_number, mediaType: { format: "diff" } });
  expect(await refusal(diff)).toMatch(
    /^406 Sorry, the diff exceeded the maximum number of files \(300\)\./,
  );
  const compared = await kit.rest.repos.compareCommitsWithBasehead({
    ...repo,
    basehead: "main...topic",
  });
  expect(compared.data.files).toHaveLength(300);
});

test("files of a comparison stand on its first page alone", async () => {
  const { as, branch, repository } = await setting();
  await branch("topic", { "t.txt": "0\n" });
  for (const text of ["1\n", "2\n"]) await commitTo(repository, ["topic", { "t.txt": text }]);
  const compared = async (page: number): Promise<unknown> => {
    const basehead = "main...topic";
    const { data } = await as("sam").rest.repos.compareCommitsWithBasehead({
      ...repo,
      basehead,
      page,
      per_page: 2,
    });
    return [data.status, data.total_commits, data.commits.length, data.files?.length];
  };
  expect([await compared(1), await compared(2)]).toEqual([
    ["ahead", 3, 2, 1],
    ["ahead", 3, 1, 0],
  ]);
});

test("a pull request's commits end after 250", async () => {
  const { as, branch, repository } = await setting();
  await branch("topic", { "t.txt": "0\n" });
  const steps = Array.from(
    { length: 250 },
    (_, index) =>
      `commit refs/heads/topic\ncommitter A <a@x> 1780000000 +0000\ndata 1\n${index % 10}\n${index === 0 ? "from refs/heads/topic^0\n" : ""}\n`,
  );
  await repository.git.git(["fast-import", "--quiet"], { input: steps.join("") });
  const kit = as("sam");
  const { data } = await kit.rest.pulls.create({
    ...repo,
    title: "T",
    head: "topic",
    base: "main",
  });
  expect(data.commits).toBe(251);
  const listed = await kit.paginate(kit.rest.pulls.listCommits, {
    ...repo,
    pull_number: data.number,
    per_page: 100,
  });
  expect(listed).toHaveLength(250);
});

test("a diff of many lines is refused, a smaller one is a text", async () => {
  const { as, open } = await setting();
  const { rest } = as("sam");
  const asked = async (pull_number: number): Promise<unknown> =>
    (await rest.pulls.get({ ...repo, pull_number, mediaType: { format: "diff" } })).data;
  expect(await asked(await open("small", { "s.txt": "s\n" }))).toContain(
    "diff --git a/s.txt b/s.txt",
  );
  const large = await open("large", { "l.txt": "x\n".repeat(20_001) });
  expect(await refusal(asked(large))).toMatch(/^406 .*lines \(20000\)/);
});

test("a comment of 65,536 characters is taken, one more is not", async () => {
  const { as, open, repository } = await setting();
  const issue_number = await open("topic");
  const { rest } = as("sam");
  const comment = async (length: number): Promise<string> =>
    await refusal(rest.issues.createComment({ ...repo, issue_number, body: "x".repeat(length) }));
  expect(await comment(65_536)).toBe("not refused");
  expect(await comment(65_537)).toContain("body is too long (maximum is 65536 characters)");
  expect(repository.issues[0]?.comments).toHaveLength(1);
});

test("contents are whole up to 1 MB, raw beyond, and follow a link to a file", async () => {
  const { as, repository } = await setting();
  const large = "x".repeat(1024 * 1024 + 1);
  await commitTo(repository, ["main", { "large.txt": large, "fits.txt": large.slice(1) }]);
  await commitTo(repository, ["main", { link: "a.txt", away: "../../etc/passwd" }], {
    mode: "120000",
  });
  const { rest } = as("sam");
  const read = async (path: string): Promise<unknown> => {
    const { data } = await rest.repos.getContent({ ...repo, path });
    if (Array.isArray(data)) return data.map(({ name, type }) => `${type} ${name}`);
    const text = data.type === "file" ? Buffer.from(data.content, "base64").length : undefined;
    return [data.type, "encoding" in data ? data.encoding : undefined, data.size, text];
  };
  expect(await read("fits.txt")).toEqual(["file", "base64", 1024 * 1024, 1024 * 1024]);
  expect(await read("large.txt")).toEqual(["file", "none", 1024 * 1024 + 1, 0]);
  const raw = await rest.repos.getContent({
    ...repo,
    path: "large.txt",
    mediaType: { format: "raw" },
  });
  // Asked for raw, octokit gives the text itself, whatever its type says.
  expect(raw.data as unknown).toBe(large);
  expect(await read("link")).toEqual(["file", "base64", 2, 2]);
  expect(await read("away")).toEqual(["symlink", undefined, 16, undefined]);
  expect(await refusal(read("gone"))).toBe("404 Not Found");
});

test("a tree, a folder and statuses end where GitHub ends them, and annotations add up", async () => {
  const { as, asJob, world, repository } = await setting();
  await commitTo(repository, ["main", files(4)]);
  world.limits.entriesOfTree = 3;
  world.limits.entriesOfFolder = 2;
  world.limits.statusesOfContext = 2;
  const { rest } = as("sam");
  const tree = await rest.git.getTree({ ...repo, tree_sha: "main", recursive: "1" });
  expect([tree.data.tree.length, tree.data.truncated]).toEqual([3, true]);
  const folder = await rest.repos.getContent({ ...repo, path: "f" });
  expect(folder.data).toHaveLength(2);
  const sha = (await repository.git.branch("main")) ?? "";
  const said: string[] = [];
  for (const context of ["a", "A", "a", "b"]) {
    said.push(
      await refusal(rest.repos.createCommitStatus({ ...repo, sha, context, state: "success" })),
    );
  }
  const full = "422 This SHA and context has reached the maximum number of statuses.";
  expect(said).toEqual(["not refused", "not refused", full, "not refused"]);
  const { rest: checks } = asJob({ checks: "write" });
  const annotation = {
    path: "a",
    start_line: 1,
    end_line: 1,
    annotation_level: "notice",
    message: "m",
  } as const;
  const output = { title: "t", summary: "s", annotations: [annotation, annotation] };
  const { data } = await checks.checks.create({ ...repo, name: "c", head_sha: sha, output });
  const updated = await checks.checks.update({ ...repo, check_run_id: data.id, output });
  expect(updated.data.output.annotations_count).toBe(4);
});

test("calls are counted by whoever makes them, told in every answer, and end", async () => {
  const { as, asJob, world } = await setting();
  world.limits.callsOfPerson = 3;
  const kit = as("sam");
  const { headers } = await kit.rest.repos.get(repo);
  expect(headers).toMatchObject({
    "x-ratelimit-limit": "3",
    "x-ratelimit-remaining": "2",
    "x-ratelimit-used": "1",
    "x-ratelimit-resource": "core",
  });
  await kit.rest.repos.get(repo);
  await kit.rest.repos.get(repo);
  expect(await refusal(kit.rest.repos.get(repo))).toMatch(/^403 API rate limit exceeded/);
  const { data } = await kit.rest.rateLimit.get();
  expect([data.rate.remaining, data.resources.graphql?.remaining]).toEqual([0, 3]);
  const job = await asJob({ contents: "read" }).rest.repos.get(repo);
  expect(job.headers["x-ratelimit-limit"]).toBe("1000");
  for (let nth = 0; nth < 3; nth += 1) await kit.graphql("query Who { viewer { login } }");
  expect(await refusal(kit.graphql("query Who { viewer { login } }"))).toContain(
    "API rate limit exceeded",
  );
});
