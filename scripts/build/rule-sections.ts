import { readFileSync } from "node:fs";

const page = "docs/rules.md";

/** Source text by file for `src/report/generated`: the sections of docs/rules.md, so that a bundle without docs has them. */
export function ruleSections(): Map<string, string> {
  const sections = readFileSync(page, "utf8").split(/^## /m).slice(1);
  const entries = sections.flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    if (!/^\S+\/\S+$/.test(heading)) return [];
    const text = lines.join("\n").trim().split("\n");
    const listed = text.map((line) => `    ${JSON.stringify(line)},\n`).join("");
    return [`  ${JSON.stringify(heading)}: [\n${listed}  ],\n`];
  });
  const module = [
    `// Written by \`npm run generate\` from ${page}.\n`,
    "/** The section of every rule by its id, line by line, without its heading. */\n",
    "export const ruleSections: Readonly<Record<string, readonly string[]>> = {\n",
    ...entries,
    "};\n",
  ];
  return new Map([["src/report/generated/rule-sections.ts", module.join("")]]);
}
