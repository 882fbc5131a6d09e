import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { builtTool } from "../support/built-tool.ts";
import { tempFolder } from "../support/temp-folder.ts";

test("a folder that was removed under the shell breaks the run, and nothing else is said", async () => {
  const command = `mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" check`;
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", command, process.execPath, await builtTool()],
    { cwd: tempFolder(), encoding: "utf8" },
  );
  expect([status, stdout, stderr]).toEqual([
    3,
    "",
    "The run broke: the folder that this runs in is not there any more.\n",
  ]);
});
