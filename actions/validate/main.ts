import { stepSummary } from "../../src/report/job-summary/step-summary.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { runAction } from "../judging/run.ts";
import { outputsOf } from "./outputs.ts";

await runAction({
  rules: () => ({ rules: everydayRules, of: everydayRules }),
  notices: () => [],
  summary: ({ verdict }, options) => stepSummary(verdict, options),
  outputs: ({ verdict: { counts } }, report) => outputsOf(counts, report),
});
