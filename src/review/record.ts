import { readCase } from "../load/read-case.ts";
import { editFields } from "../load/yaml-edits.ts";
import { statusOf, type CaseFile } from "../model/case.ts";
import type { Confirmation } from "../model/confirmation.ts";
import { revisionOf, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { questionsFor } from "../model/questions.ts";
import { viaFields, type RecordedVia } from "../model/recorded-via.ts";
import { errorsAfter, newsBeside, type Obstacles } from "../rules/errors-after.ts";
import { evidenceMovedOn } from "../rules/moved-on.ts";
import { outOfUse, refusals } from "./refusals.ts";

/** What one person decided about one case. */
export interface Decision {
  readonly status: "approved" | "rejected";
  readonly reviewer: string;
  readonly reason: string;
  /** An instant with seconds and Z. */
  readonly at: string;
  /** What the reviewer answered with yes. */
  readonly confirmed: readonly Confirmation[];
  /** By default at a desk. */
  readonly via?: RecordedVia;
}

/**
 * Writes a decision into a case file: its `review` block is replaced, and no other line changes. An approval is bound
 * to the digest of what was read and to that of the corpus revision, and is refused where the approved case would have
 * an error, or where its evidence is another one under the current revision. A rejection needs none of that; about a retired case nothing is decided.
 */
export function record(
  dataset: Dataset,
  file: CaseFile,
  { decision, text }: { readonly decision: Decision; readonly text: string },
): { readonly text: string } | Obstacles {
  const edit = { set: "review", to: reviewBlock(dataset, file, decision), after: "origin" };
  const edited = editFields(file.path, text, [edit]);
  if (decision.status === "rejected") {
    const retired = outOfUse(file);
    if (retired.length > 0) return { refused: retired, findings: [] };
    return "refused" in edited ? { refused: [edited.refused], findings: [] } : edited;
  }
  const moved = evidenceMovedOn(dataset, file);
  // Another command is due, which mends what this one would find.
  if (moved.length > 0 && statusOf(file) === "approved") return { refused: moved, findings: [] };
  const refused = [...refusals(dataset, file), ...moved, ...unconfirmed(file, decision)];
  if ("refused" in edited) return { refused: [...refused, edited.refused], findings: [] };
  const reading = readCase(file.path, edited.text.replace(/^\ufeff/, ""));
  const findings = errorsAfter(dataset, reading, {
    path: file.path,
    before: text,
    after: edited.text,
  });
  if (refused.length > 0) return { refused, findings: newsBeside(refused, findings) };
  return findings.length > 0 ? { refused, findings } : edited;
}

/** What would stand against an approval even if the reviewer answered every question with yes. */
export function obstacles(dataset: Dataset, file: CaseFile, text: string): Obstacles {
  const confirmed = questionsFor(file.case.kind ?? "answerable").map(({ confirms }) => confirms);
  const someone = { reviewer: "x", reason: "x", at: "2000-01-01T00:00:00Z" };
  const decision: Decision = { status: "approved", ...someone, confirmed };
  const recorded = record(dataset, file, { decision, text });
  return "text" in recorded ? { refused: [], findings: [] } : recorded;
}

function unconfirmed(file: CaseFile, { confirmed }: Decision): readonly Problem[] {
  return questionsFor(file.case.kind ?? "answerable")
    .filter(({ confirms }) => !confirmed.includes(confirms))
    .map(({ confirms, question }) => ({
      message: `"${confirms}" is not confirmed: ${question}`,
      at: file.locate([]),
      fix: `Add "${confirms}" to --confirm if the answer is yes; else reject the case or leave it.`,
    }));
}

function reviewBlock(dataset: Dataset, file: CaseFile, decision: Decision): object {
  const corpus = revisionOf(dataset, file)?.digest;
  const confirmed = questionsFor(file.case.kind ?? "answerable")
    .map(({ confirms }) => confirms)
    .filter((one) => decision.confirmed.includes(one));
  return {
    status: decision.status,
    reviewedBy: decision.reviewer,
    reviewedAt: decision.at,
    reason: decision.reason,
    ...(decision.status === "approved" ? { confirmed } : {}),
    ...(file.digest === undefined ? {} : { digest: file.digest }),
    ...(corpus === undefined ? {} : { corpus }),
    ...viaFields(decision.via ?? "local"),
  };
}
