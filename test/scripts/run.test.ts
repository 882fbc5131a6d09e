import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { commandNames } from "../../scripts/run.ts";
import about from "../../package.json" with { type: "json" };
import { builtTool } from "../support/built-tool.ts";
import { runIn } from "../support/command.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const names = await commandNames();

describe("help", () => {
  test("is there for every command", () => {
    expect(names).toMatchInlineSnapshot(`
      [
        "touchstone",
        "touchstone init",
        "touchstone check",
        "touchstone new",
        "touchstone fill",
        "touchstone edit",
        "touchstone fmt",
        "touchstone import",
        "touchstone import table",
        "touchstone import squad2",
        "touchstone import deepeval",
        "touchstone import ragas",
        "touchstone import mtrag",
        "touchstone list",
        "touchstone show",
        "touchstone explain",
        "touchstone rules",
        "touchstone review",
        "touchstone review record",
        "touchstone review judge",
        "touchstone review retire",
        "touchstone review queue",
        "touchstone review verify",
        "touchstone refresh",
        "touchstone refresh plan",
        "touchstone refresh decide",
        "touchstone doctor",
        "touchstone codeowners",
        "touchstone families",
        "touchstone families propose",
        "touchstone families assign",
        "touchstone families show",
        "touchstone families check",
        "touchstone families graph",
        "touchstone families alike",
        "touchstone families audit",
        "touchstone families export",
        "touchstone holdout",
        "touchstone holdout status",
        "touchstone holdout reserve",
        "touchstone holdout use",
        "touchstone holdout expose",
        "touchstone holdout follow",
        "touchstone leak",
        "touchstone export",
        "touchstone inventory",
        "touchstone inventory check",
        "touchstone compare-contracts",
        "touchstone corpus",
        "touchstone corpus snapshot",
        "touchstone corpus diff",
      ]
    `);
  });

  test.for(names)("of %s says what it does, shows an example and the exit codes", async (name) => {
    const words = name.split(" ").slice(1);
    const { code, out, err } = await runIn(tempFolder(), ...words, "--help");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^Usage: ${name}( |$)`, "m"));
    expect(out).toMatch(/^[A-Z].*\.$/m);
    expect(out).toMatch(new RegExp(`^Examples?:\n  (?:${name}) `, "m"));
    const explains = out.includes("Each command explains itself:");
    if (!explains) {
      for (const exit of ["Exit code: 0 ", "2 wrong use", "3 the run broke"])
        expect(out).toContain(exit);
    }
    expect(out).not.toContain("\u001b");
  });

  test("is also there by the word help", async () => {
    const by = await runIn(tempFolder(), "help", "check");
    expect(by).toEqual(await runIn(tempFolder(), "check", "--help"));
  });

  test("lists commands in the order in which a person meets them", async () => {
    const { out } = await runIn(tempFolder(), "--help");
    const order = [
      "To start:",
      "Every day:",
      "To understand:",
      "Review:",
      "Families:",
      "Corpus:",
      "Example:",
    ].map((word) => out.indexOf(word));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThan(0);
  });

  test("tells the version", async () => {
    expect(await runIn(tempFolder(), "--version")).toEqual({
      code: 0,
      out: `${about.version}\n`,
      err: "",
    });
  });
});

describe("the built command line, alone in a folder", () => {
  let script = "";

  beforeAll(async () => {
    script = await builtTool();
  });

  const start = (
    cwd: string,
    words: readonly string[],
    { NODE = process.execPath, ...environment }: Readonly<Record<string, string>> = {},
  ): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(NODE, [script, ...words], {
      cwd,
      encoding: "utf8",
      env: { PATH: process.env["PATH"] ?? "", ...environment },
    });

  test("ends with 0, 1 and 2 as it should, without an escape byte", () => {
    const folder = tempFolder(goodSet(pendingCase));
    const clean = start(folder, ["check"]);
    expect([clean.status, clean.stderr]).toEqual([0, ""]);
    writeInto(folder, { "cases/bad.yaml": "id: [\n" });
    const bad = start(folder, ["check"], { FORCE_COLOR: "1" });
    expect([bad.status, bad.stderr]).toEqual([1, ""]);
    const wrong = start(folder, ["check", "--colour"]);
    expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
    for (const { stdout, stderr } of [clean, bad, wrong])
      expect(stdout + stderr).not.toContain("\u001b");
  });

  test("explains a rule with no page of rules beside it", async () => {
    const words = ["explain", "case/blank-query"];
    const { status, stdout } = start("/", words);
    expect([status, stdout]).toEqual([0, (await runIn(tempFolder(), ...words)).out]);
  });

  test("prints nothing that the YAML parser would, whatever the environment asks of it", () => {
    const folder = tempFolder(goodSet(pendingCase));
    const words = ["check", "--format", "json"];
    const asked = start(folder, words, { LOG_TOKENS: "1", LOG_STREAM: "1" });
    expect(asked).toMatchObject({ status: 0, stdout: start(folder, words).stdout });
  });

  test("gives the same bytes in another locale, time zone and folder, and under another Node", () => {
    const folder = tempFolder({
      ...goodSet(pendingCase),
      "cases/bad.yaml": "id: [\n",
      "cases/é.yaml": "x: 1\n",
    });
    const words = ["check", "--format", "json", folder];
    const outputs = [
      start(folder, words),
      start("/", words, { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Asia/Kathmandu" }),
      start(tempFolder(), words, { LANG: "C", TZ: "UTC" }),
      start(folder, words, { NODE: process.env["NODE24"] ?? process.execPath }),
    ].map(({ stdout }) => stdout);
    expect(new Set(outputs).size).toBe(1);
    expect(outputs[0]).toContain("file/not-yaml");
  });

  test.skipIf(!existsSync("/dev/full"))("ends with 3 where its output cannot be written", () => {
    const folder = tempFolder(goodSet(pendingCase));
    const command = `"${process.execPath}" "${script}" check > /dev/full`;
    const { status, stderr } = spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
    expect([status, stderr]).toEqual([
      3,
      "The run broke: the output could not be written (ENOSPC).\n",
    ]);
  });

  test("does not break where its reader stops reading", () => {
    const broken = Object.fromEntries(
      Array.from({ length: 300 }, (_, n) => [`cases/c${n}.yaml`, "id: [\n"]),
    );
    const folder = tempFolder({ ...goodSet(), ...broken });
    const { stderr, stdout } = spawnSync(
      "sh",
      ["-c", `"${process.execPath}" "${script}" check | head -n 1`],
      { cwd: folder, encoding: "utf8" },
    );
    expect([stderr, stdout.split("\n").length]).toEqual(["", 2]);
  });
});
