import type { Finding } from "../../model/finding.ts";
import type { Location } from "../../model/location.ts";
import { claimJson } from "./claim-json.ts";
import { jsonText } from "../untrusted/json.ts";
import type { Verdict } from "./verdict.ts";

interface JsonFinding extends Location {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly fix?: string;
  readonly related?: readonly Location[];
}

/**
 * The whole verdict as one JSON object and a line feed, in pieces; files are relative to the set's folder.
 */
export function* jsonReport(verdict: Omit<Verdict, "holds">): Generator<string> {
  const { findings, counts, rules, notShown, split, comparison, commit, changed } = verdict;
  const claim = claimJson(verdict);
  const left = "notRun" in comparison ? comparison.notRun.rules.length : 0;
  const ran = { ...rules, judged: rules.judged - left };
  let before = '{"findings":[';
  for (const finding of findings) {
    yield before + jsonText(jsonFinding(finding));
    before = ",";
  }
  const start = findings.length === 0 ? before : "";
  yield `${start}],${jsonText({ counts, rules: ran, notShown, split, claim, commit, changed, ...comparison }).slice(1)}\n`;
}

export function jsonFinding({ rule, level, message, at, fix, related }: Finding): JsonFinding {
  return {
    rule,
    level,
    message,
    ...placeOf(at),
    ...(fix === undefined ? {} : { fix }),
    ...(related === undefined ? {} : { related: related.map(placeOf) }),
  };
}

function placeOf({ file, line, column }: Location): Location {
  return { file, line, column };
}
