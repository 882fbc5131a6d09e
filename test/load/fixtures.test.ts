import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { readSchema } from "../../scripts/build/schemas.ts";
import { caseShape } from "../../src/load/generated/case-shape.js";
import { currentShape } from "../../src/load/generated/current-shape.js";
import { familiesShape } from "../../src/load/generated/families-shape.js";
import { policyShape } from "../../src/load/generated/policy-shape.js";
import { revisionShape } from "../../src/load/generated/revision-shape.js";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { readCase } from "../../src/load/read-case.ts";
import { shapeDefects, shapeErrors } from "../../src/load/schema-defects.ts";
import { decodeUtf8 } from "../../src/load/text-file.ts";
import type { Defect } from "../../src/model/dataset.ts";
import { plainStyle } from "../../src/report/style.ts";
import { textReport } from "../../src/report/verdict/text-report.ts";

const root = "test/fixtures";

const kinds = [
  {
    folder: "cases",
    schema: "case",
    read: (file: string, text: string) => readCase(file, text).defects,
  },
  { folder: "revision", schema: "revision", read: readAs(revisionShape) },
  { folder: "current", schema: "current", read: readAs(currentShape) },
  { folder: "families", schema: "families", read: readAs(familiesShape) },
  { folder: "policy", schema: "policy", read: readAs(policyShape) },
] as const;

const shapes = {
  case: caseShape,
  revision: revisionShape,
  current: currentShape,
  families: familiesShape,
  policy: policyShape,
};

function readAs(matches: Parameters<typeof shapeErrors>[0]) {
  return (file: string, text: string): readonly Defect[] => {
    const yaml = parseLocated(file, text);
    return yaml.defects.length > 0
      ? yaml.defects
      : shapeDefects(shapeErrors(matches, yaml.value), yaml);
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".yaml"));
}

function textOf(file: string): string {
  const text = decodeUtf8(readFileSync(file));
  if (text === undefined) throw new Error(`${file} is no UTF-8.`);
  return text;
}

/** Words that only the author of a schema or of a program understands. */
const jargon =
  /\bmust\b|oneOf|schema|undefined|null|\[object|"\/|\bNaN\b|Infinity|Error:|Invalid|boolean|string\b/;

for (const { folder, read } of kinds) {
  describe(`a ${folder} file`, () => {
    test.for(filesIn(`${root}/${folder}/accepted`))("is accepted: %s", (name) => {
      expect(read(name, textOf(`${root}/${folder}/accepted/${name}`))).toEqual([]);
    });

    test.for(filesIn(`${root}/${folder}/rejected`))(
      "is rejected in plain words: %s",
      async (name) => {
        const defects = read(name, textOf(`${root}/${folder}/rejected/${name}`));
        const findings = defects.map((defect) => ({ ...defect, level: "error" as const }));
        const report = textReport(findings, { style: plainStyle, place: (file) => file });

        expect(defects.length).toBeGreaterThan(0);
        for (const { message, fix, at } of defects) {
          expect(`${message} ${fix}`).not.toMatch(jargon);
          expect(message).toMatch(/^.+\.$/s);
          expect(fix).toMatch(/^[A-Z].*\.$/s);
          expect(Math.min(at.line, at.column)).toBeGreaterThan(0);
        }
        await expect(report).toMatchFileSnapshot(
          `../fixtures/${folder}/rejected/${name.replace(".yaml", ".txt")}`,
        );
      },
    );
  });
}

describe("the rejected fixtures", () => {
  test.for(kinds)("meet every keyword of the schema of a $folder file", ({ folder, schema }) => {
    const met = new Set<string>();
    for (const name of filesIn(`${root}/${folder}/rejected`)) {
      const { value } = parseLocated(name, textOf(`${root}/${folder}/rejected/${name}`));
      for (const { error } of shapeErrors(shapes[schema], value)) met.add(error.keyword);
    }
    expect([...keywordsOf(readSchema(schema))].filter((keyword) => !met.has(keyword))).toEqual([]);
  });
});

describe("a spoiled case", () => {
  const good = textOf(`${root}/cases/accepted/every-field.yaml`);
  const spoils = [
    "12",
    "true",
    "~",
    ".nan",
    "[]",
    "[~]",
    "{}",
    "{a: 1}",
    '""',
    "some text",
    "2026-09-01",
    '"\\ud800"',
  ];

  test.for(spoils)("is reported in plain words wherever %s stands", (spoil) => {
    const reported: string[] = [];
    for (const path of pathsOf(parse(good))) {
      const document = parseDocument(good);
      document.setIn(path, parseDocument(spoil).contents);
      const text = document.toString();
      for (const { message, fix, at } of readCase("a.yaml", text).defects) {
        reported.push(`${message} ${fix}`);
        expect(at.line).toBeLessThanOrEqual(text.split("\n").length);
      }
    }
    expect(reported.length).toBeGreaterThan(20);
    expect(reported.filter((words) => jargon.test(words.replaceAll(/"[^"]*"/g, "")))).toEqual([]);
    expect(reported.filter((words) => words.includes("does not fit here"))).toEqual([]);
  });
});

function* pathsOf(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<readonly (string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Keywords by which a schema refuses a value; the others only repeat one of these. */
const refusing = new Set(
  "required additionalProperties type enum pattern format maxLength minimum maximum".split(" "),
);

function keywordsOf(node: unknown, keywords = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return keywords;
  for (const [key, inner] of Object.entries(node)) {
    const refuses = refusing.has(key) && (key !== "additionalProperties" || inner === false);
    if (refuses) keywords.add(key);
    keywordsOf(inner, keywords);
  }
  return keywords;
}
