import type { RecordPlan } from "../importing/import-plan.ts";
import { placeText, type SourceFile } from "../importing/source-place.ts";
import { lossesIn, type ImportReport } from "./import-report.ts";

/** What the losses of one import are told of. */
interface Imported {
  readonly format: string;
  readonly files: readonly Pick<SourceFile, "name" | "sha256">[];
  readonly report: ImportReport;
}

/** The losses of an import as `--losses` writes them; docs/importing.md says what each part means. */
export function lossDocument({ format, files, report }: Imported): object {
  const { plans, problems, revision, dryRun } = report;
  const { fields, records, evidence } = lossesIn(report);
  const count = (what: RecordPlan["outcome"]["what"]): number =>
    plans.filter(({ outcome }) => outcome.what === what).length;
  return {
    version: 1,
    format,
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    corpusRevision: revision,
    dryRun,
    records: {
      read: records.read,
      written: count("write"),
      alreadyThere: count("already-there"),
      leftOut: count("leave-out"),
      skipped: count("skipped"),
      notTouched: count("other-content"),
    },
    fields: fields.map(({ example, ...loss }) => ({
      ...loss,
      example: { at: example.at, value: example.value ?? null },
    })),
    unread: problems.map(({ at, message }) => ({ at: placeText(at), message })),
    incomplete: plans
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ at, id, lacks, outcome }) => ({
        at: placeText(at),
        case: id,
        written: outcome.what === "write",
        lacks,
      })),
    evidence: {
      named: evidence.named,
      found: evidence.found,
      notFound: plans.flatMap(({ at, id, evidence: { unresolved } }) =>
        unresolved.map((one) => ({ at: placeText(at), case: id, evidence: one.id, why: one.why })),
      ),
    },
  };
}
