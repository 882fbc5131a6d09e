import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { placeOf } from "../github/host-setting.ts";
import { openFromFork } from "../github/review-setting.ts";
import { repo, setting, type Setting } from "../github/setting.ts";
import { runIn, runWith, type Ran } from "../support/command.ts";
import { caseFiles, goodSet, pendingCase, type Files } from "../support/good-set.ts";
import {
  candidate,
  hotel,
  queueDays,
  queueRepository,
  queueSet,
  refundDays,
  request,
} from "../support/queue-repository.ts";
import { removeObject } from "../support/git-repository.ts";
import { tempFolder } from "../support/temp-folder.ts";

const command = ["review", "queue"];

describe("review queue", () => {
  test("tells what waits, since when, for whom and what to do, the oldest first", async () => {
    const { folder, commits } = await queueRepository();
    const { code, out, err } = await runIn(folder, ...command);
    const told = commits.reduce(
      (text, id, day) => text.replaceAll(id.slice(0, 12), `<day ${day}>`),
      out,
    );
    expect([code, err]).toEqual([0, ""]);
    expect(told).toMatchInlineSnapshot(`
      "cases/refund-late-001.yaml
        a candidate that nobody has judged
        question: Can I come after a month?
        since 2026-09-01T00:00:00Z, commit <day 0>
        for "sam" (decided 1 case about this), "jordan" or "noor"
        Read it with its source, and approve or reject it with "touchstone review record refund-late-001".
      cases/refund-once-001.yaml
        a sentinel that one more person has to judge; "sam" did
        question: Can I come twice?
        since 2026-09-02T00:00:00Z, commit <day 1>
        for "jordan" or "noor"
        Judge it, without looking at what others found, with "touchstone review judge refund-once-001".
      cases/notice-001.yaml
        its evidence moved: a chunk has another text
        question: not shown, it is held out
        since 2026-09-03T00:00:00Z, commit <day 2>
        for "jordan" (decided 1 case about this), "noor" or "sam"
        Decide about it with "touchstone refresh decide notice-001".
      cases/hotel-001.yaml
        edited after its approval
        question: Who books a hotel for me?
        since 2026-09-04T00:00:00Z, commit <day 3>
        for "jordan" (decided 1 case about this), "noor" or "sam"
        Have it judged again with "touchstone review record hotel-001", or restore the text that was approved from Git.
      cases/refund-days-001.yaml
        its file asks for a decision: a chunk has another text
        question: How many days?
        since 2026-09-04T00:00:00Z, commit <day 3>
        for "jordan" (decided 1 case about this), "noor" or "sam"
        Decide about it with "touchstone refresh decide refund-days-001".
      cases/refund-form-001.yaml
        a candidate whose evidence is not looked up yet
        question: When can a customer request a refund?
        not committed yet
        for whoever may write to the repository
        Have its evidence looked up with "touchstone fill refund-form-001".

      6 cases wait: 1 candidate to judge, 1 sentinel to judge, 2 decisions after a change of the corpus, 1 edited after its approval, 1 candidate to look up.
      "
    `);
  });

  test("is the same of a set that is a folder of its repository", async () => {
    const [whole, part] = [await queueRepository(), await queueRepository("eval")];
    const { out } = await runIn(whole.folder, ...command);
    const told = (await runIn(part.folder, ...command, "eval")).out;
    expect(
      part.commits.reduce(
        (text, id, day) => {
          return text.replaceAll(id.slice(0, 12), whole.commits[day]?.slice(0, 12) ?? "");
        },
        told.replaceAll("eval/cases/", "cases/"),
      ),
    ).toBe(out);
  });

  test("tells one person's part, and whom the policy does not name", async () => {
    const { folder } = await queueRepository();
    const sams = await runIn(folder, ...command, "--for", "@Sam");
    expect(sams.out).not.toContain("refund-once-001");
    expect(sams.out).toMatch(
      /\n5 cases wait for "@Sam": 1 candidate to judge, 2 decisions .*\.\n$/,
    );
    expect(sams.err).toBe("");
    const kims = await runIn(folder, ...command, "--for", "kim");
    expect(kims.out).toMatch(
      /^cases\/refund-form-001.yaml\n(?:.*\n)*\n1 case waits for "kim": .*\n$/,
    );
    expect(kims.err).toBe('The policy names no reviewer "kim".\n');
    expect(kims.code).toBe(0);
  });

  test("tells of some places alone, and that nothing waits there", async () => {
    const { folder } = await queueRepository();
    const { out } = await runIn(folder, ...command, "cases/hotel-001.yaml");
    expect(out).toMatch(/\n1 case waits: 1 edited after its approval\.\n$/);
    writeFileSync(join(folder, "cases/hotel-001.yaml"), hotel);
    const none = await runIn(folder, ...command, "cases/hotel-001.yaml");
    expect([none.code, none.out]).toEqual([0, "No case waits.\n"]);
  });

  test("does not know since when in a shallow clone, and outside of a repository", async () => {
    const { folder, gitdir, commits } = await queueRepository();
    writeFileSync(join(gitdir, "shallow"), `${commits[3]}\n`);
    removeObject(gitdir, commits[2] ?? "");
    const { out } = await runIn(folder, ...command);
    const ends = "  since when is unknown: this clone does not hold the commits before\n";
    expect(out.split(ends)).toHaveLength(6);
    expect(out).toContain("  not committed yet\n");
    const outside = await runIn(tempFolder(queueDays[3]), ...command);
    const none = "  since when is unknown: the set lies in no repository with a commit\n";
    expect(outside.out.split(none)).toHaveLength(6);
  });

  test("gives JSON with all of it, and no question of a held-out case", async () => {
    const { folder, commits } = await queueRepository();
    const { out } = await runIn(folder, ...command, "--format", "json", "--for", "noor");
    const told = JSON.parse(out) as { cases: Record<string, unknown>[] };
    expect({ ...told, cases: told.cases.map(({ id }) => id) }).toEqual({
      cases: [
        "refund-late-001",
        "refund-once-001",
        "notice-001",
        "hotel-001",
        "refund-days-001",
        "refund-form-001",
      ],
      pullRequests: null,
      counts: {
        "first-judgment": 1,
        "sentinel-judgment": 1,
        decision: 2,
        approval: 1,
        evidence: 1,
      },
      host: null,
      for: "noor",
      revision: "two",
      unreadable: [],
    });
    expect(told.cases[2]).toEqual({
      id: "notice-001",
      file: "cases/notice-001.yaml",
      isHeldOut: true,
      question: null,
      waits: "decision",
      reasons: ["chunk-edited", "corpus-revision-changed"],
      isRequested: false,
      since: { at: "2026-09-03T00:00:00Z", commit: commits[2], unknown: null },
      for: [
        { login: "jordan", decided: 1, isExpert: false },
        { login: "noor", decided: 0, isExpert: false },
        { login: "sam", decided: 0, isExpert: false },
      ],
      notFor: [],
      step: 'Decide about it with "touchstone refresh decide notice-001".',
      pullRequests: [],
    });
    expect(out).not.toContain("How far ahead");
  });

  test("names files that cannot be read, and a set without a corpus", async () => {
    const { [".github/touchstone.yaml"]: policy = "" } = goodSet();
    const files = {
      ...caseFiles(pendingCase),
      "cases/broken-001.yaml": "id: [\n",
      ".github/touchstone.yaml": policy,
    };
    const { code, out, err } = await runIn(tempFolder(files), ...command);
    expect(out).toContain(
      "No corpus revision is current, so nobody can say whose evidence moved.\n1 case waits: 1 candidate to judge.\n",
    );
    expect(err).toContain("cases/broken-001.yaml");
    expect(code).toBe(0);
  });

  test("shows no question while nobody can say what is held out", async () => {
    const files = { ...goodSet(pendingCase), "families.yaml": "families: [\n" };
    const { out } = await runIn(tempFolder(files), ...command);
    expect(out).toContain("question: not shown, it is held out");
    expect(out).not.toContain("When can a customer");
  });

  test("shows what people wrote as text", async () => {
    const hostile = candidate("refund-late-001", String.raw`"a\e[31m \n::error::b ##[group]"`);
    const { out } = await runIn(tempFolder(goodSet(hostile)), ...command);
    expect(out).toContain("::error::b ##");
    expect(out).not.toContain("\u001b");
    expect(out).not.toMatch(/^ *::|##\[/m);
    const id = tempFolder({ ...goodSet(), "cases/a b\u001b.yaml": pendingCase });
    expect((await runIn(id, ...command)).out).not.toContain("\u001b");
  });

  test.for<readonly [string, readonly string[], Readonly<Record<string, string>>, string]>([
    ["without a token", ["--github", "o/r"], { GITHUB_TOKEN: " " }, "set GITHUB_TOKEN or GH_TOKEN"],
    [
      "of an address",
      ["--github", "https://github.com/o/r"],
      { GH_TOKEN: "t" },
      "names no repository",
    ],
    ["of what holds no cases", ["corpus-revisions/current.yaml"], {}, "holds no cases"],
  ])("is wrong use %s", async ([, words, environment, message]) => {
    const cwd = tempFolder(goodSet(pendingCase));
    const { code, err } = await runWith({ cwd, environment }, ...command, ...words);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

/** A repository on GitHub with a set, and what the queue of a checkout of its main branch tells. */
async function hosted(): Promise<{
  readonly here: Setting;
  readonly ask: (...words: readonly string[]) => Promise<Ran>;
}> {
  const here = await setting();
  const files: Files = queueSet("two", [refundDays, hotel]);
  await here.push("robin", "main", files);
  const cwd = tempFolder(files);
  const { server, api } = placeOf(here.github);
  const GITHUB_TOKEN = here.world.jobToken("acme/set", {
    contents: "read",
    "pull-requests": "read",
    statuses: "read",
  });
  const environment = { GITHUB_SERVER_URL: server, GITHUB_API_URL: api, GITHUB_TOKEN };
  const ask = async (...words: readonly string[]): Promise<Ran> =>
    await runWith({ cwd, environment }, ...command, "--github", "acme/set", ...words);
  return { here, ask };
}

async function give(
  { as, repository }: Setting,
  branch: string,
  [state, description]: readonly ["success" | "pending", string],
): Promise<void> {
  const sha = (await repository.git.branch(branch)) ?? "";
  const context = "touchstone/review";
  await as("robin").rest.repos.createCommitStatus({ ...repo, sha, context, state, description });
}

describe("review queue on GitHub", () => {
  test("tells the open pull requests that wait, and which cases they ask about", async () => {
    const { here, ask } = await hosted();
    await here.open("asks", caseFiles(refundDays + request));
    await give(here, "asks", ["pending", "1 of 1 case waits for a reviewer."]);
    await here.open("unjudged", caseFiles(candidate("new-001", "What is new?")));
    await here.open("done", caseFiles(candidate("done-001", "What is done?")));
    await give(here, "done", ["success", "All is said."]);
    await here.open("elsewhere", { "cases.md": "none of the set's\n" });
    const { code, out, err } = await ask();
    expect([code, err]).toEqual([0, ""]);
    expect(out.replaceAll(here.github.url, "https://github.example")).toMatchInlineSnapshot(`
      "#1 Add asks
        changes 1 case; pending
        1 of 1 case waits for a reviewer.
        open since 2026-09-01T08:00:01Z
        for "jordan" (decided 1 case about this) or "noor"
        https://github.example/acme/set/pull/1
      #2 Add unjudged
        changes 1 case; not judged yet
        open since 2026-09-01T08:00:03Z
        for "jordan" or "noor"
        https://github.example/acme/set/pull/2
      #4 Add elsewhere
        changes no case; not judged yet
        open since 2026-09-01T08:00:06Z
        for "jordan" or "noor"
        https://github.example/acme/set/pull/4
      cases/refund-days-001.yaml
        its evidence moved: a chunk has another text
        question: How many days?
        since when is unknown: the set lies in no repository with a commit
        for "jordan" (decided 1 case about this), "noor" or "sam"
        Say it in #1, which changes this case.

      1 case waits: 1 decision after a change of the corpus; 3 pull requests wait.
      "
    `);
  });

  test("tells what one person may do, and what changes some places", async () => {
    const { here, ask } = await hosted();
    await here.open("asks", caseFiles(refundDays + request));
    await here.open("new", caseFiles(candidate("new-001", "What is new?")));
    expect((await ask("--for", "sam")).out).toMatch(/; 0 pull requests wait\.\n$/);
    expect((await ask("--for", "noor")).out).toMatch(/; 2 pull requests wait\.\n$/);
    const { out } = await ask("cases/refund-days-001.yaml", "--format", "json");
    const { pullRequests, host } = JSON.parse(out) as { pullRequests: unknown; host: unknown };
    expect(host).toBe("acme/set");
    expect(pullRequests).toEqual([
      {
        number: 1,
        title: "Add asks",
        url: `${here.github.url}/acme/set/pull/1`,
        openedAt: "2026-09-01T08:00:01Z",
        isDraft: false,
        author: "sam",
        cases: ["cases/refund-days-001.yaml"],
        verdict: null,
        for: [
          { login: "jordan", decided: 1, isExpert: false },
          { login: "noor", decided: 0, isExpert: false },
        ],
        notFor: [],
      },
    ]);
  });

  test("reads all pages, forks and earlier names, and leaves out what goes elsewhere", async () => {
    const { here, ask } = await hosted();
    const { as, branch, repository } = here;
    const many = Array.from({ length: 101 }, (_, index) =>
      candidate(`many-${String(index).padStart(3, "0")}`, `What of ${index}?`),
    );
    await here.open("many", caseFiles(...many));
    await openFromFork(here);
    await branch("other", {});
    await branch("aside", { "cases/x.yaml": "x\n" });
    const wanted = { ...repo, title: "##[group]\u001b Aside", head: "aside" };
    await as("sam").rest.pulls.create({ ...wanted, base: "other" });
    expect(await repository.git.branch("aside")).toBeDefined();
    const { out } = await ask();
    expect(out).toContain("#1 Add many\n  changes 101 cases; not judged yet\n");
    expect(out).toContain("#2 Theirs\n");
    expect(out).not.toContain("Aside");
    await as("sam").rest.pulls.create({ ...wanted, base: "main", draft: true });
    const drafted = (await ask()).out;
    expect(drafted).toMatch(
      /\n#4 \S+ Aside\n {2}a draft, changes 1 case; not judged yet\n(?:.*\n){1}  for "sam"\n/,
    );
    expect(drafted).not.toMatch(/##\[|\u001b/);
  });

  test("breaks where GitHub refuses, without a word of the token", async () => {
    const { here } = await hosted();
    const { server, api } = placeOf(here.github);
    const environment = { GITHUB_SERVER_URL: server, GITHUB_API_URL: api, GH_TOKEN: "wrong-token" };
    const cwd = tempFolder(goodSet(pendingCase));
    const { code, out, err } = await runWith(
      { cwd, environment },
      ...command,
      "--github",
      "acme/set",
    );
    expect([code, out]).toEqual([3, ""]);
    expect(err).toMatch(/^The run broke: Could not read the main branch/);
    expect(err).not.toContain("wrong-token");
  });
});
