import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import type { ImportMap } from "../model/generated/import-map.ts";
import type { ReportDefect } from "./mapping-pattern.ts";

/** One value for all records, or the one that a field's text stands for; without `values` the text is the value. */
export type Choice<Value extends string> =
  | { readonly always: Value }
  | {
      readonly field: string;
      readonly values: Readonly<Record<string, Value>> | undefined;
      /** What a record stands for whose field is absent or blank; undefined where that is not said. */
      readonly otherwise?: Value | undefined;
    };

/** What tells the kind of each record; without anything that does, a defect. */
export function kindChoice(
  { kind, kindFrom }: ImportMap,
  report: ReportDefect,
): Choice<GoldenCase["kind"]> {
  const choice = choiceOf("kind", { always: kind, from: kindFrom }, report);
  if (choice === undefined) {
    const message = "Nothing tells the kind of the records.";
    const fix = `Add "kind: answerable" where every record has an answer, or "kindFrom" where a field tells.`;
    report([], message, fix);
  }
  return choice ?? { always: "answerable" };
}

/** What tells why a record has no right answer. */
export function reasonChoice(
  { because, becauseFrom }: ImportMap,
  report: ReportDefect,
): Choice<AbstentionCase["because"]> | undefined {
  return choiceOf("because", { always: because, from: becauseFrom }, report);
}

function choiceOf<Value extends string>(
  name: "kind" | "because",
  said: {
    readonly always: Value | undefined;
    readonly from:
      | { field: string; values?: Readonly<Record<string, Value>>; otherwise?: Value }
      | undefined;
  },
  report: ReportDefect,
): Choice<Value> | undefined {
  const { always, from } = said;
  if (always !== undefined && from !== undefined) {
    const message = `"${name}" and "${name}From" both tell the same thing.`;
    report([name], message, `Keep "${name}" for one value, or "${name}From" to read a field.`);
  }
  if (from !== undefined) {
    return { field: from.field, values: from.values, otherwise: from.otherwise };
  }
  return always === undefined ? undefined : { always };
}
