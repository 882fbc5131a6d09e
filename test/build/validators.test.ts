import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isObject,
  readSchema,
  schemaNames,
  withoutEditorWords,
  type JsonObject,
} from "../../scripts/build/schemas.ts";
import * as shapes from "../support/shapes.ts";

const texts = [
  "refund-policy",
  "con",
  "No Id",
  "",
  "x".repeat(300),
  "2026-02-29",
  "2026-09-01",
  "2026-09-01T09:00:00Z",
  `sha256:${"0".repeat(64)}`,
  "0".repeat(40),
  "https://docs.example.test/",
];

/** Values that a schema accepts in most of their parts, and in some not. */
function valuesOf(root: JsonObject, node: unknown): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(null, true, 0, -1, 1.5, "", [], {}, [1], { a: 1 });
  const fitting = isObject(node) ? fittingValues(root, node) : odd;
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: odd });
}

function fittingValues(root: JsonObject, node: JsonObject): fc.Arbitrary<unknown> {
  const { $ref, enum: choices, oneOf, anyOf, type, items } = node;
  if (typeof $ref === "string") {
    const { definitions } = root;
    const target = isObject(definitions) ? definitions[$ref.replace("#/definitions/", "")] : {};
    return fc.constant(undefined).chain(() => valuesOf(root, target));
  }
  if ("const" in node) return fc.constant(node["const"]);
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices);
  const ways: unknown = oneOf ?? anyOf;
  // A way may say only which fields are required.
  const fieldsOfAll = isObject(node["properties"]) && type === "object";
  if (Array.isArray(ways) && !fieldsOfAll) {
    return fc.oneof(...ways.map((way) => valuesOf(root, way)));
  }
  switch (Array.isArray(type) ? type[0] : type) {
    case "string":
      return fc.constantFrom(...texts);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.constantFrom(0, 1, 2, 12, 5000, -3, 0.5);
    case "array":
      return fc.array(valuesOf(root, items), { maxLength: 3 });
    default:
      return objectsOf(root, node);
  }
}

function objectsOf(root: JsonObject, node: JsonObject): fc.Arbitrary<unknown> {
  const { properties, additionalProperties } = node;
  const fields = Object.entries(isObject(properties) ? properties : {});
  const others = isObject(additionalProperties)
    ? valuesOf(root, additionalProperties)
    : fc.string();
  const names = fc.constantFrom(...texts, "constructor", "__proto__");
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields.map(([name, one]) => [name, valuesOf(root, one)])), {
        requiredKeys: [],
      }),
      fc.dictionary(names, others, { maxKeys: isObject(additionalProperties) ? 3 : 1 }),
    )
    .map(([own, more]) => ({ ...more, ...own }));
}

/** What the sentences read of an error. */
function told({ schemaPath, parentSchema, ...error }: ErrorObject): unknown {
  const { instancePath, keyword, params, data, propertyName } = error;
  const owner = keyword === "pattern" ? schemaPath.split("/").at(-2) : undefined;
  const schema: unknown = JSON.parse(
    JSON.stringify(parentSchema, (key, value: unknown) =>
      ["description", "$comment", "$schema", "$id", "definitions"].includes(key)
        ? undefined
        : value,
    ),
  );
  return { instancePath, keyword, params, data, propertyName, owner, schema };
}

function errorsOf(validate: ValidateFunction, value: unknown): readonly unknown[] {
  const isAccepted = validate(value);
  const errors = (validate.errors ?? []).map(told);
  return isAccepted === (errors.length === 0) ? errors : ["A verdict without its errors."];
}

const validators = new Map(
  Object.entries(shapes).map(([name, validate]) => [
    name.replace(/Shape$/, "").toLowerCase(),
    validate as ValidateFunction,
  ]),
);

test.for(schemaNames)("a short validator finds what Ajv finds, in its order: %s", (name) => {
  const schema = withoutEditorWords(readSchema(name));
  const ajv = new Ajv({ allErrors: true, verbose: true, messages: false, discriminator: true });
  addFormats.default(ajv);
  const whole = ajv.compile(schema);
  const short = validators.get(name.replaceAll("-", ""));
  if (short === undefined) throw new Error(`There is no validator of ${name}.`);
  fc.assert(
    fc.property(valuesOf(schema, schema), (value) => {
      expect(errorsOf(short, value)).toEqual(errorsOf(whole, value));
    }),
    { numRuns: 400 },
  );
});
