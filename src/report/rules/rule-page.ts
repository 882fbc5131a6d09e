import { subjectOf } from "../../model/finding.ts";
import type { Rule } from "../../rules/rule.ts";
import { ruleSection } from "../generated/rule-sections.ts";
import { levelled, type Style } from "../style.ts";
import { wrapped } from "../wrapped.ts";

/** A rule's section of docs/rules.md for a terminal: prose set in lines, files with their names and indented. */
export function rulePage({ id, level, needs, for: purpose, safeFix }: Rule, style: Style): string {
  const rest = [
    `safe fix  ${safeFix === true ? "touchstone check --fix mends it where that is sure" : "none: a person mends it"}`,
    ...(needs === undefined
      ? []
      : ["compares  with an earlier state, and without one does not run"]),
    ...(purpose === undefined ? [] : [`runs      with touchstone check --for ${purpose}`]),
    `others    touchstone explain ${subjectOf(id)}`,
  ];
  const title = `${style.strong(id)}  ${levelled(level, style)}`;
  return [title, ...blocksOf(ruleSection(id), style), rest.join("\n")].join("\n\n");
}

/** The blocks of a section, in order: paragraphs, and files in fences. */
function blocksOf(lines: readonly string[], style: Style): readonly string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  let inFence = false;
  const end = (): void => {
    if (block.length > 0) blocks.push(block.join("\n"));
    block = [];
  };
  for (const line of lines) {
    if (line.startsWith("```")) {
      end();
      inFence = !inFence;
      if (inFence) block.push(`    ${style.faint(fileName(line))}`);
    } else if (inFence) block.push(line === "" ? "" : `    ${line}`);
    else if (line === "") end();
    else block.push(wrapped(plainWords(line)));
  }
  return blocks;
}

/** What a fence such as "```yaml cases/a.yaml before latin-1" names: the file, and what is special about it. */
function fileName(fence: string): string {
  const [, path = "", ...words] = fence.split(" ");
  const special = words.filter((word) => !["before", "after", "base"].includes(word));
  return `# ${path}${special.length === 0 ? "" : ` (${special.join(", ")})`}`;
}

/** A paragraph without what only a browser shows: the level, which stands in the title, and the targets of links. */
function plainWords(paragraph: string): string {
  return paragraph.replace(/^\*\*\w+\.\*\* /, "").replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
