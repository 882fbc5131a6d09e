import type { Finding } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import type { Comparison } from "./comparison.ts";
import type { Counts } from "./counts.ts";

interface JsonFinding extends Location {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly fix?: string;
  readonly related?: readonly Location[];
}

/**
 * The whole verdict as one JSON object and a line feed; files are relative to the set's folder. Control and format
 * characters are escaped, so that no terminal follows one.
 */
export function jsonReport(
  findings: readonly Finding[],
  counts: Counts,
  comparison: Comparison,
): string {
  const text = JSON.stringify({ findings: findings.map(jsonFinding), counts, ...comparison });
  return `${text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
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
