import type { ImportMapping } from "./import-map.ts";
import type { SourceRecord } from "../load/records.ts";
import { limits } from "../load/limits.ts";
import { newYamlFile } from "../load/yaml-text.ts";
import { foldId, isFitId, questionId } from "../model/case-id.ts";
import type { CaseId } from "../model/ids.ts";
import { casesFolder } from "../model/layout.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { differences, type KnownCases } from "./known-cases.ts";
import { importedCase, type ImportedCase } from "./imported-case.ts";
import type { EvidenceSource } from "../authoring/evidence-source.ts";
import { evidenceReader } from "./evidence-reader.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";

/** A table that was read, and what it is imported into. */
export interface TableImport {
  /** The file's name, without folders. */
  readonly name: string;
  /** SHA-256 of the file's bytes. */
  readonly sha256: string;
  readonly records: readonly SourceRecord[];
  readonly mapping: ImportMapping;
  readonly source: EvidenceSource;
  readonly known: KnownCases;
  /** The folder below cases/ that takes the new files; empty for cases/ itself. */
  readonly into: string;
  /** Whether records that lack something are written as well. */
  readonly incomplete: boolean;
}

/** How a record came by its case's id. */
type IdStory =
  | { readonly how: "as-given" | "made-from-question" }
  | { readonly how: "folded" | "taken-by-another-record"; readonly from: string };

/** What happens with a record. */
type Outcome =
  | { readonly what: "write"; readonly text: string }
  | { readonly what: "leave-out" }
  | { readonly what: "already-there" }
  | { readonly what: "other-content"; readonly path: string; readonly fields: readonly string[] };

export interface RecordPlan {
  readonly record: SourceRecord;
  readonly id: CaseId;
  readonly idStory: IdStory;
  /** The case's place in the set. */
  readonly path: string;
  readonly lacks: readonly string[];
  readonly evidence: ImportedEvidence;
  /** The first record that asks the same after white space was made equal; undefined for that one itself. */
  readonly asksLike: SourceRecord | undefined;
  readonly outcome: Outcome;
}

/** Decides what becomes of each record. No case that is there already is ever changed. */
export function planImport(table: TableImport): readonly RecordPlan[] {
  const name = namer(table.mapping);
  const reading = evidenceReader(table.mapping.evidence, table.source, table.name);
  const asked = new Map<string, SourceRecord>();
  return table.records.map((record) => {
    const imported = importedCase(record, table.mapping, { source: table.source, reading });
    const { id, story } = name(imported);
    const folder = table.into === "" ? casesFolder : `${casesFolder}/${table.into}`;
    const path = `${folder}/${id}.yaml`;
    const text = newYamlFile(wholeCase(imported, id, table), "notes");
    const tooLarge = Buffer.byteLength(text) > limits.case;
    const lacks = tooLarge
      ? [...imported.lacks, `its case would be larger than ${limits.case / 1024} KiB`]
      : imported.lacks;
    const leaveOut = tooLarge || (lacks.length > 0 && !table.incomplete);
    const outcome = outcomeOf(table.known, { id, path, text }, leaveOut);
    const question = normaliseWhiteSpace(imported.question);
    const asksLike = question === "" ? undefined : asked.get(question);
    if (asksLike === undefined) asked.set(question, record);
    const { evidence } = imported;
    return { record, id, idStory: story, path, lacks, evidence, asksLike, outcome };
  });
}

function outcomeOf(
  known: KnownCases,
  planned: { readonly id: CaseId; readonly path: string; readonly text: string },
  leaveOut: boolean,
): Outcome {
  const there = differences(known, planned);
  if (there === undefined) {
    return leaveOut ? { what: "leave-out" } : { what: "write", text: planned.text };
  }
  return there.fields?.length === 0
    ? { what: "already-there" }
    : { what: "other-content", path: there.path, fields: there.fields ?? [] };
}

function wholeCase({ content, id: given }: ImportedCase, id: CaseId, table: TableImport): object {
  const origin = {
    kind: "import",
    format: "table",
    source: table.name,
    sha256: table.sha256,
    ...(given === undefined ? {} : { id: given }),
  };
  return { id, ...content, origin, review: { status: "pending" } };
}

/** Gives each record an id of its own: the same table always gives the same ids. */
function namer(
  mapping: ImportMapping,
): (imported: ImportedCase) => { readonly id: CaseId; readonly story: IdStory } {
  const used = new Map<CaseId, number>();
  const asked = new Map<string, number>();
  const unique = (id: CaseId): CaseId => {
    const ordinal = (used.get(id) ?? 0) + 1;
    used.set(id, ordinal);
    return ordinal === 1 ? id : unique(foldId(id, `${id}\n${ordinal}`));
  };
  return ({ id: given, question }) => {
    if (given === undefined) {
      const normal = normaliseWhiteSpace(question);
      const ordinal = (asked.get(normal) ?? 0) + 1;
      asked.set(normal, ordinal);
      const made = `${mapping.idPrefix}${questionId("table", question, ordinal)}`;
      const id = unique(isFitId(made) ? made : foldId(made));
      return { id, story: { how: "made-from-question" } };
    }
    const wanted = mapping.idPrefix + given;
    const fit = isFitId(wanted) ? wanted : foldId(wanted);
    const id = unique(fit);
    if (id !== fit) return { id, story: { how: "taken-by-another-record", from: given } };
    return { id, story: id === wanted ? { how: "as-given" } : { how: "folded", from: given } };
  };
}
