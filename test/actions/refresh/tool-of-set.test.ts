import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { toolOfSet } from "../../../actions/refresh/tool-of-set.ts";

test.for([
  ["eval/.touchstone/touchstone.js", "eval", "node eval/.touchstone/touchstone.js"],
  [".touchstone/touchstone.js", "eval", "node .touchstone/touchstone.js"],
  [".touchstone/touchstone.js", "", "node .touchstone/touchstone.js"],
  ["dist/touchstone.js", "", "node dist/touchstone.js"],
  ["README.md", "", "touchstone"],
] as const)("with %s, a set in %j is looked at by %s", async ([file, place, program]) => {
  const root = await mkdtemp(join(tmpdir(), "touchstone-tool-"));
  await mkdir(dirname(join(root, file)), { recursive: true });
  await mkdir(join(root, place), { recursive: true });
  await writeFile(join(root, file), "");
  expect(toolOfSet(join(root, place), place)).toEqual({ program, set: place });
});
