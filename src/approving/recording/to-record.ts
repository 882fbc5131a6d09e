import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Proof } from "../../model/generated/case.ts";
import type { AskedCase } from "../asked-change.ts";
import type { CountingLine } from "../judgement.ts";

/** A case that a line decides, and what the decision is written into. */
export interface ToRecord {
  readonly dataset: Dataset;
  readonly asked: AskedCase;
  readonly line: CountingLine;
  readonly proof: Proof;
  /** The file as it stands, with its byte order mark. */
  readonly text: string;
  /** All cases that are retired with it. */
  readonly together: readonly CaseFile[];
}

/** What a line makes of a case. */
export type RecordedAs =
  | "approved"
  | "rejected"
  | "retired"
  | "confirmed"
  | "revised"
  | "abstained"
  /** A decision in the change itself, which the line bears out. */
  | "borne-out";

/** A case file with a decision in it. */
export interface DecidedFile {
  readonly text: string;
  readonly as: RecordedAs;
}
