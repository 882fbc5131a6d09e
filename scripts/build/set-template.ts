import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import { numberedTexts } from "./numbered-lines.ts";

const templates = "templates/set";

/** The schemas that an editor reads YAML files by. */
const copied = [
  "case",
  "corpus-map",
  "current",
  "families",
  "import-map",
  "policy",
  "revision",
] as const;

/**
 * Source text by file for `src/authoring/generated`: what `touchstone init` writes, so that the bundle carries it. It comes
 * from templates/set/, schemas/, actions/ and LICENSE.
 */
export function setTemplate(): Map<string, string> {
  const files: readonly (readonly [string, string])[] = [
    ...readdirSync(templates, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(templates, path).split(sep).join("/"), text(path)] as const),
    ...copied.map((name) => schemas(name)),
    ...actions(),
    [".touchstone/LICENSE", text("LICENSE")],
  ];
  const texts = files
    .toSorted(([a], [b]) => byUtf8(a, b))
    .map(([path, content]) => [path, content.trimEnd().split("\n")] as const);
  const module = [
    `// Written by \`npm run generate\` from ${templates}/, schemas/, actions/ and LICENSE.\n`,
    numberedTexts(texts),
    "\n/** The files of a new set by their path in it, line by line, with words in double underscores to replace. */\n",
    "export const setTemplate: Readonly<Record<string, readonly string[]>> = Object.fromEntries(\n",
    "  Object.keys(runs).map((path) => [path, linesOf(path)]),\n",
    ");\n",
  ];
  return new Map([["src/authoring/generated/set-template.ts", module.join("")]]);
}

/** How a set's workflow starts the actions of its own copy: what they run is in the bundle. */
function actions(): readonly (readonly [string, string])[] {
  return readdirSync("actions")
    .map((name) => `actions/${name}/action.yml`)
    .filter((path) => existsSync(path))
    .map((path) => [`.touchstone/${path}`, text(path)]);
}

/** The copy says that it is one, which is how `init --update` knows it. */
function schemas(name: (typeof copied)[number]): readonly [string, string] {
  const path = `schemas/${name}.schema.json`;
  const comment = '{\n  "$comment": "Copied by touchstone init, version __VERSION__.",\n';
  return [path, text(path).replace(/^\{\n/, comment)];
}

function text(path: string): string {
  return readFileSync(path, "utf8");
}
