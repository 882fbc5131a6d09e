import type { Finding } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import type { Verdict } from "./verdict.ts";

interface JsonFinding extends Location {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly fix?: string;
  readonly related?: readonly Location[];
}

/**
 * The whole verdict as one JSON object and a line feed, in pieces; files are relative to the set's folder. Control and
 * format characters are escaped, so that no terminal follows one.
 */
export function* jsonReport(verdict: Omit<Verdict, "dataset">): Generator<string> {
  const { findings, counts, rules, notShown } = verdict;
  let before = '{"findings":[';
  for (const finding of findings) {
    yield before + jsonText(jsonFinding(finding));
    before = ",";
  }
  const start = findings.length === 0 ? before : "";
  yield `${start}],${jsonText({ counts, rules, notShown }).slice(1)}\n`;
}

function jsonText(value: object): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((digits) => `\\u${digits}`).join("");
}

function jsonFinding({ rule, level, message, at, fix, related }: Finding): JsonFinding {
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
