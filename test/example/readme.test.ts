import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { runIn } from "../support/command.ts";
import { tempFolder } from "../support/temp-folder.ts";

const readme = readFileSync("README.md", "utf8");

test("the case in README.md is the one in the set, with its hashes and labels left out", () => {
  const [, block = ""] = /```yaml\n(id: parental-leave-001\n.*?)```/s.exec(readme) ?? [];
  const file = readFileSync("cases/leave/parental-leave-001.yaml", "utf8");
  const { tags: _, ...whole } = parse(file) as Readonly<Record<string, unknown>>;
  const shortened = JSON.stringify(whole).replaceAll(/sha256:[0-9a-f]{64}/g, "sha256:…");
  expect(parse(block)).toEqual(JSON.parse(shortened));
});

test("the case that README.md adds is new, is filled at once and can be approved", async () => {
  const folder = tempFolder();
  for (const part of ["cases", "corpus-revisions", "families.yaml", ".github"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  const [, indented = ""] = / {3}```yaml\n(.*?) {3}```/s.exec(readme) ?? [];
  const text = indented.replaceAll(/^ {3}/gm, "");
  const { id } = parse(text) as { id: string };
  const file = join(folder, "cases/onboarding", `${id}.yaml`);
  await mkdir(join(folder, "cases/onboarding"), { recursive: true });
  await writeFile(file, text, { flag: "wx" });

  const filled = await runIn(folder, "fill", "--author", "avery");
  expect(filled.out).toContain("1 case filled");
  const decision = ["--reviewer", "sam", "--approve", "--confirm", "query,answer,source,chunks"];
  const why = ["--reason", "The section names the time and who gives it."];
  const at = ["--at", "2026-11-05T09:00:00Z"];
  const recorded = await runIn(folder, "review", "record", id, ...decision, ...why, ...at);
  expect(recorded).toMatchObject({ code: 0, err: "" });
  expect(await readFile(file, "utf8")).toContain("status: approved");
  expect(await runIn(folder, "check")).toMatchObject({ code: 0 });
});
