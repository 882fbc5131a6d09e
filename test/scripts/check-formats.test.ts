import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { gitRepository } from "../support/git-repository.ts";
import { goodSet, pendingCase, shortCase } from "../support/good-set.ts";
import { runFor } from "../support/at-desk.ts";
import { reportProblems } from "../support/report-schema.ts";
import { runnerCommands } from "../support/runner-commands.ts";
import { candidateOn, refunds, splitSet, travel, type Files } from "../support/split-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const blank = goodSet(pendingCase.replace(/^query: .*$/m, 'query: " "'));

/** The set in a folder of its own. */
function inFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(blank).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

function annotated(out: string): readonly (string | undefined)[] {
  return runnerCommands(out).map(({ properties }) => properties["file"]);
}

function uris(out: string): readonly unknown[] {
  return [...out.matchAll(/"uri": "(.*)"/g)].map(([, uri]) => uri);
}

const claims = async (files: Files): Promise<unknown[]> => {
  const folder = tempFolder(files);
  const json = asFields(JSON.parse((await runIn(folder, "check", "--format", "json")).out));
  const log = asFields(JSON.parse((await runIn(folder, "check", "--format", "sarif")).out));
  const { split, claim } = asFields(asFields((log["runs"] as readonly unknown[])[0])["properties"]);
  expect([split, claim]).toEqual([json["split"], json["claim"]]);
  return [split, asFields(claim)["sentence"]];
};

describe("check for GitHub and for viewers of SARIF", () => {
  test("names a file as the repository has it, wherever the command runs", async () => {
    const { folder } = await gitRepository([inFolder("eval/set")]);
    writeInto(folder, inFolder("eval/set"));
    mkdirSync(join(folder, "other"));
    for (const [cwd, given] of [
      ["", "eval/set"],
      ["eval", "set"],
      ["eval/set", "."],
      ["other", "../eval/set"],
    ] as const) {
      const words = ["check", given, "--format"];
      const github = await runIn(join(folder, cwd), ...words, "github");
      const sarif = await runIn(join(folder, cwd), ...words, "sarif");
      const path = "eval/set/cases/refund-policy-001.yaml";
      expect([annotated(github.out), uris(sarif.out)]).toEqual([[path], [path]]);
    }
  });

  test("names a file from the folder of the command where there is no repository", async () => {
    const folder = tempFolder({ ...inFolder("set"), "other/file": "" });
    const path = "cases/refund-policy-001.yaml";
    const below = await runIn(folder, "check", "set", "--format", "github");
    expect(annotated(below.out)).toEqual([`set/${path}`]);
    const beside = await runIn(join(folder, "other"), "check", "../set", "--format", "sarif");
    expect(uris(beside.out)).toEqual([path]);
    const itself = await runIn(join(folder, "set"), "check", "--format", "sarif");
    expect(uris(itself.out)).toEqual([path]);
  });

  test.each(["github", "sarif"])(
    "ends with 1 where there are errors in the format %s",
    async (format) => {
      expect(await runIn(tempFolder(blank), "check", "--format", format)).toMatchObject({
        code: 1,
        err: "",
      });
      const clean = tempFolder(goodSet(pendingCase));
      expect(await runIn(clean, "check", "--format", format)).toMatchObject({ code: 0, err: "" });
    },
  );

  test("says for a clean set that nothing was found", async () => {
    const folder = tempFolder(goodSet(pendingCase));
    const github = await runIn(folder, "check", "--format", "github");
    expect(github.out).not.toContain("::");
    expect(github.out).toMatch(/\n0 errors in 1 case \(\d+ ms\)\n$/);
    const sarif = asFields(JSON.parse((await runIn(folder, "check", "--format", "sarif")).out));
    expect(sarif["runs"]).toMatchObject([
      { results: [], invocations: [{ executionSuccessful: true }] },
    ]);
  });

  test("keeps the claim in SARIF as in JSON, without its sentence where an error was found", async () => {
    const apart = splitSet({ families: [refunds, travel] }, candidateOn("a", ["travel-policy"]));
    const joined = {
      ...apart,
      "cases/b.yaml": candidateOn("b", ["refund-policy", "travel-policy"]),
    };
    expect(await claims(apart)).toEqual(["recorded", expect.stringContaining("no score says")]);
    expect(await claims(joined)).toEqual(["recorded", null]);
  });

  test("tells what was filled where it disturbs no program", async () => {
    const folder = tempFolder(goodSet(shortCase));
    const words = ["check", "--fix", "--format", "sarif"];
    const { code, out, err } = await runFor(folder, { name: "avery" }, ...words);
    expect([code, asFields(JSON.parse(out))["version"]]).toEqual([0, "2.1.0"]);
    expect(err).toContain("cases/refund-policy-001.yaml filled\n");
  });

  test("prints JSON as its published schema has it, whatever was judged", async () => {
    const { folder } = await gitRepository([goodSet(pendingCase), inFolder("eval/set")]);
    for (const [cwd, ...words] of [
      [tempFolder(blank)],
      [tempFolder(blank), "--level", "error", "--rule", "case"],
      [folder, "eval/set", "--base", "HEAD^1"],
      [folder, "eval/set", "--commit", "HEAD", "--base", "HEAD^1"],
      [folder, "eval/set", "--changed", "--base", "HEAD^1"],
    ] as const) {
      const { out } = await runIn(cwd, "check", ...words, "--format", "json");
      expect([words, reportProblems(JSON.parse(out))]).toEqual([words, []]);
    }
    expect(reportProblems({})).not.toEqual([]);
  });
});
