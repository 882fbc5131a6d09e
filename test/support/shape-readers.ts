import { parse } from "csv-parse/sync";
import { parse as parseYaml } from "yaml";
import type { ExportedCase } from "../../src/exporting/exported-set.ts";
import type { WrittenFile } from "../../src/exporting/shape.ts";
import { contentHash } from "../../src/model/hash.ts";

/** What a reader of a shape has of a case: by field of the contract, in the form of `saidIn`. */
export type Reading = Readonly<Record<string, unknown>>;

/** The files of a shape by path. */
export type FileTexts = Readonly<Record<string, string>>;

export function textsOf(files: readonly WrittenFile[]): FileTexts {
  return Object.fromEntries(
    files.map(({ path, text }) => [path, typeof text === "string" ? text : [...text].join("")]),
  );
}

/** What the case says in a field, in the form in which readings are compared with it. */
export function saidIn(one: ExportedCase, field: string): unknown {
  const whole = one.case as unknown as Record<string, unknown> & {
    readonly provenance?: readonly Record<string, unknown>[];
    readonly acceptedAnswers?: readonly Record<string, unknown>[];
    readonly conversation?: readonly Record<string, unknown>[];
    readonly sentinel?: Record<string, unknown>;
  };
  const [list = "", name = ""] = field.split("[].");
  if (list === "provenance") {
    return (whole.provenance ?? []).flatMap((entry, index) =>
      entry[name] === undefined ? [] : [[index, entry[name]]],
    );
  }
  if (list === "acceptedAnswers") return whole.acceptedAnswers?.map((entry) => entry[name]);
  if (list === "conversation") return whole.conversation?.map((entry) => entry[name]);
  if (field.startsWith("sentinel.")) return whole.sentinel?.[field.slice("sentinel.".length)];
  const ofTheSet = ["digest", "currency", "component", "holdout", "split", "families"];
  if (ofTheSet.includes(field)) return one[field as keyof ExportedCase];
  return whole[field];
}

type Fields = Readonly<Record<string, unknown>>;
type List = readonly Fields[];

function hashes(one: ExportedCase, texts: unknown): unknown {
  const all = texts as readonly string[] | undefined;
  const ids = (one.case.relevantChunkIds ?? []) as readonly unknown[];
  const found = new Map(all?.map((text, index) => [ids[index], contentHash(text)]));
  // In the order of the provenance, as `saidIn` has it.
  return one.evidence.flatMap(({ chunkId }, index) =>
    found.has(chunkId) ? [[index, found.get(chunkId)]] : [],
  );
}

/** What free metadata says. */
function ofMetadata(about: Fields): Reading {
  const evidence = about["evidence"] as List | undefined;
  const accepted = about["accepted_answers"] as List | undefined;
  const piece = (name: string): unknown =>
    evidence?.flatMap((entry, index) => (entry[name] === undefined ? [] : [[index, entry[name]]]));
  return {
    id: about["case_id"],
    digest: about["digest"],
    kind: about["kind"],
    because: about["because"],
    split: about["split"],
    families: about["families"],
    component: about["component"],
    holdout: about["holdout"],
    currency: about["currency"],
    corpusRevision: about["judged_on"],
    relevantChunkIds: about["relevant_chunk_ids"],
    distractorChunkIds: about["distractor_chunk_ids"],
    "acceptedAnswers[].statement": accepted?.map(({ statement }) => statement),
    "acceptedAnswers[].chunkIds": accepted?.map((entry) => entry["chunk_ids"]),
    "provenance[].chunkId": piece("chunk_id"),
    "provenance[].documentId": piece("document_id"),
    "provenance[].sourceUri": piece("source_uri"),
    "provenance[].sourceRevision": piece("source_revision"),
    "provenance[].quote": piece("quote"),
    "provenance[].grade": piece("grade"),
    "provenance[].insteadOf": piece("instead_of"),
    variantOf: about["variant_of"],
    tags: about["tags"],
    "sentinel.why": about["sentinel"],
    askedAt: about["asked_at"],
    caller: "caller_documents" in about ? { documents: about["caller_documents"] } : undefined,
  };
}

function turnsIn(turns: List, role: (turn: Fields) => unknown): Reading {
  const before = turns.slice(0, -1);
  return {
    query: turns.at(-1)?.["content"],
    "conversation[].role": before.map(role),
    "conversation[].content": before.map(({ content }) => content),
  };
}

function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

function records(text: string | undefined): List {
  return linesOf(text).map((line) => JSON.parse(line) as Fields);
}

