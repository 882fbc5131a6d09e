import { comparableText, comparableUnits, offsetsOf, type ComparableUnits } from "./comparable.ts";

/** Where one of the sought texts stands in a text, word for word: offsets into the text as it is. */
export interface Occurrence {
  /** Its index among the sought texts. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Finds every place where one of the sought texts stands, in the order of their starts, then of the sought texts. */
export type VerbatimFinder = (text: string) => readonly Occurrence[];

/**
 * Looks for many texts at once, as `comparableText` compares. Blank ones stand nowhere. The time for a text grows with its
 * length and what is found in it, hardly with how many are sought.
 */
export function verbatimFinder(sought: readonly string[]): VerbatimFinder {
  const byText = new Map<string, number[]>();
  for (const [index, one] of sought.entries()) {
    const text = comparableText(one);
    const known = byText.get(text);
    if (known !== undefined) known.push(index);
    else if (text !== "") byText.set(text, [index]);
  }
  const needles = [...byText].map(([text, indices]) => ({ text, indices }));
  const scanners = windows.flatMap(({ width, below }) => {
    const own = needles.filter(({ text }) => text.length >= width && text.length < below);
    return own.length === 0 ? [] : [scannerFor(own, width)];
  });
  return (text) => {
    if (scanners.length === 0) return [];
    const units = comparableUnits(text);
    const found = scanners.flatMap((scan) => scan(units));
    return found.length === 0 ? [] : placed(text, found);
  };
}

/** A needle is found by a part of it of this width, which is more telling the wider it is. */
const windows: readonly { readonly width: number; readonly below: number }[] = [
  { width: 16, below: Number.POSITIVE_INFINITY },
  { width: 4, below: 16 },
  { width: 1, below: 4 },
];

interface Needle {
  readonly text: string;
  readonly indices: readonly number[];
}

/** A needle at a place among the units of a text. */
interface Found {
  readonly needle: Needle;
  readonly at: number;
}

interface Anchored {
  readonly needle: Needle;
  /** Where its window starts in it. */
  readonly offset: number;
}

/**
 * Anchors each needle by one of its windows that few others have taken, so that needles that begin alike do not meet. A
 * rolling hash over the text then finds the windows (Rabin and Karp).
 */
function scannerFor(
  needles: readonly Needle[],
  width: number,
): (units: ComparableUnits) => readonly Found[] {
  const anchors = new Map<number, Anchored[]>();
  const filter = new Uint8Array(filterSize);
  for (const needle of needles) {
    const { hash, offset } = freest(needle.text, width, anchors);
    const own = anchors.get(hash);
    if (own === undefined) anchors.set(hash, [{ needle, offset }]);
    else own.push({ needle, offset });
    filter[filterPlace(hash)] = 1;
  }
  return (text) => {
    const found: Found[] = [];
    const { units, length } = text;
    const power = powerOf(width);
    let hash = 0;
    for (let at = 0; at < length; at++) {
      hash = (Math.imul(hash, factor) + (units[at] ?? 0)) | 0;
      if (at >= width) hash = (hash - Math.imul(units[at - width] ?? 0, power)) | 0;
      if (at < width - 1 || filter[filterPlace(hash)] === 0) continue;
      for (const { needle, offset } of anchors.get(hash) ?? []) {
        const start = at - width + 1 - offset;
        if (standsAt(needle.text, text, start)) found.push({ needle, at: start });
      }
    }
    return found;
  };
}

const factor = 0x01000193;
const filterSize = 2 ** 18;

function filterPlace(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 14;
}

function powerOf(width: number): number {
  let power = 1;
  for (let at = 0; at < width; at++) power = Math.imul(power, factor);
  return power;
}

/** How many windows of a needle are tried, from its end. */
const mostTried = 12;

function freest(
  text: string,
  width: number,
  anchors: ReadonlyMap<number, readonly Anchored[]>,
): { readonly hash: number; readonly offset: number } {
  const last = text.length - width;
  const step = Math.max(1, Math.floor(last / mostTried));
  let best = { hash: 0, offset: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let offset = last; offset >= 0 && least > 0; offset -= step) {
    const hash = hashOf(text, offset, width);
    const taken = anchors.get(hash)?.length ?? 0;
    if (taken < least) [least, best] = [taken, { hash, offset }];
  }
  return best;
}

function hashOf(text: string, start: number, width: number): number {
  let hash = 0;
  for (let at = start; at < start + width; at++) {
    hash = (Math.imul(hash, factor) + text.charCodeAt(at)) | 0;
  }
  return hash;
}

function standsAt(needle: string, { units, length }: ComparableUnits, at: number): boolean {
  if (at < 0 || at + needle.length > length) return false;
  for (let index = 0; index < needle.length; index++) {
    if (units[at + index] !== needle.charCodeAt(index)) return false;
  }
  return true;
}

function placed(text: string, found: readonly Found[]): readonly Occurrence[] {
  const places = [
    ...new Set(found.flatMap(({ at, needle }) => [at, at + needle.text.length - 1])),
  ].toSorted((a, b) => a - b);
  const offsets = offsetsOf(text, places);
  const offsetOf = new Map(places.map((place, index) => [place, offsets[index] ?? 0]));
  return found
    .flatMap(({ needle, at }) => {
      const start = offsetOf.get(at) ?? 0;
      const end = (offsetOf.get(at + needle.text.length - 1) ?? 0) + 1;
      return needle.indices.map((index) => ({ index, start, end }));
    })
    .toSorted((a, b) => a.start - b.start || a.index - b.index);
}
