import type { CaseDraft, ProvenanceDraft } from "../../../model/case.ts";
import type { Split } from "../../../model/families.ts";

/** Something of a case that is another one than on the base. `what` names a field of the file, or what several fields say. */
export type CaseDifference =
  | OriginDifference
  | FieldDifference
  | ChunkDifference
  | GroupingDifference
  | SplitDifference
  | SentinelDifference
  /** Something differs in what cannot be read. */
  | { readonly what: "unread" };

/** The fields that are told by what they held and hold; undefined where the file has none, or none that can be read. */
export type PlainField =
  | "id"
  | "query"
  | "kind"
  | "because"
  | "expectedAnswer"
  | "acceptedAnswers"
  | "evidence"
  | "distractorChunkIds"
  | "corpusRevision"
  | "conversation"
  | "variantOf"
  | "families"
  | "retired"
  | "askedAt"
  | "caller"
  | "review"
  | "refresh"
  | "notes"
  | "tags";

export type FieldDifference = {
  [Field in PlainField]: {
    readonly what: Field;
    readonly before: CaseDraft[Field];
    readonly after: CaseDraft[Field];
  };
}[PlainField];

export interface OriginDifference {
  readonly what: "origin";
  /** Whether it says of what a machine wrote, or nobody can tell who, that a person did. */
  readonly isHumanNow: boolean;
  readonly before: CaseDraft["origin"];
  readonly after: CaseDraft["origin"];
}

/** A chunk that a case names as relevant or as its evidence. */
export interface NamedPiece {
  readonly chunkId: string;
  /** Its provenance; undefined where the case has none of it. */
  readonly entry: ProvenanceDraft | undefined;
}

export type ChunkDifference = { readonly what: "chunk" } & (
  | { readonly change: "added"; readonly after: NamedPiece }
  | { readonly change: "dropped"; readonly before: NamedPiece }
  /** The same text, byte for byte, is named by another chunk id. */
  | { readonly change: "moved"; readonly before: NamedPiece; readonly after: NamedPiece }
  /**
   * Of one chunk, moved or not: another text by its hash, other words quoted, another grade, another document, address or
   * revision of the source, or another chunk that it can replace.
   */
  | {
      readonly change: PieceAspect;
      readonly before: NamedPiece;
      readonly after: NamedPiece;
    }
  /** The same chunks stand in another order, more often, or in another one of the two lists. */
  | {
      readonly change: "listing";
      readonly before: ChunkLists;
      readonly after: ChunkLists;
    }
);

export type PieceAspect = "text" | "quote" | "grade" | "source" | "alternative";

/** The chunk ids of a case as its file lists them; undefined for one that cannot be read. */
export interface ChunkLists {
  readonly relevant: readonly (string | undefined)[];
  readonly provenance: readonly (string | undefined)[];
}

/** The families of a case, by whatever brings them, are others, or it joins what was apart. */
export interface GroupingDifference {
  readonly what: "grouping";
  /** In order. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Where it joins families now that nothing joined on the base: its families by what joined them there, two groups or more. */
  readonly joins: readonly (readonly string[])[];
}

export interface SplitDifference {
  readonly what: "split";
  readonly before: CaseSplits;
  readonly after: CaseSplits;
}

/** Where a case stands in the split. */
export interface CaseSplits {
  /** What its file says. */
  readonly own: Split | undefined;
  /** What counts: that of its families, or its own. */
  readonly of: readonly Split[];
}

export type SentinelDifference =
  /** Its mark: it came, it went, or says another reason. */
  | {
      readonly what: "sentinel";
      readonly change: "set" | "dropped" | "other-reason";
      readonly before: SentinelDraft["why"];
      readonly after: SentinelDraft["why"];
    }
  | {
      readonly what: "judgments";
      readonly before: SentinelDraft["reviews"];
      readonly after: SentinelDraft["reviews"];
    }
  | {
      readonly what: "resolution";
      readonly before: SentinelDraft["resolution"];
      readonly after: SentinelDraft["resolution"];
    };

type SentinelDraft = NonNullable<CaseDraft["sentinel"]>;
