import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toolShapes } from "../../src/exporting/shapes.ts";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/exporting-shapes.md", import.meta.url);
const text = readFileSync(page, "utf8");

async function handbook(): Promise<string> {
  const folder = await folderWith({});
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    await cp(part, join(folder, part), { recursive: true });
  }
  return folder;
}

describe("docs/exporting-shapes.md", () => {
  // To write the real output into the page, run this test with --update=all.
  test("shows what its commands print", async () => {
    const folder = await handbook();
    const played = await playedPage(text, folder, async (line) => {
      const { out, err } = await runIn(folder, ...wordsOf(line).slice(1));
      return `${out}${err}`;
    });
    await expect(played).toMatchFileSnapshot(page.pathname);
  });

  test("shows what the files of the shapes hold", async () => {
    const folder = await handbook();
    const shown = [...text.matchAll(/^```text from (\w+)\/(\S+)\n(.*?)^```$/gms)];
    for (const shape of new Set(shown.map(([, name = ""]) => name))) {
      const { code } = await runIn(folder, "export", "--shape", shape, "--out", `${shape}/`);
      expect([shape, code]).toEqual([shape, 0]);
    }
    for (const [, shape = "", path = "", block = ""] of shown) {
      const file = readFileSync(join(folder, shape, path), "utf8");
      expect(file).toContain(block.replace(/\n$/, ""));
    }
    expect(shown.length).toBeGreaterThan(5);
  });

  test("has a section for each shape", () => {
    const sections = [...text.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(toolShapes.map(({ name }) => name));
  });
});