/** Reads what a tool reads, for the cases in order; undefined for a case that is not there. */
export type ShapeReader = (
  files: FileTexts,
  cases: readonly ExportedCase[],
) => readonly (Reading | undefined)[];

/** As EvaluationDataset.from_jsonl: the fields of a sample and no others, in the order of the lines. */
const ragas: ShapeReader = (files, cases) => {
  const single = [...records(files["single-turn.jsonl"])];
  const several = [...records(files["multi-turn.jsonl"])];
  const roles = new Map<unknown, string>([
    ["human", "user"],
    ["ai", "assistant"],
  ]);
  return cases.map((one) => {
    const isTalk = (one.case.conversation ?? []).length > 0;
    const sample = (isTalk ? several : single).shift();
    if (sample === undefined) return undefined;
    const turns = sample["user_input"];
    if (Array.isArray(turns)) {
      return {
        ...turnsIn(turns as List, ({ type }) => roles.get(type)),
        expectedAnswer: sample["reference"],
      };
    }
    return {
      query: turns,
      expectedAnswer: sample["reference"],
      relevantChunkIds: sample["reference_context_ids"],
      "provenance[].contentHash": hashes(one, sample["reference_contexts"]),
    };
  });
};

/** As EvaluationDataset.add_goldens_from_json_file. What is expected of a conversation is not the expected answer. */
const deepeval: ShapeReader = (files, cases) => {
  const goldens = ["goldens.json", "conversational-goldens.json"].flatMap(
    (path) => JSON.parse(files[path] ?? "[]") as List,
  );
  const byName = new Map(goldens.map((golden) => [golden["name"], golden]));
  return cases.map((one) => {
    const golden = byName.get(one.case.id);
    if (golden === undefined) return undefined;
    const turns = golden["turns"] as List | undefined;
    return {
      ...ofMetadata(golden["additional_metadata"] as Fields),
      id: golden["name"],
      notes: golden["comments"],
      expectedAnswer: golden["expected_output"],
      "provenance[].contentHash": hashes(one, golden["context"]),
      ...(turns === undefined ? { query: golden["input"] } : turnsIn(turns, ({ role }) => role)),
    };
  });
};

const promptfoo: ShapeReader = (files, cases) => {
  const tests = parseYaml(files["tests.yaml"] ?? "") as List;
  return cases.map((_, index) => {
    const { vars, assert, metadata } = tests[index] as Record<string, Fields>;
    if (vars === undefined || assert === undefined || metadata === undefined) return undefined;
    const about = ofMetadata(metadata);
    const accepted = (about["acceptedAnswers[].statement"] ?? []) as readonly string[];
    const talk = (vars["conversation"] ?? []) as List;
    return {
      ...about,
      expectedAnswer: promptfooAnswer((assert as unknown as List)[0] ?? {}, accepted),
      query: promptfooVar(vars["question"]),
      "conversation[].role": talk.map(({ role }) => role),
      "conversation[].content": talk.map(({ content }) => content),
    };
  });
};

/** promptfoo takes a line end off a variable. */
function promptfooVar(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\n$/, "") : value;
}

function promptfooAnswer(assertion: Fields, accepted: readonly string[]): unknown {
  if (assertion["type"] === "assert-set") {
    return (assertion["assert"] as List)[0]?.["value"];
  }
  const value = String(assertion["value"]);
  if (assertion["type"] === "factuality") return value;
  const one = value.split(" It conveys: ").slice(1).join(" It conveys: ");
  if (accepted.length === 0) return one;
  // Behind words of its own no name of a file or program has to be kept from starting the text.
  const others = accepted
    .map((statement, index) => ` (${index + 2}) ${statement.replace(/^ (?=\w+:)/, "")}`)
    .join("");
  const listed = value.split(" It conveys one of these: (1) ")[1] ?? "";
  return listed.endsWith(others) ? listed.slice(0, -others.length) : listed;
}

