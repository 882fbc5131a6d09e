import type { CaseFile, ProvenanceDraft } from "../../model/case.ts";
import { statusOf } from "../../model/case.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import type { Finding } from "../../model/finding.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
import { standingOf } from "../../review/standing.ts";
import type { ShownCase } from "./case-record.ts";
import { jsonFinding } from "../verdict/json-report.ts";
import { jsonText } from "../untrusted/json.ts";
import { changedFields, type PastVersion } from "./past-version.ts";

/** A case that was asked for, as far as there is one: without `shown` its file could not be read, or no version fits. */
export interface CaseAnswer {
  readonly asked: string;
  readonly file: string | undefined;
  readonly shown: ShownCase | undefined;
  readonly findings: readonly Finding[] | undefined;
  /** Where no version fits: the corpus revisions under which approved versions were judged. */
  readonly revisions?: readonly string[];
}

/** The cases that were asked for as one JSON object and a line feed; docs/tracing.md tells its fields. */
export function casesJson(cases: readonly CaseAnswer[]): string {
  return `${jsonText({ cases: cases.map(caseJson) })}\n`;
}

function caseJson({ asked, file, shown, findings, revisions }: CaseAnswer): object {
  return {
    asked,
    file: file ?? null,
    ...(shown === undefined ? nothingShown : shownJson(shown)),
    findings: findings?.map(jsonFinding) ?? null,
    ...(revisions === undefined ? {} : { revisions }),
  };
}

const nothingShown = {
  case: null,
  evidence: [],
  review: null,
  refresh: null,
  states: null,
  judgment: null,
  variants: [],
  version: null,
};

function shownJson({ dataset, file, due, variants, past }: ShownCase): object {
  return {
    case: file.case,
    evidence: evidenceJson(dataset, file),
    review: file.case.review ?? null,
    refresh: file.case.refresh ?? null,
    states: statesJson(dataset, file),
    // Of an edit that nobody judged, nothing is current or carried.
    judgment: due === undefined || due.is === "approval" ? null : due.currency,
    variants,
    version: past === undefined ? null : versionJson(past, file),
  };
}

function evidenceJson(dataset: Dataset, file: CaseFile): readonly object[] {
  return (file.case.provenance ?? []).map((entry = {}) => {
    const text = textOf(dataset, entry);
    const { quote } = entry;
    const spot = text === undefined || quote === undefined ? undefined : placeOfQuote(text, quote);
    return { ...entry, text: text ?? null, quoteAt: spot ?? null };
  });
}

function textOf({ texts }: Dataset, { contentHash }: ProvenanceDraft): string | undefined {
  return contentHash === undefined ? undefined : texts.get(contentHash);
}

function statesJson(dataset: Dataset, file: CaseFile): object {
  const { content, corpus, isCurrent } = standingOf(dataset, file);
  return {
    status: statusOf(file) ?? null,
    retired: file.case.retired !== undefined,
    content,
    corpus,
    digest: file.digest ?? null,
    isCurrent,
    currentRevision: currentRevision(dataset)?.id ?? null,
  };
}

function versionJson({ recording, today, passedOver }: PastVersion, file: CaseFile): object {
  return {
    commit: recording?.commit ?? null,
    committedAt: recording?.committedAt ?? null,
    certain: recording?.certain ?? true,
    today: today?.path ?? null,
    changed: today === undefined ? null : changedFields(file.case, today.case),
    passedOver,
  };
}
