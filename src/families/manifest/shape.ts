import { manifestShape } from "../../load/generated/manifest-shape.js";
import type { LocatedJson } from "../../load/located-json.ts";
import { shapeErrors, withoutDefects } from "../../load/schema-defects.ts";
import type { ShapeError } from "../../load/schema-sentences.ts";
import { slip } from "../../load/unknown-field.ts";
import { choices, dueName, kindName, subject } from "../../load/words.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Path } from "../../model/location.ts";
import { nearest } from "../../model/nearest.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";
import { splits } from "../splits.ts";
import { exceptionDate } from "./read-manifest.ts";
import type { Concerned, Reason, ReasonCode, Remark } from "./reason.ts";

/** What a manifest's schema says of it. */
export interface ShapeReading {
  readonly reasons: readonly Reason[];
  readonly remarks: readonly Remark[];
  /** The value without the parts that have a reason; undefined where its top level has neither shape. */
  readonly value: unknown;
}

/** Compares a JSON value with the two shapes of a manifest. */
export function readShape(json: LocatedJson): ShapeReading {
  const { value } = json;
  const isList = Array.isArray(value);
  if (!isList && !Array.isArray(fieldOf(value, "cases"))) {
    return { reasons: [wrongTop(json)], remarks: [], value: undefined };
  }
  const errors = shapeErrors(manifestShape, value).filter(
    (error) => !isNoise(error) && !isDated(error),
  );
  const unknown = errors.filter(({ error }) => error.keyword === "additionalProperties");
  const broken = errors.filter(({ error }) => error.keyword !== "additionalProperties");
  return {
    reasons: broken.map((error) => reasonOf(error, json)),
    remarks: unknownFields(unknown, json),
    value: withoutDefects(value, broken),
  };
}

function wrongTop({ value, locate }: LocatedJson): Reason {
  const cases = fieldOf(value, "cases");
  const holds = isMap(value) ? "an object without a list of cases" : kindInJson(value);
  const message =
    cases === undefined
      ? `The file holds ${holds}, but a list of records is due, or an object with "cases".`
      : `"cases" is ${kindInJson(cases)} here, but a list is due.`;
  const fix =
    'Write a list: [{"case_id": …, "family_id": …, "split": …, "question": …, "answer": …}].';
  return { code: "manifest-not-array", message, at: locate(["cases"]), fix };
}

/** What the other of the two shapes says, what another error says better, and numbers that nobody looks at. */
function isNoise({ error, path }: ShapeError): boolean {
  if (path.length === 0 && error.keyword !== "required") return true;
  if (error.keyword === "enum") return typeof error.data !== "string";
  return error.keyword === "unwritable" && typeof error.data === "number";
}

/** An exception has its day under whatever name. */
function isDated({ error }: ShapeError): boolean {
  return (
    error.keyword === "required" &&
    error.params.missingProperty === "date" &&
    exceptionDate(error.data) !== undefined
  );
}

/** Which record a path leads into. */
export function concerned(path: Path, value: unknown): Concerned {
  const index = path[0] === "cases" ? path[1] : path[0];
  if (typeof index !== "number") return {};
  const records: unknown = path[0] === "cases" ? fieldOf(value, "cases") : value;
  const record: unknown = Array.isArray(records) ? records[index] : undefined;
  const id = fieldOf(record, "case_id");
  return { record: index, ...(typeof id === "string" ? { caseId: id } : {}) };
}

function reasonOf(shaped: ShapeError, json: LocatedJson): Reason {
  const { path, isKey } = shaped;
  const at = isKey ? json.locateKey(path) : json.locate(path);
  return { ...worded(shaped, json.value), at, ...concerned(path, json.value) };
}

/** What a path names, as the start of a sentence: a field of a record with the case that has it. */
export function nameAt(path: Path, value: unknown): string {
  const { record, caseId } = concerned(path, value);
  if (record === undefined) return subject(path, "The file");
  const number = `ecord ${record + 1}`;
  if (isRecord(path)) return caseId === undefined ? `R${number}` : `R${number} (${quoted(caseId)})`;
  const owner =
    caseId === undefined || path.at(-1) === "case_id" ? `r${number}` : `case ${quoted(caseId)}`;
  return `${subject(path, "The file")} of ${owner}`;
}

type Worded = Pick<Reason, "code" | "message" | "fix">;

