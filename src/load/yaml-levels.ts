/** How much structure a text may have: lists and maps in each other, and the fields and entries of all of them together. */
export interface YamlLimits {
  readonly depth: number;
  readonly keys: number;
  readonly entries: number;
}

/** The first list, map or field that is one too many. */
export interface OverLimit {
  readonly limit: keyof YamlLimits;
  readonly offset: number;
}

/** A list or a map that is open. */
export interface Level {
  readonly kind: "map" | "list" | "flow-map" | "flow-list";
  readonly indent: number;
  /** Of a map: a "?" waits for its ":". Of flow style: the field of this entry is counted. */
  begun: boolean;
}

/** How far a scan has come. */
export interface Scan {
  readonly limits: YamlLimits;
  readonly levels: Level[];
  keys: number;
  entries: number;
  offset: number;
  /** The column of what starts on this line, behind its spaces and indicators. */
  indent: number;
  atLineStart: boolean;
  /** Whether this line has a field already. */
  onKeyLine: boolean;
  /** Where a value starts that a colon behind it would make a name. */
  node: number | undefined;
  /** How deep that value is in itself. */
  nodeDepth: number;
  inBlockScalar: boolean;
  over: OverLimit | undefined;
}

/** The scan of a text that has not begun. */
export function startOfScan(limits: YamlLimits): Scan {
  return {
    limits,
    levels: [],
    keys: 0,
    entries: 0,
    offset: 0,
    indent: 0,
    atLineStart: true,
    onKeyLine: false,
    node: undefined,
    nodeDepth: 0,
    inBlockScalar: false,
    over: undefined,
  };
}

/** Whether a level is one in brackets or braces. */
export function isFlow(level: Level | undefined): boolean {
  return level?.kind === "flow-map" || level?.kind === "flow-list";
}

/** The map that a field of this line belongs to. */
export function mapHere(scan: Scan, offset: number): Level {
  leaveLevels(scan);
  const top = scan.levels.at(-1);
  const level =
    top !== undefined && isHere(scan, "map") && !scan.onKeyLine ? top : open(scan, "map", offset);
  scan.onKeyLine = true;
  return level;
}

/** What stands at the column of a list and is no entry of it ends the list. */
export function leaveLevels(scan: Scan): void {
  const { indent } = scan;
  closeLevels(
    scan,
    (level) => level.indent > indent || (level.kind === "list" && level.indent === indent),
  );
}

/** Ends the innermost levels as long as they end here. */
export function closeLevels({ levels }: Scan, ends: (level: Level) => boolean): void {
  for (let top = levels.at(-1); top !== undefined && ends(top); top = levels.at(-1)) levels.pop();
}

/** Whether the innermost level is of this kind and starts at the column of this line. */
export function isHere({ levels, indent }: Scan, kind: Level["kind"]): boolean {
  const top = levels.at(-1);
  return top?.kind === kind && top.indent === indent;
}

/** Starts a level. */
export function open(scan: Scan, kind: Level["kind"], offset: number): Level {
  const level = { kind, indent: scan.indent, begun: false };
  scan.levels.push(level);
  if (scan.levels.length > scan.limits.depth) tell(scan, "depth", offset);
  return level;
}

/** Counts a field. */
export function countKey(scan: Scan, offset: number): void {
  scan.keys++;
  if (scan.keys > scan.limits.keys) tell(scan, "keys", offset);
}

/** Counts what parts two entries, or starts one. */
export function countEntry(scan: Scan, offset: number): void {
  scan.entries++;
  if (scan.entries > scan.limits.entries) tell(scan, "entries", offset);
}

/** Keeps the first place over a limit. */
export function tell(scan: Scan, limit: keyof YamlLimits, offset: number): void {
  scan.over ??= { limit, offset };
}
