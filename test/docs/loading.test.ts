import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { pythonIsHere, withoutPython } from "../support/python.ts";

const page = new URL("../../docs/loading.md", import.meta.url);
const markdown = readFileSync(page, "utf8");

test("docs/loading.md shows the loader that people copy", () => {
  const loader = readFileSync(new URL("../../docs/loaders/golden_set.py", import.meta.url), "utf8");
  const [, shown] = /^```python golden_set\.py\n(.*?)^```$/ms.exec(markdown) ?? [];
  expect(shown).toBe(loader);
});

// To write the real output into the page, run this test with --update=all.
test.skipIf(!pythonIsHere)(
  `docs/loading.md shows what its commands print${withoutPython}`,
  async () => {
    const folder = await folderWith({});
    for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
      await cp(part, join(folder, part), { recursive: true });
    }
    const played = await playedPage(markdown, folder, async (line) => {
      const [program = "", ...words] = wordsOf(line);
      if (program === "python3") return pythonPrints(folder, words);
      const { out, err } = await runIn(folder, ...words);
      return `${out}${err}`;
    });
    await expect(played).toMatchFileSnapshot(page.pathname);
  },
);

function pythonPrints(folder: string, words: readonly string[]): string {
  const { stdout, stderr } = spawnSync("python3", ["-B", ...words], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", PYTHONIOENCODING: "utf-8" },
  });
  return `${stdout}${stderr}`;
}
