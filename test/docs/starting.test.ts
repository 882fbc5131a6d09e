import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, runIn } from "../support/command.ts";
import { runFor } from "../support/at-desk.ts";
import { gitRepository } from "../support/git-repository.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const page = new URL("../../docs/starting.md", import.meta.url);

// To write the real output into the page, run this test with --update.
test("docs/starting.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const { folder } = await gitRepository([]);
  const printed = async (command: string): Promise<string> => {
    const [program, ...words] = wordsOf(command);
    if (program === "node") older(folder);
    const rest = program === "node" ? words.slice(1) : words;
    const { out, err } = await runFor(folder, { name: "avery" }, ...rest);
    return `${out}${err}`.replace(/\(\d+ ms\)/, "(40 ms)");
  };
  const played = await playedPage(markdown, folder, printed);
  await expect(played).toMatchFileSnapshot(page.pathname);
});

/** Makes the copies of the set those of an earlier version. */
function older(folder: string): void {
  const path = "schemas/case.schema.json";
  const schema = readFileSync(join(folder, path), "utf8");
  writeInto(folder, {
    [path]: schema.replace(/version [\d.]+/, "version 0.0.9"),
    ".touchstone/touchstone.js": "// 0.0.9\n",
    ".touchstone/README.md": "# Touchstone 0.0.9\n",
    ".touchstone/package.json": '{"type": "module", "version": "0.0.9"}\n',
  });
}

test("docs/starting.md names every file that init writes", async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, "docs"));
  await runIn(folder, "init");
  const text = readFileSync(page, "utf8");
  const table = text.slice(text.indexOf("| file"), text.indexOf("There is no `families.yaml`"));
  const named = [...table.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const missing = Object.keys(await filesIn(folder)).filter(
    (path) => !named.some((name) => path === name || (name.endsWith("/") && path.startsWith(name))),
  );
  expect(missing).toEqual([]);
});

test("docs/editors.md shows the settings that init writes", () => {
  const editors = readFileSync(new URL("../../docs/editors.md", import.meta.url), "utf8");
  const [, shown] = /```json .vscode\/settings.json\n(.*?)```/s.exec(editors) ?? [];
  const written = readFileSync("templates/set/.vscode/settings.json", "utf8");
  expect(shown).toBe(written.replaceAll("__SET__", ""));
});
