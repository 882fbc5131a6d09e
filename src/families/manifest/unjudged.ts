import { counted, listed, quoted } from "../../model/sentence.ts";
import type { ManifestCase, ReadManifest } from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Remark } from "./reason.ts";

/** Under a claim about documents: cases and documents that say too little to be judged by it. */
export function unjudged(manifest: ReadManifest, placed: Placed): readonly Remark[] {
  switch (manifest.claim) {
    case "access":
      return silentCases(manifest, placed, "whether their callers may see what they rest on");
    case "period":
      return [
        ...silentCases(manifest, placed, "whether what they rest on was there in time"),
        ...undatedQuestions(manifest, placed),
        ...undatedDocuments(manifest, placed),
      ];
    case "family":
    case "fixed-corpus":
    case undefined:
      return [];
  }
}

function undatedQuestions({ cases }: ReadManifest, placed: Placed): readonly Remark[] {
  const undated = cases.filter(
    ({ split, askedAt }) => askedAt === undefined && split !== "excluded" && split !== "regression",
  );
  const [first] = undated;
  if (first === undefined) return [];
  const [say, are] = undated.length === 1 ? ["does", "it is"] : ["do", "they are"];
  return [
    {
      code: "documents-unknown",
      message: `${counted(undated.length, "case")} (${sample(undated.map(nameOf))}) ${say} not say when ${are} asked, so nothing says on which side of the cutoff that is.`,
      ...placed.inCase(first, "asked_at"),
      fix: 'Add "asked_at" with a day or a moment.',
    },
  ];
}

function nameOf({ id, index }: ManifestCase): string {
  return id === undefined ? `record ${index + 1}` : quoted(id);
}

function silentCases({ cases }: ReadManifest, placed: Placed, unsaid: string): readonly Remark[] {
  const silent = cases.filter(
    ({ split, documents, expectsRefusal }) =>
      split !== "excluded" && documents.length === 0 && !expectsRefusal,
  );
  const [first] = silent;
  if (first === undefined) return [];
  const name = silent.length === 1 ? "names" : "name";
  return [
    {
      code: "documents-unknown",
      message: `${counted(silent.length, "case")} (${sample(silent.map(nameOf))}) ${name} no documents, so nothing says ${unsaid}.`,
      ...placed.inCase(first, "documents"),
      fix: 'Add "documents" with the ids of what the answer rests on.',
    },
  ];
}

function undatedDocuments({ register }: ReadManifest, placed: Placed): readonly Remark[] {
  const undated = (register?.documents ?? []).filter(({ published }) => published === undefined);
  const [first] = undated;
  if (first === undefined) return [];
  const names = sample(undated.map(({ id }) => quoted(id)));
  const [have, were] = undated.length === 1 ? ["has", "it was"] : ["have", "they were"];
  return [
    {
      code: "documents-unknown",
      message: `${counted(undated.length, "document")} (${names}) ${have} no day of publication, so nothing says whether ${were} there in time.`,
      ...placed.at(first.path),
      fix: 'Add "published" with a day or a moment.',
    },
  ];
}

function sample(names: readonly string[]): string {
  const more = names.length > 3 ? [`${names.length - 3} more`] : [];
  return listed([...names.slice(0, 3), ...more]);
}
