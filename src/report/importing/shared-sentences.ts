import type { RecordPlan } from "../../importing/import-plan.ts";
import { placed } from "./import-place.ts";
import type { ImportStory } from "./import-story.ts";
import { recordPlaces } from "./record-places.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** From how many records on that a sentence concerns, it is said once for all of them. */
const many = 6;

/** What is said of a record; `alone` where a record that is named beside it can be told more. */
export interface RecordSentence {
  readonly text: string;
  readonly alone?: string;
}

/** Sentences about the records of an import, whether or not there is something to say of each. */
export interface RecordSentences extends Pick<ImportStory, "plans" | "fullList"> {
  readonly title: string;
  readonly of: (plan: RecordPlan) => readonly RecordSentence[];
}

/** First what concerns many records, with their places, then the other sentences record by record. */
export function sharedSentences(sentences: RecordSentences, style: Style): string {
  const { title, plans, of } = sentences;
  const concerned = plans.filter((plan) => of(plan).length > 0);
  if (concerned.length === 0) return "";
  const shared = sharedBy(concerned, of);
  const together = [...shared].flatMap(([sentence, some]) => [
    `  ${style.strong(terminalText(recordPlaces(some, sentences)))}`,
    `    ${terminalText(sentence)}`,
  ]);
  const apart = concerned.flatMap((plan) => {
    const own = of(plan).filter(({ text }) => !shared.has(text));
    if (own.length === 0) return [];
    return [
      `  ${placed(plan, style)}`,
      ...own.map(({ text, alone }) => `    ${terminalText(alone ?? text)}`),
    ];
  });
  return [`${title} (${concerned.length}):`, ...together, ...apart].join("\n");
}

/** The sentences that concern many records, each with these records in their order. */
function sharedBy(
  plans: readonly RecordPlan[],
  of: RecordSentences["of"],
): ReadonlyMap<string, readonly RecordPlan[]> {
  const plansOf = new Map<string, RecordPlan[]>();
  for (const plan of plans) {
    for (const sentence of new Set(of(plan).map(({ text }) => text))) {
      const some = plansOf.get(sentence);
      if (some === undefined) plansOf.set(sentence, [plan]);
      else some.push(plan);
    }
  }
  return new Map([...plansOf].filter(([, some]) => some.length >= many));
}
