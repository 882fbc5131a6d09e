import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import standaloneCode from "ajv/dist/standalone/index.js";
import { rolldown } from "rolldown";
import { withoutPlaces } from "./bundle-comments.ts";
import {
  isObject,
  readSchema,
  schemaNames,
  withoutEditorWords,
  type JsonObject,
  type SchemaName,
} from "./schemas.ts";
import { errorList, keptErrors, shortValidator } from "./short-validators.ts";
import { typeNameOf } from "./types-from-schemas.ts";
import { runtimeModules, withImports } from "./validator-runtime.ts";

/**
 * Source text by file for `src/load/generated`: Ajv's validators, compiled ahead of time, a module each, so that a run loads
 * those of the files that it reads; and one for what they share.
 */
export async function validatorsFromSchemas(): Promise<Map<string, string>> {
  const codes = new Map(schemaNames.map((name) => [`${name}-shape`, validator(name)]));
  const modules = [...(await bundled(codes))].map(
    ([file, code]) => [`src/load/generated/${file}`, code] as const,
  );
  const declarations = schemaNames.map(
    (name) => [`src/load/generated/${name}-shape.d.ts`, declaration(name)] as const,
  );
  return new Map([...modules, ...declarations]);
}

function validator(name: SchemaName): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    messages: false,
    strict: true,
    discriminator: true,
    // Less code: definitions of more keywords are functions, and the names of required fields come from the schema.
    inlineRefs: 15,
    loopRequired: 2,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addSchema(withoutDescriptions(withoutEditorWords(readSchema(name))), name);
  return withImports(shortValidator(standaloneCode.default(ajv, { [shapeName(name)]: name })));
}

/** A validator holds its schema, for what the sentences say of it, and they say nothing of the descriptions. */
function withoutDescriptions(schema: JsonObject): JsonObject {
  const strip = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(strip);
    if (!isObject(node)) return;
    for (const word of ["description", "$comment"]) {
      // A field may have one of these names; its schema is no text.
      if (typeof node[word] === "string") delete node[word];
    }
    Object.values(node).forEach(strip);
  };
  strip(schema);
  return schema;
}

/** The validator of `corpus-map` is `corpusMapShape`. */
function shapeName(name: string): string {
  return `${name.replace(/-\w/g, (joint) => joint.slice(1).toUpperCase())}Shape`;
}

function declaration(name: SchemaName): string {
  const type = typeNameOf(readSchema(name));
  return [
    "// Written by `npm run generate` from schemas/.",
    'import type { ValidateFunction } from "ajv";',
    `import type { ${type} } from "../../model/generated/${name}.ts";`,
    "",
    `export declare const ${shapeName(name)}: ValidateFunction<${type}>;`,
    "",
  ].join("\n");
}

/** Ajv's output asks for its runtime with `require`; bundling makes it modules that import nothing but what they share. */
async function bundled(codes: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const prefix = "touchstone:";
  const build = await rolldown({
    input: Object.fromEntries([...codes.keys()].map((name) => [name, `${prefix}${name}`])),
    platform: "node",
    plugins: [
      {
        name: "validators",
        resolveId: (id) => (id.startsWith(prefix) ? id : null),
        load: (id) =>
          codes.get(id.slice(prefix.length)) ??
          runtimeModules[id]?.() ??
          (id === errorList ? keptErrors : null),
      },
    ],
  });
  const { output } = await build.generate({
    format: "esm",
    chunkFileNames: "[name].js",
    minifyInternalExports: false,
    codeSplitting: {
      groups: [{ name: "shared-by-shapes", test: (id) => !codes.has(id.slice(prefix.length)) }],
    },
  });
  const banner =
    "// Written by `npm run generate` from schemas/, with Ajv (MIT) and ajv-formats (MIT).";
  return new Map(
    output.flatMap((chunk) =>
      chunk.type === "chunk"
        ? [[chunk.fileName, `${banner}\n${withoutPlaces(chunk.code)}`] as const]
        : [],
    ),
  );
}
