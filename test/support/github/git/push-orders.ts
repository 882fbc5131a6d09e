import { zeroOid } from "./bare-repository.ts";
import type { RefMove } from "./loose-refs.ts";

/** What a client asks for when it pushes: the references to move, and a pack with the objects for it. */
export interface Push {
  readonly moves: readonly RefMove[];
  readonly pack: Buffer;
}

/** Reads the body of a `git-receive-pack` request: lines with their lengths in front, up to an empty one, then the pack. */
export function pushIn(body: Buffer): Push {
  const moves: RefMove[] = [];
  let at = 0;
  for (;;) {
    const length = Number.parseInt(body.subarray(at, at + 4).toString("latin1"), 16);
    at += 4;
    if (Number.isNaN(length) || length === 0) break;
    const line = body.subarray(at, at + length - 4).toString("utf8");
    at += length - 4;
    const [from = "", to = "", name = ""] = line.split("\0")[0]?.trim().split(" ") ?? [];
    if (name !== "") moves.push({ name, from: unlessZero(from), to: unlessZero(to) });
  }
  return { moves, pack: body.subarray(at) };
}

export function unlessZero(oid: string): string | undefined {
  return oid === zeroOid ? undefined : oid;
}
