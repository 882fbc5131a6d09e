import type { RecordPlan } from "../../importing/import-plan.ts";
import { placeText, type SourceFile } from "../../importing/source-place.ts";
import { lossesIn } from "./import-losses.ts";
import type { ImportStory } from "./import-story.ts";

/** What the losses of one import are told of. */
interface Imported {
  readonly format: string;
  readonly files: readonly Pick<SourceFile, "name" | "sha256">[];
  readonly story: ImportStory;
}

/** The losses of an import as `--losses` writes them; docs/importing.md says what each part means. */
export function lossDocument({ format, files, story }: Imported): object {
  const { plans, problems, revision, dryRun } = story;
  const { fields, records, evidence } = lossesIn(story);
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
    notTouched: plans.flatMap(({ at, id, outcome }) =>
      outcome.what === "other-content"
        ? [{ at: placeText(at), case: id, file: outcome.path, differs: outcome.fields }]
        : [],
    ),
    evidence: {
      named: evidence.named,
      found: evidence.found,
      notFound: plans.flatMap(({ at, id, evidence: { unresolved } }) =>
        unresolved.map((one) => ({ at: placeText(at), case: id, evidence: one.id, why: one.why })),
      ),
    },
  };
}
