import { fieldOf } from "../../model/fields.ts";
import type { RecordReading } from "../../load/records.ts";
import type { CaseFormat, FormatReading } from "../case-format.ts";
import { evidenceByText, type EvidenceByText } from "../evidence-by-text.ts";
import { formatCase } from "../format-case.ts";
import type { ImportedEntry } from "../imported-entry.ts";
import { chunkOf, type EvidenceSource } from "../../authoring/evidence-source.ts";
import { readMtrag, type MtragFiles } from "./mtrag-files.ts";
import { mtragQuery, queryRecord } from "./mtrag-query.ts";
import { mtragTask } from "./mtrag-task.ts";

const help = `
Examples:
  touchstone import mtrag reference.jsonl
      after: touchstone corpus snapshot reference.jsonl --format mtrag --created-at 2026-07-13

  touchstone import mtrag govt_questions.jsonl govt_rewrite.jsonl qrels/dev.tsv --incomplete

Three kinds of files, together or alone: generation tasks (JSON Lines with "task_id"), which have answers and the passages
they rest on; queries (JSON Lines with "_id" and "text"); and relevance judgments (.tsv: query-id, corpus-id, score), which
grade the passages of both. Queries have no answers, so their cases are incomplete. A passage is a chunk under its id.`;

/** MTRAG: conversations whose last turn asks, with passages, answers and whether the passages hold one. */
export const mtrag: CaseFormat = {
  name: "mtrag",
  summary: "MTRAG files (JSONL, TSV): conversations with passages, answers and relevance judgments",
  files: "<file...>",
  help: help.trim(),
  passages: {
    map: {
      chunk: { id: "id", text: "text", locator: "locator" },
      document: { id: "document", title: "title" },
      chunking: { name: "mtrag-passage", version: "1" },
    },
    read: ({ name, bytes }) => passages(readMtrag([{ given: name, name, bytes, sha256: "" }])),
  },
  readCases: (files, source) => cases(readMtrag(files), source),
};

function cases(files: MtragFiles, source: EvidenceSource): FormatReading {
  const lookUp = { source, find: evidenceByText(source) };
  const tasks = taskEntries(files, lookUp);
  return {
    entries: [...tasks, ...queryEntries(files, lookUp)].map((entry, index) => ({
      ...entry,
      at: { ...entry.at, number: index + 1 },
    })),
    problems: files.problems,
    losses: [],
  };
}

interface LookUp {
  readonly source: EvidenceSource;
  readonly find: EvidenceByText;
}

function taskEntries({ tasks, judgments }: MtragFiles, lookUp: LookUp): readonly ImportedEntry[] {
  return tasks.map(({ at, file, fields }) => {
    const task = mtragTask(fields, {
      judgmentsFor: (id) => judgments.get(id) ?? [],
      isChunk: (id) => chunkOf(lookUp.source, id) !== undefined,
    });
    return { at, file, read: formatCase(task, lookUp) };
  });
}

function queryEntries(
  { queries, judgments }: MtragFiles,
  lookUp: LookUp,
): readonly ImportedEntry[] {
  return queries.flatMap((query) => {
    const record = queryRecord(query);
    if (record === undefined) return [];
    const read = formatCase(mtragQuery(query, record, judgments.get(query.id) ?? []), lookUp);
    return [{ at: record.at, file: record.file, read }];
  });
}

/** The passages of all tasks, each once; one that stands twice with different texts is left for the snapshot to tell. */
function passages({ tasks, problems }: MtragFiles): RecordReading {
  const seen = new Set<string>();
  const records = tasks.flatMap(({ at, fields: { contexts } }) => {
    const list: readonly unknown[] = Array.isArray(contexts) ? contexts : [];
    return list.flatMap((context) => {
      const [id, text, title] = ["document_id", "text", "title"].map((name) =>
        fieldOf(context, name),
      );
      const key = JSON.stringify([id, text, title]);
      if (seen.has(key)) return [];
      seen.add(key);
      const [, document = id, locator] = /^(.+)-(\d+-\d+)$/s.exec(String(id)) ?? [];
      // Where no passage has a title or a place, that is nothing to report.
      const facts = { title: title ?? null, locator: locator ?? null };
      return [{ fields: { id, text, document, ...facts }, line: at.line }];
    });
  });
  return {
    records: records.map((record, index) => ({ ...record, number: index + 1 })),
    problems: problems.map(({ at, message }) => ({ message, line: at.line })),
  };
}
