import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "vitest";
import { folderWith } from "../support/command.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";

test("every command of the guide to filings prints what the guide shows", async () => {
  const filings = await folderWith({});
  await cp(resolve("docs/mappings"), filings, { recursive: true });
  const set = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/sec10q-docugami");
  await cp(set, join(filings, "sec10q"), { recursive: true });
  await expectGuideToBeReal("docs/guides/filings.md", { filings });
});
