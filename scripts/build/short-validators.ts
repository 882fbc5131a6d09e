/** The id of the module that a short validator gets its list of errors from. */
export const errorList = "touchstone:error-list";

/** The source of that module. */
export const keptErrors = `export function withError(errors, error) {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
`;

/** What Ajv writes wherever a value can be wrong. */
const noted =
  /const (err\d+) = \{([^\n]*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g;

/**
 * The code of an Ajv validator in about half the bytes, for less to load. An error lacks `schema`, the value of the keyword
 * that failed: the sentences read `parentSchema`. The schema of a file lacks its definitions: the code has each of its own.
 */
export function shortValidator(code: string): string {
  const short = code
    .replace(noted, (_, _name, fields: string) => {
      const told = fields.replace(
        /,schema:(?:"(?:[^"\\]|\\.)*"|[^,{}"])*,parentSchema:/,
        ",parentSchema:",
      );
      if (told === fields) throw new Error(`An error of another form: ${fields}`);
      return `vErrors = withError(vErrors, {${told}});\n`;
    })
    .replace(/^const schema\d+ = (\{.*"definitions":.*\});$/gm, (line, schema: string) =>
      line.replace(schema, () => withoutDefinitions(schema)),
    );
  if (/vErrors\.push\(err|\.definitions\b/.test(short)) {
    throw new Error("Ajv writes its validators in another form than is known here.");
  }
  return `import { withError } from "${errorList}";\n${short}`;
}

function withoutDefinitions(schema: string): string {
  return JSON.stringify(JSON.parse(schema), (key, value: unknown) =>
    key === "definitions" ? undefined : value,
  );
}
