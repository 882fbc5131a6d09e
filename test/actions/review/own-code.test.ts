import { join } from "node:path";
import { expect, test } from "vitest";
import { ownCode } from "../../../actions/review/own-code.ts";
import { tempFolder, writeInto } from "../../support/temp-folder.ts";

/** The name of the code in a folder of scripts. */
async function nameOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = tempFolder();
  writeInto(folder, files);
  return await ownCode(join(folder, "review.js"));
}

const files = { "review.js": "one", "chunks/core.js": "two", "NOTICES.txt": "three" };

test("the same scripts have the same name, wherever they lie and whatever lies beside them", async () => {
  expect(await nameOf({ ...files, "NOTICES.txt": "other" })).toBe(await nameOf(files));
});

test.for([
  ["changes", { ...files, "chunks/core.js": "other" }],
  ["is added", { ...files, "chunks/more.js": "" }],
  ["is moved", { "review.js": "one", "core.js": "two" }],
  ["hands its end to another", { "review.js": "on", "chunks/core.js": "etwo" }],
] as const)("another name comes where a script %s", async ([, other]) => {
  expect(await nameOf(other)).not.toBe(await nameOf(files));
});
