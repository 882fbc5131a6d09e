import { plainNumber } from "../../load/plain-number.ts";
import { yamlValue } from "../../load/yaml-value.ts";
import { isMap } from "../../model/fields.ts";

/**
 * A list of records as YAML, a line a value, each value the same to readers of YAML 1.1 and 1.2 and safe to print. The names
 * of fields are our own: letters and underscores.
 */
export function* yamlList(records: Iterable<object>): Generator<string> {
  let count = 0;
  for (const record of records) {
    count++;
    yield `${itemLines(record).join("\n")}\n`;
  }
  if (count === 0) yield "[]\n";
}

function itemLines(value: unknown): readonly string[] {
  const [first = "", ...rest] = blockLines(value);
  return [`- ${first}`, ...rest.map((line) => `  ${line}`)];
}

function blockLines(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap(itemLines);
  if (!isMap(value)) return [scalar(value)];
  return Object.entries(value).flatMap(([name, one]) => {
    const isBlock = isMap(one) || (Array.isArray(one) && one.length > 0);
    if (!isBlock) return [`${name}: ${scalar(one)}`];
    return [`${name}:`, ...blockLines(one).map((line) => `  ${line}`)];
  });
}

function scalar(value: unknown): string {
  if (typeof value === "string") return yamlValue(value);
  if (typeof value === "number") return plainNumber(value);
  return Array.isArray(value) ? "[]" : String(value);
}
