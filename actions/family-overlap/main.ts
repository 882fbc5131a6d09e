import { overlapSummary } from "../../src/report/job-summary/overlap-summary.ts";
import { notSplitYet } from "../../src/report/verdict/split-lines.ts";
import { rulesOfFamilies } from "../../src/rules/rules-of-families.ts";
import { runAction } from "../judging/run.ts";
import { rulesFor } from "./inputs.ts";
import { outputsOf } from "./outputs.ts";

await runAction({
  rules: (get) => {
    const of = rulesFor(get("for"));
    return { rules: rulesOfFamilies(of), of };
  },
  notices: ({ split }) => (split === "none" ? [notSplitYet] : []),
  summary: overlapSummary,
  outputs: outputsOf,
});
