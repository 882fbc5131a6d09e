import type { CST, YAMLError } from "yaml";
import type { Defect } from "../model/dataset.ts";
import { tokensBelow, type YamlSource } from "./yaml-tokens.ts";
import { yamlSentence, type LinePlace } from "./yaml-sentences.ts";

const tab = "TAB_AS_INDENT";

/** Errors after which the parser still reads the other lines as they were meant. */
const harmless = new Set<string>(["BLOCK_AS_IMPLICIT_KEY", "BAD_SCALAR_START", tab]);

/**
 * The parser's errors, said to the person who wrote the file: one a line, and none after an error that may have made the
 * parser misread what follows.
 */
export function syntaxDefects(errors: readonly YAMLError[], source: YamlSource): Defect[] {
  if (errors.length === 0) return [];
  const conflict = conflictMarks(source);
  if (conflict !== undefined) return [conflict];
  const defects: Defect[] = [];
  for (const error of causes(errors)) {
    const offset = openingOf(error, source) ?? error.pos[0];
    const at = source.at(offset);
    if (defects.at(-1)?.at.line === at.line) continue;
    const place = lineAround(source.text, offset);
    defects.push({ rule: "file/not-yaml", ...yamlSentence(error, place), at });
    if (!harmless.has(error.code)) break;
  }
  return defects;
}

/** In the order of the file. Below a tab that indents, all but other tabs is misread. */
function causes(errors: readonly YAMLError[]): readonly YAMLError[] {
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const first = sorted.findIndex(({ code }) => code === tab);
  return sorted.filter(({ code }, index) => code === tab || first === -1 || index < first);
}

function conflictMarks({ text, at }: YamlSource): Defect | undefined {
  const mark = /^<{7}(?: .*)?\r?$/m.exec(text);
  if (mark === null || !/^>{7}(?: |\r?$)/m.test(text)) return undefined;
  return {
    rule: "file/not-yaml",
    message: "Git left the marks of a merge conflict here: two versions stand in the file.",
    at: at(mark.index),
    fix: 'Keep the lines that are right and remove the lines of "<", "=" and ">".',
  };
}

/** Where the quote or the bracket stands whose end the parser missed. */
function openingOf(error: YAMLError, { tokens }: YamlSource): number | undefined {
  if (error.code !== "MISSING_CHAR" && error.code !== "BAD_INDENT") return undefined;
  const quote = error.message.startsWith("Missing closing");
  if (!quote && !error.message.startsWith("Flow")) return undefined;
  for (const token of tokensBelow(tokens)) {
    if (quote ? endsAt(token, error.pos[0]) : isUnclosed(token)) return token.offset;
  }
  return undefined;
}

function endsAt(token: CST.Token, offset: number): boolean {
  const quoted = token.type === "double-quoted-scalar" || token.type === "single-quoted-scalar";
  return quoted && token.offset + token.source.length === offset;
}

function isUnclosed(token: CST.Token): boolean {
  if (token.type !== "flow-collection") return false;
  return !token.end.some(({ type }) => type === "flow-seq-end" || type === "flow-map-end");
}

function lineAround(text: string, offset: number): LinePlace {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const feed = text.indexOf("\n", offset);
  const end = feed === -1 ? text.length : feed;
  return { before: text.slice(start, offset), after: text.slice(offset, end).trimEnd() };
}
