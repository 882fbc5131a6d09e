import { readFileSync } from "node:fs";
import { numberedTexts } from "./numbered-lines.ts";

const page = "docs/rules.md";

/**
 * Source text by file for `src/report/generated`: the sections of docs/rules.md, so that a bundle without docs has them.
 * Their examples have most lines in common, so each line is there once.
 */
export function ruleSections(): Map<string, string> {
  const sections = readFileSync(page, "utf8").split(/^## /m).slice(1);
  const texts = sections.flatMap((section): readonly (readonly [string, readonly string[]])[] => {
    const [heading = "", ...lines] = section.split("\n");
    return /^\S+\/\S+$/.test(heading) ? [[heading, lines.join("\n").trim().split("\n")]] : [];
  });
  const module = [
    `// Written by \`npm run generate\` from ${page}.\n`,
    numberedTexts(texts),
    "\n/** The section of a rule line by line, without its heading; none for a rule that there is not. */\n",
    "export function ruleSection(id: string): readonly string[] {\n",
    "  return linesOf(id);\n",
    "}\n",
  ];
  return new Map([["src/report/generated/rule-sections.ts", module.join("")]]);
}
