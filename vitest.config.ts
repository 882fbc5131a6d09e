import { defineConfig, type ViteUserConfig } from "vitest/config";
import { reporters } from "./test/support/reporters.ts";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/shared/**"],
    ...reporters("project"),
    pool: "threads",
    isolate: false,
    testTimeout: 60_000,
  },
});

export default config;
