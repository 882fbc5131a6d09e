import { countsOf } from "../exporting/counts.ts";
import type { ExportedSet } from "../exporting/exported-set.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { GoldenSet } from "./golden-set.ts";
import { loadedCase } from "./loaded-case.ts";
import { stampOf } from "./result-stamp.ts";

/** What is known of a loaded set besides what goes out of it. */
interface Loading extends Pick<GoldenSet, "remarks" | "comparedWith" | "commit"> {
  /** Why the caller did not state a corpus revision. */
  readonly unstated: string | undefined;
}

/** A set that goes out, as other programs take it; `dataset` is what it was taken from. */
export function goldenSet(
  exported: ExportedSet,
  dataset: Dataset,
  { unstated, ...loading }: Loading,
): GoldenSet {
  const { purpose, revision: corpusRevision, digest, claim, leftOut } = exported;
  const current = currentRevision(dataset);
  const chunks = current && chunksAsRecorded(current);
  const cases = exported.cases.map((one) => loadedCase(one, (id) => chunks?.get(id)?.storeId));
  const set = { purpose, corpusRevision, digest, claim, cases, leftOut, ...loading };
  return frozen({ ...set, stamp: stampOf(set, { counts: countsOf(exported.cases), unstated }) });
}

/** Whoever changed a loaded case would score what nobody judged. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
