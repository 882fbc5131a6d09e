import { UsageError } from "../../src/model/usage-error.ts";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { inputNames as shared } from "../judging/inputs.ts";

/** The inputs of the action, as `action.yml` describes them. */
export const inputNames: readonly string[] = [...shared, "for"];

/** The rules of the purpose that the input `for` names: of every day where it is empty. Throws UsageError. */
export function rulesFor(purpose: string): readonly Rule[] {
  if (purpose === "") return everydayRules;
  if (purpose === "evaluation") return allRules;
  throw new UsageError(`The input for is "${purpose}". Write evaluation, or leave it out.`);
}
