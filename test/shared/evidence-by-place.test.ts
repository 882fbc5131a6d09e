import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import { asFields } from "../support/fields.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");
const eulex = join(data, "eulex-rag-da");
const sec10q = join(data, "sec10q-docugami");
const mapping = (name: string): string => resolve("docs/mappings", `${name}.yaml`);

type Fields = Record<string, unknown>;

async function corpusOf(set: string, files: readonly string[]): Promise<string> {
  const folder = await folderWith({});
  const words = ["--map", mapping(set), "--created-at", "2026-02-13"];
  const { code } = await runIn(folder, "corpus", "snapshot", ...files, ...words);
  expect(code).toBe(0);
  return folder;
}

/** Imports a table, incomplete records as well, and hands back the report. */
async function importInto(folder: string, table: string, map: string): Promise<string> {
  const { out } = await runIn(
    folder,
    "import",
    "table",
    table,
    "--map",
    mapping(map),
    "--incomplete",
  );
  return out;
}

async function casesIn(folder: string): Promise<readonly Fields[]> {
  const files = await filesIn(folder, "cases");
  return Object.values(files).map((text) => asFields(parse(text)));
}

function recordsIn(file: string): readonly Fields[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => asFields(JSON.parse(line)));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

/** A figure of the summary's line, such as `evidence`. */
function figures(out: string, name: string): readonly number[] {
  const line = new RegExp(`^ {2}${name} .*$`, "m").exec(out)?.[0] ?? "";
  return [...line.replace(/"[^"]*"/, "").matchAll(/\d+/g)].map(([number]) => Number(number));
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** What the set names as evidence, read without a mapping: by case, act and place. */
function namedPlaces(): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, readonly string[]>();
  for (const file of filesOf(join(eulex, "cases"))) {
    const read: unknown = parse(readFileSync(file, "utf8"));
    const act = /golden_cases_(.*)\.yaml$/.exec(file)?.[1];
    const list: unknown = Array.isArray(read) ? read : asFields(read)["cases"];
    for (const record of (Array.isArray(list) ? list : []).map(asFields)) {
      const from = act === undefined ? record : asFields(record["expected"]);
      const places = ["all_of", "any_of", "any_of_2"].flatMap((one) =>
        textsOf(from[`must_include_${one}`]),
      );
      named.set(
        String(record["id"]),
        [...new Set(places)].map((place) => (act === undefined ? place : `${act}:${place}`)),
      );
    }
  }
  return named;
}

/** The chunks of every place, read without a mapping: `gdpr:article:6`. */
function chunksByPlace(): ReadonlyMap<string, readonly string[]> {
  const chunks = new Map<string, string[]>();
  for (const record of filesOf(join(eulex, "corpus")).flatMap(recordsIn)) {
    for (const kind of ["article", "recital", "annex"]) {
      const number = record[kind];
      if (typeof number !== "string") continue;
      const place = `${String(record["corpus_id"])}:${kind}:${number}`;
      chunks.set(place, [...(chunks.get(place) ?? []), String(record["chunk_id"])]);
    }
  }
  return chunks;
}

describe("the legal acts", () => {
  const tables = ["data-act", "dora", "elan", "gdpr", "reg-sandkasser"].map(
    (act) => [`golden_cases_${act}.yaml`, "eulex-rag-da.cases"] as const,
  );
  const crossLaw = "cross_law_dataadgang_og_cybersikkerhed_routing_inverted_39c3c205.yaml";

  test("are 108 cases whose 147 of 148 places are all of their chunks, and no other", async () => {
    const folder = await corpusOf("eulex-rag-da", filesOf(join(eulex, "corpus")));
    const sums = [0, 0, 0];
    for (const [name, map] of [...tables, [crossLaw, "eulex-rag-da.cross-law"] as const]) {
      const out = await importInto(folder, join(eulex, "cases", name), map);
      for (const [index, figure] of figures(out, "evidence").entries()) {
        sums[index] = (sums[index] ?? 0) + figure;
      }
    }
    expect(sums).toEqual([147, 148, 866]);

    const cases = await casesIn(folder);
    const named = namedPlaces();
    const chunks = chunksByPlace();
    expect(cases).toHaveLength(108);
    expect(named.size).toBe(108);
    for (const one of cases) {
      const places = named.get(String(asFields(one["origin"])["id"])) ?? [];
      const expected = places.flatMap((place) => chunks.get(place) ?? []);
      const short = Array.isArray(one["evidence"]) ? one["evidence"].map(asFields) : [];
      const found = [
        ...textsOf(one["relevantChunkIds"]),
        ...short.flatMap(({ chunk }) => (typeof chunk === "string" ? [chunk] : [])),
      ];
      expect(new Set(found)).toEqual(new Set(expected));
      const lost = places.filter((place) => !chunks.has(place));
      expect(short.flatMap(({ document }) => document ?? [])).toEqual(lost);
    }
    expect(cases.filter(({ kind }) => kind === "abstention")).toHaveLength(5);
    expect(cases.filter(({ kind }) => kind === "answerable")).toHaveLength(103);
    const unsupported = cases.filter((one) => !("relevantChunkIds" in one) && !("evidence" in one));
    expect(unsupported.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 5 }, () => "abstention"),
    );
  });

  test("are candidates of which the check names every gap, and a second import changes none", async () => {
    const folder = await corpusOf("eulex-rag-da", filesOf(join(eulex, "corpus")));
    for (const [name, map] of tables) await importInto(folder, join(eulex, "cases", name), map);
    const before = await filesIn(folder, "cases");
    const { out } = await runIn(folder, "check");
    expect(out.match(/^ {2}"expectedAnswer" is missing\.$/gm)).toHaveLength(98);
    expect(out.match(/^ {2}"because" is missing\.$/gm)).toHaveLength(5);
    expect(out).toContain("103 errors in 98 cases");
    for (const [name, map] of tables) await importInto(folder, join(eulex, "cases", name), map);
    expect(await filesIn(folder, "cases")).toEqual(before);
  });
});

