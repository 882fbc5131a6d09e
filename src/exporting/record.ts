import type { GoldenCase } from "../model/generated/case.ts";
import type { ChunkId } from "../model/ids.ts";
import type { ExportedCase } from "./exported-set.ts";

/** What stands on a case that people have learned from: a result on it is no fresh evidence. */
export const spentLabel = "not confirmation";

/** The label of a case, where it has one. */
export function labelOf({ holdout }: Pick<ExportedCase, "holdout">): {
  readonly label?: typeof spentLabel;
} {
  return holdout === "spent" ? { label: spentLabel } : {};
}

/**
 * One line of the set's own shape: everything that an evaluation needs of a case. docs/exporting.md says what each field
 * means. What a case does not say is absent.
 */
export function recordOf(
  one: ExportedCase,
  storeIdOf: (chunkId: ChunkId) => string | undefined,
): Readonly<Record<string, unknown>> {
  const { case: golden, split, families, component, holdout, currency, digest } = one;
  const { id, kind, query, conversation, expectedAnswer } = golden;
  return {
    id,
    kind,
    ...given({ conversation }),
    query,
    expectedAnswer,
    ...ofAnswer(golden),
    ...(golden.kind === "abstention" ? {} : { evidence: one.evidence.map(evidenceOf) }),
    ...given({ distractors: distractorsOf(golden, storeIdOf) }),
    ...given(asked(golden)),
    split: split ?? null,
    families,
    ...given({ component, holdout, ...labelOf(one) }),
    ...given({ judgedUnder: golden.corpusRevision }),
    currency,
    digest,
  };
}

function ofAnswer(golden: GoldenCase): object {
  if (golden.kind === "abstention") return { because: golden.because };
  return given({ acceptedAnswers: golden.acceptedAnswers });
}

function asked({ askedAt, caller, variantOf, tags, sentinel }: GoldenCase): object {
  return { askedAt, caller, variantOf, tags, sentinel: sentinel?.why };
}

function evidenceOf(evidence: ExportedCase["evidence"][number]): object {
  const { chunkId, storeId, documentId, sourceUri, sourceRevision, contentHash } = evidence;
  const { text, quote, grade, insteadOf } = evidence;
  return {
    chunkId,
    ...given({ storeId }),
    documentId,
    sourceUri,
    sourceRevision,
    contentHash,
    ...given({ text, quote, grade, insteadOf }),
  };
}

function distractorsOf(
  golden: GoldenCase,
  storeIdOf: (chunkId: ChunkId) => string | undefined,
): readonly object[] | undefined {
  if (golden.kind !== "abstention") return undefined;
  return golden.distractorChunkIds?.map((chunkId) => ({
    chunkId,
    ...given({ storeId: storeIdOf(chunkId) }),
  }));
}

/** The fields that have a value. */
function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
