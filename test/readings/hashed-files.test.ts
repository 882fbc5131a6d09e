import { createHash } from "node:crypto";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "../../src/model/hash.ts";
import { hashOfFiles, linesAt } from "../../src/readings/hashed-files.ts";
import { HashStarts, keptDigits } from "../../src/load/hash-column.ts";
import { TableIndex } from "../../src/readings/table-index.ts";
import { tempFolder } from "../support/temp-folder.ts";

const texts = ["one", "two", "three"] as const;
/** Lines as manifests have them, some of them with no hash, and one that only seems to have one. */
const line = fc.oneof(
  fc
    .tuple(fc.string({ maxLength: 300 }), fc.constantFrom(...texts))
    .map(([id, text]) => JSON.stringify({ documentId: id, hash: sha256(text), id })),
  fc.constantFrom("", "{}", JSON.stringify({ id: `"hash":"${sha256("two")}"` })),
);
const file = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom("", "\n"))
  .map(([lines, end]) => (lines.length === 0 ? "" : `${lines.join("\n")}${end}`));

function inFiles(contents: readonly string[]): readonly string[] {
  const named = contents.map((text, index) => [`${index}.jsonl`, text] as const);
  const folder = tempFolder(Object.fromEntries(named));
  return named.map(([name]) => join(folder, name));
}

function startingWith(start: number): HashStarts {
  const starts = new HashStarts();
  starts.add(start);
  return starts;
}

test("files are hashed one behind the other, and the lines of a text are found in them", () => {
  fc.assert(
    fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (contents) => {
      const files = inFiles(contents);
      const index = new TableIndex();
      const expected = createHash("sha256").update(contents.join("")).digest("hex");
      expect(hashOfFiles(files, index)).toBe(`sha256:${expected}`);
      const start = Number.parseInt(sha256("two").slice("sha256:".length).slice(0, keptDigits), 16);
      const lines = contents
        .flatMap((text) => text.split("\n"))
        .filter((one) => one.includes(`"hash":"${sha256("two")}"`));
      const found = Buffer.from(linesAt(files, index.linesOf(startingWith(start)))).toString();
      expect(found).toBe(lines.map((one) => `${one}\n`).join(""));
    }),
    { numRuns: 60 },
  );
});

test("lines are found beyond the first piece of a large file", () => {
  const lines = Array.from({ length: 70_000 }, (_, at) =>
    JSON.stringify({ hash: sha256(at % 1000 === 999 ? "two" : "one"), id: `chunk-${at}` }),
  );
  const files = inFiles([`${lines.join("\n")}\n`]);
  const index = new TableIndex();
  hashOfFiles(files, index);
  const start = Number.parseInt(sha256("two").slice(7, 7 + keptDigits), 16);
  const found = Buffer.from(linesAt(files, index.linesOf(startingWith(start)))).toString();
  expect(found.trimEnd().split("\n")).toEqual(lines.filter((_, at) => at % 1000 === 999));
});

test("a line that is longer than any may be is not read to its end", () => {
  const files = inFiles(["x".repeat(5 * 1024 * 1024)]);
  expect(() => hashOfFiles(files, undefined)).toThrow("A line is longer than any may be.");
});
