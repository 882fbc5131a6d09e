import { canonicalJson } from "../../model/digest.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";

/** How the documents of a revision were cut, embedded and filtered. */
export type Settings = Pick<RevisionRecord, "chunking" | "embedding" | "retrievalFilter">;

/** Which settings are not the same. */
export type SettingsThatDiffer = Readonly<Record<keyof Settings, boolean>>;

export function settingsThatDiffer(before: Settings, after: Settings): SettingsThatDiffer {
  const differs = (name: keyof Settings): boolean =>
    canonicalJson({ value: before[name] ?? null }) !==
    canonicalJson({ value: after[name] ?? null });
  return {
    chunking: differs("chunking"),
    embedding: differs("embedding"),
    retrievalFilter: differs("retrievalFilter"),
  };
}
