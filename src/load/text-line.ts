/** What stands before and behind the hash in a line of texts, as they are written. */
const before = Buffer.from('{"hash":"');
const behind = Buffer.from('","text":"');
const hashLength = "sha256:".length + 64;

/**
 * The hash that a line of texts records, without reading its text; undefined for a line that is written in another way, which
 * may record any. Whether the text is the one of the hash, and whether it is UTF-8, does not show.
 */
export function hashOfTextLine(line: Uint8Array): string | undefined {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  const end = before.length + hashLength;
  const isWritten =
    bytes.subarray(0, before.length).equals(before) &&
    bytes.subarray(end, end + behind.length).equals(behind);
  if (!isWritten || !endsWithText(bytes, end + behind.length)) return undefined;
  return bytes.toString("latin1", before.length, end);
}

/** Whether the text that starts at a place is all that follows: behind it, another hash could stand. */
function endsWithText(bytes: Buffer, start: number): boolean {
  let quote = bytes.indexOf(0x22, start);
  while (quote !== -1 && isEscaped(bytes, quote, start)) quote = bytes.indexOf(0x22, quote + 1);
  return quote === bytes.length - 2 && bytes[bytes.length - 1] === 0x7d;
}

function isEscaped(bytes: Buffer, at: number, start: number): boolean {
  let first = at;
  while (first > start && bytes[first - 1] === 0x5c) first--;
  return (at - first) % 2 === 1;
}
