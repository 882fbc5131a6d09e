import type { FamiliesDraft, FamiliesFile } from "../../model/families.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ExceptionDraft } from "../records/recorded-exceptions.ts";

/** A recorded exception that does not stand in families.yaml as it did. */
export interface AlteredException {
  readonly was: ExceptionDraft;
  /** What it became, with its index; undefined where it is gone. */
  readonly is: { readonly index: number; readonly exception: ExceptionDraft } | undefined;
  /** The fields that differ; none where it is gone. */
  readonly fields: readonly (keyof ExceptionDraft)[];
}

/** The exceptions of families.yaml against those of an earlier state: decisions are history, and a new one is an entry of its own. */
export interface ExceptionLedger {
  /** The indices of the exceptions that were decided since. An edited old one is none of them. */
  readonly fresh: ReadonlySet<number>;
  /**
   * Decisions that were edited, and moves that are gone. Of `exclude` and `keep-apart` the names may change, a later
   * `decidedAt` makes a decision of its own, and one that is no longer needed may go.
   */
  readonly altered: readonly AlteredException[];
}

interface Entry {
  readonly index: number;
  readonly exception: ExceptionDraft;
}

export function exceptionLedger(before: FamiliesDraft, now: FamiliesFile): ExceptionLedger {
  const olds = (before.exceptions ?? []).flatMap((one) => one ?? []);
  const news = (now.families?.exceptions ?? []).flatMap((exception, index): readonly Entry[] =>
    exception === undefined ? [] : [{ index, exception }],
  );
  const oldTexts = new Set(olds.map(textOf));
  const newTexts = new Set(news.map(({ exception }) => textOf(exception)));
  const waiting = news.filter(({ exception }) => !oldTexts.has(textOf(exception)));
  const fresh = new Set(waiting.map(({ index }) => index));
  const altered: AlteredException[] = [];
  for (const was of olds.filter((one) => !newTexts.has(textOf(one)))) {
    const place = waiting.findIndex(({ exception }) => isEditOf(exception, was));
    const [is] = place === -1 ? [] : waiting.splice(place, 1);
    if (is !== undefined && !isDecidedAnew(is.exception, was)) fresh.delete(is.index);
    const found = alteration(was, is);
    if (found !== undefined) altered.push(found);
  }
  return { fresh, altered };
}

const fields = [
  "families",
  "cases",
  "decision",
  "reason",
  "decidedBy",
  "decidedAt",
  "until",
] as const;

/** One text for entries that say the same, in whatever order they name their subjects. */
function textOf(exception: ExceptionDraft): string {
  return JSON.stringify(fields.map((field) => fieldText(exception, field)));
}

function fieldText(exception: ExceptionDraft, field: keyof ExceptionDraft): string {
  const value = exception[field];
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value.map(String).toSorted(byUtf8));
}

function isEditOf(now: ExceptionDraft, was: ExceptionDraft): boolean {
  if (now.decision !== was.decision) return false;
  const named = new Set(subjectsOf(was));
  const isSameDay = now.decidedAt === was.decidedAt && now.decidedAt !== undefined;
  return isSameDay || subjectsOf(now).some((one) => named.has(one));
}

function subjectsOf({ families = [], cases = [] }: ExceptionDraft): readonly string[] {
  return [
    ...families.flatMap((id) => (id === undefined ? [] : [`family ${id}`])),
    ...cases.flatMap((id) => (id === undefined ? [] : [`case ${id}`])),
  ];
}

/** A move tells what happened, so another day is no other decision: that has an entry of its own. */
function isDecidedAnew(now: ExceptionDraft, was: ExceptionDraft): boolean {
  if (was.decision === "move") return false;
  // Days as the schema writes them are in the order of time.
  return (
    now.decidedAt !== undefined && was.decidedAt !== undefined && now.decidedAt > was.decidedAt
  );
}

function alteration(was: ExceptionDraft, is: Entry | undefined): AlteredException | undefined {
  const isMove = was.decision === "move";
  if (is === undefined) return isMove ? { was, is, fields: [] } : undefined;
  if (isDecidedAnew(is.exception, was)) return undefined;
  const differing = fields.filter(
    (field) => fieldText(was, field) !== fieldText(is.exception, field),
  );
  const counted = differing.filter(
    (field) => isMove || (field !== "families" && field !== "cases"),
  );
  return counted.length === 0 ? undefined : { was, is, fields: counted };
}
