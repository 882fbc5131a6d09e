/** What a backslash and a letter stand for in a Python text. */
const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  a: "\u0007",
  "\\": "\\",
  "'": "'",
  '"': '"',
};

const item = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,|\])/sy;
const escape = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)/gs;

/**
 * The texts of a list as Python prints it, such as `['one', "it's"]`: tables without lists hold them so. Undefined where
 * it is anything else, also a list of other things than texts.
 */
export function pythonList(printed: string): readonly string[] | undefined {
  const text = printed.trim();
  if (!text.startsWith("[")) return undefined;
  if (/^\[\s*\]$/.test(text)) return [];
  const texts: string[] = [];
  item.lastIndex = 1;
  for (let found = item.exec(text); found !== null; found = item.exec(text)) {
    const [, single, double, end] = found;
    const read = unescaped(single ?? double ?? "");
    if (read === undefined) return undefined;
    texts.push(read);
    if (end === "]") return item.lastIndex === text.length ? texts : undefined;
  }
  return undefined;
}

/** Undefined where an escape names no character. Python leaves a backslash in place where it escapes nothing. */
function unescaped(text: string): string | undefined {
  let isText = true;
  const read = text.replaceAll(escape, (whole) => {
    if (!/^\\[xuU]./s.test(whole)) return escapes[whole.slice(1)] ?? whole;
    const point = Number.parseInt(whole.slice(2), 16);
    if (point <= 0x10ffff) return String.fromCodePoint(point);
    isText = false;
    return whole;
  });
  return isText ? read : undefined;
}
