import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { setting } from "../github/setting.ts";
import { runIn, runWith, type Ran } from "../support/command.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { gitRepository } from "../support/git-repository.ts";
import { saidBy } from "../support/judgements.ts";
import { codeOf, hostWith, proof, provedCase, pullWith } from "../support/proved-cases.ts";
import { recordedByBot, reviewedRepository } from "../support/reviewed-repository.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";
import type { GitHubRepository } from "../../scripts/io.ts";
import type { ProofHost } from "../../src/approving/verifying/proof-host.ts";

const verify = ["review", "verify"];

describe("review verify", () => {
  test("of the example set says that all is local, and why", async () => {
    const set = tempFolder();
    const repository = fileURLToPath(new URL("../../", import.meta.url));
    for (const part of ["cases", "corpus-revisions", "families.yaml", ".github/touchstone.yaml"]) {
      cpSync(join(repository, part), join(set, part), { recursive: true });
    }
    const { code, out } = await runIn(set, ...verify);
    expect(code).toBe(0);
    const standings = out.match(/^cases\/\S+ (\w+)$/gm) ?? [];
    expect(new Set(standings.map((line) => line.split(" ")[1]))).toEqual(new Set(["local"]));
    expect(out.split("\n").slice(-4).join("\n")).toMatchInlineSnapshot(`
      "
      82 decisions about 80 cases: 82 local.
      All are local: recorded at a desk ("via: local"), not by a review of a pull request, so there is no host to ask who decided. Git tells the commit that brought each, and the names in it; anybody can write any name there.
      "
    `);
  });

  test("names the commit that brought each decision, its author and its committer", async () => {
    const { folder, commits } = await reviewedRepository();
    const { code, out } = await runIn(folder, ...verify);
    const days = commits.map((commit) => commit.slice(0, 12));
    const told = days.reduce((text, digits, day) => text.replaceAll(digits, `<day ${day}>`), out);
    expect(told).toMatchInlineSnapshot(`
      "cases/parking-001.yaml import
        approved by "jordan" at 2026-09-01T09:00:00Z
        commit <day 0> of 2026-09-01T00:00:00Z, by "Avery" <avery@example.test>
      cases/refund-days-001.yaml unprovable
        approved by "jordan" at 2026-09-01T09:00:00Z
        commit <day 2> of 2026-09-03T00:00:00Z, by "github-actions[bot]" <41898282+github-actions[bot]@users.noreply.github.com>, committed by "GitHub" <noreply@github.com>
        The host was not asked: whether review 34 of pull request 7 decides this, and is of account 9 ("jordan").
      cases/refund-late-001.yaml contradicted
        approved by "jordan" at 2026-09-01T09:00:00Z
        commit <day 3> of 2026-09-04T00:00:00Z, by "Avery" <avery@example.test>
      cases/refund-late-001.yaml:15:1 contradicted
        Commit <day 3> brought this decision, by "Avery", who also committed what the case says; a run that records writes a commit of its own.
        fix: Look the proof up on the host. Where no review says so, have the case decided anew.
      cases/refund-policy-001.yaml local
        approved by "jordan" at 2026-09-01T09:00:00Z
        commit <day 1> of 2026-09-02T00:00:00Z, by "Avery" <avery@example.test>

      4 decisions about 4 cases: 1 contradicted, 1 unprovable, 1 local, 1 imported.
      Contradicted: something says otherwise than the case. Such a decision counts for nothing until somebody decides anew.
      Unprovable: digests and history do not speak against it, and the host was not asked. Ask it with: touchstone review verify --github <owner>/<name>
      Local: recorded at a desk ("via: local"), not by a review of a pull request, so there is no host to ask who decided. Git tells the commit that brought each, and the names in it; anybody can write any name there.
      Imported: taken over from a file that the team held before, with no review to look up.
      "
    `);
    expect(code).toBe(1);
  });

  test("tells of a decision that nobody committed, and of a set without a repository", async () => {
    const { folder } = await reviewedRepository();
    const path = join(folder, "cases/refund-policy-001.yaml");
    writeFileSync(path, readFileSync(path, "utf8").replace("The source revision", "The revision"));
    const { out } = await runIn(folder, ...verify, "cases/refund-policy-001.yaml");
    expect(out).toContain("  no commit yet: it is in this folder alone\n");
    const outside = await runIn(tempFolder(goodSet(approved(pendingCase))), ...verify);
    expect(outside.out).toContain("  no commit: the set lies in no repository with a commit\n");
  });

  test("finds the commit of a case that was moved", async () => {
    const { folder, commits } = await reviewedRepository();
    const [from, to] = ["cases/parking-001.yaml", "cases/deep/parking-001.yaml"];
    writeInto(folder, { [to]: readFileSync(join(folder, from), "utf8") });
    const { out } = await runIn(folder, ...verify, to);
    expect(out).toContain(`commit ${commits[0]?.slice(0, 12)} of 2026-09-01T00:00:00Z`);
  });

  test("finds the commits of a set that is a folder of its repository", async () => {
    const set = Object.entries(goodSet(approved(pendingCase)));
    const files = Object.fromEntries(set.map(([path, text]) => [`eval/${path}`, text]));
    const { folder, commits } = await gitRepository([{ "README.md": "" }, files]);
    const { out } = await runIn(folder, ...verify, "eval");
    expect(out).toContain(`commit ${commits[1]?.slice(0, 12)} of `);
  });

  test("gives JSON with all of it", async () => {
    const { folder, commits } = await reviewedRepository();
    const { out } = await runIn(folder, ...verify, "--format", "json");
    const { decisions, counts, host, unreadable } = JSON.parse(out) as {
      decisions: Record<string, unknown>[];
      counts: unknown;
      host: unknown;
      unreadable: unknown;
    };
    expect({ counts, host, unreadable }).toEqual({
      counts: { contradicted: 1, unprovable: 1, proved: 0, local: 1, import: 1 },
      host: null,
      unreadable: [],
    });
    expect(decisions.find(({ id }) => id === "refund-days-001")).toEqual({
      id: "refund-days-001",
      file: "cases/refund-days-001.yaml",
      block: "review",
      decided: "approved",
      by: "jordan",
      at: "2026-09-01T09:00:00Z",
      reason: "The source revision supports the expected answer.",
      via: "github",
      proof,
      standing: "unprovable",
      why: 'The host was not asked: whether review 34 of pull request 7 decides this, and is of account 9 ("jordan").',
      url: null,
      against: [],
      commit: {
        id: commits[2],
        at: "2026-09-03T00:00:00Z",
        author: {
          name: "github-actions[bot]",
          email: "41898282+github-actions[bot]@users.noreply.github.com",
        },
        committer: { name: "GitHub", email: "noreply@github.com" },
      },
      contentCommit: {
        id: commits[1],
        at: "2026-09-02T00:00:00Z",
        author: { name: "Avery", email: "avery@example.test" },
        committer: { name: "Avery", email: "avery@example.test" },
      },
      isHistoryWhole: true,
    });
  });

  test("names files that cannot be read, and sets that record nothing", async () => {
    const files = { ...goodSet(pendingCase), "cases/broken-001.yaml": "id: [\n" };
    const { code, out, err } = await runIn(tempFolder(files), ...verify);
    expect(out).toBe("No case records a decision.\n");
    expect(err).toContain("cases/broken-001.yaml");
    expect(code).toBe(0);
  });

  test("shows what people wrote as text, and runs none of it", async () => {
    const text = approved(pendingCase, {
      reviewedBy: "\u001b[31mjordan\n::error::x ##[add-mask]y",
    });
    const { out } = await runIn(tempFolder(goodSet(text)), ...verify);
    expect(out).toContain(
      String.raw`approved by "\u{1b}[31mjordan\n::error::x ##\u{5b}add-mask]y"`,
    );
    expect(out).not.toMatch(/\u001b|^::/m);
  });
});

