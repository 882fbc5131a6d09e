import { isMap, isSeq, type CST, type Document, type YAMLMap } from "yaml";
import type { Defect } from "../model/dataset.ts";
import type { Location } from "../model/location.ts";
import { ambiguous, ambiguousText } from "./ambiguous-yaml.ts";
import { codePoint, shortened } from "./words.ts";
import { keyDefects } from "./yaml-keys.ts";
import { overLimit } from "./yaml-limits.ts";
import { deepest } from "./limits.ts";
import { tokensBelow, type PlacedText, type YamlSource } from "./yaml-tokens.ts";

/** What no YAML text may hold: every control character but tab, line feed, carriage return and next line. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/;

/** Characters that readers refuse or take for different things; the first of each kind. */
export function textDefects({ text, at }: PlacedText): Defect[] {
  const defects: Defect[] = [];
  const odd = control.exec(text);
  if (odd !== null) {
    defects.push({
      rule: "file/not-yaml",
      message: `The control character ${codePoint(odd[0])} stands here, and YAML allows none.`,
      at: at(odd.index),
      fix: "Remove it.",
    });
  }
  const alone = /\r(?!\n)/.exec(text);
  if (alone !== null) {
    defects.push(
      ambiguous(
        at(alone.index),
        "A carriage return without a line feed stands here: one reader ends the line, another reads on.",
        "Save the file with the line ends of Unix or Windows.",
      ),
    );
  }
  return defects;
}

/** Of lists, a file may have so many entries for each field that it may have. */
const entriesToKeys = 5;

/** More structure than a file of its kind may have. */
export function limitDefect({ text, at }: PlacedText, keys: number): Defect | undefined {
  const most = { depth: deepest, keys, entries: keys * entriesToKeys };
  const over = overLimit(text, most);
  if (over === undefined) return undefined;
  if (over.limit === "depth") return tooDeep(at(over.offset));
  return {
    rule: "file/too-large",
    message: `This is ${over.limit === "keys" ? "field" : "entry"} ${grouped(most[over.limit] + 1)} of the file, and a file of its kind may have ${grouped(most[over.limit])}, so it was not read.`,
    at: at(over.offset),
    fix: "Take out what does not belong in the file.",
  };
}

/** A number with a comma between its thousands. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Values nested so deep that reading them could break the reader. */
export function tooDeep(at: Location): Defect {
  return {
    rule: "file/too-large",
    message: `Lists and maps lie more than ${deepest} deep in each other here, so the file was not read.`,
    at,
    fix: "Take the extra levels out.",
  };
}

/** Where a text repeats values from elsewhere: a few lines can stand for gigabytes, so it is not put together. */
export function repetitionDefects(source: YamlSource): Defect[] {
  const { text, tokens } = source;
  if (!text.includes("*") || !text.includes("&")) return [];
  const names = new Set<string>();
  for (const token of tokensBelow(tokens)) {
    if (token.type === "anchor" || token.type === "alias") names.add(token.source);
  }
  const repeats = [...names].some((name) => name.startsWith("*") && names.has(`&${name.slice(1)}`));
  return repeats ? placed([...directives(source), ...marks(source)], source) : [];
}

/** What two YAML readers may see differently, each as a defect at its place. */
export function strictnessDefects(
  documents: readonly Document.Parsed[],
  source: YamlSource,
): Defect[] {
  const [first, second] = documents;
  const found = [...directives(source), ...marks(source)];
  if (second !== undefined) {
    const message = "A second YAML document starts here, and a reader may take either.";
    const fix = 'Keep one document a file, without "---" or "..." between its lines.';
    found.push({ offset: second.range[0], ...ambiguousText(message, fix) });
  }
  const defects = placed(found, source);
  for (const { items } of mapsIn(first?.contents)) defects.push(...keyDefects(items, source.at));
  return defects.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}

/** The maps of a value, as keys too; limitDefect has bounded how deep they lie. */
function mapsIn(node: unknown, found: YAMLMap[] = []): readonly YAMLMap[] {
  if (isSeq(node)) {
    for (const item of node.items) mapsIn(item, found);
  } else if (isMap(node)) {
    found.push(node);
    for (const { key, value } of node.items) {
      mapsIn(key, found);
      mapsIn(value, found);
    }
  }
  return found;
}

type Unplaced = Omit<Defect, "at"> & { readonly offset: number };

function placed(found: readonly Unplaced[], { at }: PlacedText): Defect[] {
  return found.map(({ offset, ...defect }) => ({ ...defect, at: at(offset) }));
}

function directives({ tokens }: YamlSource): Unplaced[] {
  return tokens.flatMap((token) => {
    if (token.type !== "directive" || /^%YAML +1\.2\s*$/.test(token.source)) return [];
    const message = `"${shortened(token.source.trim())}" asks for another way of reading than YAML 1.2, and not every reader follows it.`;
    return [{ offset: token.offset, ...ambiguousText(message, "Remove the line.") }];
  });
}

/** Anchors, aliases and tags: each spelling once, at its first place. */
function marks({ text, tokens }: YamlSource): Unplaced[] {
  if (!/[&*!]/.test(text)) return [];
  const counts = new Map<string, { readonly token: Mark; count: number }>();
  for (const token of tokensBelow(tokens)) {
    if (!isMark(token)) continue;
    const seen = counts.get(token.source);
    if (seen === undefined) counts.set(token.source, { token, count: 1 });
    else seen.count++;
  }
  return [...counts.values()].map(({ token, count }) => {
    const { offset, type, source } = token;
    if (type === "alias" && !counts.has(`&${source.slice(1)}`)) return { offset, ...starredText };
    return { offset, ...markText(token, count === 1 ? "" : ` (${count} times)`) };
  });
}

/** Nobody means an alias whose value is nowhere: it is a text that starts with a star. */
const starredText: Omit<Defect, "at"> = {
  rule: "file/not-yaml",
  message: 'A text that starts with "*" needs quotes around it.',
  fix: "Put the whole text in quotes.",
};

type Mark = CST.SourceToken | CST.FlowScalar;

function isMark(token: CST.Token): token is Mark {
  return token.type === "anchor" || token.type === "alias" || token.type === "tag";
}

function markText({ type, source }: Mark, more: string): Omit<Defect, "at"> {
  if (type === "alias") {
    return ambiguousText(
      `"${shortened(source)}" repeats a value from elsewhere in the file${more}.`,
      "Write the value out, or put the text in quotes if it starts with a star.",
    );
  }
  if (type === "anchor") {
    return ambiguousText(
      `"${shortened(source)}" names a value so that others can repeat it${more}.`,
      "Remove it, or put the text in quotes if it starts with an ampersand.",
    );
  }
  return ambiguousText(
    `"${shortened(source)}" tells a reader how to take the value, and not every reader listens${more}.`,
    "Remove it and write the plain value, in quotes if it is text.",
  );
}