function worded(shaped: ShapeError, value: unknown): Worded {
  const { error, path } = shaped;
  const name = nameAt(path, value);
  switch (error.keyword) {
    case "required":
      return missing(error.params.missingProperty, { name, path, value });
    case "minItems":
      return {
        code: "missing-field",
        message: `${name} is empty, so the case has no family.`,
        fix: "Name every family that the case's sources belong to, or leave the case out.",
      };
    case "enum":
      return outsideList(name, String(error.data), error.params.allowedValues.map(String));
    case "pattern":
      return {
        code: "wrong-type",
        message: `${name} is ${kindName(error.data)} here, but a day or a moment is due.`,
        fix: "Write a day, such as 2026-09-01, or a moment with its offset, such as 2026-09-01T09:00:00Z.",
      };
    case "unwritable":
      return {
        code: "bad-unicode",
        message: `${name} holds half of a character: an escape of \\ud800 to \\udfff without its other half.`,
        fix: "Remove the escape, or write the whole character.",
      };
    default:
      return wrongType(name, path, error);
  }
}

function wrongType(name: string, path: Path, error: ShapeError["error"]): Worded {
  const { data } = error;
  const due = dueName(String(fieldOf(fieldOf(error, "params"), "type"))).replace(
    "a map of fields",
    "an object",
  );
  const is = kindInJson(data);
  const fix =
    due === "text" && (typeof data === "number" || typeof data === "boolean")
      ? `Put it in quotes: "${data}".`
      : `Write ${due}.`;
  const code = isRecord(path) ? "record-not-object" : "wrong-type";
  return { code, message: `${name} is ${is} here, but ${due} is due.`, fix };
}

function kindInJson(value: unknown): string {
  if (value === null) return "null";
  return isMap(value) ? "an object" : kindName(value);
}

function isRecord(path: Path): boolean {
  return (
    (path.length === 1 && typeof path[0] === "number") ||
    (path.length === 2 && path[0] === "cases" && typeof path[1] === "number")
  );
}

interface Whole {
  readonly name: string;
  readonly path: Path;
  readonly value: unknown;
}

function missing(field: string, whole: Whole): Worded {
  if (field === "claim") {
    return {
      code: "claim-unknown",
      message: "The manifest names no claim, so nothing says what its split is to establish.",
      fix: 'Add "claim": "family", or "fixed-corpus", "period" or "access".',
    };
  }
  const { name } = whole;
  const code: ReasonCode = field === "split" ? "split-missing" : "missing-field";
  return { code, message: `${name} has no ${quoted(field)}.`, fix: missingFix(field, whole) };
}

/** The two shapes name a case's families differently. */
function missingFix(field: string, { path, value }: Whole): string {
  const record = concerned(path, value).record === undefined ? undefined : recordAt(path, value);
  if (field === "family_id" && fieldOf(record, "family_ids") !== undefined) {
    return 'In a list of records, write "family_id" with one family; several need an object with "claim" and "cases".';
  }
  if (field === "family_ids" && fieldOf(record, "family_id") !== undefined) {
    return 'Write "family_ids" with a list: here a case can have several families.';
  }
  const words =
    field === "split"
      ? `: ${choices(path[0] === "cases" ? [...splits, "excluded"] : ["dev", "test"])}`
      : "";
  return `Add "${field}"${words}.`;
}

function recordAt(path: Path, value: unknown): unknown {
  const records: unknown = path[0] === "cases" ? fieldOf(value, "cases") : value;
  const index = path[0] === "cases" ? path[1] : path[0];
  return Array.isArray(records) && typeof index === "number" ? records[index] : undefined;
}

function outsideList(name: string, given: string, allowed: readonly string[]): Worded {
  const isClaim = name.startsWith('"claim"');
  if (!isClaim && isBlank(given)) {
    return {
      code: "split-missing",
      message: `${name} shows nothing to a reader.`,
      fix: `Write ${choices(allowed)}.`,
    };
  }
  const near = nearest(given, allowed)[0];
  return {
    code: isClaim ? "claim-unknown" : "split-unknown",
    message: `${name} is ${quoted(given)}; it can only be ${choices(allowed)}.`,
    fix: near === undefined ? "Choose one of these." : `Write "${near}" if that is what it means.`,
  };
}

/** One remark a name: a field that one program writes stands in every record. */
function unknownFields(errors: readonly ShapeError[], json: LocatedJson): readonly Remark[] {
  const groups = groupsOf(errors, ({ path }) =>
    JSON.stringify(path.map((part) => (typeof part === "number" ? 0 : part))),
  );
  return [...groups.values()].map((some) => {
    const [{ path, error }] = some;
    const name = String(path.at(-1));
    const places = some.length === 1 ? "" : ` It stands in ${some.length} places.`;
    const known = fieldOf(fieldOf(error, "parentSchema"), "properties");
    const near = slip(name, isMap(known) ? Object.keys(known) : []);
    return {
      code: "unknown-field" as const,
      message: `The audit does not look at ${quoted(name)}.${places}`,
      at: json.locateKey(path),
      fix:
        near === undefined
          ? "Leave it where another program needs it."
          : `Write "${near}" if that is what it means.`,
      ...concerned(path, json.value),
    };
  });
}
