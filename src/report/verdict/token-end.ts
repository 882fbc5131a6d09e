/**
 * Where the value or word that starts in a line of YAML or JSON ends, for a mark under it: the offset behind its last
 * character on that line. It only guesses, since a line alone does not say what it belongs to.
 */
export function tokenEnd(line: string, start: number): number {
  const rest = line.slice(start, start + far);
  if (/^[[{]/.test(rest)) return start + closedLength(rest);
  // What stands so far to the right in its line stands between brackets.
  const isInside = start > far || openBrackets(line.slice(0, start)) > 0;
  const token = special.exec(rest) ?? (isInside ? plainInside : plainText).exec(rest);
  return start + (token?.[0] ?? "").trimEnd().length;
}

/** How much of a line is looked at on either side: a whole file may stand in one, with a finding at each of its values. */
const far = 2000;

/** What its first character makes special: a lone control character, text in quotes, an anchor, an alias, a tag. */
const special = /^(?:[\p{C}\s]|"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|[&*!][^\s,\]}]*)/u;

/** Text without quotes: up to a remark, or to a colon that makes it a key; between brackets a comma ends it, too. */
const plainText = /^(?:(?!:(?:\s|$)|\s#).)+/u;
const plainInside = /^(?:(?!:(?:\s|$)|\s#)[^,[\]{}])+/u;

/** Quoted texts, and single characters outside them. */
const pieces = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[\s\S]/g;

/** How long a list or map is that starts a text; all of the text where it does not end in it. */
function closedLength(text: string): number {
  let open = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    open += step(piece);
    if (open === 0) return index + 1;
  }
  return text.trimEnd().length;
}

function openBrackets(text: string): number {
  let open = 0;
  for (const [piece] of text.matchAll(pieces)) open = Math.max(0, open + step(piece));
  return open;
}

function step(piece: string): number {
  if (piece === "[" || piece === "{") return 1;
  return piece === "]" || piece === "}" ? -1 : 0;
}
