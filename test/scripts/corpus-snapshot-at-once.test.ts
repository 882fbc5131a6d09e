import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";

const flags =
  "--chunk-id id --text text --document {document}#{locator} --chunking by-heading@1".split(" ");
const day = ["--created-at", "2026-09-01"];

/** A dump of chunks whose texts spread over all files of texts. */
const dump = (name: string): string =>
  Array.from({ length: 60 }, (_, at) => ({
    id: `page-${at}.md#top`,
    text: `Page ${at} of ${name} says what it says.`,
  }))
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");

const twoDumps = { "one.jsonl": dump("one"), "two.jsonl": dump("two") };

function words(name: string, id: string): readonly string[] {
  return ["corpus", "snapshot", `${name}.jsonl`, ...flags, ...day, "--id", id];
}

/** The texts that the set keeps. */
async function textsOf(folder: string): Promise<number> {
  const files = await filesIn(join(folder, "corpus-revisions", "texts"));
  return Object.values(files)
    .join("")
    .split("\n")
    .filter((line) => line !== "").length;
}

test("of two at once, the second builds on what the first wrote", async () => {
  const folder = await folderWith(twoDumps);
  const runs = [runIn(folder, ...words("one", "one")), runIn(folder, ...words("two", "two"))];
  expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 0]);
  expect(await textsOf(folder)).toBe(120);
  const files = await filesIn(join(folder, "corpus-revisions"));
  const records = [files["one/revision.yaml"] ?? "", files["two/revision.yaml"] ?? ""];
  expect(records.filter((record) => record.includes("parent: "))).toHaveLength(1);
});

test("of two at once with one name and other content, the second is refused", async () => {
  const folder = await folderWith(twoDumps);
  const runs = await Promise.all([
    runIn(folder, ...words("one", "same")),
    runIn(folder, ...words("two", "same")),
  ]);
  const refused = runs.filter(({ code }) => code !== 0);
  expect(refused).toEqual([
    {
      code: 2,
      out: "",
      err: 'Corpus revision "same" is recorded already, with other content, and a recorded revision never changes. Give the new one a name of its own, as in --id same-2.\n',
    },
  ]);
  expect(await textsOf(folder)).toBe(60);
});

/** The same in a process of its own. */
async function inProcess(folder: string, ...given: readonly string[]): Promise<Pick<Ran, "code">> {
  const script = fileURLToPath(new URL("../../scripts/touchstone.ts", import.meta.url));
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), script, ...given],
    {
      cwd: folder,
      stdio: "ignore",
    },
  );
  const [code] = (await once(child, "exit")) as [Ran["code"]];
  return { code };
}

test("two processes at once lose nothing either", async () => {
  const folder = await folderWith(twoDumps);
  const runs = [
    inProcess(folder, ...words("one", "one")),
    inProcess(folder, ...words("two", "two")),
  ];
  expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 0]);
  expect(await textsOf(folder)).toBe(120);
}, 60_000);
