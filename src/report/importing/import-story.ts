import type { PlacedProblem } from "../../importing/case-format.ts";
import type { RecordPlan } from "../../importing/import-plan.ts";
import type { FileLoss } from "../../importing/loss.ts";

/** An import as its reader is told of it. */
export interface ImportStory {
  /** What its reader calls what was read: a table, or a file. */
  readonly noun: "table" | "file";
  readonly plans: readonly RecordPlan[];
  /** The id of the corpus revision in which evidence was looked up. */
  readonly revision: string;
  readonly problems: readonly PlacedProblem[];
  readonly fileLosses: readonly FileLoss[];
  /** The fields that the mapping reads where a record has them, and none has. */
  readonly unread: readonly string[];
  /** The folder of the new cases, as the reader would write it. */
  readonly folder: string;
  readonly dryRun: boolean;
  /** What lists everything that the report cuts short: a file, or the flag that writes one. */
  readonly fullList: string;
}
