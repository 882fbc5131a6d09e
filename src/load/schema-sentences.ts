import type { DefinedError } from "ajv";
import { closest, distance } from "fastest-levenshtein";
import type { Path } from "../model/location.ts";

/** One departure from a schema, with the path of the value that departs. */
export interface ShapeError {
  readonly error: DefinedError;
  readonly path: Path;
}

export interface Sentence {
  readonly message: string;
  readonly fix?: string;
}

/** What a pattern asks for, by the name of the definition or field that has it. */
const patterns: Readonly<Record<string, string>> = {
  caseId: 'an id is lower-case letters and digits joined by single ".", "-" or "_"',
  id: 'an id is lower-case letters and digits joined by single ".", "-" or "_"',
  propertyNames: 'a family\'s id is lower-case letters and digits joined by single ".", "-" or "_"',
  idPrefix:
    'a prefix is the start of an id: lower-case letters and digits joined by single ".", "-" or "_"',
  commit: "a commit id is 40 or 64 lower-case hex digits",
};
const hashPattern = 'a hash is "sha256:" and 64 lower-case hex digits';

const formats: Readonly<Record<string, string>> = {
  "date-time": "a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z",
  date: "a day is written 2026-09-01",
};

/** Ajv speaks to schema authors. This speaks to the person who wrote the file. */
export function schemaSentence(
  { error, path }: ShapeError,
  root: unknown,
  spelling: (path: Path) => string | undefined,
): Sentence {
  const name = subject(path);
  switch (error.keyword) {
    case "required":
      return missing(error.params.missingProperty, path);
    case "additionalProperties":
      return unknownField(error.params.additionalProperty, error, { path, root });
    case "type":
      return wrongType(error, path, spelling);
    case "enum":
      return notInList(name, error.data, error.params.allowedValues.map(String));
    case "const":
      return notInList(name, error.data, [String(error.params.allowedValue)]);
    case "pattern":
      return { message: `${name} is ${quoted(error.data)} here; ${patternText(error)}.` };
    case "format":
      return {
        message: `${name} is ${quoted(error.data)} here; ${formatText(error.params.format)}.`,
      };
    case "minLength":
      return { message: `${name} is empty here.`, fix: "Write the value, or remove the field." };
    case "maxLength":
      return { message: `${name} is longer than ${error.params.limit} characters.` };
    case "minimum":
    case "maximum": {
      const bound = error.keyword === "minimum" ? "at least" : "at most";
      return {
        message: `${name} is ${quoted(error.data)} here; it is ${bound} ${error.params.limit}.`,
      };
    }
    default:
      return { message: `${name} does not fit here.` };
  }
}

function missing(field: string, path: Path): Sentence {
  if (field === "kind" && path.length === 0) {
    const fix =
      'Add a line "kind: answerable", or inconclusive, or abstention: the kind is never guessed.';
    return { message: '"kind" is missing.', fix };
  }
  const where = path.length === 0 ? "" : ` from ${container(path)}`;
  return { message: `"${field}" is missing${where}.`, fix: `Add a line "${field}: …".` };
}

function unknownField(
  field: string,
  error: DefinedError,
  { path, root }: { readonly path: Path; readonly root: unknown },
): Sentence {
  const message = `"${field}" is not a field of ${path.length === 0 ? rootName(root, error) : container(path)}.`;
  if (isCutByComma(field, error.data)) {
    const fix = "Put the whole text before it in quotes: between braces a comma ends a value.";
    return { message, fix };
  }
  const known = knownFields(error);
  const near = known.length === 0 ? undefined : closest(field, known);
  const alike = near !== undefined && isSlip(field, near);
  return {
    message,
    fix: alike
      ? `Write "${near}" if that is what it means, or remove it.`
      : `Remove it${rootName(root, error) === "this file" ? "" : ', or say it under "notes"'}.`,
  };
}

/** Words without a value are the rest of a text such as `{quote: in Geneva, London and Zurich}`. */
function isCutByComma(field: string, map: unknown): boolean {
  if (typeof map !== "object" || map === null) return false;
  return field.includes(" ") && Reflect.get(map, field) === null;
}

/** Only a real likeness is worth a guess: another spelling, or a slip of the keyboard. */
function isSlip(field: string, known: string): boolean {
  return distance(plain(field), plain(known)) <= Math.max(1, Math.floor(known.length / 3));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

function knownFields(error: DefinedError): string[] {
  const schema: unknown = error.parentSchema;
  if (typeof schema !== "object" || schema === null || !("properties" in schema)) return [];
  const { properties } = schema;
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

function wrongType(
  error: Extract<DefinedError, { keyword: "type" }>,
  path: Path,
  spelling: (path: Path) => string | undefined,
): Sentence {
  const name = subject(path);
  const due = typeName(error.params.type);
  const value: unknown = error.data;
  if (path.length === 0) return { message: `The file holds ${kindOf(value)}, but ${due} is due.` };
  if (value === null)
    return { message: `${name} has no value.`, fix: "Write the value behind it." };
  if (due === "text" && (typeof value === "number" || typeof value === "boolean")) {
    const written = spelling(path) ?? String(value);
    return {
      message: `${name} is the ${typeof value} ${written} here, but text is due.`,
      fix: `Put it in quotes: "${written}".`,
    };
  }
  return { message: `${name} is ${kindOf(value)} here, but ${due} is due.` };
}

function notInList(name: string, value: unknown, allowed: readonly string[]): Sentence {
  const choices = allowed.map((one) => `"${one}"`);
  const last = choices.pop() ?? "";
  const list = choices.length === 0 ? last : `${choices.join(", ")} or ${last}`;
  return { message: `${name} is ${quoted(value)} here; it can only be ${list}.` };
}

function patternText(error: DefinedError): string {
  const owner = error.schemaPath.split("/").at(-2) ?? "";
  return patterns[owner] ?? hashPattern;
}

function formatText(format: string): string {
  return formats[format] ?? "this is not the form that is due";
}

/** A schema with a title is of another file than a case, whatever that file says of kinds. */
function rootName(root: unknown, { parentSchema }: DefinedError): string {
  if (parentSchema !== undefined && "title" in parentSchema) return "this file";
  const kind: unknown =
    typeof root === "object" && root !== null ? Reflect.get(root, "kind") : undefined;
  if (kind === "answerable" || kind === "inconclusive" || kind === "abstention") {
    return `an ${kind} case`;
  }
  return "this file";
}

/** The map that holds a field: an entry of a list, or a field by name. */
function container(path: Path): string {
  const last = path.at(-1);
  return typeof last === "number" ? `this entry of ${subject(path.slice(0, -1))}` : `"${last}"`;
}

function subject(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  return typeof last === "number" ? `Entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

function typeName(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: "text",
    array: "a list",
    object: "a map of fields",
    boolean: "true or false",
    number: "a number",
    integer: "a whole number",
  };
  return names[type] ?? type;
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number" || typeof value === "boolean")
    return `the ${typeof value} ${value}`;
  return typeof value === "string" ? "text" : "a map of fields";
}

function quoted(value: unknown): string {
  if (typeof value === "string") return `"${value}"`;
  return kindOf(value);
}
