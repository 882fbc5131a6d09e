import { readFileSync } from "node:fs";

const page = "docs/rules.md";

/**
 * Source text by file for `src/report/generated`: the sections of docs/rules.md, so that a bundle without docs has them.
 * Their examples have most lines in common, so each line is there once.
 */
export function ruleSections(): Map<string, string> {
  const numbers = new Map<string, number>();
  const sections = readFileSync(page, "utf8").split(/^## /m).slice(1);
  const entries = sections.flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    if (!/^\S+\/\S+$/.test(heading)) return [];
    const text = lines.join("\n").trim().split("\n");
    const numbered = text.map((line) => numberOf(line, numbers));
    return [`  ${JSON.stringify(heading)}: [${numbered.join(", ")}],\n`];
  });
  const module = [
    `// Written by \`npm run generate\` from ${page}.\n`,
    "const lines: readonly string[] = [\n",
    ...[...numbers.keys()].map((line) => `  ${JSON.stringify(line)},\n`),
    "];\n\n",
    "/** By rule, the numbers of its section's lines. */\n",
    "const sections: Readonly<Record<string, readonly number[]>> = {\n",
    ...entries,
    "};\n\n",
    "/** The section of a rule line by line, without its heading; none for a rule that there is not. */\n",
    "export function ruleSection(id: string): readonly string[] {\n",
    "  return (sections[id] ?? []).flatMap((number) => lines[number] ?? []);\n",
    "}\n",
  ];
  return new Map([["src/report/generated/rule-sections.ts", module.join("")]]);
}

/** A line's number; a line that is new gets the next. */
function numberOf(line: string, numbers: Map<string, number>): number {
  const number = numbers.get(line) ?? numbers.size;
  numbers.set(line, number);
  return number;
}
