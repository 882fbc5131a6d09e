import { stageOf, type CaseFile } from "../../model/case.ts";
import { idInName } from "../../model/case-id.ts";
import { sentinelStanding, type SentinelStanding } from "./sentinel-standing.ts";

/** What a list tells of a case, as far as it could be read. */
export interface ListedCase {
  readonly path: string;
  readonly id: string | undefined;
  /** The id, or else the name of the file, which is to be the id. */
  readonly name: string;
  readonly kind: string | undefined;
  /** Why there is no answer. */
  readonly because: string | undefined;
  readonly status: "pending" | "approved" | "rejected" | "retired" | undefined;
  readonly query: string | undefined;
  /** How many turns of a conversation come before the question. */
  readonly turns: number;
  /** The documents of its evidence, in the long form or in the short one, each once. */
  readonly documents: readonly string[];
  /** The families that the case itself names; undefined where documents decide them. */
  readonly families: readonly string[] | undefined;
  readonly split: string | undefined;
  readonly tags: readonly string[];
  readonly sentinel: SentinelStanding | undefined;
}

export function listedCase(file: CaseFile): ListedCase {
  const { id, kind, because, query, conversation = [], families, split, tags = [] } = file.case;
  const { provenance = [], evidence = [] } = file.case;
  const documents = [
    ...provenance.map((entry) => entry?.documentId),
    ...evidence.map((entry) => entry?.document),
  ];
  return {
    path: file.path,
    id,
    name: id ?? idInName(file.path),
    kind,
    because,
    status: stageOf(file),
    query,
    turns: conversation.length,
    documents: [...new Set(documents.filter((document) => document !== undefined))],
    families: families?.filter((family) => family !== undefined),
    split,
    tags: tags.filter((tag) => tag !== undefined),
    sentinel: sentinelStanding(file),
  };
}
