import { statusOf, takesPart, type CaseFile } from "../model/case.ts";
import { contentState } from "../model/content-state.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand, recordCommand, retireCommand } from "./asking.ts";
import { dueUnder } from "./due/due.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";

/** What stands against taking these cases out of use together. */
export function unfitToRetire(dataset: Dataset, files: readonly CaseFile[]): readonly Problem[] {
  return files.flatMap((file) => [
    ...notInUse(dataset, file),
    ...variantsInUse(dataset, file, files),
  ]);
}

function notInUse(dataset: Dataset, file: CaseFile): readonly Problem[] {
  if (file.has(["retired"])) {
    const { by = "somebody" } = file.case.retired ?? {};
    return [
      {
        message: `The case is retired already, by ${quoted(by)}.`,
        at: file.locateKey(["retired"]),
        fix: "Leave it as it is.",
      },
    ];
  }
  switch (statusOf(file)) {
    case "approved":
      return contentState(file) === "edited" ? [editedSince(dataset, file)] : [];
    case "rejected":
      return [
        {
          message: "The case was rejected, so it is out of use already.",
          at: file.locate(["review", "status"]),
          fix: "Leave it as it is.",
        },
      ];
    case "pending":
      // Somebody approved it before the corpus changed, and what was measured then rests on it.
      return awaitsJudgments(file) ? [] : [unapproved(file)];
    case undefined:
      return [unapproved(file)];
  }
}

/** Nobody retires a case before the approval that it has. */
export function retiredTooEarly(file: CaseFile, at: string): readonly Problem[] {
  const reviewedAt = statusOf(file) === "approved" ? file.case.review?.reviewedAt : undefined;
  if (reviewedAt === undefined || !isLater(reviewedAt, at)) return [];
  return [
    {
      message: `The retirement would be of ${at}, and the approval before it is of ${reviewedAt}.`,
      at: file.locate(["review", "reviewedAt"]),
      fix: "Give the moment at which it was decided; it comes after that approval.",
    },
  ];
}

function unapproved(file: CaseFile): Problem {
  return {
    message: "Nobody has approved this case, so no result can rest on it.",
    at: file.locate(["review"]),
    fix: `Reject it with "touchstone review record ${file.case.id ?? ""}", or delete the file.`,
  };
}

/** Its approval is of another text, so the file would stay with none. */
function editedSince(dataset: Dataset, file: CaseFile): Problem {
  const due = dueUnder(dataset)(file);
  const otherwise =
    due?.is === "decision"
      ? `decide about it with ${decideCommand(file, "--revised")}`
      : `have it approved again with ${recordCommand(file)}`;
  return {
    message: "The case was edited after its approval, so nobody has approved what it says now.",
    at: file.locate(["review", "digest"]),
    fix: `Take the edit back, and retire it then; or ${otherwise}, and retire it with ${retireCommand(file)} after that.`,
  };
}

/** A variant asks what its parent asks, so it goes with it. */
function variantsInUse(
  { cases }: Dataset,
  parent: CaseFile,
  together: readonly CaseFile[],
): readonly Problem[] {
  const { id } = parent.case;
  if (id === undefined) return [];
  const left = cases.filter(
    (file) => file.case.variantOf === id && takesPart(file) && !together.includes(file),
  );
  return left.map((file) => ({
    message: `Case ${quoted(file.case.id ?? file.path)} is a variant of this one and still in use.`,
    at: parent.locate(["id"]),
    related: [file.locate(["variantOf"])],
    fix:
      statusOf(file) === "approved"
        ? "Retire it in the same run."
        : `Reject it first, or remove its "variantOf" where the question stands by itself.`,
  }));
}
