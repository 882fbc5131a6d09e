import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type ParsedNode,
  type YAMLError,
} from "yaml";
import type { Locate, Location, Path } from "../model/location.ts";
import type { Defect } from "../model/dataset.ts";
import { yamlSentence } from "./yaml-sentences.ts";

/** A YAML file as a value, with the way back from any part of it to its place. */
export interface LocatedYaml {
  readonly file: string;
  /** Undefined where the text is not YAML, or not the strict subset that Touchstone reads. */
  readonly value: unknown;
  readonly defects: readonly Defect[];
  readonly locate: Locate;
  /** The place of the last key of a path; of the value where the path ends in an index. */
  readonly locateKey: Locate;
  /** A scalar as the file spells it, such as `0x1F`; undefined for anything else. */
  readonly spelling: (path: Path) => string | undefined;
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly others: readonly Document.Parsed[];
  readonly lines: LineCounter;
}

/**
 * Reads one YAML document strictly: YAML 1.2 core, no anchors, aliases, tags, merge keys or directives, each key once.
 * Places are found by parsing again when somebody asks, so that a large set of good files costs no memory.
 */
export function parseLocated(file: string, text: string): LocatedYaml {
  const { document, others, lines } = parse(text);
  const at = (offset: number): Location => place(file, lines, offset);
  const defects = [
    ...syntaxDefects([document, ...others], at),
    ...(others[0] === undefined ? [] : [severalDocuments(at(others[0].range[0]))]),
    ...strictnessDefects(document, at),
  ];
  const value: unknown = defects.length === 0 ? document.toJS() : undefined;

  let again: Parsed | undefined;
  const reparsed = (): Parsed => (again ??= parse(text));
  return {
    file,
    value,
    defects,
    locate: (path) => locate(file, reparsed(), path),
    locateKey: (path) => locateKey(file, reparsed(), path),
    spelling: (path) => {
      const node = reparsed().document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

function parse(text: string): Parsed {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    lineCounter: lines,
    version: "1.2",
    schema: "core",
    merge: false,
    // The parser's own check of unique keys is quadratic; strictnessDefects has a linear one.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "silent",
  });
  if (!Array.isArray(documents)) return { document: emptyDocument(), others: [], lines };
  const [document = emptyDocument(), ...others] = documents;
  return { document, others, lines };
}

function emptyDocument(): Document.Parsed {
  const [document] = parseAllDocuments("null\n");
  if (document === undefined) throw new Error("The YAML parser gave no document for a scalar.");
  return document;
}

function place(file: string, lines: LineCounter, offset: number): Location {
  const { line, col } = lines.linePos(offset);
  return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
}

function locate(file: string, { document, lines }: Parsed, path: Path): Location {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown =
      length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return place(file, lines, node.range[0]);
  }
  return { file, line: 1, column: 1 };
}

function locateKey(file: string, parsed: Parsed, path: Path): Location {
  const key = path.at(-1);
  const parent: unknown =
    path.length < 2 ? parsed.document.contents : parsed.document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  if (pair !== undefined && isNode(pair.key) && pair.key.range != null) {
    return place(file, parsed.lines, pair.key.range[0]);
  }
  return locate(file, parsed, path);
}

function syntaxDefects(
  documents: readonly Document.Parsed[],
  at: (offset: number) => Location,
): Defect[] {
  return documents.flatMap(({ errors }) =>
    causes(errors, at).map((error) => ({
      rule: "file/not-yaml" as const,
      ...yamlSentence(error),
      at: at(error.pos[0]),
    })),
  );
}

/** What the parser says of the rest of a line, or after a wrong indent of all lines below, follows from that error. */
function causes(
  errors: readonly YAMLError[],
  at: (offset: number) => Location,
): readonly YAMLError[] {
  const indent = errors.findIndex(({ code }) => code === "TAB_AS_INDENT" || code === "BAD_INDENT");
  const lines = new Set<number>();
  return errors.slice(0, indent === -1 ? errors.length : indent + 1).filter((error) => {
    const { line } = at(error.pos[0]);
    const first = !lines.has(line);
    lines.add(line);
    return first;
  });
}

function severalDocuments(at: Location): Defect {
  return {
    rule: "file/ambiguous-yaml",
    message: "A second YAML document starts here, and a reader may take either.",
    at,
    fix: 'Keep one document a file, without "---" lines inside it.',
  };
}

/** What two YAML readers may see differently, each as a defect at its place. */
function strictnessDefects(document: Document.Parsed, at: (offset: number) => Location): Defect[] {
  const defects: Defect[] = [];
  const ambiguous = (node: ParsedNode, message: string, fix: string): void => {
    defects.push({ rule: "file/ambiguous-yaml", message, at: at(node.range[0]), fix });
  };
  if (document.directives.yaml.explicit === true && document.directives.yaml.version !== "1.2") {
    const message = `The file declares YAML ${document.directives.yaml.version}, whose readers see other values than YAML 1.2 readers.`;
    const fix = 'Remove the "%YAML" line.';
    defects.push({ rule: "file/ambiguous-yaml", message, at: at(0), fix });
  }
  visit(document, {
    Node(_, node) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every node of a parsed document has a range.
      const parsed = node as ParsedNode;
      if (isAlias(node)) {
        const fix = "Write the value out, or put the text in quotes if it starts with a star.";
        ambiguous(parsed, `"*${node.source}" is an alias for another value of the file.`, fix);
        return;
      }
      if (node.anchor !== undefined) {
        const fix = "Remove it, or put the text in quotes if it starts with an ampersand.";
        ambiguous(parsed, `"&${node.anchor}" names a value for aliases.`, fix);
      }
      if (node.tag !== undefined && !isImpliedTag(node.tag)) {
        const fix = "Remove the tag and write the plain value, in quotes if it is text.";
        ambiguous(parsed, `The tag "${shortTag(node.tag)}" changes how the value is read.`, fix);
      }
    },
    Map(_, map) {
      defects.push(...keyDefects(map.items, at));
    },
  });
  return defects;
}

/** Maps and lists carry these tags without anybody having written one. */
function isImpliedTag(tag: string): boolean {
  return tag === "tag:yaml.org,2002:map" || tag === "tag:yaml.org,2002:seq";
}

/** A tag of YAML's own as files write it. */
function shortTag(tag: string): string {
  return tag.replace(/^tag:yaml\.org,2002:/, "!!");
}

function keyDefects(pairs: readonly unknown[], at: (offset: number) => Location): Defect[] {
  const defects: Defect[] = [];
  const seen = new Map<string, Location>();
  for (const pair of pairs) {
    if (!isPair(pair) || !isNode(pair.key) || pair.key.range == null) continue;
    const here = at(pair.key.range[0]);
    if (!isScalar(pair.key)) {
      const message = "A key is a list or a map here.";
      defects.push({ rule: "file/ambiguous-yaml", message, at: here, fix: "Use text as the key." });
      continue;
    }
    const key = String(pair.key.value);
    const first = seen.get(key);
    if (key === "<<") {
      const message =
        'The merge key "<<" is a plain key to one reader and copies fields for another.';
      defects.push({
        rule: "file/ambiguous-yaml",
        message,
        at: here,
        fix: "Write the fields out.",
      });
    } else if (first !== undefined) {
      defects.push({
        rule: "file/duplicate-key",
        message: `"${key}" stands twice in this map, and a reader may take either value.`,
        at: here,
        related: [first],
        fix: "Keep one of the two.",
      });
    }
    if (first === undefined) seen.set(key, here);
  }
  return defects;
}
