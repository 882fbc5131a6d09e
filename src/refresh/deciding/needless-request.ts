import { editFields } from "../../load/yaml-edits.ts";
import { isUndecided, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { quoted } from "../../model/sentence.ts";
import { decideCommand } from "../../rules/asking.ts";
import { dueUnder, isAskedNeedlessly, nextStep } from "../../rules/due/due.ts";
import type { TargetRevision } from "./target-revision.ts";
import { unfitCase } from "./unfit-to-decide.ts";

/**
 * Takes the undecided request out of a case whose judgment stands. Nobody decides anything by that: no other byte of the file
 * changes. Refused where something asks for a decision, or nothing tells whether it does.
 */
export function withoutRequest(
  dataset: Dataset,
  { file, text }: { readonly file: CaseFile; readonly text: string },
  target: Pick<TargetRevision, "id" | "revision">,
): { readonly text: string } | { readonly refused: readonly Problem[] } {
  const unfit = unfitCase(file);
  if (unfit.length > 0) return { refused: unfit };
  if (!isUndecided(file)) return { refused: [unrequested(file)] };
  const due = dueUnder(dataset, target.revision)(file);
  if (due === undefined || !isAskedNeedlessly(file, due.currency)) {
    const fix = (due && nextStep(file, due)) ?? `Decide about it with ${decideCommand(file)}.`;
    return { refused: [{ ...needed(file, target.id), fix }] };
  }
  const edited = editFields(file.path, text, [{ remove: "refresh" }]);
  return "refused" in edited ? { refused: [edited.refused] } : { text: edited.text };
}

function unrequested(file: CaseFile): Problem {
  return {
    message: "The case has no request that nobody has decided.",
    at: file.locate(["id"]),
    fix: "Leave it as it is.",
  };
}

function needed(file: CaseFile, to: string): Problem {
  return {
    message: `The request is not needless: under corpus revision ${quoted(to)} the case has to be looked at.`,
    at: file.locateKey(["refresh"]),
  };
}
