import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import { quoted } from "../../../src/model/sentence.ts";
import { targetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { triggerOf } from "../../../src/refresh/deciding/trigger.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";

/**
 * What somebody has to know who approves a case anew for which the corpus changed since it was approved: an approval stays with the
 * corpus revision that the case names. Empty where nothing asks for another look.
 */
export function movedOn(dataset: Dataset, file: CaseFile): string {
  const { review, corpusRevision = "", id = file.path } = file.case;
  const target = targetRevision(dataset);
  if (review?.status !== "approved" || "refused" in target) return "";
  const trigger = triggerOf(dataset, { file }, target);
  if (!("reasons" in trigger)) return "";
  const text = terminalText(
    `The corpus changed since: an approval is of ${quoted(corpusRevision)}. To judge it under ${quoted(target.id)}: touchstone refresh decide ${id}`,
  );
  return `  ${text}\n`;
}
