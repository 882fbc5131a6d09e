import { caseAbstentionWithEvidence } from "./case-abstention-with-evidence.ts";
import { caseAcceptedAnswerWithoutEvidence } from "./case-accepted-answer-without-evidence.ts";
import { caseBlankAnswer } from "./case-blank-answer.ts";
import { caseBlankQuery } from "./case-blank-query.ts";
import { caseBlankRevision } from "./case-blank-revision.ts";
import { caseBlankText } from "./case-blank-text.ts";
import { caseCutText } from "./case-cut-text.ts";
import { caseDeleted } from "./case-deleted.ts";
import { caseDuplicateChunk } from "./case-duplicate-chunk.ts";
import { caseDuplicateId } from "./case-duplicate-id.ts";
import { caseEqualPair } from "./case-equal-pair.ts";
import { caseExcerptNotInRevision } from "./case-excerpt-not-in-revision.ts";
import { caseExplorationClaimsCalibration } from "./case-exploration-claims-calibration.ts";
import { caseGeneratedWithoutExcerpt } from "./case-generated-without-excerpt.ts";
import { caseHiddenCharacters } from "./case-hidden-characters.ts";
import { caseNearDuplicate } from "./case-near-duplicate.ts";
import { casePossibleParaphrase } from "./case-possible-paraphrase.ts";
import { caseSameQuestion } from "./case-same-question.ts";
import { caseVariantOfInactive } from "./case-variant-of-inactive.ts";
import { caseRepeatedEntry } from "./case-repeated-entry.ts";
import { caseVariantWithoutParent } from "./case-variant-without-parent.ts";
import { caseWithoutEvidence } from "./case-without-evidence.ts";
import { caseWithoutOrigin } from "./case-without-origin.ts";
import { evidenceBlankProvenance } from "./evidence-blank-provenance.ts";
import { evidenceDiffersFromRevision } from "./evidence-differs-from-revision.ts";
import { evidenceMixedSources } from "./evidence-mixed-sources.ts";
import { evidenceInsteadOfUnknown } from "./evidence-instead-of-unknown.ts";
import { evidenceNotInRevision } from "./evidence-not-in-revision.ts";
import { evidenceProvenanceTwice } from "./evidence-provenance-twice.ts";
import { evidenceProvenanceWithoutChunk } from "./evidence-provenance-without-chunk.ts";
import { evidenceQuoteNotInText } from "./evidence-quote-not-in-text.ts";
import { evidenceShortForm } from "./evidence-short-form.ts";
import { evidenceWithoutProvenance } from "./evidence-without-provenance.ts";
import { familyUnknown } from "./family-unknown.ts";
import { familyUngroupedDocument } from "./family-ungrouped-document.ts";
import { familyDocumentClaimedTwice } from "./family-document-claimed-twice.ts";
import { familyCopiedDocument } from "./family-copied-document.ts";
import { familyLookAlikeDocument } from "./family-look-alike-document.ts";
import { familyUnderstated } from "./family-understated.ts";
import { familyOutsideParent } from "./family-outside-parent.ts";
import { familyRelationOfOne } from "./family-relation-of-one.ts";
import { familyLinkedAcrossSplit } from "./family-linked-across-split.ts";
import { fileAmbiguousScalar } from "./file-ambiguous-scalar.ts";
import { fileAmbiguousYaml } from "./file-ambiguous-yaml.ts";
import { fileDuplicateKey } from "./file-duplicate-key.ts";
import { fileExecutable } from "./file-executable.ts";
import { fileMisplaced } from "./file-misplaced.ts";
import { fileNotAFile } from "./file-not-a-file.ts";
import { fileNotUtf8 } from "./file-not-utf8.ts";
import { fileNotYaml } from "./file-not-yaml.ts";
import { fileOffSchema } from "./file-off-schema.ts";
import { filePassedOver } from "./file-passed-over.ts";
import { fileTooLarge } from "./file-too-large.ts";
import { fileTwin } from "./file-twin.ts";
import { fileUnreadable } from "./file-unreadable.ts";
import { fileUnsafeName } from "./file-unsafe-name.ts";
import { policyMissing } from "./policy-missing.ts";
import { policyScopesNarrowed } from "./policy-scopes-narrowed.ts";
import { revisionAltered } from "./revision-altered.ts";
import { revisionBrokenRecord } from "./revision-broken-record.ts";
import { revisionCurrentUnknown } from "./revision-current-unknown.ts";
import { revisionDeleted } from "./revision-deleted.ts";
import { revisionPointerMovedBack } from "./revision-pointer-moved-back.ts";
import { revisionEdited } from "./revision-edited.ts";
import { revisionHoldsAnswers } from "./revision-holds-answers.ts";
import { revisionHoldsCases } from "./revision-holds-cases.ts";
import { revisionIncomplete } from "./revision-incomplete.ts";
import { revisionRewritten } from "./revision-rewritten.ts";
import { revisionUnknown } from "./revision-unknown.ts";
import { sentinelByAuthor } from "./sentinel-by-author.ts";
import { sentinelChunkNotInRevision } from "./sentinel-chunk-not-in-revision.ts";
import { sentinelDropped } from "./sentinel-dropped.ts";
import { sentinelExpectationEdited } from "./sentinel-expectation-edited.ts";
import { sentinelNotIndependent } from "./sentinel-not-independent.ts";
import { sentinelOtherChunks } from "./sentinel-other-chunks.ts";
import { sentinelOutdated } from "./sentinel-outdated.ts";
import { sentinelResolutionWithoutDifference } from "./sentinel-resolution-without-difference.ts";
import { sentinelReviewedByOne } from "./sentinel-reviewed-by-one.ts";
import { sentinelUnresolved } from "./sentinel-unresolved.ts";
import { sentinelUnsupported } from "./sentinel-unsupported.ts";
import { sentinelWithoutTwoReviews } from "./sentinel-without-two-reviews.ts";
import { splitStatedTwice } from "./split-stated-twice.ts";
import { splitStatedNowhere } from "./split-stated-nowhere.ts";
import { splitUndecided } from "./split-undecided.ts";
import { splitNoneRecorded } from "./split-none-recorded.ts";
import { splitOneSided } from "./split-one-sided.ts";
import { splitFewComponents } from "./split-few-components.ts";
import { caseWithoutAskedMoment } from "./case-without-asked-moment.ts";
import { caseWithoutCaller } from "./case-without-caller.ts";
import { caseUnknownCallerDocument } from "./case-unknown-caller-document.ts";
import { evidencePublishedLater } from "./evidence-published-later.ts";
import { evidenceWithoutPublication } from "./evidence-without-publication.ts";
import { evidenceOutsideAccess } from "./evidence-outside-access.ts";
import { familyBlankText } from "./family-blank-text.ts";
import { familyDocumentMoved } from "./family-document-moved.ts";
import { familyRelationRemoved } from "./family-relation-removed.ts";
import { familyGroupingChangedUndated } from "./family-grouping-changed-undated.ts";
import { familyGroupingChanged } from "./family-grouping-changed.ts";
import { splitHeldOutLate } from "./split-held-out-late.ts";
import { splitMoved } from "./split-moved.ts";
import { splitSharedQuestion } from "./split-shared-question.ts";
import { splitSharedEvidence } from "./split-shared-evidence.ts";
import { splitQuestionMoved } from "./split-question-moved.ts";
import { splitRemoved } from "./split-removed.ts";
import { splitOutsidePeriod } from "./split-outside-period.ts";
import { claimChangedUndated } from "./claim-changed-undated.ts";
import { claimChanged } from "./claim-changed.ts";
import { exceptionRules } from "./rules-of-exceptions.ts";
import { holdoutRules } from "./rules-of-holdouts.ts";
import { reviewRules } from "./rules-of-reviews.ts";
import { refreshRules } from "./rules-of-refreshes.ts";
import type { Rule } from "./rule.ts";

