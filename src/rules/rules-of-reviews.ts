import { reviewByBot } from "./review-by-bot.ts";
import { reviewOutdated } from "./review-outdated.ts";
import { reviewReasonReused } from "./review-reason-reused.ts";
import { reviewRejectionDeleted } from "./review-rejection-deleted.ts";
import { reviewRejectionOverturned } from "./review-rejection-overturned.ts";
import { reviewRemoved } from "./review-removed.ts";
import { reviewReopened } from "./review-reopened.ts";
import { reviewRetiredBeforeApproval } from "./review-retired-before-approval.ts";
import { reviewRetirementChanged } from "./review-retirement-changed.ts";
import { reviewUnbound } from "./review-unbound.ts";
import { reviewUnconfirmed } from "./review-unconfirmed.ts";
import { reviewWithoutDecision } from "./review-without-decision.ts";
import type { Rule } from "./rule.ts";

/** The rules about approvals, rejections and retirements, in the order of docs/rules.md. */
export const reviewRules: readonly Rule[] = [
  reviewWithoutDecision,
  reviewUnconfirmed,
  reviewByBot,
  reviewUnbound,
  reviewOutdated,
  reviewRemoved,
  reviewReopened,
  reviewRejectionOverturned,
  reviewRejectionDeleted,
  reviewReasonReused,
  reviewRetiredBeforeApproval,
  reviewRetirementChanged,
];
