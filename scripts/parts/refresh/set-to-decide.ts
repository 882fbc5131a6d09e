import { join } from "node:path";
import { textsToPlan } from "../../../src/refresh/plan/texts-to-plan.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { Problem } from "../../../src/model/finding.ts";
import type { ChunkId, ContentHash } from "../../../src/model/ids.ts";
import { namedChunks } from "../../../src/refresh/deciding/named-chunks.ts";
import {
  targetRevision,
  type TargetRevision,
} from "../../../src/refresh/deciding/target-revision.ts";
import type { ChosenCases } from "../chosen-cases.ts";
import { textsToday } from "../deciding/texts-today.ts";
import { unknownRevision } from "./unknown-revision.ts";
import { changedMeanwhile, rawText, saysStill } from "../raw-text.ts";

/** The set with the texts that a decision is about, and the revision to decide under. */
export interface SetToDecide {
  readonly dataset: Dataset;
  readonly target: TargetRevision;
  /** Adds the texts of further chunks of that revision to the set, once somebody has named them. */
  readonly readTextsOf: (chunks: readonly ChunkId[]) => Promise<void>;
  /** Adds further texts to the set. */
  readonly readTexts: (hashes: readonly ContentHash[]) => Promise<void>;
}

/**
 * Adds texts to a set: of the chunks that its cases and the flags name, and where cases are shown of all that differs. Throws
 * UsageError where no such revision is recorded.
 */
export async function setToDecide(
  { folder, dataset, paths }: ChosenCases,
  {
    to,
    ids,
    isShown,
  }: {
    readonly to: string | undefined;
    readonly ids: readonly ChunkId[];
    readonly isShown: boolean;
  },
): Promise<SetToDecide | { readonly refused: Problem }> {
  const found = namedTarget(dataset, to);
  if ("refused" in found) return found;
  const files = dataset.cases.filter(({ path }) => paths.includes(path));
  const hashes = new Set<ContentHash>();
  const named = files.flatMap(({ whole }) => (whole === undefined ? [] : namedChunks(whole)));
  for (const id of [...named.map((one) => one.id), ...ids]) {
    const hash = found.chunks.get(id)?.hash;
    if (hash !== undefined) hashes.add(hash);
  }
  for (const file of files) {
    for (const { contentHash } of file.whole?.provenance ?? []) hashes.add(contentHash);
  }
  if (isShown) {
    const shown = { ...dataset, cases: files };
    for (const hash of textsToPlan(shown, { target: found.revision })) hashes.add(hash);
  }
  const texts = new Map([...dataset.texts, ...(await textsToday(folder, hashes))]);
  const whole = { ...dataset, texts };
  const target = targetRevision(whole, to);
  if ("refused" in target) return target;
  const readTexts = async (wanted: readonly ContentHash[]): Promise<void> => {
    const missing = new Set(wanted.filter((hash) => !texts.has(hash)));
    for (const [hash, text] of await textsToday(folder, missing)) texts.set(hash, text);
  };
  const readTextsOf = async (chunks: readonly ChunkId[]): Promise<void> => {
    await readTexts(chunks.flatMap((id) => target.chunks.get(id)?.hash ?? []));
  };
  return { dataset: whole, target, readTextsOf, readTexts };
}

function namedTarget(dataset: Dataset, to: string | undefined): ReturnType<typeof targetRevision> {
  if (to !== undefined && !dataset.revisions.has(to)) throw unknownRevision(dataset, to);
  return targetRevision(dataset, to);
}

/** One case as it is on the disk, and what was approved of it. */
export interface CaseToDecide {
  readonly file: CaseFile;
  /** The text with its byte order mark. */
  readonly text: string;
  /** The version that was approved, where somebody edited the file since and the history has it. */
  readonly judged: CaseFile | undefined;
}

/** A case of a set, or what keeps it from being read. */
export async function caseToDecide(
  folder: string,
  { dataset, readTexts }: Pick<SetToDecide, "dataset" | "readTexts">,
  path: string,
): Promise<CaseToDecide | { readonly refused: readonly Problem[] }> {
  const file = dataset.cases.find((one) => one.path === path);
  if (file === undefined) return { refused: dataset.defects.filter(({ at }) => at.file === path) };
  const text = await rawText(join(folder, path)).catch(() => "");
  if (!saysStill(file, text)) return { refused: [changedMeanwhile(file)] };
  const judged = dataset.approved.get(path);
  await readTexts((judged?.whole?.provenance ?? []).map(({ contentHash }) => contentHash));
  return { file, text, judged };
}
