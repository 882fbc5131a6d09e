import type { Currency } from "../../corpus/currency.ts";
import { caseFields } from "../../load/generated/case-fields.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import { fieldOf } from "../../model/fields.ts";
import { fitsGlob } from "../../model/glob.ts";
import { writeInstead } from "../../model/nearest.ts";
import { listed } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";

/** A case file with what it says, whatever its shape. */
export interface ReadCaseFile {
  readonly file: CaseFile;
  readonly value: unknown;
  /** What its judgment is under the current corpus revision, where a condition asks for it and it has one. */
  readonly judgment?: JudgmentState | undefined;
}

/** What a judgment is under the current corpus revision. */
type JudgmentState = Currency["state"];

/** Tells it of a case; undefined for one that has no judgment. */
export type JudgmentOf = (path: string) => JudgmentState | undefined;

/** One condition that a case meets or not. */
export interface Condition {
  /** As it was written. */
  readonly words: string;
  readonly fits: (one: ReadCaseFile) => boolean;
  /** The values that a case has where the condition looks. */
  readonly valuesOf: (one: ReadCaseFile) => readonly string[];
  /** Whether only the whole set, with its corpus, tells whether a case meets it. */
  readonly needsJudgments: boolean;
  /** What the condition asks for. */
  readonly wanted: string;
}

/** Shorter names, and what no single field says: each by the fields that it stands for. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  tag: ["tags"],
  family: ["families"],
  document: ["provenance.documentId", "evidence.document"],
  chunk: ["relevantChunkIds", "evidence.chunk"],
};

/** The name for what became of a case: pending, approved, rejected or retired. */
const stage = "status";

/** The name for what its judgment is now: current, carried or stale. */
const judgment = "judgment";

/** What no field says, or several do: each with how it is told. */
const toldNames: Readonly<Record<string, (one: ReadCaseFile) => readonly string[]>> = {
  [stage]: stageIn,
  [judgment]: (one) => (one.judgment === undefined ? [] : [one.judgment]),
  refresh: refreshIn,
};

/** The values that there are of these. */
const valuesOfName: ReadonlyMap<string, readonly string[]> = new Map([
  [stage, ["pending", "approved", "rejected", "retired"]],
  [judgment, ["current", "carried", "stale"]],
  ["refresh", ["undecided", "confirmed", "revised", "abstained", "retired"]],
]);

/** Whether a condition may ask for this value: one that there is, any that fits a pattern, or none. */
function canBe(values: readonly string[], wanted: string): boolean {
  return wanted === "" || values.some((value) => fitsGlob(wanted, value));
}

/** What is wrong with words that a person wrote, and what to write instead. */
export interface Misread {
  readonly misread: string;
}

/**
 * Reads `FIELD=VALUE`, `FIELD!=VALUE` or `FIELD~WORDS`. A value fits where one of the field's values is it, with `*` for any
 * run of characters; no value behind the sign asks for a field that is absent or blank. Words fit a text that holds each
 * of them, in small letters or capitals.
 */
export function readCondition(words: string): Condition | Misread {
  const [, name, sign, wanted] = /^([A-Za-z.]+)(!=|=|~)(.*)$/s.exec(words) ?? [];
  if (name === undefined || sign === undefined || wanted === undefined) {
    return {
      misread: `"${words}" is no condition. Write FIELD=VALUE, FIELD!=VALUE or FIELD~WORDS.`,
    };
  }
  const valuesOf = Object.hasOwn(toldNames, name) ? toldNames[name] : valuesIn(name);
  if (valuesOf === undefined)
    return { misread: `No case has a field "${name}". ${insteadOf(name)}` };
  const values = valuesOfName.get(name);
  if (values !== undefined && sign !== "~" && !canBe(values, wanted)) {
    return { misread: `No ${name} is "${wanted}". It is ${listed(values, "or")}.` };
  }
  const test = testOf(sign, wanted);
  const needsJudgments = name === judgment;
  return { words, wanted, valuesOf, needsJudgments, fits: (one) => test(valuesOf(one)) };
}

function insteadOf(name: string): string {
  const inner = [...caseFields].filter((field) => field.startsWith(`${name}.`));
  if (inner.length > 0) return `Name what it holds: ${listed(inner.slice(0, 4), "or")}.`;
  const names = [...Object.keys(toldNames), ...Object.keys(shortNames), ...caseFields];
  return writeInstead(name, names, "docs/bulk-edits.md lists the fields.");
}

function testOf(sign: string, wanted: string): (values: readonly string[]) => boolean {
  if (sign === "~") {
    const parts = wanted
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => part !== "");
    return (values) =>
      values.some((value) => {
        const text = value.toLowerCase();
        return parts.every((part) => text.includes(part));
      });
  }
  const isThere = (values: readonly string[]): boolean =>
    wanted === "" ? values.every(isBlank) : values.some((value) => fitsGlob(wanted, value));
  return sign === "=" ? isThere : (values) => !isThere(values);
}

function stageIn({ file }: ReadCaseFile): readonly string[] {
  const now = stageOf(file);
  return now === undefined ? [] : [now];
}

/** What was decided when the case was read again, or that nobody has yet. */
function refreshIn({ file }: ReadCaseFile): readonly string[] {
  const { outcome } = file.case.refresh ?? {};
  if (outcome !== undefined) return [outcome];
  return file.has(["refresh"]) && !file.has(["refresh", "outcome"]) ? ["undecided"] : [];
}

/** Undefined where no case has such a field. */
function valuesIn(name: string): ((one: ReadCaseFile) => readonly string[]) | undefined {
  const fields = Object.hasOwn(shortNames, name) ? shortNames[name] : undefined;
  const all = fields ?? (caseFields.has(name) ? [name] : []);
  if (all.length === 0) return undefined;
  const paths = all.map((field) => field.split("."));
  return ({ value }) => paths.flatMap((path) => [...textsAt(value, path)]);
}

/** The texts at a path, through the entries of lists; numbers and yes-or-no values as JSON writes them. */
function* textsAt(value: unknown, path: readonly string[]): Generator<string> {
  const [name, ...rest] = path;
  if (Array.isArray(value)) for (const entry of value) yield* textsAt(entry, path);
  else if (name !== undefined) yield* textsAt(fieldOf(value, name), rest);
  else if (typeof value === "string") yield value;
  else if (typeof value === "number" || typeof value === "boolean") yield String(value);
}
