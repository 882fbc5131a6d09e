import type { Rule } from "./rule.ts";

export const caseAbstentionWithEvidence: Rule = {
  id: "case/abstention-with-evidence",
  level: "error",
  reports: "an abstention that lists evidence",
  perFile: true,
  *check({ cases }) {
    for (const file of cases) {
      if (file.case.kind !== "abstention") continue;
      const fields = (["relevantChunkIds", "provenance"] as const).filter(
        (field) => (file.case[field]?.length ?? 0) > 0,
      );
      const [first, ...others] = fields.map((field) => file.locateKey([field]));
      if (first === undefined) continue;
      yield {
        message: `The right outcome of an abstention is to give no answer, but this one has ${fields.map((field) => `"${field}"`).join(" and ")}.`,
        at: first,
        ...(others.length === 0 ? {} : { related: others }),
        fix: 'Remove the evidence (near misses go under "distractorChunkIds"), or make the case answerable or inconclusive.',
      };
    }
  },
};
