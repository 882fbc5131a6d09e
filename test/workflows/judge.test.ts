import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { builtTool, runProgram } from "../support/built-tool.ts";
import { asFields } from "../support/fields.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { gitRepository, type Contents } from "../support/git-repository.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

/** The files of a new set, with a case that somebody approved. */
async function newSet(place: string): Promise<Record<string, string>> {
  const folder = await folderWith({ ".git/HEAD": "ref: refs/heads/main\n" });
  const made = runProgram(folder, [process.execPath, await builtTool(), "init", place]);
  expect([made.status, made.err]).toEqual([0, ""]);
  const own = Object.entries(goodSet(approved(pendingCase)));
  const files = own.map(([path, text]) => [place === "." ? path : `${place}/${path}`, text]);
  const { ".git/HEAD": head, ...written } = await filesIn(folder);
  expect(head).toBeDefined();
  return { ...written, ...Object.fromEntries(files) };
}

/** Runs the step that judges, where the steps before it have checked out the change and the base's tool. */
async function judged(
  before: Contents,
  after: Contents,
  place = ".",
): Promise<ReturnType<typeof runProgram>> {
  const { folder, commits } = await gitRepository([before, after]);
  const workspace = tempFolder();
  cpSync(folder, join(workspace, "set"), { recursive: true });
  const tool = place === "." ? ".touchstone/" : `${place}/.touchstone/`;
  mkdirSync(join(workspace, "base"));
  const kept = Object.entries(before).filter(([path]) => path.startsWith(tool));
  writeInto(join(workspace, "base"), Object.fromEntries(kept) as Record<string, string>);
  const name = place === "." ? "touchstone" : `touchstone-${place}`;
  const { run } = asFields(
    stepsOf(readFileSync(join(folder, `.github/workflows/${name}.yaml`), "utf8")).at(-1),
  );
  // The environment of a step: the runner starts its shell so.
  const shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", String(run)];
  return runProgram(workspace, shell, { BASE: commits[0] ?? "" });
}

function stepsOf(workflow: string): readonly unknown[] {
  const { check } = asFields(asFields(parse(workflow))["jobs"]);
  return asFields(check)["steps"] as readonly unknown[];
}

describe("the workflow that init writes", () => {
  let set: Record<string, string> = {};
  let inFolder: Record<string, string> = {};

  beforeAll(async () => {
    set = await newSet(".");
    inFolder = await newSet("eval");
  });

  test("is green for the change that brings the set", async () => {
    const { status, out, err } = await judged({ "code.py": "" }, { "code.py": "", ...set });
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("0 errors in 1 case");
  });

  test("tells an approved case that was deleted, compared with the base", async () => {
    const after = Object.fromEntries(
      Object.entries(set).filter(([path]) => !path.startsWith("cases/refund")),
    );
    const { status, out } = await judged(set, after);
    expect(status).toBe(1);
    expect(out).toContain("::error title=case/deleted,file=cases/refund-policy-001.yaml");
  });

  test("judges by the base's tool, whatever the change does to its own", async () => {
    const { status, out } = await judged(set, {
      ...set,
      ".touchstone/touchstone.js": "process.exit(0);\n",
      "cases/bad.yaml": "id: [\n",
    });
    expect(status).toBe(1);
    expect(out).toContain("file=cases/bad.yaml");
  });

  test("names files from the top of the repository for a set in a folder", async () => {
    const { status, out } = await judged(
      inFolder,
      { ...inFolder, "eval/cases/bad.yaml": "id: [\n" },
      "eval",
    );
    expect(status).toBe(1);
    expect(out).toContain("file=eval/cases/bad.yaml");
  });
});
