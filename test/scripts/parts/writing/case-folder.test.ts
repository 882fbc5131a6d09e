import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { caseFolder } from "../../../../scripts/parts/writing/case-folder.ts";
import { workingTree } from "../../../../src/git/working-tree.ts";
import { tempFolder } from "../../../support/temp-folder.ts";

async function told(given: string): Promise<string> {
  const folder = tempFolder({ "cases/file": "x", "cases/leave/a.yaml": "id: a\n" });
  mkdirSync(join(folder, "elsewhere"));
  symlinkSync(join(folder, "elsewhere"), join(folder, "cases/link"));
  try {
    return await caseFolder(workingTree(folder), given);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

test.for(["", "leave", "leave/parental/", "new//place", "v1.2"])(
  "%j is a folder below cases/",
  async (given) => {
    expect(await told(given)).toBe(given.replace("//", "/").replace(/\/$/, ""));
  },
);

test.for([
  "/leave",
  "../leave",
  "leave/../../x",
  ".hidden",
  "ends.",
  "C:\\leave",
  "cases/leave",
  "file/below",
  "link",
  "link/below",
])("%j is none", async (given) => {
  expect(await told(given)).toMatchSnapshot();
});
