import fc from "fast-check";
import { expect, test } from "vitest";
import { fetchRequest, refsIn, refsRequest, sentIn } from "../../src/github/upload-pack.ts";
import { packetLine } from "../../src/github/smart-http.ts";

const [one, other] = ["1".repeat(40), "2".repeat(40)];

/** The lines of a request, without their lengths. */
function linesOf(request: string): readonly string[] {
  return request
    .replaceAll(/(?:^|\n)(?:0001|0000)?[0-9a-f]{4}(?=[a-z])/g, "\n")
    .trim()
    .split("\n");
}

test("a request says what is wanted, what is there and where that ends", () => {
  const request = fetchRequest({ wants: [one], haves: [other], ends: [other], depth: 2 });
  expect(linesOf(request)).toEqual([
    "command=fetch",
    "object-format=sha1",
    "no-progress",
    "ofs-delta",
    `want ${one}`,
    `shallow ${other}`,
    "deepen 2",
    `have ${other}`,
    "done",
    "0000",
  ]);
  expect(linesOf(fetchRequest({ wants: [one], haves: [], ends: [], depth: undefined }))).toEqual([
    "command=fetch",
    "object-format=sha1",
    "no-progress",
    "ofs-delta",
    `want ${one}`,
    "done",
    "0000",
  ]);
  expect(refsRequest(["refs/heads/ä"])).toContain("001dref-prefix refs/heads/ä\n");
});

function inBand(band: number, bytes: Uint8Array): Buffer {
  const length = (bytes.length + 5).toString(16).padStart(4, "0");
  return Buffer.concat([Buffer.from(length), Buffer.of(band), bytes]);
}

/** A pack in pieces, as the server sends it between what it tells of itself. */
function answer(pieces: readonly Uint8Array[]): Buffer {
  return Buffer.concat([
    Buffer.from(`${packetLine("shallow-info\n")}${packetLine(`shallow ${one}\n`)}`),
    Buffer.from(`${packetLine(`unshallow ${other}\n`)}0001${packetLine("packfile\n")}`),
    ...pieces.flatMap((piece) => [inBand(2, Buffer.from("Counting: 1\n")), inBand(1, piece)]),
    Buffer.from("0000"),
  ]);
}

test("an answer gives the bytes that were sent, in whatever pieces, and what is cut off", () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 });
  fc.assert(
    fc.property(pieces, (sent) => {
      expect(sentIn(answer(sent))).toEqual({ pack: Buffer.concat(sent), cut: [one] });
    }),
  );
});

test("an answer that ends early is none, wherever it ends", () => {
  const whole = answer([Buffer.from("PACK"), Buffer.from("more")]);
  for (let end = 0; end < whole.length; end += 1) {
    expect(sentIn(whole.subarray(0, end)), `${end} bytes`).toBe(undefined);
  }
});

test("whatever comes is read to its end", () => {
  const text = fc.string({
    unit: fc.constantFrom(..."0 1 2 4 5 a f - + x E R R".split(" "), " ", "\n"),
  });
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (said) => {
      const bytes = Buffer.from(said);
      sentIn(bytes);
      refsIn(bytes);
    }),
  );
});

test("references are told by their names", () => {
  const said = [`${one} refs/pull/1/head\n`, `${other} refs/pull/1/merge\n`];
  expect(refsIn(Buffer.from(`${said.map(packetLine).join("")}0000`))).toEqual(
    new Map([
      ["refs/pull/1/head", one],
      ["refs/pull/1/merge", other],
    ]),
  );
});
