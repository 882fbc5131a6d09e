/** Whether a text fits a pattern in which only `*` is special: any run of characters, none too. Linear in both. */
export function fitsGlob(glob: string, text: string): boolean {
  const [first = "", ...rest] = glob.split("*");
  const last = rest.pop();
  if (last === undefined) return text === glob;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = placeOf(part, text, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** Up to this length the engine's own search takes a bounded time a character; beyond it takes the product of both. */
const short = 64;

function placeOf(part: string, text: string, from: number): number {
  if (part.length <= short) return text.indexOf(part, from);
  const fallbacks = fallbacksOf(part);
  let fit = 0;
  for (let at = from; at < text.length; at++) {
    fit = fitAfter(part, { fit, fallbacks, unit: text.charCodeAt(at) });
    if (fit === part.length) return at + 1 - fit;
  }
  return -1;
}

/** For each start of a text, the length of its longest end that is a start of the text again, but for itself. */
function fallbacksOf(part: string): Uint32Array {
  const fallbacks = new Uint32Array(part.length);
  let fit = 0;
  for (let at = 1; at < part.length; at++) {
    fit = fitAfter(part, { fit, fallbacks, unit: part.charCodeAt(at) });
    fallbacks[at] = fit;
  }
  return fallbacks;
}

/** How much of a text fits so far, and the next code unit that it is to fit. */
interface Fit {
  readonly fit: number;
  readonly fallbacks: Uint32Array;
  readonly unit: number;
}

function fitAfter(part: string, { fit, fallbacks, unit }: Fit): number {
  let kept = fit;
  while (kept > 0 && part.charCodeAt(kept) !== unit) kept = fallbacks[kept - 1] ?? 0;
  return part.charCodeAt(kept) === unit ? kept + 1 : kept;
}
