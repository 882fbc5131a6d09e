import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, runIn } from "../support/command.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository } from "../support/git-repository.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";

const page = new URL("../../docs/tracing.md", import.meta.url);

// To write the real output into the page, run this test with --update.
test("docs/tracing.md shows what its commands print", async () => {
  const markdown = readFileSync(page, "utf8");
  const { folder, gitdir } = await gitRepository([]);
  const commits: string[] = [];
  const printed = async (command: string): Promise<string> => {
    const [program, ...words] = wordsOf(command);
    if (program === "touchstone") {
      const { out, err } = await runIn(folder, ...words);
      return `${out}${err}`;
    }
    if (program !== "git") throw new Error(`${command} was not played.`);
    const files = Object.entries(await filesIn(folder)).filter(
      ([path]) => !path.startsWith(".git/"),
    );
    const day = commits.length * 30 + 1.5;
    const parents = commits.slice(-1);
    commits.push(await commitState(gitdir, Object.fromEntries(files), { day, parents }));
    return "";
  };
  const played = await playedPage(markdown, folder, printed);
  await expect(played).toMatchFileSnapshot(page.pathname);
});
