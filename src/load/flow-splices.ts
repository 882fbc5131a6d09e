import { isNode, type YAMLMap, type YAMLSeq } from "yaml";
import { aligned, nameOf, spanOf, type Editing, type Splice } from "./splice.ts";
import { inlineText, inlineYaml } from "./yaml-text.ts";

/** One entry between brackets or braces, and what becomes of it; undefined takes it away. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly by: readonly Splice[] | undefined;
}

/** New entries, each behind the piece of this place; -1 for the start. */
interface Added {
  readonly behind: number;
  readonly text: string;
}

export function flowListSplices(
  editing: Editing,
  list: YAMLSeq,
  to: readonly unknown[],
): readonly Splice[] | undefined {
  const { text, document, isKept } = editing;
  const before = list.items.map((item) => (isNode(item) ? item.toJS(document) : item));
  const places = aligned(before, to, isKept);
  const pieces = list.items.map((item, index): Piece | undefined => {
    const span = spanOf(text, item);
    const at = places.indexOf(index);
    if (span === undefined || !isNode(item)) return undefined;
    if (at === -1) return { ...span, by: undefined };
    const by = editing.inner(editing, item, to[at]);
    return by === undefined ? undefined : { ...span, by };
  });
  let behind = -1;
  const added = to.flatMap((item, index) => {
    behind = places[index] ?? behind;
    return places[index] === undefined ? [{ behind, text: written(item) }] : [];
  });
  return withPieces(pieces, added);
}

export function flowMapSplices(
  editing: Editing,
  map: YAMLMap,
  to: Readonly<Record<string, unknown>>,
): readonly Splice[] | undefined {
  const { text } = editing;
  const names = map.items.map(({ key }) => nameOf(key));
  const pieces = map.items.map(({ key, value }, index): Piece | undefined => {
    const [first, last] = [spanOf(text, key), spanOf(text, value)];
    const name = names[index];
    if (first === undefined || last === undefined || name === undefined || !isNode(value)) {
      return undefined;
    }
    const place = { start: first.start, end: last.end };
    if (!Object.hasOwn(to, name)) return { ...place, by: undefined };
    const by = editing.inner(editing, value, to[name]);
    return by === undefined ? undefined : { ...place, by };
  });
  const added = Object.entries(to)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => {
      const field = inlineYaml({ [name]: value });
      return { behind: pieces.length - 1, text: field.replace(/^\{ ?/, "").replace(/ ?\}$/, "") };
    });
  return withPieces(pieces, added);
}

function written(item: unknown): string {
  if (typeof item === "string") return inlineText(item, { flow: true });
  return inlineYaml(typeof item === "object" && item !== null ? item : [item]);
}

/** Undefined where nothing of what stood there would be left. */
function withPieces(
  pieces: readonly (Piece | undefined)[],
  added: readonly Added[],
): readonly Splice[] | undefined {
  const known = pieces.flatMap((piece) => piece ?? []);
  const first = known.findIndex(({ by }) => by !== undefined);
  const start = known[first]?.start;
  if (known.length < pieces.length || start === undefined) return undefined;
  const lead = first === 0 ? [] : [{ start: known[0]?.start ?? start, end: start, by: "" }];
  const rest = known.slice(first).flatMap(({ start: from, end, by }, index) => {
    if (by !== undefined) return by;
    return [{ start: known[first + index - 1]?.end ?? from, end, by: "" }];
  });
  const news = added.map(({ behind, text }) => {
    const kept = known.slice(0, behind + 1).findLast(({ by }) => by !== undefined);
    if (kept === undefined) return { start, end: start, by: `${text}, ` };
    return { start: kept.end, end: kept.end, by: `, ${text}` };
  });
  return [...lead, ...news, ...rest];
}
