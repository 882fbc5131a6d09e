import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { reasonNames, remarkNames } from "../../src/report/exporting/contracts/contract-words.ts";
import { asFields } from "../support/fields.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/comparing-runs.md", import.meta.url);
const text = readFileSync(page, "utf8");

async function handbook(): Promise<string> {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  return folder;
}

// To write the real output into the page, run this test with --update=all.
test("docs/comparing-runs.md shows what its commands print", async () => {
  const folder = await handbook();
  const codes: number[] = [];
  const played = await playedPage(text, folder, async (line) => {
    const { code, out, err } = await runIn(folder, ...wordsOf(line).slice(1));
    if (line.includes("compare-contracts")) codes.push(code);
    else expect([line, code, code === 0 ? "" : err]).toEqual([line, 0, ""]);
    return `${out}${err}`;
  });
  expect(codes).toEqual([1, 1, 0, 2]);
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/comparing-runs.md has every reason, every remark and every name of the JSON", async () => {
  const cells = [...text.matchAll(/^\| (`.+?`) +\|/gm)].map(([, cell = ""]) => cell);
  const names = new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  );
  const kinds = [...Object.keys(reasonNames), ...Object.keys(remarkNames)];
  expect(kinds.filter((name) => !names.has(name))).toEqual([]);
  const folder = await handbook();
  await runIn(folder, "export", "--out", "a");
  const { out } = await runIn(folder, "compare-contracts", "a", "a", "--format", "json");
  const value = asFields(JSON.parse(out));
  const members = Object.keys(asFields(value["members"])).map((name) => `members.${name}`);
  const own = [...Object.keys(value).filter((name) => name !== "members"), ...members];
  expect(own.filter((name) => !names.has(name))).toEqual([]);
  const row = /^\| `a`, `b`.*$/m.exec(text)?.[0] ?? "";
  const ofSide = Object.keys(asFields(value["a"]));
  expect(ofSide.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
});
