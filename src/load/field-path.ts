import { isMap } from "../model/fields.ts";
import type { SourceRecord } from "./records.ts";

type Fields = SourceRecord["fields"];

/** The value that a name leads to: the field of just this name, else names joined by dots; undefined where none does. */
export function fieldAt(fields: Fields, name: string): unknown {
  const path = pathOf(fields, name);
  let value: unknown = fields;
  for (const part of path ?? []) value = isMap(value) ? value[part] : undefined;
  return path === undefined ? undefined : value;
}

export function hasField(fields: Fields, name: string): boolean {
  return pathOf(fields, name) !== undefined;
}

function pathOf(fields: Fields, name: string): readonly string[] | undefined {
  if (Object.hasOwn(fields, name)) return [name];
  const path = name.split(".");
  let value: unknown = fields;
  for (const part of path) {
    if (!isMap(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return path;
}

/** The fields without those that the names lead to; a map that is left with nothing goes as well. */
export function withoutFields(fields: Fields, names: readonly string[]): Fields {
  let rest = fields;
  for (const name of names) {
    const path = pathOf(rest, name);
    if (path !== undefined) rest = without(rest, path);
  }
  return rest;
}

function without(fields: Fields, [name, ...rest]: readonly string[]): Fields {
  const entries = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    if (key !== name) return [[key, value]];
    if (rest.length === 0 || !isMap(value)) return [];
    const left = without(value, rest);
    return Object.keys(left).length === 0 ? [] : [[key, left]];
  });
  return Object.fromEntries(entries);
}
