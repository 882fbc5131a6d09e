/** The id of the module that a short validator gets its list of errors from. */
export const errorList = "touchstone:error-list";

/** The source of that module. */
export const keptErrors = `export function withError(errors, instancePath, schemaPath, params, parentSchema, data, propertyName) {
  const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
  const error = { instancePath, schemaPath, keyword, params, parentSchema, data };
  if (propertyName !== undefined) error.propertyName = propertyName;
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
`;

/** What Ajv writes wherever a value can be wrong. */
const noted =
  /const (err\d+) = \{([^\n]*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g;

/** The fields of an error in the order in which Ajv writes them. */
const inOrder =
  /^instancePath(?::(.*))?,schemaPath:("(?:[^"\\]|\\.)*"),keyword:"([^"]*)",params:(\{.*\}),parentSchema:(.*),data(?::([^,]*))?(?:,propertyName:([^,]*))?$/;

/** The same as arguments. The keyword is the last part of the path in the schema. */
function valuesOf(fields: string): string {
  const [
    found,
    place = "instancePath",
    path = "",
    keyword = "",
    params,
    schema,
    data = "data",
    name,
  ] = inOrder.exec(fields) ?? [];
  if (found === undefined || !path.endsWith(`/${keyword}"`)) {
    throw new Error(`An error of another form: ${fields}`);
  }
  return [place, path, params, schema, data, ...(name === undefined ? [] : [name])].join(", ");
}

/**
 * The code of an Ajv validator in about a third of the bytes, for less to load. An error lacks `schema`, the value of the keyword
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
      return `vErrors = withError(vErrors, ${valuesOf(told)});\n`;
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
