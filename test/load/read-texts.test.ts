import { describe, expect, test } from "vitest";
import { readTexts } from "../../src/load/read-texts.ts";
import { contentHash } from "../../src/model/hash.ts";
import { memoryTree } from "../support/memory-tree.ts";

const line = (text: string, hash: string = contentHash(text)): string =>
  `${JSON.stringify({ hash, text })}\n`;

async function read(files: Readonly<Record<string, string>>, wanted?: readonly string[]) {
  const names = Object.keys(files);
  const set = wanted === undefined ? undefined : new Set<string>(wanted.map(contentHash));
  const { texts, defects } = await readTexts(memoryTree(files), names, set);
  return [
    [...texts.values()],
    defects.map(({ at, message }) => `${at.file}:${at.line} ${message}`),
  ];
}

describe("the texts of a set", () => {
  test("are kept where somebody wants them", async () => {
    expect(
      await read({ "0.jsonl": line("one") + line("two"), "1.jsonl": line("three") }, [
        "one",
        "three",
      ]),
    ).toEqual([["one", "three"], []]);
  });

  test("are all kept where nothing says which", async () => {
    expect(await read({ "0.jsonl": line("one") + line("two") })).toEqual([["one", "two"], []]);
  });

  test("are never one that is not its hash's, wanted or not", async () => {
    const foreign = "This line's text is not the text that its hash was made from.";
    expect(
      await read({ "0.jsonl": line("altered", contentHash("one")) + line("b", contentHash("c")) }, [
        "one",
      ]),
    ).toEqual([[], [`0.jsonl:1 ${foreign}`, `0.jsonl:2 ${foreign}`]]);
  });

  test("hide no other line behind one that is broken", async () => {
    expect(
      await read({ "0.jsonl": `{\n${line("one")}[]\n`, "1.jsonl": line("two") }, ["one", "two"]),
    ).toEqual([
      ["one", "two"],
      [
        "0.jsonl:1 This line is not JSON.",
        "0.jsonl:3 This line holds a list, but fields are due: each a name, a colon and a value.",
      ],
    ]);
  });
});
