import { refreshUndecided } from "./refresh-undecided.ts";
import { refreshIncomplete } from "./refresh-incomplete.ts";
import { refreshRevisionNotMoved } from "./refresh-revision-not-moved.ts";
import { refreshOutcomeContradicted } from "./refresh-outcome-contradicted.ts";
import { refreshWithoutApproval } from "./refresh-without-approval.ts";
import { refreshOfUnapproved } from "./refresh-of-unapproved.ts";
import { refreshApprovalLost } from "./refresh-approval-lost.ts";
import { refreshRequestChangesCase } from "./refresh-request-changes-case.ts";
import { refreshConfirmedEdited } from "./refresh-confirmed-edited.ts";
import { refreshRewritten } from "./refresh-rewritten.ts";
import { refreshBackdated } from "./refresh-backdated.ts";
import { refreshBeforeApproval } from "./refresh-before-approval.ts";
import { refreshOtherReasons } from "./refresh-other-reasons.ts";
import { refreshPreviousUnknown } from "./refresh-previous-unknown.ts";
import type { Rule } from "./rule.ts";

/** The rules about requests to read cases again and what was decided, in the order of docs/rules.md. */
export const refreshRules: readonly Rule[] = [
  refreshUndecided,
  refreshIncomplete,
  refreshRevisionNotMoved,
  refreshOutcomeContradicted,
  refreshWithoutApproval,
  refreshBackdated,
  refreshOfUnapproved,
  refreshApprovalLost,
  refreshBeforeApproval,
  refreshRequestChangesCase,
  refreshConfirmedEdited,
  refreshPreviousUnknown,
  refreshRewritten,
  refreshOtherReasons,
];
