import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "vitest";
import { folderWith } from "../support/command.ts";
import { expectGuideToBeReal } from "../support/played-guide.ts";

test("every command of the guide to legal acts prints what the guide shows", async () => {
  const acts = await folderWith({});
  await cp(resolve("docs/mappings"), acts, { recursive: true });
  const set = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/eulex-rag-da");
  await cp(set, join(acts, "eulex"), { recursive: true });
  await expectGuideToBeReal("docs/guides/legal-acts.md", { acts });
});
