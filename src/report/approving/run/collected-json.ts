import type { Collected } from "../../../approving/merged/collect-decisions.ts";
import type { Evaluated } from "../../../approving/running/evaluating.ts";
import { caseValue } from "./case-value.ts";

/** What became of the decisions of merged pull requests: numbers, names and verdicts, and nothing that somebody wrote. */
export function collectedValue({
  merged,
  recording,
  rolling,
  left,
  failed,
  passed,
}: Collected): object {
  return {
    pullRequests: merged.map(mergedValue),
    recorded: recording.files.map(({ id, as, by: { by }, pull }) => ({
      id,
      as,
      by: by.login,
      pullRequest: pull,
    })),
    withheld: recording.withheld.map(({ asked, pull }) => ({ id: asked.id, pullRequest: pull })),
    by:
      rolling === undefined
        ? null
        : {
            is: rolling.is,
            branch: rolling.branch,
            number: rolling.number ?? null,
            url: rolling.url ?? null,
            refused: rolling.refused,
          },
    left,
    notJudged: [...failed, ...passed],
  };
}

function mergedValue({ change: { pull, judgement } }: Evaluated): object {
  const { number, url } = pull;
  return { number, url, cases: judgement.cases.map(caseValue) };
}
