import { isDeepStrictEqual } from "node:util";
import { confirmations } from "../../model/confirmation.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { decideRefresh } from "../../refresh/deciding/decide-refresh.ts";
import type { EvidenceChoice } from "../../refresh/deciding/evidence-choice.ts";
import { askedCode, resultCode } from "../../refresh/deciding/lines/codes.ts";
import { movedEvidence, notOnlyMoved } from "../../refresh/deciding/moved-evidence.ts";
import { targetRevision, type TargetRevision } from "../../refresh/deciding/target-revision.ts";
import { triggerOf } from "../../refresh/deciding/trigger.ts";
import { unfitCase } from "../../refresh/deciding/unfit-to-decide.ts";
import { judgedVersion } from "../../rules/due/judgments-under.ts";
import type { Obstacles } from "../../rules/errors-after.ts";
import { saidAt } from "./proof-of.ts";
import type { DecidedFile, ToRecord } from "./to-record.ts";
import { unfitPerson } from "./unfit-person.ts";

/**
 * The text of a case whose evidence moved, with what a line decides of it under the current corpus revision; `moves` takes all
 * that only has another id. The texts of the evidence have to be among those of the data set.
 */
export function decidedRefresh(
  to: ToRecord,
  choice: EvidenceChoice | "moves",
): DecidedFile | Obstacles {
  const { dataset, asked, text } = to;
  const { after: file } = asked;
  const done = recordedOutcome(to);
  if (done !== undefined) return { text, as: done };
  const unfit = [
    ...unfitCase(file),
    ...unfitPerson(file, to.line.by, { isApproval: approves(to) }),
  ];
  if (unfit.length > 0) return { refused: unfit, findings: [] };
  const target = targetRevision(dataset, asked.item?.to);
  if ("refused" in target) return { refused: [target.refused], findings: [] };
  const chosen = choice === "moves" ? allMoves(dataset, file, target) : choice;
  if ("refused" in chosen) return { refused: chosen.refused, findings: [] };
  const observed = asked.item?.observations;
  const trigger = triggerOf(dataset, { file, observed }, target);
  if ("refused" in trigger) return { refused: [trigger.refused], findings: [] };
  return decided(to, { choice: chosen, target, ...trigger });
}

function decided(
  { dataset, asked, line, proof, text, together }: ToRecord,
  asking: Pick<Parameters<typeof decideRefresh>[2], "choice" | "target" | "reasons"> & {
    readonly observations: readonly string[];
  },
): DecidedFile | Obstacles {
  const { after: file } = asked;
  const result = decideRefresh(dataset, file, {
    ...asking,
    by: line.by.login,
    at: saidAt(line),
    reason: line.line.reason,
    confirmed: confirmations,
    from: judgedVersion(dataset, file).case.corpusRevision,
    judged: dataset.approved.get(file.path),
    text,
    together,
    via: { proof },
  });
  if (!("text" in result)) return result;
  const code =
    "code" in line.line && line.line.verb !== "confirm moved" ? line.line.code : undefined;
  const fitting = [resultCode(result.digest), askedCode({ id: asked.id, file }, asking.target)];
  if (code !== undefined && !fitting.includes(code)) {
    return { refused: [anotherResult(file)], findings: [] };
  }
  return { text: result.text, as: asking.choice.outcome };
}

/** What the file records of this very line already. */
function recordedOutcome({ asked, line, proof }: ToRecord): DecidedFile["as"] | undefined {
  const { refresh } = asked.after.case;
  const isThis =
    isDeepStrictEqual(refresh?.proof, proof) &&
    refresh?.at === saidAt(line) &&
    refresh.reason === line.line.reason;
  return isThis ? refresh.outcome : undefined;
}

/** A sentinel is judged by two others, and one that is retired by nobody. */
function approves({ asked, line }: ToRecord): boolean {
  return line.line.verb !== "retire" && asked.after.case.sentinel === undefined;
}

function allMoves(
  dataset: Dataset,
  file: CaseFile,
  target: TargetRevision,
): EvidenceChoice | { readonly refused: readonly Problem[] } {
  const found = movedEvidence(dataset, file, target);
  const refused = notOnlyMoved(file, found, target);
  return refused.length > 0 ? { refused } : { outcome: "revised", replace: found.moves };
}

function anotherResult(file: CaseFile): Problem {
  return {
    message: "What the line decides gives another text than the one that its code is of.",
    at: file.locate(["corpusRevision"]),
    fix: "Read the case again as the comment shows it now, and decide with the code that stands there.",
  };
}
