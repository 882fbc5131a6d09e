import { canonicalJson } from "../model/digest.ts";
import type { Split } from "../model/families.ts";
import { sha256 } from "../model/hash.ts";
import type { Digest } from "../model/ids.ts";

/** What the digest of an exported set is made of. */
export interface DigestedSet {
  readonly revision: { readonly id: string; readonly digest: Digest };
  readonly claim:
    | { readonly kind: string; readonly statement: string; readonly cutoff?: string }
    | undefined;
  /** In the order of their ids. */
  readonly members: readonly {
    readonly id: string;
    readonly digest: Digest;
    readonly split: Split | null | undefined;
  }[];
}

/**
 * The digest of an exported set: SHA-256 of the RFC 8785 form of `{claim, members, revision}`, where `claim` has `kind`,
 * `statement` and, under `period`, `cutoff`, and each member `id`, `digest` and `split`; what a set has not is null. It says
 * which cases as who approved them, on which sides, under which corpus and for which claim, and nothing of their form.
 */
export function setDigest({ revision, claim, members }: DigestedSet): Digest {
  const value = {
    claim:
      claim === undefined
        ? null
        : {
            kind: claim.kind,
            statement: claim.statement,
            ...(claim.cutoff === undefined ? {} : { cutoff: claim.cutoff }),
          },
    members: members.map(({ id, digest, split = null }) => ({ id, digest, split })),
    revision: { id: revision.id, digest: revision.digest },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This function is where such a Digest comes from.
  return sha256(canonicalJson(value)) as string as Digest;
}
