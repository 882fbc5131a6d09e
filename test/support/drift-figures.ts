import { parse } from "yaml";
import { filesIn } from "./command.ts";
import { asFields } from "./fields.ts";
import type { Files } from "./good-set.ts";
import { onlyMoved, planOf } from "./life.ts";

/** What another corpus revision asks of the people of a set, counted in cases. */
export interface DriftFigures {
  /** Approved cases that were judged under earlier revisions. */
  readonly cases: number;
  /** Of them, those whose chunk ids are all there still. */
  readonly idsSurvive: number;
  /** Those that cite a chunk id that went, or a document that went or has another text. */
  readonly citeChanged: number;
  /** Those that nobody has to look at. */
  readonly carried: number;
  /** Those whose evidence is, word for word, under another id. */
  readonly onlyMoved: number;
  /** All others. */
  readonly toRead: number;
  /** Every verdict that some piece of evidence of these cases has. */
  readonly verdicts: readonly string[];
}

/** A case that was approved and is in use, as its file says. */
interface JudgedCase {
  readonly id: string;
  readonly revision: string;
  readonly evidence: readonly {
    readonly chunkId: string;
    readonly documentId: string;
    readonly contentHash: string;
  }[];
}

/**
 * The figures of a set under its current revision. What ids and documents alone tell is read from the files of the set, by no
 * code of the plan; the rest is what the plan says.
 */
export async function driftFigures(folder: string): Promise<DriftFigures> {
  const files = await filesIn(folder);
  const current = String(asFields(parse(files["corpus-revisions/current.yaml"] ?? ""))["revision"]);
  const judged = judgedCases(files).filter(({ revision }) => revision !== current);
  const chunks = tableOf(files, current, "chunks");
  const documents = tableOf(files, current, "documents");
  const isThere = ({ chunkId }: JudgedCase["evidence"][number]): boolean => chunks.has(chunkId);
  const citeChanged = judged.filter(({ revision, evidence }) => {
    const before = tableOf(files, revision, "documents");
    return evidence.some(
      (one) => !isThere(one) || before.get(one.documentId) !== documents.get(one.documentId),
    );
  });
  const { counts, items } = await planOf(folder);
  const moved = items.filter(onlyMoved);
  return {
    cases: judged.length,
    idsSurvive: judged.filter(({ evidence }) => evidence.every(isThere)).length,
    citeChanged: citeChanged.length,
    carried: counts.carried,
    onlyMoved: moved.length,
    toRead: items.length - moved.length,
    verdicts: items.flatMap(({ evidence }) => evidence.map(({ verdict }) => verdict)),
  };
}

/** The ids of the cases, sorted, of whose evidence some chunk has another text under a revision, or none, by the files alone. */
export function casesOfOtherTexts(files: Files, revision: string): readonly string[] {
  const chunks = tableOf(files, revision, "chunks");
  return judgedCases(files)
    .filter(({ evidence }) => evidence.some((one) => chunks.get(one.chunkId) !== one.contentHash))
    .map(({ id }) => id)
    .toSorted();
}

function judgedCases(files: Files): readonly JudgedCase[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!path.startsWith("cases/") || !path.endsWith(".yaml")) return [];
    const { id, review, retired, corpusRevision, provenance = [] } = asFields(parse(text));
    if (asFields(review)["status"] !== "approved" || retired !== undefined) return [];
    return [
      {
        id: String(id),
        revision: String(corpusRevision),
        evidence: provenance as JudgedCase["evidence"],
      },
    ];
  });
}

/** The hash of each record of a table of a revision, by its id. */
function tableOf(
  files: Files,
  revision: string,
  table: "chunks" | "documents",
): ReadonlyMap<string, string> {
  const lines = (files[`corpus-revisions/${revision}/${table}.jsonl`] ?? "").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const { id, hash } = JSON.parse(line) as Readonly<Record<"id" | "hash", string>>;
      return [id, hash];
    }),
  );
}
