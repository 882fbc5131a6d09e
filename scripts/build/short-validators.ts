import { isObject } from "./schemas.ts";

/** The id of the module that a short validator gets its list of errors from. */
export const errorList = "touchstone:error-list";

/** What `params` of an error names the value of its keyword. */
const named: Readonly<Record<string, string>> = {
  type: "type",
  enum: "allowedValues",
  const: "allowedValue",
  pattern: "pattern",
  format: "format",
  minLength: "limit",
  maxLength: "limit",
  minItems: "limit",
};

/** Of a keyword that is about one field, what `params` names that field. */
const fields: Readonly<Record<string, string>> = {
  required: "missingProperty",
  additionalProperties: "additionalProperty",
};

/** The source of that module. */
export const keptErrors: string = `const named = ${JSON.stringify(named)};
const fields = ${JSON.stringify(fields)};
export function withError(errors, instancePath, schemaPath, parentSchema, data, told, propertyName) {
  const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
  let params = told;
  if (keyword in fields) params = { [fields[keyword]]: told };
  else if (told === undefined) params = { [named[keyword]]: parentSchema[keyword] };
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

/** The fields of an error in the order in which Ajv writes them, but for `schema`. */
const inOrder =
  /^instancePath(?::(?<place>.*))?,schemaPath:(?<path>"(?:[^"\\]|\\.)*"),keyword:"(?<keyword>[^"]*)",params:(?<params>\{.*\}),schema:(?:"(?:[^"\\]|\\.)*"|[^,{}"])*,parentSchema:(?<schema>.*),data(?::(?<data>[^,]*))?(?:,propertyName:(?<name>[^,]*))?$/;

/**
 * The code of an Ajv validator in about a quarter of the bytes, for less to load. It finds the same errors in the same order.
 * An error lacks `schema`, the value of the keyword that failed: the sentences read `parentSchema`. Its `schemaPath` is no more
 * than the keyword, and what a pattern is of. The schema of a file lacks its definitions: the code has each of its own.
 */
export function shortValidator(code: string): string {
  const schemas = schemasIn(code);
  const short = withoutCounts(
    withoutParents(
      code
        .replace(noted, (_, _name, error: string) => `vErrors = ${withError(error, schemas)};\n`)
        .replace(/^const schema\d+ = (\{.*"definitions":.*\});$/gm, (line, schema: string) =>
          line.replace(schema, () => withoutDefinitions(schema)),
        ),
    ),
  );
  if (/vErrors\.push\(err|\.definitions\b|parentData|rootData/.test(short)) {
    throw new Error("Ajv writes its validators in another form than is known here.");
  }
  return `import { withError } from "${errorList}";\n${short}`;
}

/** The call that adds an error. The keyword is the last part of the path in the schema. */
function withError(error: string, schemas: Schemas): string {
  const { path = "", keyword = "", params = "", schema = "", ...at } = fieldsOf(error);
  if (schema === "" || !path.endsWith(`/${keyword}"`)) {
    throw new Error(`An error of another form: ${error}`);
  }
  const values = [
    "vErrors",
    at["place"] ?? "instancePath",
    shortPath(path),
    schema,
    at["data"] ?? "data",
  ];
  const told = toldBy(params, keyword, valueOf(schema, schemas));
  const { name } = at;
  if (name !== undefined) values.push(told ?? "undefined", name);
  else if (told !== undefined) values.push(told);
  return `withError(${values.join(", ")})`;
}

/** A path in the schema as source text: its keyword, and for a pattern what that is of. */
function shortPath(path: string): string {
  const [owner = "", keyword = ""] = path.slice(1, -1).split("/").slice(-2);
  return JSON.stringify(keyword === "pattern" ? `${owner}/${keyword}` : keyword);
}

function fieldsOf(error: string): Readonly<Record<string, string | undefined>> {
  return inOrder.exec(error)?.groups ?? {};
}

/** What of the params has to be told; undefined where they are in the schema. */
function toldBy(params: string, keyword: string, schema: unknown): string | undefined {
  const [, name = "", value = ""] = /^\{(\w+): (.*)\}$/.exec(params) ?? [];
  if (keyword in fields) {
    if (name !== fields[keyword]) throw new Error(`Params of another form: ${params}`);
    return value;
  }
  const isValue =
    /^schema\d+\./.test(value) || value === JSON.stringify(keywordOf(schema, keyword));
  return name === named[keyword] && isValue ? undefined : params;
}

function keywordOf(schema: unknown, keyword: string): unknown {
  return isObject(schema) ? schema[keyword] : undefined;
}

type Schemas = ReadonlyMap<string, unknown>;

/** The schemas that a validator holds, by their names there. */
function schemasIn(code: string): Schemas {
  return new Map(
    [...code.matchAll(/^const (schema\d+) = (\{.*\});$/gm)].map(([, name = "", json = ""]) => [
      name,
      JSON.parse(json) as unknown,
    ]),
  );
}

/** What an expression such as `schema11.properties.a` says. */
function valueOf(expression: string, schemas: Schemas): unknown {
  const [name = "", ...keys] = [
    ...expression.matchAll(/\w+(?=\.|\[|$)|"(?:[^"\\]|\\.)*"|\d+/g),
  ].map(([key]) => key.replaceAll('"', ""));
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    schemas.get(name),
  );
}

/** No keyword of ours asks what a value lies in, so the functions need not hand that on. */
function withoutParents(code: string): string {
  return code
    .replaceAll(", parentData, parentDataProperty, rootData=data}={}", "}={}")
    .replaceAll(/,parentData(?::\w+)?,parentDataProperty(?::[^,]+)?,rootData\}/g, "}");
}

/** A value is as its schema says where the list of errors is empty. Functions that count within themselves stay as they are. */
function withoutCounts(code: string): string {
  return code
    .split(/^(?=function )/m)
    .map((part) =>
      part.includes("_errs")
        ? part
        : part
            .replaceAll(/^(?:errors\+\+;|let errors = 0;|errors = vErrors\.length;)\n/gm, "")
            .replace("return errors === 0;", "return vErrors === null;"),
    )
    .join("");
}

function withoutDefinitions(schema: string): string {
  return JSON.stringify(JSON.parse(schema), (key, value: unknown) =>
    ["$schema", "$id", "definitions"].includes(key) ? undefined : value,
  );
}
