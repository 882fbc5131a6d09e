import type { ProvenanceEntry } from "../../model/generated/case.ts";
import type { ExportedCase } from "../exported-set.ts";
import { labelOf } from "../record.ts";
import type { ContractField } from "./contract-fields.ts";
import type { Dropped, FieldLoss, Held, SetHoldings } from "./holdings.ts";

const bookkeeping: Dropped = {
  dropped: "how the case came about and was judged stays in the set; the digest leads back to it",
};

type KeptField = Extract<
  ContractField,
  | "origin"
  | "review"
  | "sentinel.reviews"
  | "sentinel.resolution"
  | "refresh"
  | "evidence"
  | "retired"
>;

/** Fields that go to no tool: they tell how a case was made and judged, and score nothing. */
export const keptInTheSet: Readonly<Record<KeptField, Dropped>> = {
  origin: bookkeeping,
  review: bookkeeping,
  "sentinel.reviews": bookkeeping,
  "sentinel.resolution": bookkeeping,
  refresh: bookkeeping,
  evidence: { dropped: "no approved case has the short form" },
  retired: { dropped: "no retired case goes out" },
};

/** The fields that free metadata of a target can carry as they are. */
type CarriedField = Exclude<
  ContractField,
  | KeptField
  | "query"
  | "expectedAnswer"
  | "conversation[].role"
  | "conversation[].content"
  | "notes"
  | "provenance[].contentHash"
>;

export interface MetadataOptions {
  /** The field of a record that holds the metadata. */
  readonly at: string;
  /** Why the target's own reader has nothing of it, where it passes the field over. */
  readonly passedOver?: string;
}

/** What the metadata of a record says of its case: what binds results to it, and what its answers are judged by. */
export function metadata({
  at,
  passedOver,
}: MetadataOptions): Readonly<Record<CarriedField, Held>> {
  const loss = passedOver === undefined ? {} : { loss: (): FieldLoss => changed(passedOver) };
  const held = (name: string, of?: Held["of"]): Held => {
    return { at: `${at}.${name}`, ...(of === undefined ? {} : { of }), ...loss };
  };
  return {
    id: held("case_id", (one) => one.case.id),
    digest: held("digest", (one) => one.digest),
    kind: held("kind", (one) => one.case.kind),
    because: held("because", ({ case: one }) => ("because" in one ? one.because : undefined)),
    split: held("split", (one) => one.split),
    families: held("families", (one) => filled(one.families)),
    component: held("component", (one) => one.component),
    holdout: {
      ...held("holdout", (one) => one.holdout),
      also: { at: `${at}.label`, of: (one) => labelOf(one).label },
    },
    currency: held("currency", (one) => one.currency),
    corpusRevision: held("judged_on", (one) => one.case.corpusRevision),
    relevantChunkIds: held("relevant_chunk_ids", (one) => filled(one.case.relevantChunkIds)),
    distractorChunkIds: held("distractor_chunk_ids", ({ case: one }) =>
      filled("distractorChunkIds" in one ? one.distractorChunkIds : undefined),
    ),
    "acceptedAnswers[].statement": held("accepted_answers", acceptedAnswers),
    "acceptedAnswers[].chunkIds": held("accepted_answers"),
    "provenance[].chunkId": held("evidence", (one) => filled(one.case.provenance?.map(piece))),
    "provenance[].documentId": held("evidence"),
    "provenance[].sourceUri": held("evidence"),
    "provenance[].sourceRevision": held("evidence"),
    "provenance[].quote": held("evidence"),
    "provenance[].grade": held("evidence"),
    "provenance[].insteadOf": held("evidence"),
    variantOf: held("variant_of", (one) => one.case.variantOf),
    tags: held("tags", (one) => filled(one.case.tags)),
    "sentinel.why": held("sentinel", (one) => one.case.sentinel?.why),
    askedAt: held("asked_at", (one) => one.case.askedAt),
    caller: held("caller_documents", (one) => one.case.caller?.documents),
  };
}

/** What the metadata of every record says of its set. */
export function setMetadata({ at, passedOver }: MetadataOptions): SetHoldings {
  const loss = passedOver === undefined ? undefined : changed(passedOver);
  return {
    "corpus revision": {
      at: `${at}.corpus_revision`,
      of: ({ revision }) => revision.id,
      loss: loss ?? changed("only its name; the set digest stands for its digest"),
    },
    "set digest": { at: `${at}.set_digest`, of: ({ digest }) => digest, loss },
    claim: {
      at: `${at}.claim`,
      of: ({ claim }) => claim?.kind,
      loss: loss ?? changed("only its kind; the set digest stands for its statement"),
    },
    families:
      "each case has the families, the component and the side that follow from it; --shape manifest has it whole",
  };
}

const inManifest = "no place for it but the manifest that is written beside";

/** What a shape without metadata says of its set: nothing. */
export const noSetMetadata: SetHoldings = {
  "corpus revision": { loss: { fate: "dropped", why: inManifest } },
  "set digest": { loss: { fate: "dropped", why: inManifest } },
  claim: { loss: { fate: "dropped", why: inManifest } },
  families: "no place for it; --shape manifest has it whole",
};

export function changed(why: string): FieldLoss {
  return { fate: "changed", why };
}

/** A list that says something. */
export function filled<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

/** A text for each of a case's chunks, in the order of its relevant chunks; undefined where the set does not keep them all. */
export function evidenceTexts(one: ExportedCase): readonly string[] | undefined {
  const byChunk = new Map(one.evidence.map(({ chunkId, text }) => [chunkId, text]));
  const texts = (one.case.relevantChunkIds ?? []).map((id) => byChunk.get(id));
  const kept = texts.filter((text) => text !== undefined);
  return kept.length === texts.length ? filled(kept) : undefined;
}

/** Why a shape holds no text of a case's evidence, where it does not. */
export function textLoss(one: ExportedCase): FieldLoss | undefined {
  if (evidenceTexts(one) !== undefined) return undefined;
  return { fate: "dropped", why: "the set does not keep the text of every chunk" };
}

function acceptedAnswers({ case: one }: ExportedCase): unknown {
  if (!("acceptedAnswers" in one)) return undefined;
  return filled(
    one.acceptedAnswers?.map(({ statement, chunkIds }) => ({ statement, chunk_ids: chunkIds })),
  );
}

function piece(entry: ProvenanceEntry): object {
  const { chunkId, documentId, sourceUri, sourceRevision, quote, grade, insteadOf } = entry;
  return {
    chunk_id: chunkId,
    document_id: documentId,
    source_uri: sourceUri,
    source_revision: sourceRevision,
    ...(quote === undefined ? {} : { quote }),
    ...(grade === undefined ? {} : { grade }),
    ...(insteadOf === undefined ? {} : { instead_of: insteadOf }),
  };
}
