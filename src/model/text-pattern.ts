/** The text that each name of a pattern stood for. */
export type Captures = Readonly<Record<string, string>>;

/** One place where a pattern fits inside a longer text. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly captures: Captures;
}

/**
 * A pattern such as `{document}#page={page}`: a name in braces stands for at least one character, up to the first place
 * where what follows fits; everything else stands for itself. It is matched in linear time and is no regular expression.
 */
export interface TextPattern {
  readonly names: readonly string[];
  /** Whether it starts and ends with text that stands for itself, so that it can be found inside a longer text. */
  readonly bounded: boolean;
  /** Fits the whole text, or is undefined. */
  match(text: string): Captures | undefined;
  /** Every place where it fits inside one line of a text; a pattern that ends in a name fits nowhere. */
  find(text: string): readonly Occurrence[];
  /** The pattern with its names filled in; undefined where one is missing or empty. */
  fill(values: Captures): string | undefined;
}

type Part = { readonly literal: string } | { readonly name: string };

/** Reads a pattern. Throws SyntaxError where a brace is not closed, a name is odd or repeated, or two names touch. */
export function textPattern(source: string): TextPattern {
  const parts = partsOf(source);
  const names = parts.flatMap((part) => ("name" in part ? [part.name] : []));
  if (new Set(names).size < names.length) throw new SyntaxError(`"${source}" names a part twice.`);
  return {
    names,
    bounded: isLiteral(parts[0]) && isLiteral(parts.at(-1)),
    match: (text) => {
      const fit = fitAt(parts, text, { start: 0, search: searchIn(text, parts) });
      return fit?.end === text.length ? fit.captures : undefined;
    },
    find: (text) => occurrences(parts, text),
    fill: (values) => filled(parts, values),
  };
}

function isLiteral(part: Part | undefined): boolean {
  return part !== undefined && "literal" in part;
}

function partsOf(source: string): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < source.length;) {
    const open = source.indexOf("{", at);
    if (open !== at) {
      const end = open === -1 ? source.length : open;
      parts.push({ literal: source.slice(at, end) });
      at = end;
      continue;
    }
    const close = source.indexOf("}", open);
    const name = source.slice(open + 1, close);
    if (close === -1 || !/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name)) {
      throw new SyntaxError(`"${source}" has a brace without a name, such as {document}.`);
    }
    const before = parts.at(-1);
    if (before !== undefined && "name" in before) {
      throw new SyntaxError(`"${source}" has two names with nothing between them.`);
    }
    parts.push({ name });
    at = close + 1;
  }
  return parts;
}

/** Where a part's literal next stands in the text, from a place on; -1 where it does not. */
type Search = (part: number, from: number) => number;

/** Each part is searched for from places that only rise, so no stretch of the text is searched twice for one part. */
function searchIn(text: string, parts: readonly Part[]): Search {
  const ahead = new Map<number, number>();
  return (index, from) => {
    const known = ahead.get(index);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const part = parts[index];
    const found = part !== undefined && "literal" in part ? text.indexOf(part.literal, from) : -1;
    ahead.set(index, found);
    return found;
  };
}

/** Fits the parts one after another from a place on; a name takes the shortest run, the last one everything. */
function fitAt(
  parts: readonly Part[],
  text: string,
  { start, search }: { readonly start: number; readonly search: Search },
): { readonly end: number; readonly captures: Captures } | undefined {
  const captures: Record<string, string> = {};
  let at = start;
  for (const [index, part] of parts.entries()) {
    if ("literal" in part) {
      if (!text.startsWith(part.literal, at)) return undefined;
      at += part.literal.length;
      continue;
    }
    const end = index === parts.length - 1 ? text.length : search(index + 1, at + 1);
    if (end <= at) return undefined;
    captures[part.name] = text.slice(at, end);
    at = end;
  }
  return { end: at, captures };
}

function occurrences(parts: readonly Part[], text: string): readonly Occurrence[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return [];
  if (!("literal" in first) || !("literal" in last)) return [];
  const found: Occurrence[] = [];
  const search = searchIn(text, parts);
  let at = text.indexOf(first.literal);
  while (at !== -1) {
    const fit = fitAt(parts, text, { start: at, search });
    const clean = fit !== undefined && !spills(fit.captures, first.literal);
    if (clean) found.push({ start: at, ...fit });
    at = text.indexOf(first.literal, clean ? fit.end : at + 1);
  }
  return found;
}

/** A capture over a line's end, or over another start of the pattern, is no occurrence. */
function spills(captures: Captures, opening: string): boolean {
  return Object.values(captures).some((text) => text.includes("\n") || text.includes(opening));
}

function filled(parts: readonly Part[], values: Captures): string | undefined {
  let text = "";
  for (const part of parts) {
    const piece = "literal" in part ? part.literal : ownValue(values, part.name);
    if (piece === undefined || piece === "") return undefined;
    text += piece;
  }
  return text;
}

function ownValue(values: Captures, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
