import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { auditManifest } from "../../src/families/manifest/audit.ts";
import { auditDemo } from "../../scripts/parts/families/audit-demo.ts";
import { builtTool, runProgram } from "../support/built-tool.ts";
import { runIn, runWith } from "../support/command.ts";
import { plainRecord } from "../support/manifests.ts";
import { tempFolder } from "../support/temp-folder.ts";

const good = [plainRecord("a", "dev"), plainRecord("b", "test")];
const shared = [plainRecord("a", "dev"), plainRecord("b", "test", { family_id: "a-family" })];

function folderWithManifest(content: unknown): string {
  const folder = tempFolder();
  writeFileSync(join(folder, "m.json"), JSON.stringify(content, undefined, 1));
  return folder;
}

/** An audit that does not see padded ids. */
const blind = (file: string, bytes: Uint8Array): ReturnType<typeof auditManifest> => {
  const audit = auditManifest(file, bytes);
  const reasons = audit.reasons.filter(({ code }) => code !== "padded-id");
  return { ...audit, reasons, verdict: reasons.length === 0 ? "PASS" : "BLOCK" };
};

describe("touchstone families audit", () => {
  test("ends with 0 for a manifest that nothing is wrong with", async () => {
    const { code, out, err } = await runIn(folderWithManifest(good), "families", "audit", "m.json");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^PASS: no reason to reject 2 records\n$/m);
  });

  test("ends with 1 for one that is rejected", async () => {
    const { code, out, err } = await runIn(
      folderWithManifest(shared),
      "families",
      "audit",
      "m.json",
    );
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatchInlineSnapshot(`
      "m.json:11:16 error family-overlap
        Family "a-family" is in "dev" (case "a") and "test" (case "b").
        see: m.json:4:16
        fix: Put all its cases on one side, and hold other families out.

        claim      family: settings chosen on dev families work on families nobody tuned on
        dev        1 case, 1 family, 1 component
        test       1 case, 1 family, 1 component

      BLOCK: 1 reason to reject 2 records
      "
    `);
  });

  test("shows the line on a terminal", async () => {
    const { out } = await runWith(
      { cwd: folderWithManifest(shared), terminal: { columns: 60 } },
      "families",
      "audit",
      "m.json",
    );
    expect(out).toMatchInlineSnapshot(`
      "m.json:11:16 error family-overlap
        Family "a-family" is in "dev" (case "a") and "test" (case "b").
          11 |   "family_id": "a-family",
             |                ^^^^^^^^^^
        see: m.json:4:16
        fix: Put all its cases on one side, and hold other families out.

        claim      family: settings chosen on dev families work on families nobody tuned on
        dev        1 case, 1 family, 1 component
        test       1 case, 1 family, 1 component

      BLOCK: 1 reason to reject 2 records
      "
    `);
  });

  test("prints one JSON object for scripts", async () => {
    const folder = folderWithManifest(shared);
    const { code, out } = await runIn(folder, "families", "audit", "--format", "json", "m.json");
    expect([code, out.endsWith("}\n")]).toEqual([1, true]);
    expect(JSON.parse(out)).toMatchInlineSnapshot(`
      {
        "claim": "family",
        "counts": {
          "exceptions": 0,
          "excluded": 0,
          "largest": {
            "cases": 2,
            "families": 1,
            "of": 2,
          },
          "sides": {
            "dev": {
              "cases": 1,
              "components": 1,
              "families": 1,
            },
            "test": {
              "cases": 1,
              "components": 1,
              "families": 1,
            },
          },
        },
        "limits": [],
        "reasons": [
          {
            "caseId": "b",
            "code": "family-overlap",
            "column": 16,
            "file": "m.json",
            "fix": "Put all its cases on one side, and hold other families out.",
            "line": 11,
            "message": "Family "a-family" is in "dev" (case "a") and "test" (case "b").",
            "record": 1,
            "related": [
              {
                "column": 16,
                "file": "m.json",
                "line": 4,
              },
            ],
          },
        ],
        "remarks": [],
        "verdict": "BLOCK",
      }
    `);
  });

  test("says in JSON what a pass does not mean", async () => {
    const folder = folderWithManifest(good);
    const { out } = await runIn(folder, "families", "audit", "--format", "json", "m.json");
    expect(JSON.parse(out)).toMatchObject({
      verdict: "PASS",
      reasons: [],
      limits: expect.arrayContaining([
        "Labels are taken as they are: a paraphrase under a wrong family passes.",
      ]),
    });
  });

  test("is used wrongly without a file, with a folder and with a file that is not there", async () => {
    const folder = folderWithManifest(good);
    mkdirSync(join(folder, "sub"));
    const told = await Promise.all(
      [
        [],
        ["sub"],
        ["none.json"],
        ["m.json", "m.json"],
        ["--demo", "m.json"],
        ["--format", "csv"],
      ].map(async (words) => await runIn(folder, "families", "audit", ...words)),
    );
    expect(told.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(told.map(({ err }) => err).join("")).toMatchInlineSnapshot(`
      "Name the manifest, as in: touchstone families audit manifest.json
      "sub" is not a file that can be opened.
      "none.json" is not a file that can be opened.
      Too many arguments for 'audit'. Expected 1 argument but got 2.
      (see --help)
      --demo judges no file. Leave it out to have the manifest judged.
      Option '--format <format>' argument 'csv' is none of text, json.
      (see --help)
      "
    `);
    expect(told.map(({ out }) => out).join("")).toBe("");
  });

  test("rejects an empty file and a file of another kind", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "m.json"), "");
    writeFileSync(join(folder, "m.csv"), "case_id,family_id\n");
    for (const name of ["m.json", "m.csv"]) {
      const { code, out } = await runIn(folder, "families", "audit", "--format", "json", name);
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        verdict: "BLOCK",
        reasons: [{ code: "manifest-unreadable" }],
      });
    }
  });

  test("rejects a manifest that is too large, unread", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "m.json"), Buffer.alloc(64 * 1024 * 1024 + 1, " "));
    const { code, out } = await runIn(folder, "families", "audit", "m.json");
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "m.json:1:1 error manifest-unreadable
        The file is larger than 64 MiB, so it was not read.
        fix: Leave out what no audit needs, such as texts of documents.

      BLOCK: 1 reason to reject the file
      "
    `);
  });

  test("lets no text of a manifest reach the terminal as a command", async () => {
    const nasty = "\u001b[31m\n::error::x##[group]";
    const content = [plainRecord(nasty, "dev"), plainRecord(nasty, "holdout")];
    const { out } = await runIn(folderWithManifest(content), "families", "audit", "m.json");
    expect(out).not.toContain("\u001b");
    expect(out).not.toMatch(/^::|##\[/m);
  });
});

describe("the demonstration", () => {
  test("shows a block and a pass, tests the audit and judges no file", async () => {
    const { code, out, err } = await runIn(tempFolder(), "families", "audit", "--demo");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatchInlineSnapshot(`
      "shared family: BLOCK
      disjoint families: PASS

      Self-test: 9 of 9 as expected.
      This judged two manifests of its own and none of yours: touchstone families audit manifest.json
      "
    `);
  });

  test("fails where the audit does not do what it is known for", () => {
    const { text, isSound } = auditDemo(blind);
    expect(isSound).toBe(false);
    expect(text).toMatchInlineSnapshot(`
      "shared family: BLOCK
      disjoint families: PASS

      Self-test: 8 of 9 as expected.
        an id with a space before it: expected padded-id, found a pass
      This judged two manifests of its own and none of yours: touchstone families audit manifest.json
      "
    `);
  });
});

test("no mode of the built tool opens a connection", async () => {
  const script = await builtTool();
  const folder = folderWithManifest(shared);
  const attempts = join(folder, "attempts");
  writeFileSync(attempts, "");
  const node = [process.execPath, "--require", resolve("test/support/no-network.cjs")];
  const started = (...words: readonly string[]): number | null =>
    runProgram(folder, [...node, ...words], { ATTEMPTS: attempts }).status;
  const audit = [script, "families", "audit"];
  expect([
    started(...audit, "m.json"),
    started(...audit, "--format", "json", "m.json"),
    started(...audit, "--demo"),
    started(...audit),
  ]).toEqual([1, 1, 0, 2]);
  expect(readFileSync(attempts, "utf8")).toBe("");
  // The guard itself works.
  started("-e", 'require("node:net").connect(1).on("error", () => {})');
  expect(readFileSync(attempts, "utf8")).not.toBe("");
});
