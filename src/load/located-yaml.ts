import {
  Composer,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Document,
  type Pair,
  type ParsedNode,
  type YAMLMap,
} from "yaml";
import type { Defect } from "../model/dataset.ts";
import type { Locate, Path } from "../model/location.ts";
import { ambiguousScalars, type ScalarAt } from "./ambiguous-scalars.ts";
import { mostKeys } from "./limits.ts";
import {
  limitDefect,
  repetitionDefects,
  strictnessDefects,
  textDefects,
  tooDeep,
} from "./strict-yaml.ts";
import { keyText } from "./yaml-keys.ts";
import { syntaxDefects } from "./yaml-syntax.ts";
import {
  placedText,
  readerOptions,
  tokensOf,
  type PlacedText,
  type YamlSource,
} from "./yaml-tokens.ts";

/** The way from the parts of a YAML file to their places. */
export interface Places {
  readonly locate: Locate;
  /** The place of the last key of a path; of the value where the path ends in an index. */
  readonly locateKey: Locate;
}

/** A YAML file as a value, with the way back from any part of it to its place. */
export interface LocatedYaml extends Places {
  readonly file: string;
  /** Undefined where the text is not YAML, or not the strict subset that Touchstone reads. */
  readonly value: unknown;
  /** In the order of the file. */
  readonly defects: readonly Defect[];
  /** A scalar as the file spells it, such as `0x1F`; undefined for anything else. */
  readonly spelling: (path: Path) => string | undefined;
  /** What readers of YAML 1.1 take for something else, in the order of the file. */
  readonly ambiguousScalars: readonly ScalarAt[];
  /** The remark that ends the line of a text without quotes, with its "#"; undefined where there is none. */
  readonly remarkBehind: (path: Path) => string | undefined;
}

/**
 * Reads one YAML document strictly: YAML 1.2 core, no anchors, aliases, tags, merge keys or directives, each key once and
 * each key text. Only the tree of the file that was read last is kept, and places in another are found by parsing again:
 * neither a large set of good files nor one of bad files costs memory.
 */
export function parseLocated(
  file: string,
  text: string,
  { keys = mostKeys }: { readonly keys?: number } = {},
): LocatedYaml {
  const source = placedText(file, text);
  const { value, defects, scalars, composable } = read(source, keys);
  const root = (): unknown => (composable ? rootOf(source) : undefined);
  return {
    file,
    value,
    defects,
    ambiguousScalars: scalars,
    ...placesBelow(root, source),
    spelling: (path) => {
      const node = nodeAt(root(), path);
      return isScalar(node) ? node.source : undefined;
    },
    remarkBehind: (path) => {
      const node = nodeAt(root(), path);
      if (!isScalar(node) || node.type !== "PLAIN" || !isParsed(node)) return undefined;
      return /^[ \t]+(#.*)/.exec(text.slice(node.range[1], node.range[1] + remarkReach))?.[1];
    },
  };
}

/** The places of a text that was read before and found to be strict YAML; of another text, places in what is left of it. */
export function placesIn(file: string, text: string): Places {
  const source = placedText(file, text);
  return placesBelow(() => rootOf(source), source);
}

function placesBelow(root: () => unknown, { at }: PlacedText): Places {
  return {
    locate: (path) => at(offsetOf(root(), path)),
    locateKey: (path) => at(keyOffsetOf(root(), path) ?? offsetOf(root(), path)),
  };
}

/** How far a remark is read: enough to show its start. */
const remarkReach = 200;

/**
 * The one tree that is kept: most defects are placed as soon as their file is read, and a rule asks about one file after
 * another, several times about each.
 */
let lastTree: { readonly source: PlacedText; readonly root: unknown } | undefined;

function keepTree(source: PlacedText, root: unknown): void {
  lastTree = { source, root };
}

function rootOf(source: PlacedText): unknown {
  if (lastTree?.source !== source) keepTree(source, parsedAgain(source));
  return lastTree?.root;
}

function parsedAgain(source: PlacedText): unknown {
  const fresh = tokensOf(source);
  return fresh && composed(fresh)[0]?.contents;
}

interface Reading {
  readonly value: unknown;
  readonly defects: readonly Defect[];
  readonly scalars: readonly ScalarAt[];
  /** Whether there is something to find places in; else all of it stands at its start. */
  readonly composable: boolean;
}

/** In the order of the work: what is refused early costs no more. */
function read(text: PlacedText, keys: number): Reading {
  const early = earlyDefects(text, keys);
  if ("defects" in early) return { ...unread, composable: false, ...early };
  const documents = composed(early);
  const [document] = documents;
  keepTree(text, document?.contents);
  const errors = documents.flatMap((one) => one.errors);
  const broken = syntaxDefects(errors, early);
  const defects = broken.length > 0 ? broken : strictnessDefects(documents, early);
  if (defects.length > 0) return { ...unread, composable: true, defects };
  const scalars = ambiguousScalars(document?.contents, early);
  // A file without a document, such as an empty one, holds nothing.
  return { value: document?.toJS() ?? null, defects, scalars, composable: true };
}

const unread = { value: undefined, scalars: [] } as const;

/** The tokens of a text that can be put together, or why it was not. */
function earlyDefects(
  text: PlacedText,
  keys: number,
): YamlSource | { readonly defects: readonly Defect[] } {
  const characters = textDefects(text);
  if (characters.length > 0) return { defects: characters };
  const unreadable = limitDefect(text, keys);
  if (unreadable !== undefined) return { defects: [unreadable] };
  const source = tokensOf(text);
  if (source === undefined) return { defects: [tooDeep(text.at(0))] };
  const defects = repetitionDefects(source);
  return defects.length > 0 ? { defects } : source;
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
  return startOf(pairOf(parent, path.at(-1))?.key);
}

function nodeAt(root: unknown, path: Path): unknown {
  let node = root;
  for (const part of path) {
    if (isMap(node)) node = pairOf(node, part)?.value;
    else node = isSeq(node) && typeof part === "number" ? node.items[part] : undefined;
  }
  return node;
}

/** The fields of the maps that somebody asked about by name: a long one is asked about again and again. */
const pairsByName = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The first field of a name. */
function pairOf(map: YAMLMap, name: string | number | undefined): Pair | undefined {
  let pairs = pairsByName.get(map);
  if (pairs === undefined) {
    const reversed = map.items.toReversed();
    pairs = new Map(reversed.map((pair) => [keyText(pair.key) ?? "", pair] as const));
    pairsByName.set(map, pairs);
  }
  return typeof name === "string" ? pairs.get(name) : undefined;
}

function startOf(node: unknown): number | undefined {
  return isParsed(node) ? node.range[0] : undefined;
}

function isParsed(node: unknown): node is ParsedNode {
  return isNode(node) && node.range != null;
}
