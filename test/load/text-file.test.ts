import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeUtf8 } from "../../src/load/text-file.ts";

const mark = [0xef, 0xbb, 0xbf];

/** What the encoding standard says: a byte order mark goes, and bytes that are no UTF-8 have no text. */
function asTheStandardSays(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes that are UTF-8, nearly UTF-8 or anything, with marks before and in them. */
const bytes: fc.Arbitrary<Uint8Array> = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }).map((text) => [...Buffer.from(text)]),
      fc.constant(mark),
      fc.constant([0xed, 0xa0, 0x80]),
      fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 4 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => Uint8Array.from(parts.flat()));

test("bytes have the text that the encoding standard gives them, or none", () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(decodeUtf8(some)).toBe(asTheStandardSays(some));
    }),
  );
});

test("the bytes of a piece of a larger buffer are decoded, and no others", () => {
  const whole = Buffer.from([...mark, ...Buffer.from("before, here, after")]);
  expect(decodeUtf8(whole.subarray(11, 15))).toBe("here");
  expect(decodeUtf8(whole.subarray(0, 9))).toBe("before");
});
