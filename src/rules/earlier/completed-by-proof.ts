import { isDeepStrictEqual } from "node:util";

/** What a decision says, with where it can be looked up once that is known. */
interface Decided {
  readonly proof?: object | undefined;
}

/**
 * Whether a decision on record says what it said. Where it was recorded without a proof, the proof may come later: a
 * decision that was made on a checkout is borne out by a review after it.
 */
export function saysWhatItSaid(was: Decided, is: Decided): boolean {
  if (was.proof !== undefined) return isDeepStrictEqual(was, is);
  const { proof: _, ...said } = is;
  return isDeepStrictEqual(was, said);
}
