import type { ChunkVerdict } from "../../../corpus/comparing/verdicts.ts";
import { settingsThatDiffer } from "../../../corpus/comparing/settings.ts";
import type { DocumentId } from "../../../model/ids.ts";
import { counted } from "../../../model/sentence.ts";
import { byUtf8 } from "../../../model/utf8-order.ts";
import type { RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { settingRows } from "../../corpus/corpus-diff-words.ts";

/** What became of a document, as far as the evidence of some cases tells. */
export interface ChangedDocument {
  readonly id: DocumentId;
  readonly standing: "added" | "changed" | "gone";
  /** Its source revisions; undefined where it has none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Of one that is gone the document in which all words of these cases go on, where it is one. */
  readonly successor: DocumentId | undefined;
  /** Its chunks that these cases cite and that are not the same, each with its verdict. */
  readonly chunks: ReadonlyMap<string, ChunkVerdict>;
  /** Chunks that are new, of one that came or changed and may answer a question. */
  readonly newChunks: number;
  /** How many of the cases it concerns. */
  readonly cases: number;
}

interface Gathered {
  standing: ChangedDocument["standing"];
  before: string | undefined;
  after: string | undefined;
  readonly chunks: Map<string, ChunkVerdict>;
  /** Where the words of each piece go on; undefined for one whose words are gone. */
  readonly heirs: Set<DocumentId | undefined>;
  newChunks: number;
  readonly cases: Set<string>;
}

/** Verdicts whose first candidate has the words, or the most of them. */
const goesOn: ReadonlySet<ChunkVerdict> = new Set(["moved", "edited", "split", "merged"]);

/** The documents that make some cases be asked about, in the order of their ids. */
export function changedDocuments(items: readonly RefreshItem[]): readonly ChangedDocument[] {
  const found = new Map<DocumentId, Gathered>();
  const of = (id: DocumentId): Gathered => {
    const known = found.get(id) ?? {
      standing: "changed",
      before: undefined,
      after: undefined,
      chunks: new Map(),
      heirs: new Set(),
      newChunks: 0,
      cases: new Set(),
    };
    found.set(id, known);
    return known;
  };
  for (const item of items) {
    for (const { documentId, verdict, piece, source, candidates } of item.evidence) {
      if (verdict === "same") continue;
      const one = of(documentId);
      one.before ??= source.before;
      one.after ??= source.after;
      if (source.after === undefined) one.standing = "gone";
      one.chunks.set(piece.chunkId, verdict);
      one.heirs.add(goesOn.has(verdict) ? candidates[0]?.documentId : undefined);
      one.cases.add(item.file.path);
    }
    for (const { document, standing, newChunks } of item.documents) {
      const one = of(document.id);
      one.after ??= document.revision;
      if (standing === "added") one.standing = "added";
      one.newChunks = Math.max(one.newChunks, newChunks);
      one.cases.add(item.file.path);
    }
  }
  return [...found]
    .map(([id, { heirs, ...one }]) => {
      const [successor] = one.standing === "gone" && heirs.size === 1 ? heirs : [];
      return { ...one, id, successor, cases: one.cases.size };
    })
    .toSorted((a, b) => byUtf8(a.id, b.id));
}

/** What is told of a document behind its name, as plain text. */
export function documentWords(document: ChangedDocument): string {
  const { standing, before, after, chunks, newChunks, successor } = document;
  const counts = new Map<string, number>();
  for (const verdict of chunks.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const cited = [...counts].map(([verdict, count]) => `${counted(count, "chunk")} ${verdict}`);
  const isOther = before !== undefined && after !== undefined && before !== after;
  const state = {
    added: "is new",
    changed: isOther ? `changed from ${before} to ${after}` : "changed",
    gone: successor === undefined ? "is not in the corpus any more" : `goes on as ${successor}`,
  }[standing];
  const parts = [
    ...cited,
    ...(newChunks === 0 ? [] : [`${counted(newChunks, "chunk")} with a new text`]),
  ];
  return parts.length === 0 ? state : `${state}: ${parts.join(", ")}`;
}

/** The settings that are others now than when some cases were judged, each as plain text. */
export function changedSettings(
  { from, to }: Pick<RefreshPlan, "from" | "to">,
  items: readonly RefreshItem[],
): readonly string[] {
  const own = new Set(items.map((item) => item.from));
  const told = from.flatMap(({ id, record }) => {
    if (!own.has(id) || record === undefined || to.record === undefined) return [];
    const settings = settingsThatDiffer(record, to.record);
    return settingRows({ before: record, after: to.record, settings })
      .filter(([, text]) => text.startsWith("changed"))
      .map(([name, text]) => `The ${name} ${text}`);
  });
  return [...new Set(told)];
}
