import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** The formats that schemas/ names, and what they are called in a validator. */
const formats: Readonly<Record<string, string>> = {
  date: "dateFormat",
  "date-time": "instantFormat",
};

/** The modules of Ajv that validators ask for at run time, as modules of which unused parts are left out, by their ids. */
export const runtimeModules: Readonly<Record<string, () => string>> = {
  "touchstone:length": () =>
    `${moduleOf("ajv/dist/runtime/ucs2length").replace(/^ucs2length\.code = .*$/m, "")}\nexport { ucs2length };\n`,
  "touchstone:formats": () => {
    const code = moduleOf("ajv-formats/dist/formats");
    const lines = Object.entries(formats).map(([name, called]) => {
      const made = new RegExp(`^    "?${name}"?: (fmtDef\\(.*\\)),$`, "m").exec(code)?.[1];
      if (made === undefined) throw new Error(`ajv-formats has no ${name} as it is known here.`);
      return `export const ${called} = ${made};`;
    });
    return `${code.replace(/^exports\.\w+ = \{\n[^]*?^\};\n/gm, "")}\n${lines.join("\n")}\n`;
  },
};

/** A validator that imports from these modules what Ajv has it require. */
export function withImports(code: string): string {
  const imported = code
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', "ucs2length")
    .replaceAll('require("ajv-formats/dist/formats").fullFormats.date', "dateFormat")
    .replaceAll('require("ajv-formats/dist/formats").fullFormats["date-time"]', "instantFormat");
  if (imported.includes("require(")) {
    throw new Error("A validator asks for something else than lengths and dates.");
  }
  return `import { ucs2length } from "touchstone:length";
import { dateFormat, instantFormat } from "touchstone:formats";
${imported}`;
}

/** A module of the package without what only CommonJS needs. */
function moduleOf(module: string): string {
  return readFileSync(resolve(module), "utf8").replaceAll(
    /^(?:"use strict";|Object\.defineProperty\(exports.*|exports\.(?:[\w.= ]*void 0|default|formatNames)\b.*|\/\/#.*)$/gm,
    "",
  );
}
