import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { sha256 } from "../../src/model/hash.ts";
import { TableThread } from "../../src/readings/table-thread.ts";
import { builtTool } from "../support/built-tool.ts";
import { tempFolder } from "../support/temp-folder.ts";

const lines = ["one", "two"].map((text) => `${JSON.stringify({ hash: sha256(text) })}\n`);

async function threadOver(
  before: readonly string[],
  after: readonly string[],
): Promise<TableThread> {
  const script = pathToFileURL(join(dirname(await builtTool()), "table-worker.js"));
  const folder = tempFolder({ "1.jsonl": lines[0] ?? "", "2.jsonl": lines.join("") });
  const inFolder = (name: string): string => join(folder, name);
  const thread = new TableThread(script, {
    before: before.map(inFolder),
    after: after.map(inFolder),
  });
  onTestFinished(async () => {
    await thread.end();
  });
  return thread;
}

test("a thread tells what two tables are in all, and the lines of some texts", async () => {
  const thread = await threadOver(["1.jsonl"], ["1.jsonl", "2.jsonl"]);
  expect(await thread.hashes()).toEqual({
    before: sha256(lines[0] ?? ""),
    after: sha256(`${lines[0]}${lines.join("")}`),
  });
  const found = await thread.linesWith([sha256("two"), sha256("three")]);
  expect(Buffer.from(found ?? []).toString()).toBe(lines[1]);
});

test("a thread that cannot read a table gives no answers", async () => {
  const thread = await threadOver(["1.jsonl"], ["none.jsonl"]);
  expect(await thread.hashes()).toBeUndefined();
  expect(await thread.linesWith([sha256("two")])).toBeUndefined();
});

test("a thread that does not start gives no answers", async () => {
  const thread = new TableThread(new URL("file:///nowhere.js"), { before: [], after: [] });
  expect(await thread.hashes()).toBeUndefined();
  expect(await thread.linesWith([sha256("two")])).toBeUndefined();
  await thread.end();
});
