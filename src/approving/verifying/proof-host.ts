import type { Digest } from "../../model/ids.ts";
import type { Account, Said } from "../said.ts";

/** A case that a code for several covers, as it was when the code was shown. */
export interface CodeMember {
  readonly id: string;
  readonly digest: Digest;
}

/** A pull request as far as proofs are looked up in it. */
export interface ProofPull {
  /** Undefined: the account was deleted. */
  readonly author: Account | undefined;
  /** Reviews and comments, in the order in which they were given, on all pages. */
  readonly said: readonly Said[];
  /**
   * What codes for several cases covered, as a comment of the run that judged remembers it. It needs no trust: an entry counts
   * where the code is that of its members.
   */
  readonly remembered: ReadonlyMap<string, readonly CodeMember[]>;
}

/** Where proofs are looked up: a repository on a host of pull requests. */
export interface ProofHost {
  /** Undefined where the repository has no pull request of that number. Throws where the host does not answer. */
  pull(number: number): Promise<ProofPull | undefined>;
}