/** Every rule, in the order of docs/rules.md. */
export const allRules: readonly Rule[] = [
  fileNotYaml,
  fileNotUtf8,
  fileTooLarge,
  fileNotAFile,
  fileUnsafeName,
  fileTwin,
  fileExecutable,
  fileUnreadable,
  fileAmbiguousYaml,
  fileAmbiguousScalar,
  fileDuplicateKey,
  fileOffSchema,
  fileMisplaced,
  filePassedOver,
  caseBlankQuery,
  caseBlankAnswer,
  caseCutText,
  caseHiddenCharacters,
  caseBlankRevision,
  caseBlankText,
  caseWithoutEvidence,
  caseDuplicateChunk,
  caseRepeatedEntry,
  caseDuplicateId,
  caseWithoutOrigin,
  caseGeneratedWithoutExcerpt,
  caseExcerptNotInRevision,
  caseAbstentionWithEvidence,
  caseAcceptedAnswerWithoutEvidence,
  caseExplorationClaimsCalibration,
  caseVariantWithoutParent,
  caseDeleted,
  caseVariantOfInactive,
  caseEqualPair,
  caseSameQuestion,
  caseNearDuplicate,
  casePossibleParaphrase,
  caseWithoutAskedMoment,
  caseWithoutCaller,
  caseUnknownCallerDocument,
  evidenceShortForm,
  evidenceWithoutProvenance,
  evidenceProvenanceTwice,
  evidenceProvenanceWithoutChunk,
  evidenceBlankProvenance,
  evidenceInsteadOfUnknown,
  evidenceNotInRevision,
  evidenceDiffersFromRevision,
  evidenceQuoteNotInText,
  evidenceMixedSources,
  evidencePublishedLater,
  evidenceWithoutPublication,
  evidenceOutsideAccess,
  familyUnknown,
  familyUngroupedDocument,
  familyDocumentClaimedTwice,
  familyCopiedDocument,
  familyLookAlikeDocument,
  familyUnderstated,
  familyOutsideParent,
  familyRelationOfOne,
  familyLinkedAcrossSplit,
  familyBlankText,
  familyDocumentMoved,
  familyRelationRemoved,
  familyGroupingChangedUndated,
  familyGroupingChanged,
  splitStatedTwice,
  splitStatedNowhere,
  splitUndecided,
  splitNoneRecorded,
  splitOneSided,
  splitFewComponents,
  splitMoved,
  splitQuestionMoved,
  splitHeldOutLate,
  splitRemoved,
  splitOutsidePeriod,
  splitSharedQuestion,
  splitSharedEvidence,
  claimChangedUndated,
  claimChanged,
  ...holdoutRules,
  ...exceptionRules,
  revisionUnknown,
  revisionCurrentUnknown,
  revisionIncomplete,
  revisionBrokenRecord,
  revisionAltered,
  revisionRewritten,
  revisionEdited,
  revisionDeleted,
  revisionPointerMovedBack,
  revisionHoldsCases,
  revisionHoldsAnswers,
  ...reviewRules,
  sentinelWithoutTwoReviews,
  sentinelReviewedByOne,
  sentinelByAuthor,
  sentinelNotIndependent,
  sentinelOutdated,
  sentinelUnsupported,
  sentinelOtherChunks,
  sentinelUnresolved,
  sentinelResolutionWithoutDifference,
  sentinelChunkNotInRevision,
  sentinelExpectationEdited,
  sentinelDropped,
  ...refreshRules,
  policyMissing,
  policyScopesNarrowed,
];

/** The rules that judge a set every day: all but those for an evaluation. */
export const everydayRules: readonly Rule[] = allRules.filter((rule) => rule.for === undefined);
