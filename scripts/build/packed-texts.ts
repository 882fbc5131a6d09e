import { deflateSync } from "fflate";
import type { Plugin } from "rolldown";

/** The data of a module that numbered-lines.ts wrote. */
const data =
  /^const lines: readonly string\[\] = (\[\n[^]*?\n\]);\n[^]*?^const runs: [^=]+ = (\{\n[^]*?\n\});\n/m;

/** Modules of the bundle that hold long texts, and little else. */
const holders =
  /\/src\/(?:report\/generated\/rule-sections|authoring\/generated\/set-template)\.ts$/;

/**
 * Compresses the texts that the bundle carries for people, to about a third: the sections of rules and the files of a new set.
 * The modules in src/ stay as they are read. Node inflates the texts; fflate deflates them, since what Node's own zlib gives
 * differs between its versions and processors, and dist/ may not.
 */
export function packedTexts(): Plugin {
  return {
    name: "packed-texts",
    transform: (code, id) => (holders.test(id.replaceAll("\\", "/")) ? packed(code) : undefined),
  };
}

/** Such a module with its data compressed. Throws where the module has another form. */
export function packed(code: string): string {
  const [declared = "", lines = "", runs = ""] = data.exec(code) ?? [];
  if (declared === "")
    throw new Error("A module of numbered lines has another form than is known here.");
  const json = JSON.stringify([parsed(lines), parsed(runs)]);
  const text = Buffer.from(deflateSync(Buffer.from(json), { level: 9 })).toString("base64");
  const inflated = `const [lines, runs] = JSON.parse(inflateRawSync(Buffer.from("${text}", "base64")).toString());\n`;
  return `import { inflateRawSync } from "node:zlib";\n${code.replace(declared, () => inflated)}`;
}

/** What an expression says that is JSON but for its last comma. */
function parsed(expression: string): unknown {
  return JSON.parse(expression.replace(/,\n(?=[\]}]$)/, "\n"));
}
