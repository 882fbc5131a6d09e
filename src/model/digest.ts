import canonicalize from "canonicalize";
import { isMap } from "./fields.ts";
import { sha256 } from "./hash.ts";
import type { Digest } from "./ids.ts";

/** Fields that can change without a new approval: decisions, bookkeeping and labels. */
const outsideTheDigest = ["review", "refresh", "notes", "tags", "split", "retired"] as const;

/**
 * The digest of a case: SHA-256 of the RFC 8785 form of the parsed file without its reviews and labels.
 * Nothing is sorted, trimmed or normalised: what the file says is what was judged.
 * Undefined where the value has no such form: no object, a lone surrogate, a number that JSON cannot hold.
 */
export function caseDigest(value: unknown): Digest | undefined {
  if (!isMap(value)) return undefined;
  const judged: Record<string, unknown> = { ...value };
  for (const field of outsideTheDigest) delete judged[field];
  const { sentinel } = judged;
  if (isMap(sentinel)) {
    const { reviews: _, ...rest } = sentinel;
    judged["sentinel"] = rest;
  }
  return canonicalDigest(judged);
}

/**
 * The digest of a case before a difference between its judgments was settled: of the case as it is, without
 * `sentinel.resolution`. That of the case where there is none.
 */
export function unresolvedDigest(value: unknown): Digest | undefined {
  if (!isMap(value)) return undefined;
  const { sentinel } = value;
  if (!isMap(sentinel)) return caseDigest(value);
  const { resolution: _, ...rest } = sentinel;
  return caseDigest({ ...value, sentinel: rest });
}

/** The digest of a corpus revision: over the RFC 8785 form of its parsed revision.yaml. */
export function revisionDigest(value: unknown): Digest | undefined {
  return isMap(value) ? canonicalDigest(value) : undefined;
}

/** One RFC 8785 object: keys sorted, no white space. Throws where the value has no such form. */
export function canonicalJson(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("The value has no canonical JSON form.");
  return text;
}

function canonicalDigest(value: object): Digest | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This function is where a Digest comes from.
    return sha256(canonicalJson(value)) as string as Digest;
  } catch {
    return undefined;
  }
}
