import { subjectOf } from "../../../src/model/finding.ts";
import { writeInstead } from "../../../src/model/nearest.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { allRules } from "../../../src/rules/all-rules.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import { UsageError } from "../../io.ts";

/**
 * The rules that words on a command line name: any by its id, or with others by their subject those of a purpose. Throws
 * UsageError.
 */
export function chosenRules(words: readonly string[], of: readonly Rule[]): readonly Rule[] {
  const unknown = words.find((word) => !allRules.some((rule) => isNamed(rule, word)));
  if (unknown !== undefined) throw new UsageError(terminalText(noRule(unknown)));
  return allRules.filter((rule) =>
    words.some((word) => rule.id === word || (of.includes(rule) && isNamed(rule, word))),
  );
}

function isNamed({ id }: Rule, word: string): boolean {
  return id === word || subjectOf(id) === word.replace(/\/$/, "");
}

function noRule(word: string): string {
  const ids = allRules.map(({ id }) => id);
  const known = word.includes("/") ? ids : [...new Set(ids.map(subjectOf)), ...ids];
  return `No rule has the name "${word}". ${writeInstead(word, known, "All rules are listed by: touchstone rules")}`;
}
