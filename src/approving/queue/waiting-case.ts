import type { Unverifiable } from "../../corpus/currency.ts";
import type { CaseFile } from "../../model/case.ts";
import type { RefreshReason } from "../../model/generated/case.ts";
import type { LikelyReviewer } from "../change/likely-reviewers.ts";
import type { OwnWait } from "./own-wait.ts";

/** What a case waits for. */
export type Wait =
  | Exclude<OwnWait, { readonly is: "request" }>
  /** The evidence of what was approved moved under the current corpus revision, or its file asks for a decision. */
  | {
      readonly is: "decision";
      /** Why, in the order of the schema; none where no revision is current to tell. */
      readonly reasons: readonly RefreshReason[];
      /** Whether the file asks already. */
      readonly isRequested: boolean;
    }
  /** Its file asks for a decision, and its judgment stands. */
  | { readonly is: "needless" }
  /** Nothing tells what became of its evidence, so nobody can decide about it. */
  | { readonly is: "repair"; readonly why: Unverifiable };

/** Every kind, in the order in which they are counted. */
export const waitKinds: readonly Wait["is"][] = [
  "first-judgment",
  "sentinel-judgment",
  "settling",
  "decision",
  "approval",
  "binding",
  "repair",
  "needless",
  "evidence",
];

/** Who may do what something waits for. */
export type WaitsForWhom =
  /** These, the likely ones first; none where nobody that the policy names may. */
  | { readonly is: "named"; readonly people: readonly LikelyReviewer[] }
  /** Whoever may write to the repository, but these: the policy names nobody, or none is needed. */
  | { readonly is: "anybody"; readonly but: readonly string[] };

/** A case that waits for a person. */
export interface WaitingCase {
  readonly file: CaseFile;
  readonly id: string;
  readonly wait: Wait;
  readonly whom: WaitsForWhom;
  /** The next step, as a sentence. */
  readonly step: string;
  /** Its question is for nobody who tunes: only its id and its file are told. */
  readonly isHeldOut: boolean;
}
