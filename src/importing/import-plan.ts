import { limits } from "../load/limits.ts";
import { newYamlFile } from "../load/yaml-text.ts";
import { foldId, isFitId, questionId } from "../model/case-id.ts";
import type { CaseId } from "../model/ids.ts";
import { casesFolder } from "../model/layout.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { differences, type KnownCases } from "./known-cases.ts";
import type { ImportedCase } from "./imported-case.ts";
import type { ImportedEntry } from "./imported-entry.ts";
import type { SourcePlace } from "./source-place.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";
import type { FieldLoss } from "./loss.ts";

/** The records that were read, and what they are imported into. */
export interface Import {
  /** What they were read as, such as `table`; it stands in each case's origin. */
  readonly format: string;
  /** Put before each id. */
  readonly idPrefix: string;
  readonly entries: readonly ImportedEntry[];
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
  readonly at: SourcePlace;
  readonly id: CaseId;
  readonly idStory: IdStory;
  /** The case's place in the set. */
  readonly path: string;
  readonly lacks: readonly string[];
  readonly evidence: ImportedEvidence;
  readonly losses: readonly FieldLoss[];
  /** The first record that asks the same after white space was made equal; undefined for that one itself. */
  readonly asksLike: SourcePlace | undefined;
  readonly outcome: Outcome;
}

/** Decides what becomes of each record. No case that is there already is ever changed. */
export function planImport(given: Import): readonly RecordPlan[] {
  const name = namer(given);
  const asked = new Map<string, SourcePlace>();
  return given.entries.map((entry) => {
    const { at, read } = entry;
    const { evidence, losses } = read;
    const { id, story } = name(read);
    const folder = given.into === "" ? casesFolder : `${casesFolder}/${given.into}`;
    const path = `${folder}/${id}.yaml`;
    const text = newYamlFile(wholeCase(entry, id, given.format), "notes");
    const tooLarge = Buffer.byteLength(text) > limits.case;
    const lacks = tooLarge
      ? [...read.lacks, `its case would be larger than ${limits.case / 1024} KiB`]
      : read.lacks;
    const leaveOut = tooLarge || (lacks.length > 0 && !given.incomplete);
    const outcome = outcomeOf(given.known, { id, path, text }, leaveOut);
    const question = normaliseWhiteSpace(read.question);
    const asksLike = question === "" ? undefined : asked.get(question);
    if (asksLike === undefined) asked.set(question, at);
    return { at, id, idStory: story, path, lacks, evidence, losses, asksLike, outcome };
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

function wholeCase({ read, file }: ImportedEntry, id: CaseId, format: string): object {
  const origin = {
    kind: "import",
    format,
    source: file.name,
    sha256: file.sha256,
    ...(read.id === undefined ? {} : { id: read.id }),
  };
  return { id, ...read.content, origin, review: { status: "pending" } };
}

/** Gives each record an id of its own: the same source always gives the same ids. */
function namer({ format, idPrefix }: Pick<Import, "format" | "idPrefix">): (
  imported: ImportedCase,
) => {
  readonly id: CaseId;
  readonly story: IdStory;
} {
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
      const made = `${idPrefix}${questionId(format, question, ordinal)}`;
      const id = unique(isFitId(made) ? made : foldId(made));
      return { id, story: { how: "made-from-question" } };
    }
    const wanted = idPrefix + given;
    const fit = isFitId(wanted) ? wanted : foldId(wanted);
    const id = unique(fit);
    if (id !== fit) return { id, story: { how: "taken-by-another-record", from: given } };
    return { id, story: id === wanted ? { how: "as-given" } : { how: "folded", from: given } };
  };
}
