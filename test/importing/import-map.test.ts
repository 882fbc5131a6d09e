import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readImportMap } from "../../src/importing/import-map.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";
import { memoryTree } from "../support/memory-tree.ts";

const whole = `query: question
expectedAnswer: answer
kind: answerable
`;

async function defectsOf(text: string): Promise<string> {
  const { defects } = await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml");
  const findings = defects.map((defect) => ({ level: "error" as const, ...defect }));
  return textReport(findings, { style: plainStyle, place: (file) => file });
}

describe("a mapping", () => {
  test.for([
    ["questions alone", "query: q\nkind: answerable\n"],
    [
      "a kind by field",
      "query: q\nkindFrom: {field: type, values: {easy: answerable, none: abstention}}\n",
    ],
    ["a kind that the field holds itself", "query: q\nkindFrom: {field: kind}\n"],
    [
      "a question that ends a conversation",
      "queryFrom: {lastTurnOf: turns, role: speaker, content: text, roles: {bot: assistant}}\nkind: answerable\n",
    ],
    [
      "a kind of records that tell none, with an answer of its own",
      'query: q\nkindFrom: {field: no, values: {"true": abstention}, otherwise: answerable}\nexpectedAnswerByKind: {abstention: refusal}\nbecause: ambiguous\n',
    ],
    ["the file in its ids", `${whole}idPrefix: "chat-{file}."\n`],
    ["fields that may be absent", `${whole}skip: old\noptional: [old, answer]\n`],
    ["evidence in a list", `${whole}evidence: {field: chunks}\n`],
    ["evidence between separators", `${whole}evidence: {field: chunks, separator: ";"}\n`],
    ["citations", `${whole}evidence: {citedIn: answer, pattern: "[{chunk}]"}\n`],
    [
      "citations that spell the chunk in parts",
      `${whole}evidence: {citedIn: answer, pattern: "({file}, p. {page})", chunk: "{file}#page={page}"}\n`,
    ],
  ] as const)("may say %s", async ([, text]) => {
    expect(await defectsOf(text)).toBe("");
  });

  test("cannot name a field by half of a character", async () => {
    expect(await defectsOf('query: "\\ud800"\nkind: answerable\n')).toMatchInlineSnapshot(`
      "m.yaml:1:8 error file/off-schema
        "query" holds half of a character, which no file can keep.
        fix: Remove the escape, or write the whole character.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("may say all that the guide shows", async () => {
    const guide = readFileSync("docs/guides/two-public-sets.md", "utf8");
    const blocks = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => text);
    expect(await Promise.all(blocks.map(defectsOf))).toEqual(["", "", ""]);
    const schema: unknown = JSON.parse(readFileSync("schemas/import-map.schema.json", "utf8"));
    const named = [...(blocks.at(-1) ?? "").matchAll(/^(\w+):/gm)].map(([, name]) => name);
    const alternatives = ["kind", "becauseFrom", "queryFrom"];
    expect(schema).toHaveProperty("properties");
    const fields = Object.keys((schema as { properties: object }).properties);
    expect(new Set([...named, ...alternatives])).toEqual(new Set(fields));
  });

  test("tells the fields it names and where it names them", async () => {
    const text = `${whole}evidence: {citedIn: answer, pattern: "[{chunk}]"}\n`;
    const { mapping } = await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml");
    expect(mapping?.named.map(({ field, at }) => `${at.line}:${at.column} ${field}`)).toEqual([
      "1:8 question",
      "2:17 answer",
      "4:21 answer",
    ]);
  });
});

describe("a defect of a mapping", () => {
  test("in a field's name is told of the mapping, not of a case", async () => {
    expect(await defectsOf("query: q\nkind: answerable\nchunks: c\n")).toContain(
      '"chunks" is not a field of this file.',
    );
  });

  test("of its form reads like a sentence at its place", async () => {
    const text = "question: q\nkind: easy\nidPrefix: Benefits\nevidence: {separator: ''}\n";
    expect(await defectsOf(text)).toMatchInlineSnapshot(`
      "m.yaml:1:1 error file/off-schema
        "question" is not a field of this file.
        fix: Write "query" if that is what it means, or remove it.
        why: touchstone explain file/off-schema

      m.yaml:2:7 error file/off-schema
        "kind" is "easy" here; it can only be "answerable", "inconclusive" or "abstention".
        fix: Choose one of these.
        why: touchstone explain file/off-schema

      m.yaml:3:11 error file/off-schema
        "idPrefix" is "Benefits" here; a prefix is the start of an id: lower-case letters and digits, with single dots, dashes or underscores between them.
        fix: Write it like refund-policy.
        why: touchstone explain file/off-schema

      m.yaml:4:23 error file/off-schema
        "separator" is empty here.
        fix: Write the value, or remove the field.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("is a kind that nothing tells", async () => {
    expect(await defectsOf("query: q\n")).toMatchInlineSnapshot(`
      "m.yaml:1:1 error file/off-schema
        Nothing tells the kind of the records.
        fix: Add "kind: answerable" where every record has an answer, or "kindFrom" where a field tells.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("is a question that nothing tells, or two fields", async () => {
    expect(await defectsOf("kind: answerable\n")).toMatchInlineSnapshot(`
      "m.yaml:1:1 error file/off-schema
        Nothing tells the question of the records.
        fix: Add "query: …" with the field that holds it, or "queryFrom: {lastTurnOf: …}" where it is the last turn of a conversation.
        why: touchstone explain file/off-schema
      "
    `);
    const twice =
      "query: q\nqueryFrom: {lastTurnOf: turns}\nconversation: {field: turns}\nkind: answerable\n";
    expect(await defectsOf(twice)).toMatchInlineSnapshot(`
      "m.yaml:1:8 error file/off-schema
        "query" and "queryFrom" both tell the question.
        fix: Keep "queryFrom" where one list holds both, else "query" and "conversation".
        why: touchstone explain file/off-schema

      m.yaml:3:15 error file/off-schema
        "conversation" and "queryFrom" both tell the earlier turns.
        fix: Keep "queryFrom" where one list holds both, else "query" and "conversation".
        why: touchstone explain file/off-schema
      "
    `);
  });

  test("is an optional field that it names nowhere else", async () => {
    expect(await defectsOf(`${whole}optional: [answer, asnwer]\n`)).toMatchInlineSnapshot(`
      "m.yaml:4:20 error file/off-schema
        "asnwer" is optional here, but nothing in this mapping reads it.
        fix: Write the name as it stands above, or remove the entry.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test.for([
    "kind: abstention\nkindFrom: {field: k}",
    "kind: abstention\nbecause: ambiguous\nbecauseFrom: {field: b}",
  ])("is a thing told twice: %j", async (twice) => {
    expect(await defectsOf(`query: q\n${twice}\n`)).toContain("both tell the same thing");
  });

  test("is evidence that is read in no way", async () => {
    expect(await defectsOf(`${whole}evidence: {}\n`)).toMatchInlineSnapshot(`
      "m.yaml:4:11 error file/off-schema
        "evidence" does not tell where a record names its evidence.
        fix: Write {field: …} where a field holds chunk ids, or {citedIn: …, pattern: "[{chunk}]"} where a text cites them.
        why: touchstone explain file/off-schema
      "
    `);
  });

  test.for([
    ["two ways at once", '{field: chunks, citedIn: answer, pattern: "[{chunk}]"}'],
    ["a text without a pattern", "{citedIn: answer}"],
    ["a pattern without a text", '{pattern: "[{chunk}]"}'],
    ["a separator of citations", '{citedIn: answer, pattern: "[{chunk}]", separator: ","}'],
  ] as const)("is evidence with %s", async ([, evidence]) => {
    expect(await defectsOf(`${whole}evidence: ${evidence}\n`)).toContain(
      'm.yaml:4:11 error file/off-schema\n  "evidence" does not tell where a record names its evidence.',
    );
  });

  test.for([
    ["{chunk}", "starts or ends with a name"],
    ["[{chunk}", "starts or ends with a name"],
    ["[chunk]", "has no {chunk}"],
    ["[{page}]", "has no {chunk}"],
    ["[{chunk]", "a brace without a name"],
    ["[{a}{b}]", "two names with nothing between them"],
  ] as const)("is the pattern %s", async ([pattern, message]) => {
    const text = `${whole}evidence:\n  citedIn: answer\n  pattern: "${pattern}"\n`;
    const report = await defectsOf(text);
    expect(report).toContain("m.yaml:6:12 error");
    expect(report).toContain(message);
  });
});
