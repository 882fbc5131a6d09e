import { claimedCases } from "./records/claimed-cases.ts";
import type { Rule } from "./rule.ts";

export const caseWithoutCaller: Rule = {
  id: "case/without-caller",
  level: "error",
  reports: 'a case that does not say what its caller may see, under the claim "access"',
  *check(dataset) {
    for (const file of claimedCases(dataset, "access")?.cases ?? []) {
      if (file.has(["caller"])) continue;
      yield {
        message:
          'Under the claim "access" somebody asks who may see some documents, and this case does not say which.',
        at: file.locate(["id"]),
        fix: "Add the documents that the caller may see, such as caller: {documents: [travel-policy]}; an empty list is a caller who may see none.",
      };
    }
  },
};
