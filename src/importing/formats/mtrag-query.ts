import type { FormatRecord } from "../format-case.ts";
import { questionInTurns } from "../imported-turns.ts";
import { recordReader } from "../record-reader.ts";
import { turnsInText } from "../turns-in-text.ts";
import { gradedEvidence, judgedField, judgmentReasons, notedJudgments } from "./mtrag-evidence.ts";
import type { MtragQuery, MtragRecord, QueryForm } from "./mtrag-files.ts";
import type { Judgment } from "./mtrag-judgments.ts";

/** The forms in the order in which one becomes the question: the whole conversation says most. */
const order: readonly QueryForm[] = ["questions", "lastturn", "rewrite"];

/** What the agent is called in MTRAG, beside `user`. */
export const speakers = { agent: "assistant" };

const why = {
  rewrite: "the question in words of its own: a variant of the case, once a person has judged it",
  lastturn: "another last turn than that of the conversation",
  ...judgmentReasons,
  [judgedField]: "passages that are judged relevant and that the corpus does not have",
};

/** The record that a query is read from. */
export function queryRecord({ forms }: Pick<MtragQuery, "forms">): MtragRecord | undefined {
  return order.flatMap((form) => forms[form] ?? [])[0];
}

/** Reads one query with its judged passages. The retrieval tasks hold no answers, so every such case lacks one. */
export function mtragQuery(
  { id, forms }: MtragQuery,
  { fields }: Pick<MtragRecord, "fields">,
  judgments: readonly Judgment[],
): FormatRecord {
  const { text } = fields;
  const turns = typeof text === "string" ? turnsInText(text, speakers) : text;
  const reader = recordReader({ ...fields, text: turns });
  reader.text("id", "_id");
  const { question, conversation } = questionInTurns(reader, { lastTurnOf: "text" });
  const turn = Number(/<::>(\d+)$/.exec(id)?.[1] ?? 1);
  if (forms.questions === undefined && forms.rewrite === undefined && turn > 1) {
    reader.lack(
      `this is turn ${turn}, and what was said before it is in the file of whole conversations`,
    );
  }
  reader.lack("the answer is missing: retrieval tasks have none");
  // The relevant ones are looked up, and what is not found is kept with them.
  const { [judgedField]: _evidence, ...judged } = notedJudgments(judgments, []);
  return {
    reader,
    id,
    kind: "answerable",
    query: question,
    conversation,
    answer: undefined,
    evidence: { field: judgedField, texts: gradedEvidence([], judgments) },
    others: { ...otherForms(forms, question), ...judged },
    why,
  };
}

/** The other wordings that the files have, where they are not the question itself. */
function otherForms(
  forms: MtragQuery["forms"],
  question: string | undefined,
): Readonly<Record<string, unknown>> {
  const others = order.slice(1).flatMap((form): [string, unknown][] => {
    const text = forms[form]?.fields["text"];
    if (text === undefined) return [];
    const turns = typeof text === "string" ? turnsInText(text, speakers) : [];
    const said = turns.length === 1 ? turns[0]?.content : text;
    return said === question ? [] : [[form, said]];
  });
  return Object.fromEntries(others);
}
