import type { CaseFile } from "../../../model/case.ts";
import { canonicalJson } from "../../../model/digest.ts";
import { sha256 } from "../../../model/hash.ts";
import type { Digest } from "../../../model/ids.ts";
import { byUtf8 } from "../../../model/utf8-order.ts";
import type { RefreshItem } from "../../plan/plan.ts";

/** How many hex digits a decision repeats: with fewer an author could build two texts that have one code. */
const digits = 32;

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
  return hexOf(sha256(canonicalJson({ id, digest, to: to.id, corpus: to.digest })));
}

/** The code of several cases together: of their ids with the digests that result, whatever their order. */
export function togetherCode(
  cases: readonly { readonly id: string; readonly digest: Digest }[],
): string {
  const inOrder = cases.toSorted((a, b) => byUtf8(a.id, b.id));
  return hexOf(sha256(canonicalJson(inOrder.map(({ id, digest }) => [id, digest]))));
}

/** The code of files that are none of an asked case: of their paths and of their content before and after. */
export function acceptCode(
  files: readonly {
    readonly path: string;
    readonly before: string | undefined;
    readonly after: string | undefined;
  }[],
): string {
  const inOrder = files.toSorted((a, b) => byUtf8(a.path, b.path));
  const contents = inOrder.map(({ path, before, after }) => [path, before ?? null, after ?? null]);
  return hexOf(sha256(canonicalJson(contents)));
}

function hexOf(hash: string): string {
  return hash.slice("sha256:".length, "sha256:".length + digits);
}
