import { isDeepStrictEqual } from "node:util";
import type { Base } from "../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf } from "../model/location.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import {
  entriesOf,
  entryName,
  holdoutRecords,
  type HoldoutRecordName,
} from "./records/records-of-holdouts.ts";
import { recordChanges, type RecordChange } from "./earlier/record-changes.ts";
import type { Rule } from "./rule.ts";
import { restoring } from "./earlier/since-base.ts";

export const holdoutEntryRewritten: Rule = {
  id: "holdout/entry-rewritten",
  level: "error",
  reports: "an entry about a holdout that was edited, deleted, or did not stay in its place",
  needs: "base",
  *check(dataset) {
    const { base, families: file } = dataset;
    const before = base?.families?.families;
    // The very same file is in both states where its bytes are the same.
    if (base === undefined || before === undefined || file === base.families) return;
    if (file === undefined) yield* ofWholeFile(base, before);
    else if (file.families !== undefined) yield* ofRecords(file, { base, before });
  },
};

interface Earlier {
  readonly base: Base;
  readonly before: FamiliesDraft;
}

function* ofWholeFile(base: Base, before: FamiliesDraft): Generator<Problem> {
  const all = holdoutRecords.flatMap((record) => {
    const { length } = entriesOf(before, record);
    return length === 0 ? [] : [counted(length, record.slice(0, -1))];
  });
  if (all.length === 0) return;
  yield {
    message: `${familiesFile} is gone, and with it ${listed(all)}.`,
    at: startOf(familiesFile),
    fix: `Bring it back ${restoring(base, familiesFile)}: what was looked at stays on record.`,
  };
}

function* ofRecords(file: FamiliesFile, { base, before }: Earlier): Generator<Problem> {
  for (const record of holdoutRecords) {
    const was = entriesOf(before, record);
    const is = entriesOf(file.families, record);
    // What is there and cannot be read has its own finding.
    if (file.families?.[record] === undefined && file.has([record])) continue;
    if (was.length > 1 && is.length === 0) {
      yield {
        message: `All ${was.length} entries of "${record}" are gone.`,
        at: file.locate([record]),
        fix: fixOf(base, "them"),
      };
      continue;
    }
    for (const change of recordChanges(was, is)) {
      yield problemOf(change, { file, record, was, is, base });
    }
  }
}

interface Compared {
  readonly file: FamiliesFile;
  readonly record: HoldoutRecordName;
  readonly was: readonly unknown[];
  readonly is: readonly unknown[];
  readonly base: Base;
}

function problemOf(change: RecordChange, compared: Compared): Problem {
  const { file, record, is, base } = compared;
  const place = change.kind === "deleted" ? Math.min(change.before, is.length - 1) : change.is;
  const at = file.locate(place < 0 ? [record] : [record, place]);
  if (change.kind === "inserted") {
    return {
      message: `${entryName(record, change.is)} is new and stands before entries that were there.`,
      at,
      fix: "Put it at the end: the record tells in which order things happened.",
    };
  }
  return { message: messageOf(change, compared), at, fix: fixOf(base, "it") };
}

function messageOf(
  change: Exclude<RecordChange, { readonly kind: "inserted" }>,
  { record, was, is }: Compared,
): string {
  const old = `${entryName(record, change.was)}${ofWhom(was[change.was])}`;
  if (change.kind === "deleted") return `${old} is gone.`;
  if (change.kind === "moved")
    return `${old} stands at another place now, as entry ${change.is + 1}.`;
  const fields = differingFields(was[change.was], is[change.is]).map((name) => `"${name}"`);
  return `${old} says something else now, in ${listed(fields)}.`;
}

/** Who and when, as far as an entry says it. */
function ofWhom(entry: unknown): string {
  const { by, at } = fieldsOf(entry);
  const who = typeof by === "string" ? ` by ${quoted(by)}` : "";
  return typeof at === "string" ? `${who} of ${at}` : who;
}

function differingFields(one: unknown, other: unknown): readonly string[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

function fieldsOf(entry: unknown): Readonly<Record<string, unknown>> {
  return typeof entry === "object" && entry !== null ? { ...entry } : {};
}

function fixOf({ name }: Base, what: "it" | "them"): string {
  return `Put ${what} back as commit ${name} has ${what}. What was wrong is said by a new entry at the end; nothing is taken back.`;
}
