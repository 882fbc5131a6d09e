import { defineConfig, type ViteUserConfig } from "vitest/config";
import { reporters } from "./test/support/reporters.ts";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["test/shared/**/*.test.ts"],
    ...reporters("shared"),
    pool: "threads",
    isolate: false,
    testTimeout: 120_000,
  },
});

export default config;
