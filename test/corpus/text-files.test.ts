import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textChanges, type FileChange } from "../../src/corpus/text-files.ts";
import { contentHash } from "../../src/model/hash.ts";

const textsOf = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(texts.map((text) => [contentHash(text), text]));

/** The folder after changes to it, and the texts that its lines hold. */
function applied(
  folder: ReadonlyMap<string, string>,
  changes: readonly FileChange[],
): Map<string, string> {
  const files = new Map(folder);
  for (const [path, text] of changes) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return files;
}

function textsIn(folder: ReadonlyMap<string, string>): Map<string, string> {
  const lines = [...folder.values()].flatMap((text) =>
    text.split("\n").filter((line) => line !== ""),
  );
  return new Map(
    lines.map((line) => {
      const { hash, text } = JSON.parse(line) as { hash: string; text: string };
      return [hash, text];
    }),
  );
}

function grown(texts: readonly (readonly string[])[], largest: number): Map<string, string> {
  let folder = new Map<string, string>();
  for (const some of texts) {
    const changes = textChanges(textsOf(some), textsIn(folder), {
      paths: [...folder.keys()],
      largest,
    });
    folder = applied(folder, changes);
  }
  return folder;
}

describe("the texts of all revisions", () => {
  const list = fc.array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 40 });
  const limit = fc.constantFrom(200, 600, 100_000);

  test("lose none, and are the same bytes however often and in whatever order texts join them", () => {
    fc.assert(
      fc.property(list, list, limit, (first, second, largest) => {
        const folder = grown([first, second], largest);
        expect(textsIn(folder)).toEqual(textsOf([...first, ...second]));
        expect(grown([first, second, second, first], largest)).toEqual(folder);
        expect(grown([[...second, ...first]], largest)).toEqual(folder);
      }),
    );
  });

  test("stand in one file a digit, sorted by hash", () => {
    const files = grown([["b", "a", "c", "d", "e", "f", "g"]], 100_000);
    for (const [path, text] of files) {
      const hashes = text.split("\n").flatMap((line) => /sha256:\w+/.exec(line)?.[0] ?? []);
      expect(hashes).toEqual(hashes.toSorted());
      expect(hashes.map((hash) => hash.charAt(7))).toEqual(
        hashes.map(() => path.charAt("corpus-revisions/texts/".length)),
      );
    }
  });

  test("are cut into sixteen files where one grows too large, which then goes", () => {
    const many = Array.from({ length: 200 }, (_, index) => `Text ${index}.`).filter(
      (text) => contentHash(text).charAt(7) === "a",
    );
    const small = textChanges(textsOf(many.slice(0, 1)), new Map(), { paths: [], largest: 300 });
    expect(small.map(([path]) => path)).toEqual(["corpus-revisions/texts/a.jsonl"]);
    const cut = textChanges(textsOf(many), textsOf(many.slice(0, 1)), {
      paths: ["corpus-revisions/texts/a.jsonl", "corpus-revisions/texts/b.jsonl"],
      largest: 300,
    });
    expect(cut).toHaveLength(17);
    expect(cut.at(-1)).toEqual(["corpus-revisions/texts/a.jsonl", undefined]);
    expect(cut.at(0)?.[0]).toBe("corpus-revisions/texts/a-0.jsonl");
  });
});
