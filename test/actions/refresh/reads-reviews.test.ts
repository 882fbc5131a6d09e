import { expect, test } from "vitest";
import { readsReviews } from "../../../actions/refresh/reads-reviews.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const file = ".github/workflows/review.yaml";
const step = (uses: string): string => `jobs:\n  a:\n    steps:\n      - uses: ${uses}\n`;

test.for([
  ["the action of this repository", { [file]: step("./actions/review") }, true],
  [
    "that of a set in a folder",
    { [file]: step('"./eval/.touchstone/actions/review" # ours') },
    true,
  ],
  ["another action", { [file]: step("./actions/review-notes") }, false],
  ["a comment", { [file]: "# uses: ./actions/review\n" }, false],
  ["no workflow", { "a.txt": "x\n" }, false],
  ["a file that is none", { ".github/workflows/a.md": step("./actions/review") }, false],
] as const)("%s", async ([, files, reads]) => {
  const folder = tempFolder({ "eval/cases/.keep": "", ...files });
  expect(await readsReviews(folder, "")).toBe(reads);
  expect(await readsReviews(`${folder}/eval`, "eval")).toBe(reads);
});
