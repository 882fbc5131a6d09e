import { statusOf } from "../../model/case.ts";
import { canonicalJson } from "../../model/digest.ts";
import { sha256 } from "../../model/hash.ts";
import type { Digest } from "../../model/ids.ts";
import { togetherCode } from "../../refresh/deciding/lines/codes.ts";
import { acceptCode } from "../accept-code.ts";
import type { AskedCase, AskedChange } from "../asked-change.ts";
import { claimOf, isRetirement } from "./claims.ts";
import type { People } from "./people.ts";

/** A case as a code of several covers it: with the digest of what was shown. */
export interface CodedCase {
  readonly id: string;
  readonly digest: Digest;
}

/**
 * A case as a line covers it that approves several. A retirement leaves the digest of its case as it was, so it is coded by
 * another hash: nobody who approved a case takes it out of use by the same line. Undefined for what no such line covers: a case
 * that is asked about again, one whose file rejects it, one without a digest.
 */
export function approvable(asked: AskedCase): CodedCase | undefined {
  const { id, digest, because } = asked;
  if (digest === undefined || because === "refresh") return undefined;
  if (isRetirement(asked)) return { id, digest: retirementDigest(digest) };
  return claimOf(asked) === "rejected" ? undefined : { id, digest };
}

/** A case as a line covers it that takes candidates as they are; undefined for one that is no candidate. */
export function acceptable(asked: AskedCase): CodedCase | undefined {
  const { id, digest, because, after } = asked;
  const isCandidate = (because === "new" || because === "edited") && statusOf(after) === "pending";
  return digest === undefined || !isCandidate || isRetirement(asked) ? undefined : { id, digest };
}

/**
 * A case as a line covers it that takes all evidence that only moved: with the digest of the result, be it written already.
 * Undefined where something else became of its evidence.
 */
export function movable(asked: AskedCase): CodedCase | undefined {
  const { id, because } = asked;
  const digest = because === "refresh" ? movedDigest(asked) : revisedDigest(asked);
  return digest === undefined ? undefined : { id, digest };
}

function movedDigest({ item }: AskedCase): Digest | undefined {
  const evidence = item?.evidence ?? [];
  const moved = evidence.filter(({ verdict }) => verdict === "moved").length;
  const isAll = evidence.every(({ verdict }) => verdict === "moved" || verdict === "same");
  if (moved === 0 || !isAll) return undefined;
  const taken = item?.outcomes.find(
    ({ outcome, replace }) => outcome === "revised" && replace.length === moved,
  );
  return taken !== undefined && "digest" in taken.result ? taken.result.digest : undefined;
}

function revisedDigest({ because, after, digest }: AskedCase): Digest | undefined {
  const isRevised = because === "decided" && after.case.refresh?.outcome === "revised";
  return isRevised ? digest : undefined;
}

/** A change with the codes of what there is to read of it now. */
export interface CodedChange extends AskedChange {
  /** The cases that each code of several was made of. */
  readonly codes: ReadonlyMap<string, readonly CodedCase[]>;
  /** The code of its files; undefined where it has none. */
  readonly filesCode: string | undefined;
}

/** A page may leave out the cases that are held out, and tell of moves before or after some of them were decided. */
export function codedChange({ cases, files }: AskedChange): CodedChange {
  const asked = cases.filter(({ because }) => because === "refresh");
  const sets = [cases, cases.filter(isShown)].flatMap((some) => [
    coded(some, approvable),
    coded(some, acceptable),
    coded(some, movable),
  ]);
  const moved = [asked, asked.filter(isShown)].map((some) => coded(some, movable));
  const some = [...sets, ...moved].filter(({ length }) => length > 0);
  const codes = new Map(some.map((one) => [togetherCode(one), one]));
  return { cases, files, codes, filesCode: files.length > 0 ? acceptCode(files) : undefined };
}

function isShown({ isHeldOut }: AskedCase): boolean {
  return !isHeldOut;
}

/** The cases that a code was made of: of those that are asked about now, or of what was shown earlier. Undefined where nobody knows. */
export function codedBy(
  code: string,
  { codes }: CodedChange,
  { memory }: Pick<People, "memory">,
): readonly CodedCase[] | undefined {
  const remembered = memory.get(code);
  const isBelieved = remembered !== undefined && isCodeOf(code, remembered);
  return codes.get(code) ?? (isBelieved ? remembered : undefined);
}

function coded(
  cases: readonly AskedCase[],
  as: (asked: AskedCase) => CodedCase | undefined,
): readonly CodedCase[] {
  return cases.flatMap((asked) => as(asked) ?? []);
}

/** What was remembered may be anything, also a text that has no code. */
function isCodeOf(code: string, cases: readonly CodedCase[]): boolean {
  try {
    return togetherCode(cases) === code;
  } catch {
    return false;
  }
}

function retirementDigest(digest: Digest): Digest {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It stands in the place of a digest in a code.
  return sha256(canonicalJson({ retired: digest })) as string as Digest;
}
