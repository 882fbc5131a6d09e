import { readRecords } from "../../load/records.ts";
import type { PlacedProblem } from "../case-format.ts";
import type { SourceFile, SourcePlace } from "../source-place.ts";
import { judgmentRows, type Judgment, type JudgmentRow } from "./mtrag-judgments.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A record of a file, and where it stands. */
export interface MtragRecord {
  readonly at: SourcePlace;
  readonly file: SourceFile;
  readonly fields: Fields;
}

/** How a file of queries words them; its name tells. */
export type QueryForm = "questions" | "lastturn" | "rewrite";

/** One query in the forms that the files have. */
export interface MtragQuery {
  readonly id: string;
  readonly forms: Readonly<Partial<Record<QueryForm, MtragRecord>>>;
}

/** What the files of one import hold, whatever their order. */
export interface MtragFiles {
  /** Each in the order of its file. */
  readonly tasks: readonly MtragRecord[];
  readonly queries: readonly MtragQuery[];
  /** By the id of the query or task. */
  readonly judgments: ReadonlyMap<string, readonly Judgment[]>;
  readonly problems: readonly PlacedProblem[];
}

/** Reads tasks and queries (JSON Lines) and relevance judgments (a table with tabs, whose name ends in .tsv). */
export function readMtrag(files: readonly SourceFile[]): MtragFiles {
  const tasks: MtragRecord[] = [];
  const queries = new Map<string, Partial<Record<QueryForm, MtragRecord>>>();
  const judgments = new Map<string, Judgment[]>();
  const problems: PlacedProblem[] = [];
  for (const file of files) {
    if (/\.tsv$/i.test(file.name)) {
      for (const row of judgmentRows(file)) keepJudgment(row, { judgments, problems });
      continue;
    }
    const { records, problems: unread } = readRecords(file.bytes, "jsonl");
    for (const { message, line } of unread) {
      problems.push({ at: { file: file.given, line }, message });
    }
    for (const { fields, line } of records) {
      const record = { at: { file: file.given, line }, file, fields };
      if ("task_id" in fields) tasks.push(record);
      else keepQuery(record, { queries, problems });
    }
  }
  const named = [...queries].map(([id, forms]) => ({ id, forms }));
  const asked = new Set([...queries.keys(), ...tasks.map(({ fields }) => fields["task_id"])]);
  problems.push(...unasked(judgments, asked));
  return { tasks, queries: named, judgments, problems: inPlaceOrder(problems, files) };
}

function keepQuery(
  record: MtragRecord,
  {
    queries,
    problems,
  }: {
    readonly queries: Map<string, Partial<Record<QueryForm, MtragRecord>>>;
    readonly problems: PlacedProblem[];
  },
): void {
  const id = record.fields["_id"];
  const { at } = record;
  if (typeof id !== "string" || !("text" in record.fields)) {
    const message = `This is neither a task, which has a "task_id", nor a query, which has "_id" and "text".`;
    problems.push({ at, message });
    return;
  }
  const form = formOf(record.file.name);
  const forms = queries.get(id) ?? {};
  if (forms[form] === undefined) queries.set(id, { ...forms, [form]: record });
  else problems.push({ at, message: `The query "${id}" stands in these files already.` });
}

/** A name that says nothing is that of whole conversations, which a single question is as well. */
function formOf(name: string): QueryForm {
  const stem = name.replace(/\.[^.]*$/, "");
  if (stem.endsWith("lastturn")) return "lastturn";
  return stem.endsWith("rewrite") ? "rewrite" : "questions";
}

function keepJudgment(
  row: JudgmentRow | PlacedProblem,
  {
    judgments,
    problems,
  }: { readonly judgments: Map<string, Judgment[]>; readonly problems: PlacedProblem[] },
): void {
  if ("message" in row) {
    problems.push(row);
    return;
  }
  const { query, passage, score, at } = row;
  const known = judgments.get(query) ?? [];
  if (known.some((one) => one.passage === passage)) {
    const message = `Passage "${passage}" is judged for the query "${query}" already.`;
    problems.push({ at, message });
    return;
  }
  judgments.set(query, known);
  known.push({ passage, score, at });
}

/** By file as they were given, then by line. */
function inPlaceOrder(
  problems: readonly PlacedProblem[],
  files: readonly SourceFile[],
): readonly PlacedProblem[] {
  const order = new Map(files.map(({ given }, index) => [given, index]));
  const rank = ({ at }: PlacedProblem): number => order.get(at.file) ?? 0;
  return problems.toSorted((a, b) => rank(a) - rank(b) || (a.at.line ?? 0) - (b.at.line ?? 0));
}

/** Judgments about queries that no file asks: one problem a query, at its first line. */
function* unasked(
  judgments: ReadonlyMap<string, readonly Judgment[]>,
  asked: ReadonlySet<unknown>,
): Generator<PlacedProblem> {
  for (const [query, [first, ...others]] of judgments) {
    if (first === undefined || asked.has(query)) continue;
    const also = others.length === 0 ? "" : ` and ${others.length} more`;
    const message = `Passage "${first.passage}"${also} is judged for the query "${query}", which none of the files asks.`;
    yield { at: first.at, message };
  }
}
