import { stageOf, statusOf, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { Problem } from "../../model/finding.ts";
import { isLater } from "../../model/instant.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank, normaliseWhiteSpace } from "../../model/white-space.ts";
import { renewCommand } from "../../rules/asking.ts";
import { machineNamed } from "../../rules/machine-named.ts";
import type { TargetRevision } from "./target-revision.ts";

/** Why nothing is decided anew about a case, whatever moved: only what somebody approved can be. */
export function unfitCase(file: CaseFile): readonly Problem[] {
  const id = file.case.id ?? file.path;
  const record = `"touchstone review record ${id}"`;
  const at = file.locate(["review", "status"]);
  if (stageOf(file) === "retired") {
    return [
      {
        message: "The case is retired, so nothing is decided about it any more.",
        at: file.locateKey(["retired"]),
        fix: "Leave it as it is.",
      },
    ];
  }
  switch (statusOf(file)) {
    case "pending":
      return [
        {
          message: "Nobody has approved this case, so there is no judgment that could be in doubt.",
          at,
          fix: `Have it judged with ${record}; where its evidence moved, bring it up to the current corpus revision first, with ${renewCommand(file)}.`,
        },
      ];
    case "rejected":
      return [{ message: "The case was rejected.", at, fix: "Leave it as it is." }];
    case undefined:
      return [
        {
          message: "The decision about this case cannot be read.",
          at,
          fix: "Run touchstone check, and mend what it finds in this file.",
        },
      ];
    case "approved":
      return contentState(file) === "unbound"
        ? [
            {
              message: "The approval of this case does not record what was read.",
              at,
              fix: `Have it judged again with ${record}.`,
            },
          ]
        : [];
  }
}

/** Why somebody cannot be the one who decides: a decision is a person's, and one of its own. */
export function unfitDecision(
  file: CaseFile,
  {
    by,
    at,
    reason,
    target,
  }: {
    readonly by: string;
    readonly at: string;
    readonly reason: string;
    readonly target: TargetRevision;
  },
): readonly Problem[] {
  const { reason: earlier } = file.case.review ?? {};
  const place = file.locate(["review"]);
  const machine = machineNamed(file, by);
  const problems: Problem[] = [];
  if (machine !== undefined) {
    const is = machine === "generator" ? "the generator that wrote the case" : "no person";
    problems.push({
      message: `${quoted(by)} is ${is}, and a decision is a person's.`,
      at: file.locate(machine === "generator" ? ["origin", "generator"] : ["id"]),
      fix: "Have a person read the evidence and decide, under their own name.",
    });
  }
  if (isBlank(by)) problems.push({ message: "Nobody is named as the one who decides.", at: place });
  if (isBlank(reason)) {
    problems.push({ message: "No reason is given.", at: place, fix: "Say why in one sentence." });
  } else if (
    earlier !== undefined &&
    normaliseWhiteSpace(earlier) === normaliseWhiteSpace(reason)
  ) {
    problems.push({
      message: `The reason is that of the approval before: ${quoted(earlier)}`,
      at: file.locate(["review", "reason"]),
      fix: "Say in one sentence what was found in the evidence as it is now.",
    });
  }
  return [...problems, ...tooEarly(file, at, target)];
}

/** Nobody decides before the approval in question, or before the corpus that is decided about. */
function tooEarly(file: CaseFile, at: string, target: TargetRevision): readonly Problem[] {
  const reviewedAt = file.case.review?.reviewedAt;
  const createdAt = target.revision.record?.createdAt;
  const problems: Problem[] = [];
  if (reviewedAt !== undefined && !isLater(at, reviewedAt)) {
    problems.push({
      message: `The decision would be of ${at}, and the approval before it is of ${reviewedAt}.`,
      at: file.locate(["review", "reviewedAt"]),
      fix: "Give the moment at which it was decided; it comes after that approval.",
    });
  }
  if (createdAt !== undefined && isLater(createdAt, at)) {
    problems.push({
      message: `The decision would be of ${at}, and corpus revision ${quoted(target.id)}, which it is about, is of ${createdAt}: nobody could read it before.`,
      at: file.locate(["review"]),
      fix: "Give the moment at which it was decided.",
    });
  }
  return problems;
}
