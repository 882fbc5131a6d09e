import type { CaseFile } from "../model/case.ts";
import type { Digest } from "../model/ids.ts";
import type { RefreshItem } from "../refresh/plan/plan.ts";

/**
 * Why a person has to say something of a case in a pull request:
 *
 * - `new`: nobody ever judged it, and it is not on the base or is a candidate there.
 * - `edited`: what was approved or rejected, on the base or by the change itself, says something else now, rests on other
 *   judgments of a sentinel, or its decision was taken away. The change brings no decision about what stands there.
 * - `decided`: the change itself holds a decision that the base has not, such as one that was made on a checkout. It is a claim
 *   until a line of a review, or the proof in the case, says the same.
 * - `retired`: the change takes it out of use, or says something else of what is out of use.
 * - `refresh`: it is asked about again because its evidence moved, and the change holds no decision yet.
 */
export type AskedBecause = "new" | "edited" | "decided" | "retired" | "refresh";

/** A case that a pull request asks people about. */
export interface AskedCase {
  readonly id: string;
  /** Of its file, in the set. */
  readonly path: string;
  readonly because: AskedBecause;
  /** As the base has it; undefined where it does not. */
  readonly before: CaseFile | undefined;
  /** As it would be on the base after the merge. */
  readonly after: CaseFile;
  /**
   * What an approval of `after` is bound to. Undefined where nothing can approve it: the file cannot be read whole, or other
   * files of the set give the same id.
   */
  readonly digest: Digest | undefined;
  /** Its question is for nobody who tunes, so a page names it by its id. */
  readonly isHeldOut: boolean;
  /**
   * Of a case that is asked about again: what changed, and what each decision would give. Undefined where no plan asks about
   * it, so that the request has to go.
   */
  readonly item: RefreshItem | undefined;
}

/**
 * A file that a pull request changes and that is none of an asked case. A file of an asked case is one as well where the policy
 * protects its path, or another case than that one stood in it.
 */
export interface ChangedFile {
  /** In the repository. A name that is not UTF-8, or begins with a quotation mark, stands as Git quotes it: no two are alike. */
  readonly path: string;
  /**
   * What names its content before and after, undefined where there is no such file: the id of its blob, behind its mode and a
   * space where that is not a plain file's. Where an asked case stands in it after the change, digests stand for the blobs of
   * cases, so that recording a decision changes nothing here.
   */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /**
   * Whether it needs somebody who owns the policy: everything of the set outside cases/, what the policy protects, what GitHub
   * runs, and a file whose removal takes a judged case from the set.
   */
  readonly needsOwner: boolean;
}

/** What a pull request asks people to judge: its merged tree against the base that it was merged with. */
export interface AskedChange {
  /** In the order of their ids. */
  readonly cases: readonly AskedCase[];
  /** In the order of their paths. */
  readonly files: readonly ChangedFile[];
}
