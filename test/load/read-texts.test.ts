import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTexts, readWantedTexts } from "../../src/load/read-texts.ts";
import { contentHash } from "../../src/model/hash.ts";
import { UnreadableError, type Tree } from "../../src/model/tree.ts";
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

describe("wanted texts, without a word about others", () => {
  /** A line as another program could write it, and as nobody should. */
  const wording: fc.Arbitrary<(text: string) => string> = fc.constantFrom(
    line,
    (text) => line(text, contentHash("two")),
    (text) => `${JSON.stringify({ text, hash: contentHash(text) })}\n`,
    (text) => line(text).replace('"hash":', '"hash": '),
    (text) => line(text).replace("sha256", String.raw`sh\u0061256`),
    (text) => line(text).replace(/\}\n$/, `,"hash":"${contentHash("one")}"}\n`),
    (text) => line(text).replace(/\}\n$/, `,"h\\u0061sh":"${contentHash("two")}"}\n`),
    (text) =>
      line(text, contentHash("three")).replace(/\}\n$/, `,"hash":"${contentHash(text)}"}\n`),
    (text) => line(text).replace(/\n$/, " \n"),
    (text) => line(text).replace(/"\}\n$/, "\n"),
  );
  const text = fc.constantFrom(
    "one",
    "two",
    'with "quotes"',
    "\\",
    'ends with \\"',
    'hash":"',
    "é",
  );

  test("are those that a reading of every line gives", async () => {
    const lines = fc
      .array(fc.tuple(wording, text), { maxLength: 8 })
      .map((pairs) => pairs.map(([write, words]) => write(words)).join(""));
    await fc.assert(
      fc.asyncProperty(lines, fc.subarray(["one", "two", "\\", "é"]), async (file, words) => {
        const tree = memoryTree({ "a.jsonl": file, "b.jsonl": line("two") });
        const wanted = new Set<string>(words.map((one) => contentHash(one)));
        const files = ["a.jsonl", "b.jsonl"];
        const { texts } = await readTexts(tree, files, wanted);
        expect((await readWantedTexts(tree, files, wanted)).texts).toEqual(texts);
      }),
    );
  });

  test("leave out what somebody could mean by a case", async () => {
    const written = "query: When? expectedAnswer: Soon.";
    const tree = memoryTree({ "a.jsonl": line(written) + line("one") });
    const { texts } = await readWantedTexts(tree, ["a.jsonl"], new Set([contentHash("one")]));
    expect([...texts.values()]).toEqual(["one"]);
  });

  test("tell of a file that cannot be read, wanted or not", async () => {
    const tree = memoryTree({ "a.jsonl": line("one") });
    const closed: Tree = {
      ...tree,
      stream: (path) => {
        throw new UnreadableError(path);
      },
    };
    const { defects } = await readWantedTexts(closed, ["a.jsonl"], new Set());
    expect(defects.map(({ rule }) => rule)).toEqual(["file/unreadable"]);
  });
});
