/** Orders text by its UTF-8 bytes: the same on every machine, whatever the locale. */
export function byUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return aboveSurrogates(left) - aboveSurrogates(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points above U+FFFF, so they sort after U+E000 to U+FFFF. */
function aboveSurrogates(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