describe("review verify --github", () => {
  const code = codeOf(recordedByBot);
  const pull = pullWith("", {
    said: [
      saidBy("jordan", `approve refund-days-001 ${code}: The source revision supports it.`),
      saidBy("jordan", "Looks good.", { id: 35 }),
    ],
  });

  async function asking(
    words: readonly string[],
    environment: Readonly<Record<string, string>>,
    host: ProofHost = hostWith({ 7: pull }),
  ): Promise<Ran & { readonly asked: readonly GitHubRepository[] }> {
    const { folder } = await reviewedRepository();
    const asked: GitHubRepository[] = [];
    const proofHost = (repository: GitHubRepository): ProofHost => {
      asked.push(repository);
      return host;
    };
    const ran = await runWith({ cwd: folder, environment, proofHost }, ...verify, ...words);
    return { ...ran, asked };
  }

  test("looks up each proof with the token that is there", async () => {
    const words = ["--github", "octo-org/cases"];
    const { code: exit, out, asked } = await asking(words, { GH_TOKEN: "t" });
    expect(asked).toEqual([{ owner: "octo-org", name: "cases", token: "t" }]);
    expect(out).toContain("cases/refund-days-001.yaml proved\n");
    expect(out).toContain("  A review says so: https://github.example/o/r/pull/7#review-34\n");
    expect(out).toContain(
      'Nothing that "jordan" wrote in pull request 7 decides this case as it is recorded.',
    );
    expect(out).toContain("1 contradicted, 1 proved, 1 local, 1 imported.");
    expect(exit).toBe(1);
  });

  test("prefers GITHUB_TOKEN, and takes an empty one for none", async () => {
    const words = ["--github", "o/r"];
    const both = await asking(words, { GITHUB_TOKEN: "one", GH_TOKEN: "two" });
    expect(both.asked.map(({ token }) => token)).toEqual(["one"]);
    const empty = await asking(words, { GITHUB_TOKEN: "", GH_TOKEN: "two" });
    expect(empty.asked.map(({ token }) => token)).toEqual(["two"]);
  });

  test("asks nobody without being told to", async () => {
    const { asked } = await asking([], { GITHUB_TOKEN: "t" });
    expect(asked).toEqual([]);
  });

  test.for<readonly [string, readonly string[], Readonly<Record<string, string>>, string]>([
    ["without a token", ["--github", "o/r"], {}, "set GITHUB_TOKEN or GH_TOKEN"],
    [
      "of an address",
      ["--github", "https://github.com/o/r"],
      { GH_TOKEN: "t" },
      "is no repository; write it as owner/name",
    ],
    ["of what holds no cases", ["families.yaml"], {}, "can be opened"],
  ])("is wrong use %s", async ([, words, environment, message]) => {
    const { code: exit, err } = await asking(words, environment);
    expect(err).toContain(message);
    expect(exit).toBe(2);
  });

  test("asks GitHub, and tells what it has not", async () => {
    const { github, world } = await setting();
    const folder = tempFolder(goodSet(provedCase(pendingCase)));
    const token = world.personalToken("sam");
    const server = { GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.api };
    const environment = { ...server, GH_TOKEN: token };
    const ran = await runWith({ cwd: folder, environment }, ...verify, "--github", "acme/set");
    expect(ran.out).toContain("The repository that was asked has no pull request 7.");
    expect([ran.err, ran.code]).toEqual(["", 0]);
  });
});
