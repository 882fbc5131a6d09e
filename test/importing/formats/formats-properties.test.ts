import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { EvidenceSource } from "../../../src/authoring/evidence-source.ts";
import { caseFormats } from "../../../src/importing/case-formats.ts";
import type { CaseFormat, FormatReading } from "../../../src/importing/case-format.ts";
import { deepeval } from "../../../src/importing/formats/deepeval.ts";
import { mtrag } from "../../../src/importing/formats/mtrag.ts";
import { ragas } from "../../../src/importing/formats/ragas.ts";
import { squad2 } from "../../../src/importing/formats/squad2.ts";
import { planImport, type RecordPlan } from "../../../src/importing/import-plan.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { sourceOf } from "../../support/evidence-source.ts";
import { sourceFileOf } from "../../support/read-format.ts";

const chunks = {
  "t#1": "Alpha beta gamma delta.",
  "t#2": "Epsilon zeta eta theta iota kappa lambda my ny xi, omikron pi rho.",
};
let source: EvidenceSource;
beforeAll(async () => {
  source = await sourceOf(chunks);
});

const scalar = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(
    "Alpha beta gamma delta.",
    "beta",
    "user",
    "assistant",
    "true",
    "",
    " ",
    "\ud83d",
  ),
  fc.integer({ min: -1, max: 9 }),
  fc.constantFrom(null, true, false, 1.5, 2 ** 60),
);
const anything = fc.oneof(
  { weight: 3, arbitrary: scalar },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ maxDepth: 2, stringUnit: "binary" }),
  },
);

/** A map with these fields, any of which may be missing or anything else, beside fields that no format knows. */
function mapOf(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> {
  const loose = Object.fromEntries(
    Object.entries(fields).map(([name, of]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: of }, { weight: 1, arbitrary: anything }),
    ]),
  );
  const others = fc.dictionary(
    fc.constantFrom("other", "__proto__", "constructor", "a.b"),
    anything,
    {
      maxKeys: 1,
    },
  );
  return fc
    .tuple(fc.record(loose, { requiredKeys: [] }), others)
    .map(([known, more]) => JSON.parse(merged(known, more)) as unknown);
}

/** As JSON text, in which `__proto__` is a name like any other. */
function merged(...maps: readonly object[]): string {
  const fields = maps.flatMap((map) => {
    const text = JSON.stringify(map);
    return text === "{}" ? [] : [text.slice(1, -1)];
  });
  return `{${fields.join(",")}}`;
}

