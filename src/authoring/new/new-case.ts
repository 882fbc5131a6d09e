import { readCase } from "../../load/read-case.ts";
import { newYamlFile } from "../../load/yaml-text.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { GoldenCase, Origin, ShortEvidenceEntry, Turn } from "../../model/generated/case.ts";
import { filled, present } from "../case-fields.ts";
import { chunkOf, type EvidenceSource } from "../evidence-source.ts";
import { planFill } from "../fill/fill.ts";
import type { FoundEvidence, Refusal } from "../fill/look-up-evidence.ts";

/** A case as somebody wants it: what only they can know. What is absent is left blank. */
export interface WantedCase {
  readonly id: string;
  readonly kind: GoldenCase["kind"];
  readonly because?: string | undefined;
  readonly conversation: readonly Turn[];
  readonly query: string;
  readonly expectedAnswer: string;
  readonly evidence: readonly ShortEvidenceEntry[];
  readonly distractorChunkIds: readonly string[];
  readonly variantOf?: string | undefined;
  readonly families?: readonly string[] | undefined;
  readonly tags: readonly string[];
  readonly notes?: string | undefined;
  readonly origin: Origin;
}

/** What a new case is made in. */
export interface NewCaseSetting {
  readonly dataset: Dataset;
  /** Undefined where the set has no corpus revision: evidence then stays in the short form. */
  readonly source: EvidenceSource | undefined;
  readonly path: string;
  /** What editors are told of the schema: its path from the file; undefined where the set has none. */
  readonly schema: string | undefined;
}

export interface NewCase {
  readonly path: string;
  /** The text of its file. */
  readonly text: string;
  readonly evidence: readonly FoundEvidence[];
  /** Evidence that could not be looked up, since the set has no corpus revision. */
  readonly short: boolean;
}

/** A case that was not made, with everything that stands against it. */
export interface UnwrittenCase {
  readonly refused: readonly Refusal[];
  readonly file: CaseFile | undefined;
}

/** A new case as its file will be, as complete as after fill. */
export function newCase(wanted: WantedCase, setting: NewCaseSetting): NewCase | UnwrittenCase {
  const { dataset, source, path } = setting;
  const draft = draftOf(wanted, setting);
  const { file, defects } = readCase(path, draft);
  if (file?.whole === undefined) return { refused: defects, file };
  const unfilled = { path, text: draft, evidence: [], short: wanted.evidence.length > 0 };
  if (source === undefined || wanted.evidence.length === 0) return unfilled;
  const textOf = (): string => draft;
  const plan = planFill(dataset, [file], { source, author: undefined, textOf });
  const [whole] = plan.filled;
  if (whole === undefined) return { refused: plan.refused, file };
  return { path, text: whole.after, evidence: whole.evidence, short: false };
}

/** The case's file before its evidence is looked up, its fields in the order of every case. */
function draftOf(wanted: WantedCase, { source, schema }: NewCaseSetting): string {
  const complete = wanted.kind === "abstention" || wanted.evidence.length > 0;
  const text = newYamlFile({
    id: wanted.id,
    kind: wanted.kind,
    ...present("because", wanted.because),
    ...filled("conversation", wanted.conversation),
    query: wanted.query,
    expectedAnswer: wanted.expectedAnswer,
    ...filled("evidence", wanted.evidence),
    ...filled("distractorChunkIds", wanted.distractorChunkIds),
    // Evidence that is chosen later is looked up in the revision that is current then.
    ...present("corpusRevision", complete ? source?.revision.id : undefined),
    ...present("variantOf", wanted.variantOf),
    ...present("families", wanted.families),
    ...filled("tags", wanted.tags),
    ...present("notes", wanted.notes),
    origin: wanted.origin,
    review: { status: "pending" },
  });
  return schema === undefined ? text : `# yaml-language-server: $schema=${schema}\n${text}`;
}

/** Evidence as somebody names it: a chunk's id, or a document's, and words of it. */
export interface NamedEvidence {
  readonly id: string;
  readonly quote?: string;
}

/** The short form of what was named: a chunk where one has that id, else a document. */
export function shortEntry(
  { id, quote }: NamedEvidence,
  source: EvidenceSource | undefined,
): ShortEvidenceEntry {
  const words = quote === undefined ? {} : { quote };
  const isDocument =
    source === undefined
      ? quote !== undefined
      : chunkOf(source, id) === undefined && source.chunksOf(id).length > 0;
  return isDocument ? { document: id, ...words } : { chunk: id, ...words };
}
