import { hasNamesTwice } from "../../load/names-twice.ts";
import { readRecords, type SourceRecord } from "../../load/records.ts";
import { fieldOf } from "../../model/fields.ts";
import type { ExportManifest, Member } from "../../model/generated/export.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { isEqual } from "./compare-lines.ts";
import type { WrongLine } from "./side.ts";

/** A file of an export of the shape jsonl, as it was exported. */
export interface LinesFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface LinesReading {
  /** By id; of an id that stands twice, the first. */
  readonly lines: ReadonlyMap<string, unknown>;
  /** What keeps the lines from being those of the manifest, in their order, and then the cases that have none. */
  readonly wrong: readonly WrongLine[];
}

/**
 * The lines of an export, held against its manifest: each case of the manifest has one line, each line is one of its cases,
 * and says of it what the manifest says. The hash of a file may be renewed with the file; what an evaluation reads is here.
 */
export function readLines({ members }: ExportManifest, files: readonly LinesFile[]): LinesReading {
  const byId = new Map(members.map((member) => [member.id, member]));
  const lines = new Map<string, unknown>();
  const wrong = files.flatMap((file) => wrongIn(file, { byId, lines }));
  const [first] = files;
  const without = [...byId.keys()].filter((id) => !lines.has(id));
  const missing = without.map((id): WrongLine => ({
    path: first?.path ?? "",
    line: undefined,
    says: `no line is the case ${quoted(id)} of the manifest`,
  }));
  return { lines, wrong: first === undefined ? [] : [...wrong, ...missing] };
}

interface Held {
  readonly byId: ReadonlyMap<string, Member>;
  /** Those that were read. */
  readonly lines: Map<string, unknown>;
}

function wrongIn({ path, bytes }: LinesFile, held: Held): readonly WrongLine[] {
  const { records, problems } = readRecords(bytes, "jsonl");
  const twice = linesWithNamesTwice(bytes, records);
  const unread = problems.map(({ line }): WrongLine => ({ path, line, says: "it is no case" }));
  const wrong = records.flatMap((record): WrongLine[] => {
    const says = wordsOf(record, twice, held);
    return says === undefined ? [] : [{ path, line: record.line, says }];
  });
  return [...unread, ...wrong].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** What is wrong with a line; one that is the first of its case is kept. */
function wordsOf(
  { fields, line }: SourceRecord,
  twice: ReadonlySet<number | undefined>,
  { byId, lines }: Held,
): string | undefined {
  const id = fieldOf(fields, "id");
  if (typeof id !== "string") return "it has no id";
  const member = byId.get(id);
  if (member === undefined) return `${quoted(id)} is no case of the manifest`;
  if (lines.has(id)) return `${quoted(id)} has an earlier line as well`;
  lines.set(id, fields);
  if (twice.has(line)) return `a name stands twice in the line of ${quoted(id)}`;
  const others = namesOfBoth.filter((name) => !isSaidAlike(name, fields, member));
  if (others.length === 0) return undefined;
  return `${listed(others.map(quoted))} of ${quoted(id)} is not what the manifest says of it`;
}

/** What a line and its manifest both say of a case. */
const namesOfBoth = [
  "digest",
  "split",
  "families",
  "component",
  "currency",
  "holdout",
  "label",
] as const;

/** A manifest of an earlier program does not say whether a case is current. */
function isSaidAlike(name: (typeof namesOfBoth)[number], line: unknown, member: Member): boolean {
  if (name === "currency" && member.currency === undefined) return true;
  return isEqual(fieldOf(line, name), fieldOf(member, name));
}

function linesWithNamesTwice(
  bytes: Uint8Array,
  records: readonly SourceRecord[],
): ReadonlySet<number | undefined> {
  const texts = new TextDecoder().decode(bytes).split("\n");
  const those = records.filter(({ line, fields }) =>
    hasNamesTwice(texts[(line ?? 0) - 1] ?? "", fields),
  );
  return new Set(those.map(({ line }) => line));
}
