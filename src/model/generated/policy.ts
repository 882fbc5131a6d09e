// Written by `npm run generate` from schemas/policy.schema.json.
/**
 * Who may decide, what is protected, and what a change of the corpus asks for. Read from the default branch only.
 */
export interface Policy {
  /**
   * Who may review cases: account names. Empty: everybody with write access.
   */
  reviewers?: string[];
  /**
   * Who owns this policy and the protected paths: account names. Empty: administrators.
   */
  owners?: string[];
  /**
   * Paths whose change needs an owner, besides everything outside cases/.
   */
  protectedPaths?: string[];
  /**
   * How sentinels are judged.
   */
  sentinels?: {
    /**
     * What makes two judgments of a sentinel independent.
     */
    independence?: "blind" | "declared";
  };
  /**
   * How large things may get.
   */
  limits?: {
    /**
     * How many refresh pull requests are open at once.
     */
    openRefreshPullRequests?: number;
    /**
     * How many cases one approval line may cover.
     */
    casesPerApproval?: number;
  };
  /**
   * When two questions are listed as alike.
   */
  nearDuplicates?: {
    /**
     * How much of two texts has to be the same, from 0.5 to 1: their runs of three letters in common, of all such runs (Jaccard).
     */
    threshold?: number;
  };
  /**
   * Which cases each change of the corpus asks about.
   */
  refresh?: {
    /**
     * Which cases a change of this kind asks about.
     */
    "source-revision-changed"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a change of this kind asks about.
     */
    "chunk-edited"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a change of this kind asks about.
     */
    "chunk-moved"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a change of this kind asks about.
     */
    "chunk-deleted"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a change of this kind asks about.
     */
    "chunking-changed"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a change of this kind asks about.
     */
    "embedding-changed"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a change of this kind asks about.
     */
    "retrieval-filter-changed"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Which cases a document that came asks about. It may answer what was not in the corpus, and so may one with another text.
     */
    "document-added"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
    /**
     * Not read yet: an observed question asks about the one case that it names.
     */
    "query-pattern-observed"?: "cases-of-evidence" | "cases-of-document" | "whole-set";
  };
}