const some = (of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => fc.array(of, { maxLength: 3 });
const squadFile = mapOf({
  version: scalar,
  data: some(
    mapOf({
      title: fc.constantFrom("t", "u"),
      paragraphs: some(
        mapOf({
          context: fc.constantFrom(
            "Alpha beta gamma delta.",
            "Eta theta.",
            `${chunks["t#2"]} Sigma.`,
          ),
          qas: some(
            mapOf({
              id: scalar,
              question: scalar,
              is_impossible: fc.boolean(),
              answers: some(
                mapOf({
                  text: fc.constantFrom("beta", "Alpha"),
                  answer_start: fc.constantFrom(0, 6),
                }),
              ),
              plausible_answers: some(anything),
            }),
          ),
        }),
      ),
    }),
  ),
});
const goldens = some(
  mapOf({
    input: scalar,
    expected_output: scalar,
    actual_output: scalar,
    context: some(scalar),
    name: scalar,
    comments: scalar,
    source_file: scalar,
    scenario: scalar,
    expected_outcome: scalar,
    turns: some(mapOf({ role: fc.constantFrom("user", "assistant"), content: scalar })),
  }),
);
const passages = some(
  mapOf({
    document_id: fc.constantFrom("t#1", "t#2", "t#3"),
    text: fc.constantFrom("Alpha beta gamma delta.", "Eta theta.", "Omega."),
    title: scalar,
  }),
);
const turns = some(
  mapOf({ speaker: fc.constantFrom("user", "agent"), text: scalar, metadata: anything }),
);
const taskOrQuery = mapOf({
  task_id: scalar,
  input: turns,
  targets: turns,
  contexts: passages,
  answerability: some(fc.constantFrom("ANSWERABLE", "UNANSWERABLE", "PARTIAL", "UNDERSPECIFIED")),
  "Question Type": some(scalar),
  conversation_id: scalar,
  turn: scalar,
  _id: scalar,
  text: scalar,
});
const sample = mapOf({
  user_input: fc.oneof(
    scalar,
    some(mapOf({ type: fc.constantFrom("human", "ai", "tool"), content: scalar })),
  ),
  question: scalar,
  reference: scalar,
  ground_truths: some(scalar),
  reference_contexts: fc.oneof(some(scalar), fc.constantFrom("['beta']", "[]")),
  reference_context_ids: some(fc.constantFrom("t#1", "t#2", 3)),
  contexts: some(scalar),
  evolution_type: scalar,
  response: scalar,
  approval_status: scalar,
});
const samples = some(fc.oneof(sample, mapOf({ eval_sample: sample, approval_status: scalar })));
const shapes: readonly (readonly [CaseFormat, fc.Arbitrary<unknown>])[] = [
  [squad2, squadFile],
  [deepeval, goldens],
  [ragas, samples],
  [mtrag, some(taskOrQuery)],
];

/** A list as the lines of a file where the format reads lines; else the value as it is. */
function fileOf(format: CaseFormat, value: unknown): ReturnType<typeof sourceFileOf> {
  if (format !== mtrag || !Array.isArray(value)) {
    return sourceFileOf("f.json", JSON.stringify(value));
  }
  return sourceFileOf("f.jsonl", value.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

function readingOf(format: CaseFormat, value: unknown): FormatReading {
  return format.readCases([fileOf(format, value)], source, {});
}

function plansOf(format: CaseFormat, { entries }: FormatReading): readonly RecordPlan[] {
  const known = { byId: new Map(), byName: new Map() };
  return planImport({
    format: format.name,
    idPrefix: "",
    entries,
    known,
    into: "",
    incomplete: true,
  });
}

/** Each text of a value with the way to it, as a place of a file is written. */
function* textsIn(value: unknown, path = ""): Generator<readonly [path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${name}]` : path === "" ? name : `.${name}`;
    yield* textsIn(one, `${path}${step}`);
  }
}

/** What the chunks say that a case names: it stands in the corpus. */
function citedTexts({ read: { content } }: FormatReading["entries"][number]): unknown {
  const { relevantChunkIds = [], distractorChunkIds = [] } = content;
  return [relevantChunkIds, distractorChunkIds]
    .flat()
    .map((id) => chunks[id as keyof typeof chunks]);
}

/** The letters and digits of a text, without what JSON writes for other characters. */
function bare(all: string): string {
  return all.replaceAll(/\\u....|\\[nrtbf]|[^\p{L}\p{N}]/gu, "");
}

/** What a case says in words of its own: who asks, who answers, and what the kind of a case tells. */
function isSaidOtherwise(path: string, text: string): boolean {
  if (/\.(?:role|speaker|type)$/.test(path)) return /^(?:user|agent|human|ai)$/.test(text);
  return /\.answerability\[\d+\]$/.test(path);
}

test("every format takes part", () => {
  expect(shapes.map(([{ name }]) => name).toSorted()).toEqual(
    caseFormats.map(({ name }) => name).toSorted(),
  );
});

describe.for(shapes.map(([format, file]) => [format.name, format, file] as const))(
  "any file, read as %s",
  ([, format, file]) => {
    test("gives cases that can be read back, each with an id of its own", () => {
      fc.assert(
        fc.property(file, (value) => {
          const plans = plansOf(format, readingOf(format, value));
          expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
          for (const { outcome, path, id } of plans) {
            if (outcome.what !== "write") continue;
            expect(readCase(path, outcome.text).file?.case.id).toBe(id);
          }
        }),
      );
    });

    test("loses no text: a case has it, a loss has it, or its place is told", () => {
      fc.assert(
        fc.property(file, (value) => {
          const { entries, problems, losses } = readingOf(format, value);
          const said = bare(JSON.stringify([entries, losses, entries.map(citedTexts)]));
          const places = problems.map(
            ({ at: { path, number, line } }) => path ?? `[${(number ?? line ?? 0) - 1}]`,
          );
          for (const [path, text] of textsIn(value)) {
            if (isSaidOtherwise(path, text)) continue;
            const isTold = places.some((place) => place === "" || path.startsWith(place));
            if (!isTold && bare(text) !== "") expect(said).toContain(bare(JSON.stringify(text)));
          }
        }),
      );
    });

    test("turns nothing into an abstention but what says so", () => {
      fc.assert(
        fc.property(file, (value) => {
          const { entries } = readingOf(format, value);
          const abstentions = entries.filter(({ read }) => read.content["kind"] === "abstention");
          const statement = /"is_impossible":true|"UNANSWERABLE"|"UNDERSPECIFIED"/g;
          const said = [...JSON.stringify(value).matchAll(statement)].length;
          expect(abstentions.length).toBeLessThanOrEqual(said);
        }),
      );
    });

    test("is read the same twice, and brings a corpus that does not break", () => {
      fc.assert(
        fc.property(file, (value) => {
          expect(readingOf(format, value)).toEqual(readingOf(format, value));
          const { bytes, name } = fileOf(format, value);
          expect(Array.isArray(format.passages?.read({ bytes, name }).records)).toBe(true);
        }),
        { numRuns: 30 },
      );
    });
  },
);
