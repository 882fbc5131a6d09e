import { rm, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

const one = { chunks: { "kb:1": "Employees have thirty days of paid vacation in each year." } };
const two = { chunks: { "kb:1": "Employees have 31 days of paid vacation in each year." } };
const files = {
  ...twoCorpora(one, two),
  ".github/touchstone.yaml": "reviewers: [sam]\n",
  "cases/case-1.yaml": judgedCase("case-1", { under: "one", corpus: one, chunks: ["kb:1"] }),
};

const decision = "--confirmed --by sam --reason Read. --confirm query,answer,source,chunks".split(
  " ",
);
const commands: readonly (readonly string[])[] = [
  ["check"],
  ["corpus", "diff"],
  ["refresh", "plan"],
  ["refresh", "decide", "case-1", ...decision],
  ["export", "--for", "tuning"],
];

const pointer = "corpus-revisions/current.yaml";

test.for<readonly [what: string, breakIt: (folder: string) => Promise<void>, place: string]>([
  [
    "names no recorded revision",
    async (folder) => await writeFile(join(folder, pointer), "revision: nope\n"),
    `${pointer}:1:11 error revision/current-unknown`,
  ],
  [
    "has a key twice",
    async (folder) => await writeFile(join(folder, pointer), "revision: two\nrevision: one\n"),
    `${pointer}:2:1 error file/`,
  ],
  [
    "is missing",
    async (folder) => await rm(join(folder, pointer)),
    "corpus-revisions/two/revision.yaml:1:1 error revision/current-unknown",
  ],
  [
    "leads to a revision whose record is empty",
    async (folder) => await writeFile(join(folder, "corpus-revisions/two/revision.yaml"), ""),
    "corpus-revisions/two/revision.yaml:1:1 error file/",
  ],
  [
    "stands in a folder that is a link",
    async (folder) => {
      await rename(join(folder, "corpus-revisions"), join(folder, "elsewhere"));
      await symlink("elsewhere", join(folder, "corpus-revisions"));
    },
    "corpus-revisions:1:1 error file/not-a-file",
  ],
])("a pointer that %s is told alike by every command", async ([, breakIt, place]) => {
  const folder = await folderWith(files);
  await breakIt(folder);
  for (const words of commands) {
    const { code, out, err } = await runIn(folder, ...words);
    const shown = place.replace(/ error .*/, "");
    const said = `${out}${err}`;
    // What stands against a decision is told by its place, without the rule.
    const isFound = said.includes(words[1] === "decide" ? shown : place);
    expect([words.join(" "), code, isFound ? "found" : said]).toEqual([
      words.join(" "),
      1,
      "found",
    ]);
  }
});
