import { takesPart, type CaseFile } from "../model/case.ts";
import { knownIds } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

export const caseVariantWithoutParent: Rule = {
  id: "case/variant-without-parent",
  level: "error",
  reports: "a variant that names no parent, or one that the set does not hold",
  *check(dataset) {
    const known = knownIds(dataset);
    for (const file of dataset.cases) {
      const problem = takesPart(file) ? problemOf(file, known) : undefined;
      if (problem !== undefined) yield problem;
    }
  },
};

function problemOf(file: CaseFile, known: ReadonlySet<string>): Problem | undefined {
  const { id, variantOf, origin } = file.case;
  if (variantOf === undefined) {
    if (origin?.lane !== "phrasing" || file.has(["variantOf"])) return undefined;
    return {
      message:
        'The case comes from the lane "phrasing" but does not name the case that it rephrases.',
      at: file.locate(["origin", "lane"]),
      fix: 'Add a line "variantOf: …" of its own with the id of that case; if it rephrases none, the lane is backlog or exploration.',
    };
  }
  if (isBlank(variantOf) || (variantOf !== id && known.has(variantOf))) return undefined;
  const why = variantOf === id ? "is this case itself" : "is not in the set";
  return {
    message: `The case is a variant of ${quoted(variantOf)}, which ${why}.`,
    at: file.locate(["variantOf"]),
    fix: "Name the case that it rephrases, or restore that case from Git: what has variants is retired together with them, not deleted.",
  };
}
