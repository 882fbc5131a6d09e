import { provenanceOf } from "../model/case.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

/** A blank hash has another form than a hash and is reported as such. */
const fields = ["chunkId", "documentId", "sourceUri", "sourceRevision"] as const;

export const evidenceBlankProvenance: Rule = {
  id: "evidence/blank-provenance",
  level: "error",
  reports: "a field of a provenance entry that shows nothing to a reader",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      for (const { index, entry } of provenanceOf(file)) {
        for (const field of fields.filter((one) => isBlankText(entry[one]))) {
          yield {
            message: `"${field}" is blank.`,
            at: file.locate(["provenance", index, field]),
            fix: "Write what the corpus revision records for this chunk.",
          };
        }
      }
    }
  },
};

function isBlankText(value: string | undefined): boolean {
  return value !== undefined && isBlank(value);
}
