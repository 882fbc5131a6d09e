import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { table } from "../../src/corpus/table.ts";

const records = Array.from({ length: 50 }, (_, index) => ({ id: `page ${index}`, hash: "x" }));

/** The names of the files of one record whose text has so many characters. */
function filesOf(length: number): readonly string[] {
  const record = { id: "a", text: "x".repeat(length) };
  return [...table("chunks", [record]).files.keys()];
}

describe("a table over the limit", () => {
  test("is sixteen files, each record in that of the first digit of its id's SHA-256", () => {
    const { files, facts } = table("chunks", records.toReversed(), 100);
    expect([...files.keys()]).toEqual(
      "0123456789abcdef".split("").map((digit) => `chunks-${digit}.jsonl`),
    );
    for (const { id } of records) {
      const digit = createHash("sha256").update(id).digest("hex").charAt(0);
      expect(files.get(`chunks-${digit}.jsonl`)).toContain(`{"hash":"x","id":"${id}"}\n`);
    }
    const whole = [...files.values()].join("");
    expect(whole.split("\n")).toHaveLength(records.length + 1);
    const sha256 = `sha256:${createHash("sha256").update(whole).digest("hex")}`;
    expect(facts).toEqual({ count: records.length, sha256 });
  });

  test("is one of more than 50 MB where nobody says otherwise", () => {
    const room = 50_000_000 - '{"id":"a","text":""}\n'.length;
    expect(filesOf(room)).toEqual(["chunks.jsonl"]);
    expect(filesOf(room + 1)).toHaveLength(16);
  });
});
