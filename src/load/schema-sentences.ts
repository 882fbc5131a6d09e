import type { DefinedError } from "ajv";
import { fieldOf } from "../model/fields.ts";
import { isMap } from "../model/fields.ts";
import type { Path } from "../model/location.ts";
import { listed } from "../model/sentence.ts";
import { patternSentence } from "./pattern-sentences.ts";
import { slip, unknownField } from "./unknown-field.ts";
import type { UnwritableValue } from "./unwritable-values.ts";
import {
  choices,
  container,
  dueName,
  kindName,
  valueName,
  shortened,
  subject,
  type Sentence,
} from "./words.ts";

/** One departure from a schema: the path of the value that departs, or of the field whose name does. */
export interface ShapeError {
  readonly error: DefinedError | UnwritableValue;
  readonly path: Path;
  readonly isKey: boolean;
}

/** The file or line that a sentence is about. */
export interface SentenceSource {
  readonly value: unknown;
  /** What to call it at the start of a sentence. */
  readonly whole: string;
  /** A value as the file spells it. */
  readonly spelling: (path: Path) => string | undefined;
}

/** Ajv speaks to schema authors. This speaks to the person who wrote the file. */
export function schemaSentence(shaped: ShapeError, source: SentenceSource): Sentence {
  const { error, path } = shaped;
  const name = subject(path, source.whole);
  const spelling = source.spelling(path);
  const is =
    error.data === null ? "has no value here" : `is ${valueName(error.data, spelling)} here`;
  switch (error.keyword) {
    case "required":
      return missing(error, path);
    case "additionalProperties":
      return unknownField(error, path, source.value);
    case "type":
      return wrongType(error, shaped, source);
    case "enum":
      return notInList(`${name} ${is}`, error.data, error.params.allowedValues.map(String));
    case "const":
      return notInList(`${name} ${is}`, error.data, [String(error.params.allowedValue)]);
    case "pattern":
    case "format":
      return patternSentence(error, path);
    case "minLength":
      return { message: `${name} is empty here.`, fix: "Write the value, or remove the field." };
    case "maxLength": {
      const long = error.propertyName === undefined ? name : valueName(error.propertyName);
      return {
        message: `${long} is longer than ${error.params.limit} characters.`,
        fix: "Shorten it.",
      };
    }
    case "minimum":
    case "maximum": {
      const bound = `${error.params.limit} or ${error.keyword === "minimum" ? "more" : "less"}`;
      return {
        message: `${name} ${is}; it can only be ${bound}.`,
        fix: `Write a number that is ${bound}.`,
      };
    }
    case "unwritable":
      return unwritable(name, error.data, spelling);
    default:
      // Every keyword of our schemas has its sentence, and a test proves it.
      return { message: `${name} does not fit here.`, fix: "Compare it with the documentation." };
  }
}

function missing(error: Extract<DefinedError, { keyword: "required" }>, path: Path): Sentence {
  const field = error.params.missingProperty;
  const where = path.length === 0 ? "" : ` from ${container(path)}`;
  if (field === "kind" && path.length === 0) {
    const fix =
      'Add a line "kind: answerable", or inconclusive, or abstention: the kind is never guessed.';
    return { message: '"kind" is missing.', fix };
  }
  const allowed = listOf(
    fieldOf(fieldOf(fieldOf(error.parentSchema, "properties"), field), "enum"),
  );
  const value = allowed.length === 0 ? "" : `, with ${choices(allowed)} behind the colon`;
  return { message: `"${field}" is missing${where}.`, fix: `Add a line "${field}: …"${value}.` };
}

function wrongType(
  error: Extract<DefinedError, { keyword: "type" }>,
  { path }: ShapeError,
  source: SentenceSource,
): Sentence {
  const name = subject(path, source.whole);
  const spelling = source.spelling(path);
  const due = dueName(error.params.type);
  const value: unknown = error.data;
  const required = listOf(fieldOf(error.parentSchema, "required"));
  if (path.length === 0) return wrongWhole(source.whole, value, required[0] ?? firstField(error));
  if (value === null) {
    return { message: `${name} has no value.`, fix: "Write the value, or remove the line." };
  }
  if (due.endsWith("number") && typeof value === "number" && !Number.isFinite(value)) {
    return unwritable(name, value, spelling);
  }
  return {
    message: `${name} is ${kindName(value, spelling)} here, but ${due} is due.`,
    fix: exampleOf(error) ?? typeFix(due, value, { spelling, required }),
  };
}

