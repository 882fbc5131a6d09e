import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatNames } from "../../scripts/parts/checking/report-formats.ts";
import { longestLogLine } from "../../src/report/untrusted/log.ts";
import { runIn } from "../support/command.ts";
import { goodSet, pendingAbstention } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const page = readFileSync("docs/formats.md", "utf8");

test("docs/formats.md tells of every format", () => {
  const told = [...page.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  expect(told).toEqual(formatNames);
});

test("docs/formats.md shows what a job prints", async () => {
  const [, shown] = /^\$ touchstone check --format github\n(.*?)^```$/ms.exec(page) ?? [];
  const folder = tempFolder(goodSet(pendingAbstention.replace(/^query: .*$/m, 'query: " "')));
  const { out } = await runIn(folder, "check", "--format", "github");
  expect(out.replace(/\d+ ms/, "31 ms")).toBe(shown);
});

test("docs/formats.md names the longest line of a log", () => {
  expect(page).toContain(`at most ${longestLogLine.toLocaleString("en-US")} characters`);
});
