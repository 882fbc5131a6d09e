import type { CaseFormat } from "../case-format.ts";
import { evidenceByText } from "../evidence-by-text.ts";
import { formatCase } from "../format-case.ts";
import { contextMap, contextRecords } from "./contexts.ts";
import { contextsOf, deepevalGolden } from "./deepeval-golden.ts";
import { readRecordsOf, sourceRecords } from "./source-records.ts";

const help = `
Examples:
  touchstone import deepeval goldens.json --into goldens
  touchstone corpus snapshot goldens.json --format deepeval --created-at 2026-09-01
      makes a corpus of nothing but the contexts, where there is no dump of the real one

Goldens with one turn (input) and with several (scenario, turns), in snake_case and in camelCase. The texts of "context"
are looked up in the corpus. The last question of a conversation is asked; what a system said or retrieved is no
judgment and stays in the notes.`;

const forms = ["json", "jsonl", "csv"] as const;

/** DeepEval goldens, as its data sets are saved. */
export const deepeval: CaseFormat = {
  name: "deepeval",
  summary: "DeepEval goldens (JSON, JSONL or CSV), with one turn or several",
  files: "<file...>",
  help: help.trim(),
  passages: {
    map: contextMap("deepeval-context"),
    read: (file) => {
      const { records, problems, form } = sourceRecords(file, forms);
      const named = records.map((record) => ({
        record,
        contexts: contextsOf({ record, form, file: file.name }),
      }));
      return { records: contextRecords(named), problems };
    },
  },
  readCases: (files, source) => {
    const find = evidenceByText(source);
    return readRecordsOf(files, forms, ({ record, form, file }) =>
      formatCase(deepevalGolden({ record, form, file: file.name }), { source, find }),
    );
  },
};