describe("the filings", () => {
  const pages = join(sec10q, "pages");
  const corpus = async (): Promise<string> => await corpusOf("sec10q-docugami", filesOf(pages));
  const sources = /^ *SOURCE\(S\):.*$/gm;

  test("are 1,035 pages of 1,037, since two are empty", async () => {
    const folder = await corpus();
    const { out } = await runIn(folder, "check");
    expect(out).toContain("20 documents, 1035 chunks");
    expect(filesOf(pages).flatMap(recordsIn)).toHaveLength(1037);
  });

  test("of 195 answers wait in just the filings that the answer or the glob names", async () => {
    const folder = await corpus();
    const out = await importInto(folder, join(sec10q, "qna_data.csv"), "sec10q-docugami.cases");
    expect(figures(out, "evidence")).toEqual([363, 375, 366]);
    const cases = await casesIn(folder);
    expect(cases).toHaveLength(195);
    const filings = new Set(
      filesOf(pages)
        .flatMap(recordsIn)
        .map(({ document }) => String(document)),
    );
    let withoutLine = 0;
    for (const { evidence, expectedAnswer, notes, relevantChunkIds } of cases) {
      expect(relevantChunkIds).toBeUndefined();
      expect(String(expectedAnswer)).not.toMatch(sources);
      const lines = String(notes).match(sources) ?? [];
      if (lines.length === 0) withoutLine++;
      const glob = /^Source Docs: \*(.*)\*$/m.exec(String(notes))?.[1] ?? "";
      const expected = [...filings].filter((filing) =>
        lines.length === 0 ? filing.includes(glob) : lines.join("\n").includes(filing),
      );
      const waiting = Array.isArray(evidence) ? evidence.map(asFields) : [];
      expect(new Set(waiting.map(({ document }) => document))).toEqual(new Set(expected));
      expect(expected.every((filing) => filing.includes(glob))).toBe(true);
    }
    expect(withoutLine).toBe(2);
  });

  test("of 9 answers are 9 of the 195", async () => {
    const folder = await corpus();
    await importInto(folder, join(sec10q, "qna_data_mini.csv"), "sec10q-docugami.cases");
    expect(await casesIn(folder)).toHaveLength(9);
    const out = await importInto(folder, join(sec10q, "qna_data.csv"), "sec10q-docugami.cases");
    expect(figures(out, "written")).toEqual([186]);
    expect(figures(out, "there already")).toEqual([9]);
  });

  test("of 240 questions are named with the three globs that lead nowhere", async () => {
    const folder = await corpus();
    const out = await importInto(
      folder,
      join(sec10q, "questions.csv"),
      "sec10q-docugami.questions",
    );
    expect(figures(out, "evidence")).toEqual([237, 240, 477]);
    expect(await casesIn(folder)).toHaveLength(240);
    expect([...out.matchAll(/evidence "(.*)" fits no document/g)].map(([, glob]) => glob)).toEqual([
      "*2022 Q1 AAPL*",
      "*2022 Q1 MSFT*",
      "*2022 Q1 NVDA*",
    ]);
  });
});
