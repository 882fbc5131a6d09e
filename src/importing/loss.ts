import { placeText, type SourcePlace } from "./source-place.ts";

/** Something a record says that no field of its case holds as the source means it. */
export interface FieldLoss {
  /** The field as the source calls it. */
  readonly field: string;
  /** Whether the case's notes still have it; `case` where a field of the case has it, but means something else. */
  readonly fate: "notes" | "case" | "dropped";
  /** Why no field of the case holds it: words that follow a colon. */
  readonly why: string;
  readonly value: unknown;
}

/** The same of a file as a whole, such as its version. */
export interface FileLoss extends FieldLoss {
  readonly at: SourcePlace;
}

/** All losses of one field for one reason. */
export interface Loss {
  readonly field: string;
  readonly fate: FieldLoss["fate"];
  readonly why: string;
  /** How many records, or places of the file, it stands in. */
  readonly count: number;
  /** Whether it is counted in records, or else in places of the file. */
  readonly of: "records" | "places";
  /** The first of them. */
  readonly example: { readonly at: string; readonly value: unknown };
}

/** The losses of an import: each field once for each reason, in the order in which the source shows them. */
export function lossesOf(
  records: readonly { readonly at: SourcePlace; readonly losses: readonly FieldLoss[] }[],
  ofFiles: readonly FileLoss[],
): readonly Loss[] {
  const losses = new Map<string, Loss>();
  const add = (loss: FieldLoss, at: SourcePlace, of: Loss["of"]): void => {
    const { field, fate, why, value } = loss;
    const key = JSON.stringify([field, fate, why, of]);
    const known = losses.get(key);
    losses.set(
      key,
      known === undefined
        ? { field, fate, why, count: 1, of, example: { at: placeText(at), value } }
        : { ...known, count: known.count + 1 },
    );
  };
  for (const loss of ofFiles) add(loss, loss.at, "places");
  for (const { at, losses: ofRecord } of records) {
    for (const loss of ofRecord) add(loss, at, "records");
  }
  return [...losses.values()];
}

/** Whether a value says something: a format that writes every field leaves many of them empty. */
export function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}
