import { expect, test } from "vitest";
import { chunkText, contentHash, sha256 } from "../../src/model/hash.ts";

test("a hash is SHA-256 of the UTF-8 bytes", () => {
  expect(sha256("")).toBe(
    "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
  expect(sha256("é")).toBe(sha256(Uint8Array.from([0xc3, 0xa9])));
});

test("a chunk's hash takes CRLF as LF and changes nothing else", () => {
  expect(contentHash("a\r\nb\r\n")).toBe(contentHash("a\nb\n"));
  expect(contentHash("a\nb")).toBe(sha256("a\nb"));
  expect(chunkText("\r\n \r\t\n\r\r\n")).toBe("\n \r\t\n\r\n");
  const others = ["a b", "a  b", "a b ", "a\rb", "a\nb", "A b", "a\u00a0b"].map(contentHash);
  expect(new Set(others).size).toBe(others.length);
});
