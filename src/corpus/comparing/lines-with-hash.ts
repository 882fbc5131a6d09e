/** What stands before a chunk's hash. Quotes inside a text of JSON are escaped, so it stands nowhere else in a line. */
const mark = Buffer.from('"hash":"sha256:');
/** How many hex digits of a hash are looked up before a line is read. */
const digits = 6;

/**
 * The lines of a stream whose hash may be one of these: a few others are among them. Lines are not taken apart, since nearly
 * all of a million are of no interest.
 */
export async function* linesWithHash(
  stream: AsyncIterable<Uint8Array>,
  hashes: ReadonlySet<string>,
): AsyncGenerator<Uint8Array> {
  const isWanted = starts(hashes);
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of stream) {
    const bytes = Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(0x0a) + 1;
    yield* linesIn(bytes, end, isWanted);
    rest = bytes.subarray(end);
  }
  yield* linesIn(rest, rest.length, isWanted);
}

function* linesIn(bytes: Buffer, end: number, isWanted: Uint8Array): Generator<Uint8Array> {
  for (let at = bytes.indexOf(mark); at !== -1 && at < end; at = bytes.indexOf(mark, at)) {
    at += mark.length;
    if (isWanted[startAt(bytes, at)] !== 1) continue;
    const feed = bytes.indexOf(0x0a, at);
    yield bytes.subarray(bytes.lastIndexOf(0x0a, at) + 1, feed === -1 ? end : feed);
  }
}

/** For each start of a hash whether one of these has it. */
function starts(hashes: ReadonlySet<string>): Uint8Array {
  const isStart = new Uint8Array(16 ** digits);
  for (const hash of hashes) {
    const bytes = Buffer.from(hash.slice("sha256:".length, "sha256:".length + digits));
    isStart[startAt(bytes, 0)] = 1;
  }
  return isStart;
}

function startAt(bytes: Buffer, from: number): number {
  let start = 0;
  for (let at = from; at < from + digits; at++) {
    const unit = bytes[at] ?? 0x30;
    start = start * 16 + ((unit > 0x39 ? unit - 0x57 : unit - 0x30) & 0xf);
  }
  return start;
}
