import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import about from "../../package.json" with { type: "json" };
import { runIn, runWith } from "../support/command.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";
import { asFields } from "../support/fields.ts";
import { placeOf } from "../github/host-setting.ts";
import { setting } from "../github/setting.ts";

/** What init writes, in a repository of Git. */
async function newSet(folder = tempFolder(), ...words: readonly string[]): Promise<string> {
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", folder]);
  const { code } = await runIn(folder, "init", ...words);
  expect(code).toBe(0);
  return folder;
}

const owners = ["/.github/", "/.touchstone/", "/families.yaml", "/corpus-revisions/"]
  .map((path) => `${path} @robin\n`)
  .join("");

/** The standing of some settings by their names. */
async function standings(cwd: string, ...ids: readonly string[]): Promise<Record<string, string>> {
  const { out } = await runIn(cwd, "doctor", ...ids, "--format", "json");
  const found = asFields(JSON.parse(out))["settings"] as readonly unknown[];
  return Object.fromEntries(
    found
      .map(asFields)
      .map(({ id, standing, because }) => [String(id), `${String(standing)}: ${String(because)}`]),
  );
}

describe("touchstone doctor", () => {
  test("finds a new set in order but for what init cannot write", async () => {
    const folder = await newSet();
    const { code, out, err } = await runIn(folder, "doctor");
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatch(/^Does not hold: 1\n\n {2}owners-named /);
    expect(out.split("\n").slice(-13).join("\n")).toMatchInlineSnapshot(`
      "    without   The administrators own the policy and all that is protected.

      Holds: 5

        may-write  Whoever the policy names has write access.
        pinned  Every action is named by its commit.
        outside-target  No workflow runs a stranger's change with the rights of the repository.
        workflows  The workflows of Touchstone are there, as init writes them.
        tool  The copy of the tool is what its version says.

      1 not held, 20 not seen, 3 chosen, 5 held, in this checkout; GitHub was not asked.
      To ask GitHub, with a token in GITHUB_TOKEN or GH_TOKEN: touchstone doctor --github
      "
    `);
    writeInto(folder, { ".github/CODEOWNERS": owners });
    expect((await runIn(folder, "doctor")).code).toBe(0);
  });

  test("finds the workflows and the tool of a set in a folder", async () => {
    const folder = await newSet(tempFolder(), "eval");
    const ids = ["workflows", "tool", "schedule", "owners-named"];
    expect(await standings(join(folder, "eval"), ...ids)).toMatchInlineSnapshot(`
      {
        "owners-named": "fails: There is no CODEOWNERS.",
        "schedule": "unseen: .github/workflows/touchstone-eval.refresh.yaml has a schedule. Whether GitHub has turned it off was not asked.",
        "tool": "holds: Every file is as version 0.1.0 writes it.",
        "workflows": "holds: They are those of version 0.1.0.",
      }
    `);
  });

  test("says which files of the tool are not as its version writes them", async () => {
    const folder = await newSet();
    writeInto(folder, { ".touchstone/touchstone.js": "process.exit(0);\n" });
    rmSync(join(folder, ".touchstone/actions/validate/action.yml"));
    expect(await standings(folder, "tool")).toEqual({
      tool: `fails: 2 files of it are not as version ${about.version} writes them: .touchstone/actions/validate/action.yml and .touchstone/touchstone.js.`,
    });
    writeInto(folder, { ".touchstone/package.json": '{"version":"9.0.0"}' });
    expect((await standings(folder, "tool"))["tool"]).toMatch(/^unseen: It is version 9\.0\.0/);
  });

  test("tells a workflow that was edited, and misses one whose job is gone", async () => {
    const folder = await newSet();
    const path = ".github/workflows/touchstone.yaml";
    writeInto(folder, { [path]: "on: push\njobs:\n  a:\n    name: Touchstone check\n" });
    expect((await standings(folder, "workflows"))["workflows"]).toBe(
      'fails: No workflow has the job "Touchstone families".',
    );
  });

  test("reads nothing behind a link", async () => {
    const folder = await newSet();
    execFileSync("ln", ["-s", "/etc/passwd", join(folder, ".github/CODEOWNERS")]);
    expect((await standings(folder, "owners-named"))["owners-named"]).toBe(
      "fails: There is no CODEOWNERS.",
    );
  });

  test("refuses a name that no setting has, and tells the nearest", async () => {
    expect(await runIn(await newSet(), "doctor", "aproval")).toMatchInlineSnapshot(`
      {
        "code": 2,
        "err": "No setting is called "aproval". Write "approvals" if that is what it means.
      ",
        "out": "",
      }
    `);
  });
});

/** How a call that is refused ends. */
async function refused(
  folder: string,
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const { code, err } = await runWith({ cwd: folder, environment }, "doctor", ...words);
  return `${code} ${err}`;
}

describe("touchstone doctor --github", () => {
  test("needs a token and a repository, and gives the token to no host that a checkout names", async () => {
    const folder = await newSet();
    const token = { GITHUB_TOKEN: "secret" };
    const origin = (url: string): void =>
      void execFileSync("git", ["-C", folder, "remote", "add", "origin", url]);
    const found = [
      await refused(folder, {}, "--github"),
      await refused(folder, token, "--github"),
      await refused(folder, token, "--repository", "acme"),
    ];
    origin("https://github.com.evil.example/acme/set.git");
    found.push(await refused(folder, token, "--github"));
    expect(found).toMatchInlineSnapshot(`
      [
        "2 There is no token to ask GitHub with. Put one into GITHUB_TOKEN or GH_TOKEN, such as: GH_TOKEN=$(gh auth token) touchstone doctor --github
      ",
        "2 The remote origin names no repository on GitHub. Name it: touchstone doctor --repository owner/name
      ",
        "2 "acme" names no repository. Write it as owner/name, such as acme/golden-set.
      ",
        "2 The remote origin is on github.com.evil.example, and the token is for github.com, so it was not sent. For a server of your own, set GITHUB_SERVER_URL to its address.
      ",
      ]
    `);
  });

  test("asks about the remote origin, writes nothing, and ends with 1 where something does not hold", async () => {
    const here = await setting();
    const { server, api } = placeOf(here.github);
    const folder = await newSet();
    writeInto(folder, { ".github/CODEOWNERS": owners });
    execFileSync("git", ["-C", folder, "remote", "add", "origin", `${server}/acme/set.git`]);
    const environment = {
      GH_TOKEN: here.world.personalToken("acme"),
      GITHUB_SERVER_URL: server,
      GITHUB_API_URL: api,
    };
    const before = here.github.log.length;
    const { code, out, err } = await runWith({ cwd: folder, environment }, "doctor", "--github");
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatch(/in this checkout and in acme\/set on GitHub\.\n$/);
    expect(out).toContain("No rule asks for one.");
    const made = here.github.log.slice(before).map(({ method }) => method);
    expect(new Set(made)).toEqual(new Set(["GET"]));
    expect(
      (await runWith({ cwd: folder, environment }, "doctor", "history", "--github")).code,
    ).toBe(0);
  });
});
