import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chunkShape } from "../../src/load/generated/chunk-shape.js";
import { isDefect, linesOf, recordOf, type Line } from "../../src/load/json-lines.ts";

async function* stream(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

async function linesIn(pieces: readonly Uint8Array[], max = 10_000): Promise<string[]> {
  const lines: string[] = [];
  for await (const { number, bytes } of linesOf(stream(pieces), max)) {
    const text = bytes === undefined ? "too long" : Buffer.from(bytes).toString("latin1");
    lines.push(`${number} ${text}`);
  }
  return lines;
}

describe("lines", () => {
  test.for([
    ["of nothing", "", []],
    ["of one line feed", "\n", ["1 "]],
    ["with an end", "a\nb\n", ["1 a", "2 b"]],
    ["without an end", "a\nb", ["1 a", "2 b"]],
    ["that are empty", "\n\na\n", ["1 ", "2 ", "3 a"]],
    ["with a carriage return, which stays", "a\r\nb", ["1 a\r", "2 b"]],
  ] as const)("%s", async ([, text, lines]) => {
    expect(await linesIn([Buffer.from(text)])).toEqual(lines);
  });

  test("are the same however the stream is cut", async () => {
    const bytes = fc.array(fc.constantFrom(0x0a, 0x0d, 0x61, 0xc3, 0xa9), { maxLength: 40 });
    const cuts = fc.array(fc.nat(40), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(bytes, cuts, async (numbers, places) => {
        const whole = Uint8Array.from(numbers);
        const sorted = [0, ...places.map((place) => Math.min(place, whole.length)), whole.length];
        sorted.sort((a, b) => a - b);
        const pieces = sorted.slice(1).map((end, index) => whole.subarray(sorted[index], end));
        expect(await linesIn(pieces)).toEqual(await linesIn([whole]));
      }),
    );
  });

  test("of a long file in many pieces take time that grows with its length", async () => {
    const piece = Buffer.alloc(1024, "a");
    const pieces = Array.from({ length: 20_000 }, () => piece);
    const lines = await linesIn(pieces, 20_000 * 1024);
    expect(lines.map((line) => line.length)).toEqual([2 + 20_000 * 1024]);
  });

  test("over the limit are skipped, and those behind them are read", async () => {
    const text = "1234\n12345\n1234\n\n123456";
    for (const size of [1, 2, 5, 100]) {
      const pieces = (text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []).map((one) =>
        Buffer.from(one),
      );
      expect(await linesIn(pieces, 4)).toEqual([
        "1 1234",
        "2 too long",
        "3 1234",
        "4 ",
        "5 too long",
      ]);
    }
  });

  test("of 8 MiB are read, and of one byte more are not", async () => {
    const lengths = [];
    const longest = Buffer.alloc(8 * 1024 * 1024, "a");
    const feed = Buffer.from("\n");
    for await (const { bytes } of linesOf(
      stream([longest, feed, longest, Buffer.from("b"), feed]),
    )) {
      lengths.push(bytes?.length);
    }
    expect(lengths).toEqual([8 * 1024 * 1024, undefined]);
  });

  test("of 50 MB are never held", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    // A part of a piece keeps its memory, not the piece.
    const sent: WeakRef<ArrayBufferLike>[] = [];
    const held: number[] = [];
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let count = 1; count <= 50; count++) {
        const piece = Buffer.alloc(1024 * 1024, "a");
        sent.push(new WeakRef(piece.buffer));
        yield piece;
        await new Promise((resolve) => setImmediate(resolve));
        collect();
        held.push(sent.filter((one) => one.deref() !== undefined).length);
      }
    }
    const lines = [];
    for await (const line of linesOf(pieces())) lines.push(line);
    expect(lines).toEqual([{ number: 1, bytes: undefined }]);
    // Eight of a line that may still end in time, and the one that was just sent.
    expect(Math.max(...held)).toBeLessThanOrEqual(9);
    expect(held.at(-1)).toBeLessThanOrEqual(1);
  });
});

const hash = `sha256:${"0".repeat(64)}`;
function read(text: string | Uint8Array): string {
  const line: Line = { number: 7, bytes: typeof text === "string" ? Buffer.from(text) : text };
  const record = recordOf("chunks.jsonl", line, chunkShape);
  return isDefect(record) ? `${record.at.file}:${record.at.line} ${record.message}` : record.id;
}

describe("a record", () => {
  test("is what its schema accepts", () => {
    expect(read(`{"id":"a:1","documentId":"a","hash":"${hash}"}`)).toBe("a:1");
    expect(read(`{"id":"a:1","documentId":"a","hash":"${hash}"}\r`)).toBe("a:1");
  });

  test("may have the fields by which a defect is known", () => {
    expect(isDefect({ rule: "a", message: "b" })).toBe(false);
  });

  test.for([
    ["no JSON", "id: a", "This line is not JSON."],
    ["nothing", "", "This line is not JSON."],
    ["two values", "{} {}", "This line is not JSON."],
    [
      "a list",
      "[]",
      "This line holds a list, but fields are due: each a name, a colon and a value.",
    ],
    ["a field too few", `{"id":"a","documentId":"a"}`, '"hash" is missing.'],
    [
      "a field too many",
      `{"id":"a","documentId":"a","hash":"${hash}","x":1}`,
      '"x" is not a field of this file.',
    ],
    [
      "a number for text",
      `{"id":1,"documentId":"a","hash":"${hash}"}`,
      '"id" is the number 1 here, but text is due.',
    ],
    [
      "half a character",
      `{"id":"\\ud800","documentId":"a","hash":"${hash}"}`,
      '"id" holds half of a character, which no file can keep.',
    ],
    [
      "bytes that are no text",
      Uint8Array.from([0x22, 0xff, 0x22]),
      "This line holds bytes that are not UTF-8.",
    ],
    [
      "a name that objects inherit",
      `{"id":"a","documentId":"a","hash":"${hash}","__proto__":{}}`,
      '"__proto__" is not a field of this file.',
    ],
  ] as const)("is told what is wrong with it at its line: %s", ([, text, message]) => {
    expect(read(text)).toBe(`chunks.jsonl:7 ${message}`);
  });
});
