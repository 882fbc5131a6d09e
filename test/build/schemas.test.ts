import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import {
  isObject,
  readSchema,
  schemaNames,
  writtenSchemaNames,
  type JsonObject,
} from "../../scripts/build/schemas.ts";
import * as validators from "../support/shapes.ts";

/** Every schema, whether of what is read or of what is written. */
const allSchemaNames = [...schemaNames, ...writtenSchemaNames];

interface Part {
  readonly path: string;
  readonly node: JsonObject;
}

/** Every subschema of a schema, with the way to it. */
function* partsOf(node: unknown, path: string): Generator<Part> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* partsOf(item, `${path}/${index}`);
  } else if (isObject(node)) {
    if (!/(?:^|\/)(?:properties|definitions)$/.test(path)) yield { path, node };
    for (const [key, inner] of Object.entries(node)) {
      if (key !== "default" && key !== "enum") yield* partsOf(inner, `${path}/${key}`);
    }
  }
}

function partsWhere(wanted: (part: Part) => boolean): string[] {
  return allSchemaNames.flatMap((name) =>
    [...partsOf(readSchema(name), name)].filter(wanted).map(({ path }) => path),
  );
}

/** The definition that a part stands for. */
function resolved({ path, node }: Part): JsonObject {
  const { $ref } = node;
  if (typeof $ref !== "string") return node;
  const [name = ""] = path.split("/");
  const schema = readSchema(allSchemaNames.find((one) => one === name) ?? "case");
  const definitions = schema["definitions"];
  const target = isObject(definitions)
    ? definitions[$ref.replace("#/definitions/", "")]
    : undefined;
  if (!isObject(target)) throw new Error(`${path} names ${$ref}, which is not there.`);
  return target;
}

const isUnion = ({ node }: Part): boolean => "oneOf" in node;

describe("the schemas", () => {
  test("are those of the folder, each that is read with a validator", () => {
    const files = readdirSync("schemas").map((file) => file.replace(".schema.json", ""));
    expect(files.toSorted()).toEqual(allSchemaNames.toSorted());
    const names = Object.keys(validators).map((name) => name.replace(/Shape$/, ""));
    expect(names.map((name) => name.toLowerCase()).toSorted()).toEqual(
      schemaNames.map((name) => name.replaceAll("-", "")).toSorted(),
    );
  });

  test.for(allSchemaNames)("are draft-07: %s", (name) => {
    const ajv = new Ajv({ discriminator: true });
    expect(ajv.validateSchema(readSchema(name))).toBe(true);
    expect(readFileSync(`schemas/${name}.schema.json`, "utf8")).toContain(
      '"$schema": "http://json-schema.org/draft-07/schema#"',
    );
  });

  test("close every object, but a chunker's settings and the maps whose names are data", () => {
    const open = partsWhere(
      (part) =>
        (part.node["type"] === "object" || "properties" in part.node) &&
        !isUnion(part) &&
        part.node["additionalProperties"] !== false,
    );
    expect(open).toMatchInlineSnapshot(`
      [
        "revision/properties/chunking/properties/settings",
        "corpus-map/properties/chunking/properties/settings",
        "families/properties/families",
        "import-map/properties/queryFrom/properties/roles",
        "import-map/properties/kindFrom/properties/values",
        "import-map/properties/becauseFrom/properties/values",
        "import-map/properties/conversation/properties/roles",
        "import-map/definitions/evidence/properties/documents",
        "manifest/definitions/register/properties/callers",
        "report/properties/counts/properties/judgments/properties/unverifiable",
        "refresh-plan/definitions/settings/properties/chunking/properties/settings",
        "refresh-run/properties/refresh/properties/counts",
      ]
    `);
  });

  test("describe every field and every definition, for the editors that show it", () => {
    const silent = partsWhere((part) => {
      if (!/\/(?:properties|definitions)\/[^/]+$/.test(part.path)) return false;
      const { description } = resolved(part);
      return typeof description !== "string" || !/^[A-Z`].{3,}\.$/s.test(description);
    });
    expect(silent).toEqual([]);
  });

  test("describe a whole file", () => {
    for (const name of allSchemaNames) {
      const { title, description } = readSchema(name);
      expect([typeof title, typeof description]).toEqual(["string", "string"]);
    }
  });

  test("tell the branches of a union by `kind`, which is listed beside it", () => {
    const unions = schemaNames.flatMap((name) =>
      [...partsOf(readSchema(name), name)].filter(isUnion),
    );
    expect(unions.length).toBeGreaterThanOrEqual(3);
    for (const { path, node } of unions) {
      expect([path, node["discriminator"], node["required"]]).toEqual([
        path,
        { propertyName: "kind" },
        ["kind"],
      ]);
      const branches = Array.isArray(node["oneOf"]) ? node["oneOf"] : [];
      const kinds = branches.map((branch: JsonObject) => {
        const { properties } = resolved({ path, node: branch });
        const kind = isObject(properties) ? properties["kind"] : undefined;
        return isObject(kind) ? kind["const"] : undefined;
      });
      const { properties } = node;
      expect(properties).toMatchObject({ kind: { enum: kinds } });
    }
  });

  test("name every required field among their fields", () => {
    const wrong = partsWhere(({ path, node }) => {
      const { required } = node;
      // The ways in which one object can be whole share its fields.
      const [, whole] = /^(report|re(?:fresh|view)-run)\/anyOf\/\d$/.exec(path) ?? [];
      const { properties } =
        whole === undefined ? node : readSchema(whole as "report" | "refresh-run" | "review-run");
      return (
        Array.isArray(required) &&
        !required.every((name) => isObject(properties) && String(name) in properties)
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe("the validators", () => {
  const all = Object.entries(validators);
  const files = [...schemaNames.map((name) => `${name}-shape.js`), "shared-by-shapes.js"];
  const written = files.map((name) => readFileSync(`src/load/generated/${name}`, "utf8"));

  test.for(all)("refuse what is no object: %s", ([, matches]) => {
    for (const value of [null, undefined, [], [{}], "text", 4, true])
      expect(matches(value)).toBe(false);
  });

  test("refuse an object without fields, but for files whose every field has a default", () => {
    const takes = all.filter(([, matches]) => matches({})).map(([name]) => name);
    // A mapping tells its question and its kind in one of two fields each, which is judged once its shape fits.
    expect(takes).toEqual(["corpusMapShape", "importMapShape", "policyShape"]);
  });

  test("say nothing of the machine that made them", () => {
    const places = written.flatMap((text) => text.match(/^\/\/ .*$/gm) ?? []);
    const known = /^\/\/ (?:Written by `npm run generate`|touchstone:[a-z-]+$)/;
    expect(places.filter((line) => !known.test(line))).toEqual([]);
    expect(places).not.toEqual([]);
  });

  test("need no code made at run time", () => {
    for (const text of written) {
      expect(text).not.toMatch(/\bnew Function\b|\bFunction\(|\beval\(/);
    }
  });
});
