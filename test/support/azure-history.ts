import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { asFields } from "./fields.ts";
import type { Files } from "./good-set.ts";
import { azure } from "./handed-sets.ts";
import type { PlannedCase } from "./life.ts";

const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data/azure-contoso-benefits");
/** The texts of all pages by id, as the files have them. */
export function textsOf(state: number): ReadonlyMap<string, string> {
  const lines = azure("ground_truth.jsonl")
    .dump(state)
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));
  return new Map(
    lines.map((line) => {
      const { chunk_id: id, text } = JSON.parse(line) as {
        readonly chunk_id: string;
        readonly text: string;
      };
      return [id, text];
    }),
  );
}

/** The pages that the answer to each question cites in brackets. */
function citedBy(table: string): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(data, table), "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const { question, truth } = JSON.parse(line) as Readonly<
        Record<"question" | "truth", string>
      >;
      return [question, [...truth.matchAll(/\[([^[\]]+)\]/g)].map(([, page = ""]) => page)];
    }),
  );
}

/** The ids of the cases by their questions. */
export function idsByQuestion(cases: Files): ReadonlyMap<string, string> {
  return new Map(
    Object.values(cases).map((text) => {
      const { query, id } = asFields(parse(text));
      return [String(query), String(id)];
    }),
  );
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, " ");

/**
 * What a person says about quotes that no longer stand: the same words with the new name of the company, where the page has
 * them. Elsewhere the extraction lost a bracket, and the quote goes.
 */
export function quotesOf(
  { evidence }: PlannedCase,
  after: ReadonlyMap<string, string>,
): ReadonlyMap<string, string | undefined> {
  const changed = evidence.flatMap(({ chunkId, quote, quoteStanding }) => {
    if (quoteStanding !== "changed" || quote === null) return [];
    const renamed = quote.replaceAll("Contoso", "Zava");
    const isThere = spaced(after.get(chunkId) ?? "").includes(spaced(renamed));
    return [[chunkId, isThere ? renamed : undefined] as const];
  });
  return new Map(changed);
}

/** The ids of the cases, sorted, whose answer cites a page that has another text in the second state. */
export function casesOfEditedPages(table: string, cases: Files): readonly string[] {
  const [before, after] = [textsOf(1), textsOf(2)];
  const idOf = idsByQuestion(cases);
  const isEdited = (page: string): boolean => before.get(page) !== after.get(page);
  return [...citedBy(table)]
    .filter(([, pages]) => pages.some(isEdited))
    .flatMap(([question]) => idOf.get(question) ?? [])
    .toSorted();
}

/** Both tables of questions, with how many whole cases each has, and how many cite a page that the second state edits. */
export const tables = [
  { table: "ground_truth.jsonl", cases: 50, touched: 7 },
  { table: "ground_truth_250.jsonl", cases: 249, touched: 76 },
] as const;
