import { Ajv, type ValidateFunction } from "ajv";
import { readSchema } from "../../scripts/build/schemas.ts";

let validate: ValidateFunction | undefined;

/** What a report has that its published schema does not describe. */
export function reportProblems(report: unknown): readonly string[] {
  validate ??= new Ajv({ strict: true, strictRequired: false }).compile(readSchema("report"));
  if (validate(report)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = "" }) => `${instancePath} ${message}`,
  );
}
