import { expect, test } from "vitest";
import { filesIn, runIn } from "../support/command.ts";
import { gitRepository } from "../support/git-repository.ts";
import { runGit } from "../support/github/git/run-git.ts";

// Repositories of JavaScript seldom keep what they build.
test.for(["dist/", "dist", "/*/dist/", "*.js", "**/*.js\nLICENSE\n*.txt", "actions/"])(
  "the whole tool is kept by Git where the repository ignores %j",
  async (pattern) => {
    const { folder } = await gitRepository([{ ".gitignore": `${pattern}\n` }]);
    await runIn(folder, "init", "eval");
    const words = ["ls-files", "--others", "--exclude-standard", "eval/"];
    const text = String(await runGit(folder, words));
    const written = Object.keys(await filesIn(folder, "eval/.touchstone"));
    expect(written).toContain("eval/.touchstone/dist/validate.js");
    expect(text.split("\n").filter((path) => path.startsWith("eval/.touchstone/"))).toEqual(
      written,
    );
  },
);
