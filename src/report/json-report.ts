import type { Finding } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import type { Counts } from "./counts.ts";
import { jsonLine } from "./json-line.ts";

interface JsonFinding extends Location {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly fix?: string;
  readonly related?: readonly Location[];
}

/** The whole verdict as one JSON object and a line feed; files are relative to the set's folder. */
export function jsonReport(findings: readonly Finding[], counts: Counts): string {
  return jsonLine({ findings: findings.map(jsonFinding), counts });
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
