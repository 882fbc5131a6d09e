import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { killAt } from "../support/github/server/faults.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { setting, type Setting } from "./setting.ts";

/** A process that opens a label and then a second one, and says when it is done. */
function started({ github, world }: Setting): ChildProcess {
  const program = `
    import { getOctokit } from ${JSON.stringify(import.meta.resolve("@actions/github"))};
    const { rest } = getOctokit(process.env.TOKEN, { baseUrl: process.env.API });
    for (const name of ["one", "two"]) await rest.issues.createLabel({ owner: "acme", repo: "set", name });
  `;
  const folder = tempFolder({ "labels.mjs": program });
  const env = { PATH: process.env["PATH"], TOKEN: world.personalToken("sam"), API: github.api };
  return spawn(process.execPath, [join(folder, "labels.mjs")], { env, stdio: "ignore" });
}

describe("a process that is killed at a call", () => {
  test.for([
    ["before", 1, []],
    ["after", 1, ["one"]],
    ["before", 2, ["one"]],
    ["after", 2, ["one", "two"]],
  ] as const)(
    "%s call %i took effect leaves what was done until then",
    async ([when, index, labels]) => {
      const here = await setting();
      let child: ChildProcess | undefined;
      here.github.plan(
        killAt(index, when, async () => {
          const ended = child === undefined ? undefined : once(child, "exit");
          child?.kill("SIGKILL");
          await ended;
        }),
      );
      child = started(here);
      const [, signal] = (await once(child, "exit")) as [number | null, string | null];
      expect(signal).toBe("SIGKILL");
      expect([...here.repository.labels.keys()]).toEqual(labels);
    },
  );
});