/** As GenericDataLoader, but with the queries that it passes over. */
const beir: ShapeReader = (files, cases) => {
  const corpus = new Map(
    records(files["corpus.jsonl"]).map(({ _id, text }) => [_id, text as string]),
  );
  const queries = new Map(records(files["queries.jsonl"]).map(({ _id, text }) => [_id, text]));
  const qrels = new Map<string, { readonly split: string; readonly rows: string[][] }>();
  for (const [path, text] of Object.entries(files)) {
    const split = /^qrels\/(.*)\.tsv$/.exec(path)?.[1];
    if (split === undefined) continue;
    const [, ...rows] = parse(text, { delimiter: "\t", relaxColumnCount: true });
    for (const row of rows) {
      const known = qrels.get(row[0] ?? "") ?? { split, rows: [] };
      qrels.set(row[0] ?? "", { split, rows: [...known.rows, row] });
    }
  }
  return cases.map((one) => {
    const { split, rows } = qrels.get(one.case.id) ?? { split: undefined, rows: [] };
    const ids = rows.map(([, id]) => id);
    return {
      id: queries.has(one.case.id) ? one.case.id : undefined,
      query: queries.get(one.case.id),
      split,
      ...judged(
        one,
        ids,
        rows.map(([, , score]) => Number(score)),
      ),
      "provenance[].contentHash": hashes(
        one,
        ids.map((id) => corpus.get(id) ?? ""),
      ),
    };
  });
};

/** Judgments by their place: an entry that says no grade has none to compare. */
function judged(
  one: ExportedCase,
  ids: readonly (string | undefined)[],
  scores: readonly number[],
): Reading {
  const byChunk = new Map(
    (one.case.relevantChunkIds ?? []).map((id, index) => [id, scores[index]]),
  );
  return {
    relevantChunkIds: ids,
    "provenance[].grade": one.evidence.flatMap(({ chunkId, grade }, index) =>
      grade === undefined ? [] : [[index, byChunk.get(chunkId)]],
    ),
  };
}

/** As trec_eval: fields between white space. */
const trec: ShapeReader = (files, cases) => {
  const topics = new Map<string, { readonly split: string; readonly text: string }>();
  const rows: string[][] = [];
  for (const [path, text] of Object.entries(files)) {
    const [kind, split = ""] = path.split(".");
    for (const line of linesOf(text)) {
      if (kind === "qrels") rows.push(line.split(/\s+/u));
      if (kind !== "topics") continue;
      const [id = "", query = ""] = line.split("\t");
      topics.set(id, { split, text: query });
    }
  }
  return cases.map((one) => {
    const topic = topics.get(one.case.id);
    const own = rows.filter(([id, zero]) => id === one.case.id && zero === "0");
    const ids = own.map(([, , document]) => document);
    const talk = (one.case.conversation ?? []).length > 0;
    return {
      id: topic === undefined ? undefined : one.case.id,
      // The question of a conversation, without its conversation, is another question.
      query: talk ? undefined : topic?.text,
      split: topic?.split,
      ...judged(
        one,
        ids,
        own.map((row) => Number(row[3])),
      ),
      "provenance[].chunkId": one.evidence.map(({ chunkId }, index) => [
        index,
        ids.find((id) => id === chunkId),
      ]),
    };
  });
};

interface SquadFile {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly {
        readonly id: string;
        readonly question: string;
        readonly is_impossible: boolean;
        readonly answers: readonly { readonly text: string; readonly answer_start: number }[];
      }[];
    }[];
  }[];
}

/** As Python reads it: an answer that does not stand where it says is none. */
const squad2: ShapeReader = (files, cases) => {
  const file = JSON.parse(files["squad2.json"] ?? "") as SquadFile;
  const readings = new Map<string, Reading>();
  for (const { title, paragraphs } of file.data) {
    for (const { context, qas } of paragraphs) {
      const characters = Array.from(context);
      for (const { id, question, answers, is_impossible } of qas) {
        const spans = answers.map(({ text, answer_start }) => {
          const end = answer_start + Array.from(text).length;
          return characters.slice(answer_start, end).join("") === text ? text : undefined;
        });
        const [expectedAnswer, ...accepted] = spans;
        const isOnly = cases.find((one) => one.case.id === id)?.evidence.length === 1;
        readings.set(id, {
          id,
          query: question,
          kind: is_impossible ? "abstention" : "answerable",
          because: is_impossible ? "not-in-corpus" : undefined,
          expectedAnswer,
          "acceptedAnswers[].statement": accepted,
          "provenance[].documentId": [[0, title]],
          "provenance[].contentHash": [[0, contentHash(context)]],
          // Of several pieces of evidence, nothing says which of them the paragraph was.
          "provenance[].quote": isOnly ? [[0, expectedAnswer]] : undefined,
        });
      }
    }
  }
  return cases.map((one) => readings.get(one.case.id));
};

/** Readers that are made of what each tool's own reader does, by the name of the shape. */
export const readers: Readonly<Record<string, ShapeReader>> = {
  ragas,
  deepeval,
  promptfoo,
  beir,
  trec,
  squad2,
};
