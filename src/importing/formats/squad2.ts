import { readJson } from "../../load/json-file.ts";
import type { CaseFormat, FormatReading, PassageReading } from "../case-format.ts";
import { evidenceByText } from "../evidence-by-text.ts";
import { formatCase } from "../format-case.ts";
import { squadParagraphs, type SquadParagraph, type SquadWalk } from "./squad2-paragraphs.ts";
import { squadQuestion } from "./squad2-question.ts";

const help = `
Examples:
  touchstone import squad2 dev-v2.0.json --into squad --refusal "The text does not say."
  touchstone corpus snapshot dev-v2.0.json --format squad2 --created-at 2018-06-11
      records the paragraphs as the corpus, before the import

A paragraph is looked up by its text, so the corpus may also come from elsewhere. The span of an answer is the quote.
A question that is marked is_impossible becomes an abstention: SQuAD says that its paragraph does not answer, which is
not yet that the corpus does not. The paragraph is a distractor. What a good refusal conveys, SQuAD does not say: say it
with --refusal, or mend those records one by one.`;

/** SQuAD 1.1 and 2.0: questions about paragraphs, with the spans that answer them. */
export const squad2: CaseFormat = {
  name: "squad2",
  summary: "SQuAD 1.1 and 2.0 files (JSON): questions about paragraphs, with answer spans",
  files: "<file...>",
  help: help.trim(),
  refusals: true,
  passages: {
    map: {
      chunk: { id: "chunk", text: "context", locator: "locator" },
      document: { id: "document" },
      chunking: { name: "squad-paragraph", version: "1" },
    },
    read: ({ bytes }) => passages(squadParagraphs(readJson(bytes))),
  },
  readCases: (files, source, settings) => {
    const find = evidenceByText(source);
    const reading: Mutable<FormatReading> = { entries: [], problems: [], losses: [] };
    let number = 0;
    for (const file of files) {
      const walk = squadParagraphs(readJson(file.bytes));
      const at = (path: string | undefined, line?: number) => ({ file: file.given, path, line });
      reading.problems.push(
        ...walk.problems.map(({ path, line, message }) => ({ at: at(path, line), message })),
      );
      reading.losses.push(...walk.losses.map(({ path, ...loss }) => ({ ...loss, at: at(path) })));
      for (const paragraph of walk.paragraphs) {
        for (const { path, fields } of paragraph.questions) {
          const record = squadQuestion(fields, paragraph, settings);
          number++;
          reading.entries.push({
            at: { ...at(path), number },
            file,
            read: formatCase(record, { source, find }),
          });
        }
      }
    }
    return reading;
  },
};

type Mutable<Reading> = {
  -readonly [Name in keyof Reading]: Reading[Name] extends readonly (infer Item)[] ? Item[] : never;
};

function passages({ paragraphs, problems }: SquadWalk): ReturnType<PassageReading["read"]> {
  return {
    records: paragraphs.map(({ chunk, document, locator, context }: SquadParagraph, index) => ({
      fields: { chunk, document, locator, context },
      number: index + 1,
      line: undefined,
    })),
    // A question that cannot be read takes nothing from the corpus.
    problems: problems
      .filter(({ path }) => path?.includes(".qas") !== true)
      .map(({ path, line, message }) => ({
        message: path === undefined ? message : `${path}: ${message}`,
        line,
      })),
  };
}
