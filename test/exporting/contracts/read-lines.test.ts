import { describe, expect, test } from "vitest";
import { readLines } from "../../../src/exporting/contracts/read-lines.ts";
import { contractOf, memberOf } from "../../support/contracts.ts";

const manifest = contractOf();
const [rail, ferry] = manifest.members.map((member) => JSON.stringify({ ...member, query: "Q?" }));

/** What is told of lines that are held against a manifest with a case on rail and one on ferries. */
function wrongOf(...lines: readonly (string | undefined)[]): readonly string[] {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
  const { wrong } = readLines(manifest, [{ path: "cases.jsonl", bytes }]);
  return wrong.map(({ path, line, says }) => `${path}:${line ?? "-"} ${says}`);
}

const edited = (different: object): string =>
  JSON.stringify({ ...memberOf("ferry-001"), ...different });

describe("the lines of an export", () => {
  test("fit its manifest in any order, with blank lines between them", () => {
    expect(wrongOf(ferry, "", rail)).toEqual([]);
  });

  test("fit a manifest that does not say which cases are current", () => {
    const { currency: _, ...member } = memberOf("rail-001");
    const file = { path: "cases.jsonl", bytes: new TextEncoder().encode(rail) };
    expect(readLines(contractOf({ members: [member] }), [file]).wrong).toEqual([]);
  });

  test("have no second line of a case, and the first one counts", () => {
    const other = JSON.stringify({ ...memberOf("rail-001"), query: "Other?" });
    expect(wrongOf(other, rail, ferry)).toMatchInlineSnapshot(`
      [
        "cases.jsonl:2 "rail-001" has an earlier line as well",
      ]
    `);
    const bytes = new TextEncoder().encode(`${other}\n${rail}\n`);
    expect(readLines(manifest, [{ path: "x", bytes }]).lines.get("rail-001")).toMatchObject({
      query: "Other?",
    });
  });

  test("have no case that the manifest has not, and each that it has", () => {
    expect(wrongOf(rail, edited({ id: "ghost-001" }))).toMatchInlineSnapshot(`
      [
        "cases.jsonl:2 "ghost-001" is no case of the manifest",
        "cases.jsonl:- no line is the case "ferry-001" of the manifest",
      ]
    `);
  });

  test.each([
    ["split", { split: "dev" }],
    ["digest", { digest: memberOf("rail-001").digest }],
    ["families", { families: [] }],
    ["component", { component: undefined }],
    ["currency", { currency: "carried" }],
    ["holdout", { holdout: "used" }],
    ["label", { label: "not confirmation" }],
  ])("say of %s what the manifest says", (field, different) => {
    expect(wrongOf(rail, edited(different))).toEqual([
      `cases.jsonl:2 "${field}" of "ferry-001" is not what the manifest says of it`,
    ]);
  });

  test("are JSON, with an id, and with each name once", () => {
    const twice = ferry?.replace("{", '{"query": "Other?",');
    expect(wrongOf(rail, "{", "[1]", "{}", twice)).toMatchInlineSnapshot(`
      [
        "cases.jsonl:2 it is no case",
        "cases.jsonl:3 it is no case",
        "cases.jsonl:4 it has no id",
        "cases.jsonl:5 a name stands twice in the line of "ferry-001"",
      ]
    `);
  });
});
