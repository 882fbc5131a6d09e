import type { Io } from "../io.ts";

/** How many characters are gathered before they are printed. */
const enough = 64 * 1024;

/** Prints a text that comes in pieces: few writes, and never the whole of a long one in memory. */
export async function printPieces(
  io: Io,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  let gathered = "";
  for await (const piece of pieces) {
    gathered += piece;
    if (gathered.length < enough) continue;
    io.out(gathered);
    gathered = "";
  }
  if (gathered !== "") io.out(gathered);
}
