import type { SourceRecord } from "../../load/records.ts";
import type { CaseFormat, FormatReading } from "../case-format.ts";
import { evidenceByText } from "../evidence-by-text.ts";
import { formatCase } from "../format-case.ts";
import { contextsOf, deepevalGolden, type Golden } from "./deepeval-golden.ts";
import { sourceRecords } from "./source-records.ts";

const help = `
Examples:
  touchstone import deepeval goldens.json --into goldens
  touchstone corpus snapshot goldens.json --format deepeval --created-at 2026-09-01
      makes a corpus of nothing but the contexts, where there is no dump of the real one

Goldens with one turn (input) and with several (scenario, turns), in snake_case and in camelCase. The texts of "context"
are looked up in the corpus. The last question of a conversation is asked; what a system said or retrieved is no
judgment and stays in the notes.`;

/** DeepEval goldens, as its data sets are saved. */
export const deepeval: CaseFormat = {
  name: "deepeval",
  summary: "DeepEval goldens (JSON, JSONL or CSV), with one turn or several",
  files: "<file...>",
  help: help.trim(),
  passages: {
    map: {
      chunk: { id: "chunk", text: "text" },
      document: { id: "document" },
      chunking: { name: "deepeval-context", version: "1" },
    },
    read: (file) => {
      const { records, problems, form } = sourceRecords(file, ["json", "jsonl", "csv"]);
      const goldens = records.map((record) => ({ record, form, file: file.name }));
      return { records: passages(goldens), problems };
    },
  },
  readCases: (files, source): FormatReading => {
    const find = evidenceByText(source);
    const readings = files.map((file) => {
      const { records, problems, form } = sourceRecords(file, ["json", "jsonl", "csv"]);
      return {
        entries: records.map((record) => {
          const golden = { record, form, file: file.name };
          const read = formatCase(deepevalGolden(golden), { source, find });
          return { at: { file: file.given, number: record.number, line: record.line }, file, read };
        }),
        problems: problems.map(({ message, line }) => ({
          at: { file: file.given, line },
          message,
        })),
      };
    });
    return {
      entries: readings.flatMap(({ entries }) => entries),
      problems: readings.flatMap(({ problems }) => problems),
      losses: [],
    };
  },
};

/** Each context once, in the order in which the goldens name them. */
function passages(goldens: readonly Golden[]): readonly SourceRecord[] {
  const all = new Map<string, SourceRecord>();
  for (const golden of goldens) {
    for (const { chunk, document, text } of contextsOf(golden)) {
      const { number, line } = golden.record;
      if (!all.has(chunk)) all.set(chunk, { fields: { chunk, document, text }, number, line });
    }
  }
  return [...all.values()];
}
