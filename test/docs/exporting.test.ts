import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { whyLeftOut } from "../../src/exporting/left-out.ts";
import { setDigest } from "../../src/exporting/set-digest.ts";
import { shapes } from "../../src/exporting/shapes.ts";
import { triggers } from "../../src/corpus/refresh-scopes.ts";
import { sha256 } from "../../src/model/hash.ts";
import exportSchema from "../../schemas/export.schema.json" with { type: "json" };
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/exporting.md", import.meta.url);
const text = readFileSync(page, "utf8");

async function handbook(): Promise<string> {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  return folder;
}

/** The first cells of the rows of the table below a heading. */
function firstCells(header: string): readonly string[] {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.replaceAll(/ +/g, " ").startsWith(header));
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  const names = rest.slice(0, end).map((line) => line.split("|")[1] ?? "");
  return names.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

describe("docs/exporting.md", () => {
  // To write the real output into the page, run this test with --update=all.
  test("shows what its commands print", async () => {
    const folder = await handbook();
    const played = await playedPage(text, folder, async (line) => {
      const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
      return `${out}${err}`;
    });
    await expect(played).toMatchFileSnapshot(page.pathname);
  });

  test("has every reason, every field and every shape", async () => {
    expect(firstCells("| why ").toSorted()).toEqual(Object.keys(whyLeftOut).toSorted());
    expect(firstCells("| field | what it is | ".slice(0, 8))).not.toEqual([]);
    expect(triggers.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    expect(firstCells("| `--shape`")).toEqual(shapes.map(({ name }) => name));
    const manifest = text.slice(text.indexOf("## The manifest"));
    const fields = Object.keys(exportSchema.properties);
    expect(fields.filter((name) => !manifest.includes(`| \`${name}\``))).toEqual([]);
  });

  test("names every field that a line of a real set has, and those of its evidence", async () => {
    const folder = await handbook();
    await runIn(folder, "export", "--out", "all");
    const lines = ((await filesIn(folder))["all/cases.jsonl"] ?? "").trimEnd().split("\n");
    const records = lines.map((line) => asFields(JSON.parse(line)));
    const own = new Set(records.flatMap((record) => Object.keys(record)));
    const told = new Set(firstCells("| field "));
    expect([...own].filter((name) => !told.has(name))).toEqual([]);
    const evidence = records.flatMap((record) => (record["evidence"] ?? []) as object[]);
    const row = /^\| `evidence`.*$/m.exec(text)?.[0] ?? "";
    const parts = new Set(evidence.flatMap((one) => Object.keys(one)));
    expect([...parts].filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  });

  test("works the digest of a set out by hand", () => {
    const form = /^```text digest-form\.json\n(.*)\n```$/m.exec(text)?.[1] ?? "";
    const digest = /^Its digest: `(sha256:[0-9a-f]{64})`\.$/m.exec(text)?.[1];
    expect(sha256(form)).toBe(digest);
    expect(setDigest(JSON.parse(form) as never)).toBe(digest);
  });
});
