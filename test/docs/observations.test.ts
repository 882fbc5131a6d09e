import { readFileSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import schema from "../../schemas/observation.schema.json" with { type: "json" };
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/observations.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

/** The set of this repository without the cases whose evidence moved. */
async function unmovedSet(): Promise<string> {
  const set = join(await folderWith({}), "set");
  await mkdir(set);
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(set, part), { recursive: true });
  }
  const { out } = await runIn(set, "refresh", "plan", "--format", "json");
  const plan = JSON.parse(out) as { items: readonly { file: string }[] };
  for (const { file } of plan.items) await rm(join(set, file));
  return set;
}

// To write the real output into the page, run this test with --update=all.
test("docs/observations.md shows what its commands print", async () => {
  const set = await unmovedSet();
  const played = await playedPage(markdown, set, async (line) => {
    const { out, err } = await runIn(set, ...wordsOf(line).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

test("docs/observations.md says of every field what it is for", () => {
  const rows = [...markdown.matchAll(/^\| (`.*?) \|/gm)].map(([, names = ""]) => names);
  const named = new Set([...rows.join().matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(Object.keys(schema.properties).filter((field) => !named.has(field))).toEqual([]);
});
