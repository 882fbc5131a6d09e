// Runs the tests over the handed data beside this project, or says loudly that they did not run.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const folder = resolve(process.env["TOUCHSTONE_SHARED"] ?? "../shared");

if (existsSync(folder)) {
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", "--config", "vitest.shared.config.ts", ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, TOUCHSTONE_SHARED: folder } },
  );
  process.exitCode = status ?? 1;
} else {
  console.log("=".repeat(72));
  console.log(`NOT RUN: the tests over handed data. There is no folder ${folder}.`);
  console.log("Set TOUCHSTONE_SHARED to the folder that holds data/ and vectors/.");
  console.log("=".repeat(72));
}
