import fc from "fast-check";
import { expect, test } from "vitest";
import { differingLines, UnsortedError } from "../../../src/corpus/comparing/differing-lines.ts";
import { LineFinder } from "../../../src/corpus/comparing/lines-with-hash.ts";
import { canonicalJson } from "../../../src/model/digest.ts";
import { sha256 } from "../../../src/model/hash.ts";
import { byUtf8 } from "../../../src/model/utf8-order.ts";

interface Item {
  readonly id: string;
  readonly hash: string;
}

type Table = ReadonlyMap<string, string>;

/** A few ids, in several scripts, with a text each; long ones make lines longer than a piece of the stream. */
const table: fc.Arbitrary<Table> = fc
  .dictionary(
    fc.constantFrom(
      "a",
      "B",
      "é",
      "\u{1f600}",
      "\uffee",
      "10",
      "9",
      "z".repeat(700),
      "m",
      "n",
      "o",
    ),
    fc.constantFrom("one", "two", "three"),
  )
  .map((items) => new Map(Object.entries(items)));

function bytesOf(items: Table): Buffer {
  const lines = [...items]
    .toSorted(([a], [b]) => byUtf8(a, b))
    .map(([id, text]) => `${canonicalJson({ id, hash: sha256(text) })}\n`);
  return Buffer.from(lines.join(""));
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size));
  }
}

const parse = (line: Uint8Array): Item => JSON.parse(Buffer.from(line).toString()) as Item;

function hash(items: Table, id: string): string | undefined {
  const text = items.get(id);
  return text === undefined ? undefined : sha256(text);
}

async function differing(before: Table, after: Table, size: number): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  const streams = [inPieces(bytesOf(before), size), inPieces(bytesOf(after), size)] as const;
  for await (const pair of differingLines(...streams, parse)) {
    const id = pair.before?.id ?? pair.after?.id;
    found.push([id, pair.before?.hash, pair.after?.hash]);
  }
  return found;
}

test("what differs between two sorted files is what differs between their records", async () => {
  await fc.assert(
    fc.asyncProperty(
      table,
      table,
      fc.integer({ min: 1, max: 400 }),
      async (before, after, size) => {
        const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted(byUtf8);
        const expected = ids
          .filter((id) => before.get(id) !== after.get(id))
          .map((id) => [id, hash(before, id), hash(after, id)]);
        expect(await differing(before, after, size)).toEqual(expected);
      },
    ),
  );
});

const lineOf = (id: string): string => `${canonicalJson({ id, hash: sha256(id) })}\n`;

test("a file that is not sorted is refused where it differs", async () => {
  const streams = [
    inPieces(Buffer.from(lineOf("b") + lineOf("a")), 64),
    inPieces(Buffer.from(lineOf("c")), 64),
  ] as const;
  const all = async (): Promise<void> => {
    for await (const pair of differingLines(...streams, parse)) expect(pair).toBeDefined();
  };
  await expect(all()).rejects.toThrow(UnsortedError);
});

test("the lines with a hash are found, and few others", async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 400 }), async (items, size) => {
      const wanted = new Set([sha256("two")]);
      const found: string[] = [];
      for await (const line of new LineFinder(wanted).linesIn(inPieces(bytesOf(items), size))) {
        found.push(parse(line).id);
      }
      const expected = [...items].filter(([, text]) => text === "two").map(([id]) => id);
      expect(found.toSorted(byUtf8)).toEqual(expected.toSorted(byUtf8));
    }),
  );
});