function typeFix(
  due: string,
  value: unknown,
  { spelling, required }: { readonly spelling: string | undefined; readonly required: string[] },
): string {
  if (due === "text") return textFix(value, spelling);
  if (due === "a list") return listFix(value);
  if (due === "a map of fields") {
    const first = required.length === 0 ? "" : `: ${listed(required.map((field) => `"${field}"`))}`;
    return `Write its fields below it, indented by two spaces${first}.`;
  }
  const quotes = typeof value === "string" && /^[-+.\d]+$|^(?:true|false)$/.test(value);
  return quotes ? "Write it without quotes." : `Write ${due}.`;
}

/** A field that the schema knows, where it asks for none. */
function firstField({ parentSchema }: DefinedError): string | undefined {
  const fields: unknown = fieldOf(parentSchema, "properties");
  return isMap(fields) ? Object.keys(fields)[0] : undefined;
}

function wrongWhole(whole: string, value: unknown, first: string | undefined): Sentence {
  const list = Array.isArray(value);
  return {
    message: `${whole} holds ${typeof value === "string" ? "text" : kindName(value)}, but fields are due: each a name, a colon and a value.`,
    fix: list
      ? "Write its fields without a dash before them, one record a file."
      : `Write each field on a line of its own, such as "${first ?? "name"}: …".`,
  };
}

/** Where the schema has examples, they tell the form best. */
function exampleOf({ parentSchema }: DefinedError): string | undefined {
  const examples: unknown = fieldOf(parentSchema, "examples");
  if (!Array.isArray(examples) || examples.length === 0) return undefined;
  return `Write it like ${listed(examples.map(inBraces), "or")}.`;
}

/** A value in one line of YAML. */
function inBraces(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inBraces).join(", ")}]`;
  if (!isMap(value)) return /^[\w -]+$/.test(String(value)) ? String(value) : JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${inBraces(field)}`);
  return `{ ${fields.join(", ")} }`;
}

function listFix(value: unknown): string {
  return typeof value === "string" && value.length <= 60 && !/["\\\n]/.test(value)
    ? `Write it as a list: ["${value}"].`
    : "Write each entry on a line of its own, behind a dash and a space.";
}

function textFix(value: unknown, spelling: string | undefined): string {
  if (typeof value === "number" || typeof value === "boolean") {
    return `Put it in quotes: "${spelling ?? value}".`;
  }
  const [only, ...others] =
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  const [key, inner]: readonly [string, unknown] = only ?? ["", undefined];
  const simple = typeof inner === "string" || typeof inner === "number";
  if (simple && others.length === 0 && !Array.isArray(value)) {
    return `Put it in quotes if the colon belongs to the text: "${shortened(`${key}: ${inner}`)}".`;
  }
  return "Write one text, in quotes if it holds brackets, braces or a colon.";
}

function notInList(is: string, value: unknown, allowed: readonly string[]): Sentence {
  const near = typeof value === "string" ? slip(value, allowed) : undefined;
  return {
    message: `${is}; it can only be ${choices(allowed)}.`,
    fix: near === undefined ? "Choose one of these." : `Write "${near}" if that is what it means.`,
  };
}

function unwritable(name: string, value: string | number, spelling?: string): Sentence {
  if (typeof value === "string") {
    return {
      message: `${name} holds half of a character, which no file can keep.`,
      fix: "Remove the escape, or write the whole character.",
    };
  }
  const written = spelling ?? String(value);
  return Number.isFinite(value)
    ? {
        message: `${name} is ${written} here, and many readers keep fewer digits than that.`,
        fix: `Put it in quotes if it is text: "${written}".`,
      }
    : {
        message: `${name} is ${written} here, which is no number that can be compared.`,
        fix: `Write a number, or put it in quotes if it is text: "${written}".`,
      };
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
