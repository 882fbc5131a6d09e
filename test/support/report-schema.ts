import { Ajv, type ValidateFunction } from "ajv";
import { readSchema, type writtenSchemaNames } from "../../scripts/build/schemas.ts";

const validators = new Map<string, ValidateFunction>();

/** What a report, or something else that Touchstone writes, has that its published schema does not describe. */
export function reportProblems(
  report: unknown,
  schema: (typeof writtenSchemaNames)[number] = "report",
): readonly string[] {
  const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true });
  const validate = validators.get(schema) ?? ajv.compile(readSchema(schema));
  validators.set(schema, validate);
  if (validate(report)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = "" }) => `${instancePath} ${message}`,
  );
}
