import { availableParallelism } from "node:os";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { quickFolder } from "./test/support/quick-folder.ts";
import { reporters } from "./test/support/reporters.ts";

const config: ViteUserConfig = defineConfig({
  // Packages that are read by Vite name source maps which they do not ship.
  logLevel: "error",
  test: {
    include: ["test/shared/**/*.test.ts"],
    ...reporters("shared"),
    env: quickFolder(),
    pool: "threads",
    isolate: false,
    // By default one core is left free; many tests wait for a program that they started.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    // GitHub's parser of workflows imports JSON in a way that Node does not take.
    server: { deps: { inline: [/@actions\/(?:workflow-parser|expressions)/] } },
  },
});

export default config;
