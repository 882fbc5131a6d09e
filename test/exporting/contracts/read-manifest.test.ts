import { describe, expect, test } from "vitest";
import { readManifest } from "../../../src/exporting/contracts/read-manifest.ts";
import { contractOf } from "../../support/contracts.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = `${JSON.stringify(contractOf(), undefined, 2)}\n`;

/** Where and why a file is no manifest. */
function problemOf(content: string | Uint8Array): string {
  const reading = readManifest("m.json", typeof content === "string" ? bytesOf(content) : content);
  if (!("problem" in reading)) return "none";
  const { at, message } = reading.problem;
  return `${at.file}:${at.line}:${at.column}: ${message}`;
}

function without(field: string): string {
  const { [field]: _, ...others } = { ...contractOf() } as Record<string, unknown>;
  return JSON.stringify(others, undefined, 2);
}

describe("a manifest", () => {
  test.each([
    ["as it was written", text],
    ["with a byte order mark", `\ufeff${text}`],
    ["with the line ends of Windows", text.replaceAll("\n", "\r\n")],
    ["in one line", JSON.stringify(contractOf())],
  ])("is read %s", (_, content) => {
    expect(readManifest("m.json", bytesOf(content))).toEqual({ manifest: contractOf() });
  });

  test("without a corpus revision is refused", () => {
    const nothing = text.replace(/"corpusRevision": \{[^}]*\}/, '"corpusRevision": null');
    expect([problemOf(without("corpusRevision")), problemOf(nothing)]).toMatchInlineSnapshot(`
      [
        "m.json:1:1: It names no corpus revision, so nobody can tell what a score was measured against: export the set again.",
        "m.json:8:21: It names no corpus revision, so nobody can tell what a score was measured against: export the set again.",
      ]
    `);
  });

  test("of another version is refused", () => {
    expect(problemOf(text.replace('"version": 1', '"version": 2'))).toMatchInlineSnapshot(
      `"m.json:2:14: This is version 2 of an export manifest, and this program compares version 1: use the Touchstone that wrote it, or export the set again."`,
    );
  });

  test("that ends too early is refused at its end", () => {
    expect(problemOf(text.slice(0, 400))).toMatchInlineSnapshot(
      `"m.json:14:1: The JSON ends before it is complete. A manifest is one JSON object, as touchstone export writes it: take it from the folder of the export, or export the set again."`,
    );
  });

  test("with a value that it cannot have is refused at that value", () => {
    const short = text.replace(/("id": "ferry-001",\s+"digest": )"[^"]*"/, '$1"sha256:1"');
    const more = text.replace('"shape"', '"score": 0.82, "shape"');
    expect([problemOf(short), problemOf(more)]).toMatchInlineSnapshot(`
      [
        "m.json:73:17: "digest" is "sha256:1" here; a hash is "sha256:" and 64 digits of 0-9 and a-f, all in lower case. Export the set again: only touchstone export writes a manifest.",
        "m.json:4:12: "score" is not a field of this file. Export the set again: only touchstone export writes a manifest.",
      ]
    `);
  });

  test("with a name that stands twice is refused at the second", () => {
    const first = text.replace('"version": 1', '"version": 1,\n  "version": 1');
    const below = text.replace('"id": "ferry-001"', '"id": "other-001", "i\\u0064": "ferry-001"');
    expect([problemOf(first), problemOf(below)]).toMatchInlineSnapshot(`
      [
        "m.json:3:3: "version" stands twice in one object, first in line 2, and readers take one or the other. Export the set again: only touchstone export writes a manifest.",
        "m.json:72:26: "id" stands twice in one object, first in line 72, and readers take one or the other. Export the set again: only touchstone export writes a manifest.",
      ]
    `);
  });

  test("whose id holds half of a character is refused, since no digest is made of it", () => {
    expect(problemOf(text.replaceAll("ferry-001", "ferry-\\ud800"))).toMatchInlineSnapshot(
      `"m.json:72:13: "id" holds half of a character, which no file can keep. Export the set again: only touchstone export writes a manifest."`,
    );
  });

  test.each([
    ["results", '{"model": "m", "results": [{"id": "a", "score": 0.8}], "corpusRevision": "c"}'],
    ["a list", '[{"id": "a"}]'],
    ["lines", '{"id": "a"}\n{"id": "b"}\n'],
    ["a split manifest", '{"schema_version": 1, "families": [], "cases": []}'],
    ["other JSON", '{"name": "x"}'],
    ["no object", "12"],
    ["nothing", ""],
    ["no JSON", "revision: corpus-1\n"],
    ["a deep list", `${"[".repeat(5000)}${"]".repeat(5000)}`],
    ["names of every object", '{"__proto__": {"members": []}, "constructor": 1}'],
  ])("is not %s", (_, content) => {
    expect(problemOf(content)).toMatchSnapshot();
  });

  test("is not a workbook, and not UTF-16", () => {
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
    const wide = new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
    expect([problemOf(workbook), problemOf(wide)]).toMatchInlineSnapshot(`
      [
        "m.json:1:1: The file is a workbook, or another ZIP file, and not text. In Excel, save the sheet as "CSV UTF-8 (Comma delimited)"; in LibreOffice, as "Text CSV" with the character set UTF-8.",
        "m.json:1:1: The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. Save it as UTF-8.",
      ]
    `);
  });
});
