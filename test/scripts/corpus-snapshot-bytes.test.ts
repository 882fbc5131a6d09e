import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import type { Files } from "../support/good-set.ts";
import { filesIn, folderWith } from "../support/command.ts";

const entry = fileURLToPath(new URL("../../scripts/touchstone.ts", import.meta.url));
const loader = import.meta.resolve("tsx");
const node24 = process.env["NODE24"];

const records = ["ä", "z", "Z", "i", "I", "ı", "10", "9", "\u{1f600}", "\uffee"].map(
  (name, index) => ({
    id: `${index % 2 === 0 ? "handbook" : "Ärger"}.md#${name}`,
    text: `The text of ${name}.\r\nIts second line.`,
    published: "2026-03-29",
  }),
);
const map = `chunk: {id: id, text: text}
document: {publishedAt: published}
idPattern: "{document}#{locator}"
chunking: {name: by-heading, version: "1", settings: {size: 400, language: tr}}
`;

interface Surroundings {
  readonly node?: string | undefined;
  readonly environment?: Readonly<Record<string, string>> | undefined;
  readonly cwd?: string;
  readonly reversed?: boolean;
}

/** The revision's files as a process of its own writes them. */
async function written({ node, environment, cwd = ".", reversed }: Surroundings): Promise<Files> {
  const ordered = reversed === true ? records.toReversed() : records;
  const cut = reversed === true ? 4 : 6;
  const dumps = {
    "a.json": JSON.stringify(ordered.slice(0, cut)),
    "b.jsonl": ordered
      .slice(cut)
      .map((record) => `${JSON.stringify(record)}\n`)
      .join(""),
  };
  const folder = await folderWith({ ...dumps, "map.yaml": map });
  const from = join(folder, cwd);
  await mkdir(from, { recursive: true });
  const names = (reversed === true ? ["b.jsonl", "a.json"] : ["a.json", "b.jsonl"]).map((name) =>
    join(folder, name),
  );
  const words = [
    "corpus",
    "snapshot",
    ...names,
    "--map",
    join(folder, "map.yaml"),
    "--set",
    folder,
  ];
  await run(words, { node, environment, cwd: from });
  return await filesIn(folder, "corpus-revisions");
}

async function run(
  words: readonly string[],
  { node, environment, cwd }: Pick<Surroundings, "node" | "environment" | "cwd">,
): Promise<void> {
  await promisify(execFile)(
    node ?? process.execPath,
    ["--import", loader, entry, ...words, "--created-at", "2026-09-01T23:30:00Z"],
    { cwd, env: { PATH: process.env["PATH"], ...environment } },
  );
}

const pages = {
  "docs/ä.md": "---\ntitle: Ä\n---\n# İstanbul IŞIK\n\nOne.\r\n\r\n## Größe 返金\n\nTwo.\n",
  "docs/Z/i.html": "<h1>I</h1><p>Three <a href='x'>four</a></p>",
  "docs/a.txt": `${"返金は三十日以内です".repeat(300)}\n`,
};

/** The same of a folder of documents. */
async function cutIn({ node, environment, reversed }: Surroundings): Promise<Files> {
  const files = Object.entries(pages);
  const folder = await folderWith(
    Object.fromEntries(reversed === true ? files.toReversed() : files),
  );
  const words = ["corpus", "snapshot", "docs", "--chunking", "by-heading@1"];
  await run(words, { node, environment, cwd: folder });
  return await filesIn(folder, "corpus-revisions");
}

describe("the same dump gives the same bytes", async () => {
  const expected = await written({ environment: { TZ: "UTC", LC_ALL: "C" } });

  test("in the plainest surroundings: six or more files", () => {
    expect(Object.keys(expected).length).toBeGreaterThan(6);
    expect(expected["corpus-revisions/current.yaml"]).toBe("revision: corpus-2026-09-01\n");
  });

  test("of a folder too", async () => {
    const plain = await cutIn({ environment: { TZ: "UTC", LC_ALL: "C" } });
    expect(Object.keys(plain).length).toBeGreaterThan(6);
    const elsewhere = { TZ: "Pacific/Auckland", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
    expect(await cutIn({ environment: elsewhere, reversed: true, node: node24 })).toEqual(plain);
  });

  test.for<readonly [string, Surroundings]>([
    ["another time zone", { environment: { TZ: "Pacific/Auckland" } }],
    ["a Turkish locale", { environment: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" } }],
    ["another working directory", { cwd: "some/where/else" }],
    [
      "files and records the other way round",
      { reversed: true, environment: { LANG: "de_DE.UTF-8" } },
    ],
    ...(node24 === undefined
      ? []
      : ([["Node 24", { node: node24, environment: { TZ: "Asia/Kolkata" } }]] as const)),
  ])("under %s", async ([, surroundings]) => {
    expect(await written(surroundings)).toEqual(expected);
  });
});
