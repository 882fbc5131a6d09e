import type { EvidenceChoice } from "../evidence-choice.ts";

/**
 * A decision as a person writes it in one line of a review. `writeLine` writes this grammar and `readLine` reads it:
 *
 * ```text
 * confirm <case> <code> [quotes]: <why>
 * confirm moved <code>: <why>
 * revise <case> [code] <chunk> -> <chunk>[, <chunk>…] [and <chunk> -> …] [quotes]: <why>
 * abstain <case> <code> <because> "<what a good refusal says>": <why>
 * retire <case> <code>: <why>
 * approve <case> <code>: <why>
 * approve <code>: <why>
 * approve all <number> <code>: <why>
 * accept <code>: <why>
 * reject <case> [code]: <why>
 * ```
 *
 * `quotes` is `quote <chunk> "<words>"`, as often as needed; with `none` in the place of the words the quote goes. `none` after an
 * arrow drops the chunk. `because` is one of the reasons of an abstention. The code is 32 hex digits: codes.ts tells of what.
 *
 * A name that is no bare word, or reads as part of the grammar, stands in double quotes, as JSON writes it. Quotes and arrows as
 * telephones set them mean the same. `all`, `moved` and 32 hex digits, not in quotes, are never a case. A line without a reason is
 * no decision, so one that was copied and not completed decides nothing.
 */
export type DecisionLine =
  | {
      readonly verb: "confirm" | "revise" | "abstain" | "retire";
      readonly id: string;
      /** Undefined only for a revision whose chunks a person named, not those that a comment showed. */
      readonly code: string | undefined;
      readonly choice: EvidenceChoice;
      readonly reason: string;
    }
  | {
      readonly verb: "approve";
      readonly id: string;
      readonly code: string;
      readonly reason: string;
    }
  | {
      readonly verb: "reject";
      readonly id: string;
      /** Undefined for a rejection of whatever stands there, read or not. */
      readonly code: string | undefined;
      readonly reason: string;
    }
  /** Of all cases together whose evidence only moved. */
  | { readonly verb: "confirm moved"; readonly code: string; readonly reason: string }
  /** Of all cases that a comment shows whole. */
  | { readonly verb: "approve together"; readonly code: string; readonly reason: string }
  /** The same of more cases than a comment shows, whose number the line says. */
  | {
      readonly verb: "approve all";
      readonly count: number;
      readonly code: string;
      readonly reason: string;
    }
  /** Candidates and other files are taken as they are; nobody says of a case that it is right. */
  | { readonly verb: "accept"; readonly code: string; readonly reason: string };

/** A line as somebody can copy it, with what they have still to say left blank: for a refusal its words, for a quote its. */
export type LineToCopy =
  | {
      readonly verb: "confirm moved" | "approve together" | "accept";
      readonly code: string;
    }
  | { readonly verb: "approve all"; readonly count: number; readonly code: string }
  | {
      readonly verb: "confirm" | "revise" | "abstain" | "retire" | "approve" | "reject";
      readonly id: string;
      readonly code: string | undefined;
      readonly choice?: EvidenceChoice;
    };
