import type { CaseFile } from "../../../model/case.ts";
import { canonicalJson } from "../../../model/digest.ts";
import { sha256 } from "../../../model/hash.ts";
import type { Digest } from "../../../model/ids.ts";
import { byUtf8 } from "../../../model/utf8-order.ts";
import type { RefreshItem } from "../../plan/plan.ts";
import { codeDigits } from "./line-words.ts";

/** The code of one case as it would be: the start of the digest that its approval is bound to. */
export function resultCode(digest: Digest): string {
  return hexOf(digest);
}

/**
 * The code where the result depends on words that a person has still to write: of the case and its digest as it is, and of the
 * corpus revision under which it is asked about. Undefined for a case without a digest.
 */
export function askedCode(
  { id, file: { digest } }: Pick<RefreshItem, "id"> & { readonly file: Pick<CaseFile, "digest"> },
  to: { readonly id: string; readonly digest: Digest },
): string | undefined {
  if (digest === undefined) return undefined;
  return codeOf({ id, digest, to: to.id, corpus: to.digest });
}

/** The code of several cases together: of their ids with the digests that result, whatever their order. */
export function togetherCode(
  cases: readonly { readonly id: string; readonly digest: Digest }[],
): string {
  const inOrder = cases.toSorted((a, b) => byUtf8(a.id, b.id));
  return codeOf(inOrder.map(({ id, digest }) => [id, digest]));
}

/** The code of anything that has a canonical JSON form; throws where it has none. */
export function codeOf(value: object): string {
  return hexOf(sha256(canonicalJson(value)));
}

function hexOf(hash: string): string {
  return hash.slice("sha256:".length, "sha256:".length + codeDigits);
}
