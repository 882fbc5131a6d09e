import { CST, Lexer } from "yaml";

import {
  closeLevels,
  countEntry,
  countKey,
  isFlow,
  isHere,
  leaveLevels,
  mapHere,
  open,
  startOfScan,
  tell,
  type Level,
  type OverLimit,
  type Scan,
  type YamlLimits,
} from "./yaml-levels.ts";

/** Counts levels and fields as the parser would see them, from the lexemes alone. */
export function firstOver(text: string, limits: YamlLimits): OverLimit | undefined {
  const scan = startOfScan(limits);
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type: CST.TokenType | null = isScalar ? "scalar" : CST.tokenType(lexeme);
    const isMarker: boolean = type !== null && markers.has(type) && !isScalar;
    if (isScalar) endScalar(scan);
    else if (type !== null) take(scan, type, lexeme);
    isScalar = isMarker && type === "scalar";
    if (!isMarker) scan.offset += lexeme.length;
    if (scan.over !== undefined) return scan.over;
  }
  return undefined;
}

/** Lexemes that stand for no part of the text. */
const markers: ReadonlySet<string> = new Set(["doc-mode", "flow-error-end", "scalar"]);

function take(scan: Scan, type: CST.TokenType, lexeme: string): void {
  switch (type) {
    case "newline":
      startLine(scan);
      return;
    case "space":
      if (scan.atLineStart && lexeme.startsWith(" ")) scan.indent += lexeme.length;
      return;
    case "doc-mode":
    case "scalar":
      return;
    case "doc-start":
    case "doc-end":
      scan.levels.length = 0;
      scan.node = undefined;
      break;
    case "flow-error-end":
      while (isFlow(scan.levels.at(-1))) scan.levels.pop();
      return;
    case "comment":
    case "directive-line":
    case "byte-order-mark":
      break;
    default:
      if (isFlow(scan.levels.at(-1))) takeInFlow(scan, type);
      else takeInBlock(scan, type);
      if (isIndicator(type) && scan.atLineStart) scan.indent += lexeme.length;
      if (isIndicator(type)) return;
  }
  scan.atLineStart = false;
}

function isIndicator(type: CST.TokenType): boolean {
  return type === "seq-item-ind" || type === "explicit-key-ind" || type === "map-value-ind";
}

function startLine(scan: Scan): void {
  scan.atLineStart = true;
  scan.indent = 0;
  if (isFlow(scan.levels.at(-1))) return;
  scan.onKeyLine = false;
  scan.node = undefined;
}

function endScalar(scan: Scan): void {
  if (scan.inBlockScalar) {
    scan.inBlockScalar = false;
    startLine(scan);
  } else {
    take(scan, "single-quoted-scalar", "");
  }
}

function takeInFlow(scan: Scan, type: CST.TokenType): void {
  const level = scan.levels.at(-1);
  if (level === undefined) return;
  switch (type) {
    case "comma":
      countEntry(scan, scan.offset);
      level.begun = false;
      return;
    case "flow-map-end":
    case "flow-seq-end":
      scan.levels.pop();
      return;
    case "seq-item-ind":
      return;
    case "explicit-key-ind":
    case "map-value-ind":
      beginEntry(scan, level);
      return;
    default:
      // In a list only a colon makes an entry a field.
      if (level.kind === "flow-map") beginEntry(scan, level);
      if (type === "flow-map-start" || type === "flow-seq-start") openFlow(scan, type);
  }
}

function beginEntry(scan: Scan, level: Level): void {
  if (!level.begun) countKey(scan, scan.offset);
  level.begun = true;
}

function openFlow(scan: Scan, type: CST.TokenType): void {
  open(scan, type === "flow-map-start" ? "flow-map" : "flow-list", scan.offset);
  const block = scan.levels.filter((level) => !isFlow(level)).length;
  scan.nodeDepth = Math.max(scan.nodeDepth, scan.levels.length - block);
}

function takeInBlock(scan: Scan, type: CST.TokenType): void {
  switch (type) {
    case "seq-item-ind":
      countEntry(scan, scan.offset);
      closeLevels(scan, (level) => level.indent > scan.indent);
      if (!isHere(scan, "list")) open(scan, "list", scan.offset);
      scan.node = undefined;
      return;
    case "explicit-key-ind": {
      const level = mapHere(scan, scan.offset);
      level.begun = true;
      countKey(scan, scan.offset);
      scan.node = undefined;
      return;
    }
    case "map-value-ind":
      takeColon(scan);
      return;
    case "block-scalar-header":
      startNode(scan);
      scan.inBlockScalar = true;
      return;
    case "flow-map-start":
    case "flow-seq-start":
      startNode(scan);
      openFlow(scan, type);
      return;
    case "flow-map-end":
    case "flow-seq-end":
    case "comma":
      return;
    default:
      startNode(scan);
  }
}

function startNode(scan: Scan): void {
  if (scan.node !== undefined) return;
  leaveLevels(scan);
  scan.node = scan.offset;
  scan.nodeDepth = 0;
}

function takeColon(scan: Scan): void {
  const { node, offset } = scan;
  leaveLevels(scan);
  const before = scan.levels.length;
  const level = mapHere(scan, node ?? offset);
  const isValue = node === undefined && level.begun;
  level.begun = false;
  if (!isValue) countKey(scan, node ?? offset);
  const isDeeper = node !== undefined && scan.levels.length > before;
  if (isDeeper && scan.levels.length + scan.nodeDepth > scan.limits.depth)
    tell(scan, "depth", node);
  scan.node = undefined;
}
