import { isMap } from "../../../src/model/fields.ts";
import { definitionOf } from "./description.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * An answer of a kind that GitHub's description defines. What is known here is given; every other field that GitHub
 * always sends gets the emptiest value that fits, since no call of ours may rest on it.
 */
export function shaped(definition: string, known: Fields): Fields {
  return { ...emptyObject(definitionOf(definition)), ...known };
}

function emptyObject(schema: object): Fields {
  const { required, properties, allOf } = schema as {
    readonly required?: readonly string[];
    readonly properties?: Fields;
    readonly allOf?: readonly object[];
  };
  const inherited = (allOf ?? []).map((one) => emptyOf(one)).filter(isMap);
  const own = (required ?? []).map((name) => [name, emptyOf(properties?.[name])] as const);
  return Object.assign({}, ...inherited, Object.fromEntries(own)) as Fields;
}

function emptyOf(given: unknown): unknown {
  if (!isMap(given)) return null;
  const { $ref: ref, type, enum: choices, format } = given;
  if (typeof ref === "string") return emptyOf(definitionOf(ref.slice("#/definitions/".length)));
  const alternatives = [given["anyOf"], given["oneOf"]].find(Array.isArray);
  if (alternatives !== undefined) {
    const isNull = alternatives.some((one: unknown) => isMap(one) && one["type"] === "null");
    return isNull ? null : emptyOf(alternatives[0]);
  }
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes("null")) return null;
  if (Array.isArray(choices)) return choices[0];
  return emptyOfType(types[0], { given, format });
}

function emptyOfType(
  type: unknown,
  { given, format }: { readonly given: Fields; readonly format: unknown },
): unknown {
  switch (type) {
    case "string":
      if (format === "uri") return "https://github.example.test/not-modelled";
      return format === "date-time" ? "2026-01-01T00:00:00Z" : "";
    case "integer":
    case "number":
      return typeof given["minimum"] === "number" ? given["minimum"] : 0;
    case "boolean":
      return false;
    case "array":
      return [];
    default:
      return emptyObject(given);
  }
}
