import { Composer, isMap, isNode, isScalar, isSeq, type Document, type ParsedNode } from "yaml";
import type { Defect } from "../model/dataset.ts";
import type { Locate, Path } from "../model/location.ts";
import { ambiguousScalars, type ScalarAt } from "./ambiguous-scalars.ts";
import { depthDefect, strictnessDefects, textDefects } from "./strict-yaml.ts";
import { keyText } from "./yaml-keys.ts";
import { syntaxDefects } from "./yaml-syntax.ts";
import { readerOptions, tokensOf, type YamlSource } from "./yaml-tokens.ts";

/** A YAML file as a value, with the way back from any part of it to its place. */
export interface LocatedYaml {
  readonly file: string;
  /** Undefined where the text is not YAML, or not the strict subset that Touchstone reads. */
  readonly value: unknown;
  /** In the order of the file. */
  readonly defects: readonly Defect[];
  readonly locate: Locate;
  /** The place of the last key of a path; of the value where the path ends in an index. */
  readonly locateKey: Locate;
  /** A scalar as the file spells it, such as `0x1F`; undefined for anything else. */
  readonly spelling: (path: Path) => string | undefined;
  /** What readers of YAML 1.1 take for something else, in the order of the file. */
  readonly ambiguousScalars: readonly ScalarAt[];
  /** The remark that ends the line of a text without quotes, with its "#"; undefined where there is none. */
  readonly remarkBehind: (path: Path) => string | undefined;
}

/**
 * Reads one YAML document strictly: YAML 1.2 core, no anchors, aliases, tags, merge keys or directives, each key once and
 * each key text. Places are found by parsing again when somebody asks: neither a large set of good files nor one of bad
 * files costs memory.
 */
export function parseLocated(file: string, text: string): LocatedYaml {
  const { value, defects, scalars } = read(tokensOf(file, text));
  const source = {};
  const reparsed = (): Reparsed => {
    if (lastAsked?.source !== source) lastAsked = { source, tree: parsedAgain(file, text) };
    return lastAsked.tree;
  };
  return {
    file,
    value,
    defects,
    ambiguousScalars: scalars,
    locate: (path) => {
      const { root, at } = reparsed();
      return at(offsetOf(root, path));
    },
    locateKey: (path) => {
      const { root, at } = reparsed();
      return at(keyOffsetOf(root, path) ?? offsetOf(root, path));
    },
    spelling: (path) => {
      const node = nodeAt(reparsed().root, path);
      return isScalar(node) ? node.source : undefined;
    },
    remarkBehind: (path) => {
      const node = nodeAt(reparsed().root, path);
      if (!isScalar(node) || node.type !== "PLAIN" || !isParsed(node)) return undefined;
      return /^[ \t]+(#.*)/.exec(text.slice(node.range[1], node.range[1] + longestLine))?.[1];
    },
  };
}

/** How far a remark is read: enough to show its start. */
const longestLine = 200;

interface Reparsed {
  readonly root: unknown;
  readonly at: YamlSource["at"];
}

/** The one tree that is kept: a rule asks about one file after another, and several times about each. */
let lastAsked: { readonly source: object; readonly tree: Reparsed } | undefined;

function parsedAgain(file: string, text: string): Reparsed {
  const fresh = tokensOf(file, text);
  return { root: composed(fresh)[0]?.contents, at: fresh.at };
}

interface Read {
  readonly value: unknown;
  readonly defects: readonly Defect[];
  readonly scalars: readonly ScalarAt[];
}

function read(source: YamlSource): Read {
  const unreadable = depthDefect(source);
  if (unreadable !== undefined) return refused([unreadable]);
  const characters = textDefects(source);
  if (characters.length > 0) return refused(characters);
  const documents = composed(source);
  const broken = syntaxDefects(
    documents.flatMap(({ errors }) => errors),
    source,
  );
  if (broken.length > 0) return refused(broken);
  const defects = strictnessDefects(documents, source);
  if (defects.length > 0) return refused(defects);
  const [document] = documents;
  // A file without a document, such as an empty one, holds nothing.
  const value: unknown = document?.toJS() ?? null;
  return { value, defects: [], scalars: ambiguousScalars(document?.contents, source) };
}

function refused(defects: readonly Defect[]): Read {
  return { value: undefined, defects, scalars: [] };
}

function composed({ tokens }: YamlSource): Document.Parsed[] {
  return [...new Composer(readerOptions).compose(tokens)];
}

/** Where a value starts, or the nearest value around it that exists. */
function offsetOf(root: unknown, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const start = startOf(nodeAt(root, path.slice(0, length)));
    if (start !== undefined) return start;
  }
  return 0;
}

function keyOffsetOf(root: unknown, path: Path): number | undefined {
  const parent = nodeAt(root, path.slice(0, -1));
  if (!isMap(parent)) return undefined;
  return startOf(parent.items.find(({ key }) => keyText(key) === path.at(-1))?.key);
}

function nodeAt(root: unknown, path: Path): unknown {
  let node = root;
  for (const part of path) {
    if (isMap(node)) node = node.items.find(({ key }) => keyText(key) === part)?.value;
    else node = isSeq(node) && typeof part === "number" ? node.items[part] : undefined;
  }
  return node;
}

function startOf(node: unknown): number | undefined {
  return isParsed(node) ? node.range[0] : undefined;
}

function isParsed(node: unknown): node is ParsedNode {
  return isNode(node) && node.range != null;
}
