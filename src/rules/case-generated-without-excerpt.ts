import { takesPart, type CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { recordCommand } from "./asking.ts";
import type { Rule } from "./rule.ts";

export const caseGeneratedWithoutExcerpt: Rule = {
  id: "case/generated-without-excerpt",
  level: "error",
  reports: "a generated case that does not say from which excerpt of the corpus",
  perFile: true,
  *check({ cases }) {
    for (const file of cases.filter(takesPart)) {
      const lane = file.case.origin?.lane;
      // The lane "phrasing" rewords a case instead, and names that one.
      if (lane !== "backlog" && lane !== "exploration") continue;
      const problem = problemOf(file);
      if (problem !== undefined) yield problem;
    }
  },
};

function problemOf(file: CaseFile): Problem | undefined {
  if (!file.has(["origin", "excerpt"])) {
    return {
      message: "The case was generated, but does not say from which excerpt of the corpus.",
      at: file.locate(["origin", "lane"]),
      fix: `Add a line "excerpt: {chunkIds: […], contentHash: …}" under "origin" with what the generator was given: only whoever ran it can know; if nobody does, reject the case with ${recordCommand(file)}.`,
    };
  }
  if (file.case.origin?.excerpt?.chunkIds?.length !== 0) return undefined;
  return {
    message: "The excerpt that the case was generated from names no chunk.",
    at: file.locate(["origin", "excerpt", "chunkIds"]),
    fix: "Name the chunks that the generator was given.",
  };
}
