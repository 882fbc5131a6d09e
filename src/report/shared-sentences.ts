import type { RecordPlan } from "../importing/import-table.ts";
import { counted } from "../model/sentence.ts";
import { placed } from "./import-place.ts";
import { ranges } from "./ranges.ts";
import type { Style } from "./style.ts";
import { terminalText } from "./untrusted/terminal.ts";

/** From how many records on that a sentence concerns, it is said once for all of them. */
const many = 6;

/** What is said of a record; `alone` where a record that is named beside it can be told more. */
export interface RecordSentence {
  readonly text: string;
  readonly alone?: string;
}

/** Sentences about records of a table. */
export interface RecordSentences {
  readonly title: string;
  readonly table: string;
  /** The plans of all records, whether or not there is something to say of them. */
  readonly plans: readonly RecordPlan[];
  readonly of: (plan: RecordPlan) => readonly RecordSentence[];
}

/** First what concerns many records, with their numbers, then the other sentences record by record. */
export function sharedSentences(
  { title, table, plans, of }: RecordSentences,
  style: Style,
): string {
  const concerned = plans.filter((plan) => of(plan).length > 0);
  if (concerned.length === 0) return "";
  const shared = sharedBy(concerned, of);
  const together = [...shared].flatMap(([sentence, numbers]) => [
    `  ${style.strong(recordsText(numbers, plans.length))}`,
    `    ${terminalText(sentence)}`,
  ]);
  const apart = concerned.flatMap((plan) => {
    const own = of(plan).filter(({ text }) => !shared.has(text));
    if (own.length === 0) return [];
    return [
      `  ${placed(table, plan, style)}`,
      ...own.map(({ text, alone }) => `    ${terminalText(alone ?? text)}`),
    ];
  });
  return [`${title} (${concerned.length}):`, ...together, ...apart].join("\n");
}

/** The sentences that concern many records, each with the numbers of these records in their order. */
function sharedBy(
  plans: readonly RecordPlan[],
  of: RecordSentences["of"],
): ReadonlyMap<string, readonly number[]> {
  const numbersOf = new Map<string, number[]>();
  for (const plan of plans) {
    for (const sentence of new Set(of(plan).map(({ text }) => text))) {
      const numbers = numbersOf.get(sentence);
      if (numbers === undefined) numbersOf.set(sentence, [plan.record.number]);
      else numbers.push(plan.record.number);
    }
  }
  return new Map([...numbersOf].filter(([, numbers]) => numbers.length >= many));
}

function recordsText(numbers: readonly number[], all: number): string {
  if (numbers.length === all) return `all ${counted(all, "record")}`;
  return `records ${ranges(numbers)} (${numbers.length} of ${all})`;
}
