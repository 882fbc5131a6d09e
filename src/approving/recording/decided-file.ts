import { isDeepStrictEqual } from "node:util";
import { confirmations } from "../../model/confirmation.ts";
import { contentState } from "../../model/content-state.ts";
import { isUndecided, statusOf, type CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { quoted } from "../../model/sentence.ts";
import type { Obstacles } from "../../rules/errors-after.ts";
import { retiredTooEarly, unfitToRetire } from "../../rules/unfit-to-retire.ts";
import { record } from "../../review/record.ts";
import { retire } from "../../review/retire.ts";
import type { AskedCase } from "../asked-change.ts";
import { borneOut } from "./borne-out.ts";
import { claimedBlocks, type DecisionBlock } from "./claimed-blocks.ts";
import { decidedRefresh } from "./decided-refresh.ts";
import { saidAt } from "./proof-of.ts";
import type { DecidedFile, ToRecord } from "./to-record.ts";
import { unfitPerson } from "./unfit-person.ts";

/** The text of a case with what a line decides of it, or what stands against that. */
export function decidedFile(to: ToRecord): DecidedFile | Obstacles {
  const { asked, line } = to;
  switch (line.line.verb) {
    case "approve":
    case "approve together":
    case "approve all":
      return approved(to);
    case "reject":
      return rejected(to);
    case "retire":
      return asked.because === "refresh" ? decidedRefresh(to, line.line.choice) : retired(to);
    case "confirm":
    case "revise":
    case "abstain":
      return decidedRefresh(to, line.line.choice);
    case "confirm moved":
      return decidedRefresh(to, "moves");
    case "accept":
      return { refused: [undecided(asked.after)], findings: [] };
  }
}

function approved(to: ToRecord): DecidedFile | Obstacles {
  const { asked } = to;
  const claimed = claimsOf(asked);
  if (claimed.includes("review") && contentState(asked.after) !== "as-judged")
    return approvedAnew(to, claimed);
  if (claimed.length > 0) return bearOut(to, claimed);
  if (asked.because === "refresh" || isUndecided(asked.after)) {
    return { refused: [asksOtherwise(asked.after)], findings: [] };
  }
  return reviewed(to, "approved");
}

/**
 * Instead of an approval that is bound to another text, or to none: who approves by a line has read what stands there. What else
 * the file claims is borne out.
 */
function approvedAnew(to: ToRecord, claimed: readonly DecisionBlock[]): DecidedFile | Obstacles {
  const anew = reviewed(to, "approved");
  const others = claimed.filter((block) => block !== "review");
  if (!("text" in anew) || others.length === 0) return anew;
  const borne = bearOut({ ...to, text: anew.text }, others);
  return "text" in borne ? { ...borne, as: "approved" } : borne;
}

function rejected(to: ToRecord): DecidedFile | Obstacles {
  const { asked } = to;
  const { after } = asked;
  const isClaimed = statusOf(after) === "rejected" && claimsOf(asked).includes("review");
  return isClaimed && contentState(after) === "as-judged"
    ? bearOut(to, ["review"])
    : reviewed(to, "rejected");
}

/** Only a change that is asked about as a decision, or as a retirement, holds claims for a person to bear out. */
function claimsOf(asked: AskedCase): readonly DecisionBlock[] {
  const { because } = asked;
  return because === "decided" || because === "retired" ? claimedBlocks(asked) : [];
}

function bearOut(
  { asked, line, proof, text }: ToRecord,
  blocks: readonly DecisionBlock[],
): DecidedFile | Obstacles {
  const { after } = asked;
  const isApproval = blocks.includes("review") && statusOf(after) === "approved";
  const unfit = unfitPerson(after, line.by, { isApproval });
  if (unfit.length > 0) return { refused: unfit, findings: [] };
  const edited = borneOut(after, blocks, { proof, text });
  if ("refused" in edited) return { refused: [edited.refused], findings: [] };
  return { text: edited.text, as: "borne-out" };
}

function reviewed(
  { dataset, asked, line, proof, text }: ToRecord,
  status: "approved" | "rejected",
): DecidedFile | Obstacles {
  const unfit = unfitPerson(asked.after, line.by, { isApproval: status === "approved" });
  if (unfit.length > 0) return { refused: unfit, findings: [] };
  const decision = {
    status,
    reviewer: line.by.login,
    reason: line.line.reason,
    at: saidAt(line),
    confirmed: confirmations,
    via: { proof },
  };
  const recorded = record(dataset, asked.after, { decision, text });
  return "text" in recorded ? { ...recorded, as: status } : recorded;
}

function retired(to: ToRecord): DecidedFile | Obstacles {
  const { dataset, asked, line, proof, text, together } = to;
  const { after } = asked;
  if (isDeepStrictEqual(after.case.retired?.proof, proof)) return { text, as: "retired" };
  const claimed = claimsOf(asked);
  if (claimed.includes("retired")) {
    const others = claimed.includes("review") ? [claimsMore(after)] : [];
    return others.length > 0 ? { refused: others, findings: [] } : bearOut(to, claimed);
  }
  const at = saidAt(line);
  const refused = [
    ...unfitPerson(after, line.by, { isApproval: false }),
    ...unfitToRetire(dataset, together).filter((one) => one.at.file === after.path),
    ...retiredTooEarly(after, at),
  ];
  if (refused.length > 0) return { refused, findings: [] };
  const { reason } = line.line;
  const retirement = { by: line.by.login, at, reason, via: { proof } };
  const edited = retire(after, { retirement, text });
  if ("refused" in edited) return { refused: [edited.refused], findings: [] };
  return { text: edited.text, as: "retired" };
}

function undecided(file: CaseFile): Problem {
  return {
    message: "The line takes the case as it is and decides nothing, so nothing is recorded.",
    at: file.locate(["id"]),
  };
}

function asksOtherwise(file: CaseFile): Problem {
  return {
    message: "The case asks what becomes of its judgment, and an approval does not say that.",
    at: file.locateKey(["refresh"]),
    fix: `Answer with a line that confirms, revises, abstains or retires, such as "confirm ${file.case.id ?? ""} <code>: why".`,
  };
}

function claimsMore(file: CaseFile): Problem {
  const by = file.case.review?.reviewedBy ?? "nobody named";
  return {
    message: `The change also claims a decision by ${quoted(by)} in "review", which a line that retires the case does not bear out.`,
    at: file.locateKey(["review"]),
    fix: "Bear out both with an approving line, or take the other one out of the change.",
  };
}
