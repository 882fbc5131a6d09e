import { readFileSync } from "node:fs";
import type { ErrorObject, ValidateFunction } from "ajv";
import type { Definitions } from "./shape.ts";
import { newValidator } from "./validator.ts";

/** One operation of GitHub's REST interface, as its published description has it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With names in braces, such as `/repos/{owner}/{repo}/pulls`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly required: boolean; readonly schema: object };
  readonly responses: Readonly<Record<string, object | null>>;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: { readonly type?: string };
}

interface Description {
  readonly version: string;
  readonly operations: Readonly<Record<string, Omit<Operation, "id">>>;
  readonly definitions: Definitions;
}

// The file is written by scripts/build/github-description.ts, which gives it this shape.
const description = JSON.parse(
  readFileSync(new URL("description.json", import.meta.url), "utf8"),
) as Description;

/** The version of the description that everything is compared with. */
export const descriptionVersion: string = description.version;

const operations: readonly Operation[] = Object.entries(description.operations).map(
  ([id, operation]) => ({ id, ...operation }),
);

/** An operation, and what the names in its path stand for, decoded. */
export interface Matched {
  readonly operation: Operation;
  readonly captures: Readonly<Record<string, string>>;
}

/**
 * The operation that a request asks for. A path that writes more of its parts out wins, and the last name of a path of
 * Git references and file contents takes the slashes too, as on GitHub.
 */
export function operationFor(method: string, pathname: string): Matched | undefined {
  const given = pathname.split("/");
  for (const { operation, parts } of byWritten) {
    if (operation.method !== method.toLowerCase()) continue;
    const captures = capturesOf(parts, given);
    if (captures !== undefined) return { operation, captures };
  }
  return undefined;
}

/** A part of a path: what is written out, or a name, which may take slashes. */
interface Part {
  readonly part: string;
  readonly name: string | undefined;
  readonly takesSlashes: boolean;
}

function partsOf(path: string): readonly Part[] {
  return path.split("/").map((part) => ({
    part,
    name: /^\{(\w+)\}$/.exec(part)?.[1],
    takesSlashes: /\{(?:ref|path|basehead|branch|file_sha)\}/.test(part),
  }));
}

/** Those that write most parts of their path out come first. */
const byWritten = operations
  .map((operation) => ({ operation, parts: partsOf(operation.path) }))
  .toSorted((a, b) => written(b.parts) - written(a.parts));

function written(parts: readonly Part[]): number {
  return parts.filter(({ part }) => !part.startsWith("{")).length;
}

function capturesOf(
  wanted: readonly Part[],
  given: readonly string[],
): Record<string, string> | undefined {
  const captures: Record<string, string> = {};
  let at = 0;
  for (const [index, { part, name, takesSlashes }] of wanted.entries()) {
    const rest = wanted.length - index - 1;
    const end = takesSlashes ? given.length - rest : at + 1;
    const piece = given.slice(at, end).join("/");
    if (end <= at || (piece === "") !== (part === "")) return undefined;
    if (name === undefined ? piece !== part : piece === "") return undefined;
    if (name !== undefined) captures[name] = decodeURIComponent(piece);
    at = end;
  }
  return at === given.length ? captures : undefined;
}

const ajv = newValidator();
ajv.addSchema({ $id: "github", definitions: description.definitions });

/** The schemas that the operations refer to, by name. */
export const definitions: Definitions = description.definitions;

const validators = new Map<string, ValidateFunction>();

/** What a request has that GitHub does not describe: parameters, and the fields of its body. */
export function requestProblems(
  { operation, captures }: Matched,
  { query, body }: { readonly query: URLSearchParams; readonly body: unknown },
): readonly string[] {
  const problems: string[] = [];
  const known = operation.parameters.filter((one) => one.in === "query");
  for (const [name, value] of query) {
    const parameter = known.find((one) => one.name === name);
    if (parameter === undefined) problems.push(`no parameter "${name}" is described`);
    else problems.push(...parameterProblems(operation, parameter, value));
  }
  for (const one of operation.parameters) {
    if (one.in === "path") {
      problems.push(...parameterProblems(operation, one, captures[one.name] ?? ""));
    } else if (one.in === "query" && one.required && !query.has(one.name)) {
      problems.push(`parameter "${one.name}" is missing`);
    }
  }
  return [...problems, ...bodyProblems(operation, body)];
}

function parameterProblems(
  operation: Operation,
  { name, schema }: Parameter,
  value: string,
): readonly string[] {
  const given = typed(schema.type, value);
  return errorsOf(`${operation.id} ${name}`, schema, given).map((text) => `"${name}" ${text}`);
}

function typed(type: string | undefined, value: string): unknown {
  if (type === "integer" || type === "number") return Number(value);
  return type === "boolean" ? value === "true" : value;
}

function bodyProblems({ id, body }: Operation, given: unknown): readonly string[] {
  if (body === undefined) return given === undefined ? [] : ["no body is described"];
  if (given === undefined) return body.required ? ["the body is missing"] : [];
  return errorsOf(`${id} body`, closed(body.schema), given);
}

/** A request may only say what is described; GitHub passes over the rest, and so would a slip of ours. */
function closed(schema: object): object {
  const open = "additionalProperties" in schema || !("properties" in schema);
  const combined = "anyOf" in schema || "oneOf" in schema || "allOf" in schema;
  return open || combined ? schema : { ...schema, additionalProperties: false };
}

/** Refusals that any operation may answer with, whether or not its description says so. */
const anywhere: ReadonlySet<number> = new Set([401, 403, 404, 405, 409, 422, 429]);
const basicError = { $ref: "#/definitions/basic-error" };

/** What an answer has that GitHub does not describe. */
export function answerProblems(
  operation: Operation,
  { status, body }: { readonly status: number; readonly body?: unknown },
): readonly string[] {
  const schema = operation.responses[String(status)];
  if (typeof body === "string" || body instanceof Buffer) return [];
  if (status >= 400 && anywhere.has(status)) {
    return errorsOf(`${operation.id} ${status}`, schema ?? basicError, body);
  }
  if (schema === undefined) return [`no answer ${status} is described`];
  if (schema === null) return body === undefined ? [] : [`an answer ${status} has no body`];
  return errorsOf(`${operation.id} ${status}`, schema, body);
}

function errorsOf(name: string, schema: object, value: unknown): readonly string[] {
  let validate = validators.get(name);
  if (validate === undefined) {
    validate = ajv.compile(absolute(schema));
    validators.set(name, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).map(said);
}

/** References lead into the document that holds all definitions. */
function absolute(schema: object): object {
  // A schema is plain JSON: what was read from text can be written as text.
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/definitions/', '"github#/definitions/'),
  ) as object;
}

function said({ instancePath, message = "", params }: ErrorObject): string {
  return `${instancePath === "" ? "the whole" : instancePath} ${message} ${JSON.stringify(params)}`;
}
