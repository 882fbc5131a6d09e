import type { CaseFormat } from "../case-format.ts";
import { evidenceByText } from "../evidence-by-text.ts";
import { formatCase } from "../format-case.ts";
import { contextMap, contextRecords } from "./contexts.ts";
import { ragasContexts, ragasSample } from "./ragas-sample.ts";
import { readRecordsOf, sourceRecords } from "./source-records.ts";

const help = `
Examples:
  touchstone import ragas testset.jsonl --into ragas
  touchstone corpus snapshot testset.jsonl --format ragas --created-at 2026-09-01
      makes a corpus of nothing but the reference contexts, where there is no dump of the real one

Samples with one turn or several, generated test sets with their approval_status, and the columns of before version 0.2
(question, ground_truth, contexts). Lists in CSV may be JSON or as Python prints them. The texts of reference_contexts
are looked up in the corpus; what a system answered or retrieved is no judgment and stays in the notes.`;

const forms = ["json", "jsonl", "csv"] as const;

/** Ragas samples and test sets. */
export const ragas: CaseFormat = {
  name: "ragas",
  summary: "Ragas samples and test sets (JSON, JSONL or CSV), also of before version 0.2",
  files: "<file...>",
  help: help.trim(),
  passages: {
    map: contextMap("ragas-context"),
    read: (file) => {
      const { records, problems } = sourceRecords(file, forms);
      const named = records.map((record) => ({
        record,
        contexts: ragasContexts(record, file.name),
      }));
      return { records: contextRecords(named), problems };
    },
  },
  readCases: (files, source) => {
    const find = evidenceByText(source);
    return readRecordsOf(files, forms, ({ record, file }) =>
      formatCase(ragasSample(record, file.name), { source, find }),
    );
  },
};
