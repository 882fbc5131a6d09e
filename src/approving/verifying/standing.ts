import type { Problem } from "../../model/finding.ts";

/** What can be said of a recorded decision beside what the case says of it. */
export type DecisionStanding =
  /** Recorded at a desk: nothing but the history of the repository tells whose it is. `isSaid` is false where the case does not even say that. */
  | { readonly is: "local"; readonly isSaid: boolean }
  /** It came with an import, from where no review can be looked up. */
  | { readonly is: "import" }
  /** A review on the host says the same. */
  | { readonly is: "proved"; readonly url: string }
  /** Nothing stands against it, and nothing bears it out: why, as a sentence. */
  | { readonly is: "unprovable"; readonly why: string }
  /** Something says otherwise. */
  | { readonly is: "contradicted"; readonly against: readonly [Problem, ...Problem[]] };
