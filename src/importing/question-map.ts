import type { GoldenCase } from "../model/generated/case.ts";
import type { ImportMap } from "../model/generated/import-map.ts";
import type { Path } from "../model/location.ts";
import type { ReportDefect } from "./mapping-pattern.ts";

/** The part of a mapping that tells question, answer and which records are read at all. */
type QuestionMap = Pick<
  ImportMap,
  | "query"
  | "queryFrom"
  | "conversation"
  | "expectedAnswer"
  | "expectedAnswerByKind"
  | "skip"
  | "optional"
>;

/** Reports a question that nothing tells, or that two fields tell. */
export function checkQuestion(
  { query, queryFrom, conversation }: QuestionMap,
  report: ReportDefect,
): void {
  if (query === undefined && queryFrom === undefined) {
    const fix = `Add "query: …" with the field that holds it, or "queryFrom: {lastTurnOf: …}" where it is the last turn of a conversation.`;
    report([], "Nothing tells the question of the records.", fix);
  }
  if (queryFrom === undefined) return;
  for (const [name, field] of Object.entries({ query, conversation })) {
    if (field === undefined) continue;
    const message = `"${name}" and "queryFrom" both tell the ${name === "query" ? "question" : "earlier turns"}.`;
    report(
      [name],
      message,
      `Keep "queryFrom" where one list holds both, else "query" and "conversation".`,
    );
  }
}

/** Reports a name under `optional` that the mapping names nowhere else. */
export function checkOptional(
  { optional = [] }: QuestionMap,
  named: readonly string[],
  report: ReportDefect,
): void {
  for (const [index, field] of optional.entries()) {
    if (named.includes(field)) continue;
    const message = `"${field}" is optional here, but nothing in this mapping reads it.`;
    report(["optional", index], message, "Write the name as it stands above, or remove the entry.");
  }
}

/** The fields that tell question, answer and whether a record is read, each with its path in the mapping. */
export function questionFields({
  skip,
  queryFrom,
  expectedAnswerByKind = {},
}: QuestionMap): readonly { readonly field: string | undefined; readonly path: Path }[] {
  return [
    { field: skip, path: ["skip"] },
    { field: queryFrom?.lastTurnOf, path: ["queryFrom", "lastTurnOf"] },
    ...Object.entries(expectedAnswerByKind).map(([kind, field]) => ({
      field,
      path: ["expectedAnswerByKind", kind],
    })),
  ];
}

/** The field that holds the answer of records of a kind. */
export function answerField(
  {
    expectedAnswer,
    expectedAnswerByKind = {},
  }: {
    readonly expectedAnswer: string | undefined;
    readonly expectedAnswerByKind: ImportMap["expectedAnswerByKind"] | undefined;
  },
  kind: GoldenCase["kind"] | undefined,
): string | undefined {
  return (kind === undefined ? undefined : expectedAnswerByKind[kind]) ?? expectedAnswer;
}
