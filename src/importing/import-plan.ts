import { controlledFields } from "../load/hidden-characters.ts";
import { limits } from "../load/limits.ts";
import { newYamlFile } from "../load/yaml-text.ts";
import type { CaseId } from "../model/ids.ts";
import { casesFolder } from "../model/layout.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { differences, type KnownCases } from "./known-cases.ts";
import type { ImportedCase } from "./imported-case.ts";
import type { ImportedEntry } from "./imported-entry.ts";
import type { SourcePlace } from "./source-place.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";
import type { FieldLoss } from "./loss.ts";
import { namer, type IdStory } from "./case-names.ts";

/** The records that were read, and what they are imported into. */
export interface Import {
  /** What they were read as, such as `table`; it stands in each case's origin. */
  readonly format: string;
  /** Put before each id; `{file}` in it stands for the name of the record's file. */
  readonly idPrefix: string;
  readonly entries: readonly ImportedEntry[];
  readonly known: KnownCases;
  /** The folder below cases/ that takes the new files; empty for cases/ itself. */
  readonly into: string;
  /** Whether records that lack something are written as well. */
  readonly incomplete: boolean;
}

/** What happens with a record. */
type Outcome =
  | { readonly what: "write"; readonly text: string }
  | { readonly what: "leave-out" }
  /** The record itself says that it is not to be used. */
  | { readonly what: "skipped" }
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
  /** Whether all that its case still needs before it can be judged is a chunk that carries the answer. */
  readonly waits: boolean;
  readonly losses: readonly FieldLoss[];
  /** The first record that asks the same after the same turns, white space made equal; undefined for that one itself. */
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
    const { id, story } = name(entry);
    const folder = given.into === "" ? casesFolder : `${casesFolder}/${given.into}`;
    const path = `${folder}/${id}.yaml`;
    const text = newYamlFile(wholeCase(entry, id, given.format), "notes");
    const tooLarge = Buffer.byteLength(text) > limits.case;
    const lacks = [
      ...read.lacks,
      ...controlled(read.content),
      ...(tooLarge ? [`its case would be larger than ${limits.case / 1024} KiB`] : []),
    ];
    const leaveOut = tooLarge || (lacks.length > 0 && !given.incomplete);
    const outcome: Outcome =
      read.skipped === true
        ? { what: "skipped" }
        : outcomeOf(given.known, { id, path, text }, leaveOut);
    const question = askedBy(read);
    const asksLike = question === undefined ? undefined : asked.get(question);
    if (question !== undefined && asksLike === undefined) asked.set(question, at);
    const waits = waitsForEvidence(read.content);
    return { at, id, idStory: story, path, lacks, evidence, waits, losses, asksLike, outcome };
  });
}

/** Characters that a person does not see, and that no case may hold. */
function controlled(content: ImportedCase["content"]): readonly string[] {
  return [...controlledFields(content)].map(
    ([field, name]) => `its "${field}" holds the control character ${name}`,
  );
}

/** Whether a case has all that a look-up of evidence rests on, and names none or has it in the short form. */
function waitsForEvidence(content: ImportedCase["content"]): boolean {
  const says = (name: string): boolean => content[name] !== undefined;
  if (content["kind"] === "abstention" || !["kind", "query", "expectedAnswer"].every(says)) {
    return false;
  }
  return says("evidence") || !says("relevantChunkIds");
}

/** What tells two questions apart: the turns before them as well. Undefined where nothing is asked. */
function askedBy({ question, content }: ImportedCase): string | undefined {
  const last = normaliseWhiteSpace(question);
  if (last === "") return undefined;
  return JSON.stringify([content["conversation"], last], (_, value: unknown) =>
    typeof value === "string" ? normaliseWhiteSpace(value) : value,
  );
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
