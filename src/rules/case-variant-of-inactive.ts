import { statusOf, takesPart, type CaseFile } from "../model/case.ts";
import { quoted } from "../model/sentence.ts";
import { recordCommand, retireCommand } from "./asking.ts";
import type { Rule } from "./rule.ts";

export const caseVariantOfInactive: Rule = {
  id: "case/variant-of-inactive",
  level: "error",
  reports: "a variant in use whose parent is retired or rejected",
  *check({ cases }) {
    const inactive = inactiveById(cases);
    for (const file of cases.filter(takesPart)) {
      const { id, variantOf } = file.case;
      const parent = variantOf === undefined ? undefined : inactive.get(variantOf);
      if (variantOf === undefined || parent === undefined || variantOf === id) continue;
      const retired = parent.has(["retired"]);
      yield {
        message: `The case is a variant of ${quoted(variantOf)}, which was ${retired ? "retired" : "rejected"}.`,
        at: file.locate(["variantOf"]),
        related: [retired ? parent.locateKey(["retired"]) : parent.locate(["review", "status"])],
        fix: `Name the case in use that it rephrases; where the question stands by itself, remove "variantOf"; else ${statusOf(file) === "approved" ? `retire this one as well, with ${retireCommand(file)}` : `reject this one as well, with ${recordCommand(file)}`}.`,
      };
    }
  },
};

/** The cases that take no part, by id; an id that a case in use has too is left out. */
function inactiveById(cases: readonly CaseFile[]): ReadonlyMap<string, CaseFile> {
  const inUse = new Set(cases.filter(takesPart).flatMap((file) => file.case.id ?? []));
  const inactive = new Map<string, CaseFile>();
  for (const file of cases) {
    const { id } = file.case;
    if (id !== undefined && !inUse.has(id) && !inactive.has(id)) inactive.set(id, file);
  }
  return inactive;
}
