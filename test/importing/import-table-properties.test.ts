import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { evidenceSource } from "../../src/authoring/evidence-source.ts";
import { planImport, type RecordPlan } from "../../src/importing/import-plan.ts";
import { tableEntries } from "../../src/importing/table-entries.ts";
import { knownCases } from "../../src/importing/known-cases.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { readImportMap, type ImportMapping } from "../../src/importing/import-map.ts";
import { readCase } from "../../src/load/read-case.ts";
import { isFitId } from "../../src/model/case-id.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { isBlank } from "../../src/model/white-space.ts";
import { goodSet } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";

const maps = [
  "query: q\nkind: answerable\n",
  'id: id\nquery: q\nexpectedAnswer: a\nkind: answerable\nevidence: {citedIn: a, pattern: "[{chunk}]"}\n',
  'id: id\nquery: q\nexpectedAnswer: a\nkindFrom: {field: k, values: {"yes": answerable}}\nevidence: {field: e, separator: ";"}\ntags: {field: t}\nnotes: n\n',
  "id: m.id\nquery: q\nexpectedAnswer: a\nkindFrom: {field: k}\nbecauseFrom: {field: b}\nevidence: {field: e}\nconversation: {field: c}\nacceptedAnswers: {field: o}\n",
  "id: id\nqueryFrom: {lastTurnOf: c}\nexpectedAnswer: a\nexpectedAnswerByKind: {abstention: o}\nkindFrom: {field: k, otherwise: answerable}\nbecause: ambiguous\nevidence: {field: e}\n",
];
let mappings: readonly ImportMapping[];
let set: Dataset;
beforeAll(async () => {
  const read = maps.map(
    async (text) => await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml"),
  );
  mappings = (await Promise.all(read)).flatMap(({ mapping }) => mapping ?? []);
  set = await loadDataset(memoryTree(goodSet()), { texts: "current" });
});

const word = fc.constantFrom(
  "refund-policy:12",
  "[refund-policy:12]",
  "[x]",
  "travel-policy:3",
  ";",
  " ",
  "\n",
  "\r\n",
  "no",
  "12:30",
  "abstention",
  "yes",
  "{",
  '"',
  "ünï",
  "\u2028",
  "\u0000",
  "\ud83d",
  "🙂",
);
const text = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((words) => words.join("")),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const plain = fc.oneof(text, fc.constantFrom(null, 0, 1.5, 2 ** 60, true));
const turns = fc.array(fc.record({ role: fc.constantFrom("user", "bot"), content: text }), {
  maxLength: 2,
});
const value = fc.oneof(
  plain,
  plain,
  fc.array(plain, { maxLength: 3 }),
  turns,
  fc.dictionary(text, plain, { maxKeys: 2, noNullPrototype: true }),
);
const names = fc.constantFrom(
  "id",
  "q",
  "a",
  "k",
  "b",
  "e",
  "t",
  "n",
  "c",
  "o",
  "m",
  "m.id",
  "other",
  "__proto__",
);
const rows = fc.array(fc.dictionary(names, value, { maxKeys: 8, noNullPrototype: true }), {
  minLength: 1,
  maxLength: 4,
});
const which = fc.nat({ max: maps.length - 1 });

function plansOf(
  fields: readonly Record<string, unknown>[],
  map: number,
  given: { readonly dataset?: Dataset; readonly incomplete?: boolean } = {},
): readonly RecordPlan[] {
  const { dataset = set, incomplete = true } = given;
  const source = evidenceSource(dataset);
  const mapping = mappings[map];
  if (source === undefined || mapping === undefined) throw new Error("Nothing to import into.");
  const file = { given: "t.json", name: "t.json", sha256: `sha256:${"0".repeat(64)}` };
  const records = fields.map((row, index) => ({ fields: row, number: index + 1, line: undefined }));
  return planImport({
    format: "table",
    idPrefix: mapping.idPrefix,
    entries: tableEntries(file, records, { mapping, source }),
    known: knownCases(dataset, []),
    into: "",
    incomplete,
  });
}

function* stringsIn(all: unknown): Generator<string> {
  if (typeof all === "string") yield all;
  if (typeof all !== "object" || all === null) return;
  for (const [key, one] of Object.entries(all)) {
    yield key;
    yield* stringsIn(one);
  }
}

/** The letters and digits of a text, without what JSON writes for other characters. */
function bare(all: string): string {
  return all.replaceAll(/\\u....|\\[nrtbf]|[^\p{L}\p{N}]/gu, "");
}

/** The texts of a record, cut where a mapping may cut them; what the mapping itself says of turns aside. */
function piecesOf(fields: unknown): readonly string[] {
  return Object.values(fields ?? {})
    .flatMap((one) => [...stringsIn(one)])
    .filter((leaf) => !isBlank(leaf) && !/^(role|content|user|\d+)$/.test(leaf))
    .flatMap((leaf) => leaf.split(";"));
}

function written(plan: RecordPlan): { readonly path: string; readonly text: string } {
  if (plan.outcome.what !== "write") throw new Error(`"${plan.id}" is not written.`);
  return { path: plan.path, text: plan.outcome.text };
}

describe("importing any table", () => {
  test("loses no text of any field", () => {
    fc.assert(
      fc.property(rows, which, (fields, map) => {
        for (const [index, plan] of plansOf(fields, map).entries()) {
          const { path, text: yaml } = written(plan);
          const kept = bare([...stringsIn(readCase(path, yaml).file?.case)].join("\n"));
          for (const piece of piecesOf(fields[index])) expect(kept).toContain(bare(piece));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("gives every record a case of its own under a fit id, pending, that YAML readers can read", () => {
    fc.assert(
      fc.property(rows, which, (fields, map) => {
        const plans = plansOf(fields, map);
        expect(new Set(plans.map(({ path }) => path)).size).toBe(fields.length);
        for (const plan of plans) {
          const { path, text: yaml } = written(plan);
          const reading = readCase(path, yaml);
          expect(isFitId(plan.id)).toBe(true);
          expect(reading.file?.case.review?.status).toBe("pending");
          expect(reading.file?.digest).toMatch(/^sha256:/);
          if (plan.lacks.length === 0) expect(reading.defects).toEqual([]);
        }
      }),
    );
  });

  test("makes an abstention of nothing but a record that says so", () => {
    fc.assert(
      fc.property(rows, which, (fields, map) => {
        for (const [index, plan] of plansOf(fields, map).entries()) {
          const said = fields[index]?.["k"] === "abstention" && map === 3;
          const { path, text: yaml } = written(plan);
          expect(readCase(path, yaml).file?.case.kind === "abstention").toBe(said);
        }
      }),
    );
  });

  test("twice changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(rows, which, async (fields, map) => {
        const files = plansOf(fields, map).map(written);
        const tree = memoryTree({
          ...goodSet(),
          ...Object.fromEntries(files.map((file) => [file.path, file.text])),
        });
        const dataset = await loadDataset(tree, { texts: "current" });
        for (const incomplete of [true, false]) {
          const again = plansOf(fields, map, { dataset, incomplete });
          expect(again.map(({ outcome }) => outcome.what)).toEqual(
            fields.map(() => "already-there"),
          );
        }
      }),
    );
  });
});
