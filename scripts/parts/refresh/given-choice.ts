import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { Problem } from "../../../src/model/finding.ts";
import type { EvidenceChoice } from "../../../src/refresh/deciding/evidence-choice.ts";
import { movedEvidence, notOnlyMoved } from "../../../src/refresh/deciding/moved-evidence.ts";
import type { TargetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { UsageError } from "../../io.ts";
import type { KnownRefresh } from "./decide-flags.ts";
import { evidenceSaid } from "./evidence-flags.ts";

/** What flags decide about one case, its moves looked up where they are to be taken. */
export function givenChoice(
  dataset: Dataset,
  file: CaseFile,
  { known, target }: { readonly known: KnownRefresh; readonly target: TargetRevision },
): EvidenceChoice | { readonly refused: readonly Problem[] } {
  const { outcome, because, answer } = known;
  switch (outcome) {
    case "confirmed":
      return { outcome, quotes: evidenceSaid(known.evidence, file, target.chunks).quotes };
    case "revised":
      return revised(dataset, file, { known, target });
    case "abstained":
      if (because === undefined || answer === undefined) throw unsaid();
      return { outcome, because, answer };
    case "retired":
      return { outcome };
    case undefined:
      throw unsaid();
  }
}

function revised(
  dataset: Dataset,
  file: CaseFile,
  { known, target }: { readonly known: KnownRefresh; readonly target: TargetRevision },
): EvidenceChoice | { readonly refused: readonly Problem[] } {
  const { moved, onlyMoves, answer, evidence } = known;
  const said = evidenceSaid(evidence, file, target.chunks);
  const found = moved ? movedEvidence(dataset, file, target) : undefined;
  const refused = found !== undefined && onlyMoves ? notOnlyMoved(file, found, target) : [];
  if (refused.length > 0) return { refused };
  // What a person says of a chunk goes before where its text moved.
  const named = new Set(said.replace.map(({ from }) => from));
  const moves = found?.moves.filter(({ from }) => !named.has(from)) ?? [];
  const words = answer === undefined ? {} : { answer };
  return { outcome: "revised", ...said, replace: [...said.replace, ...moves], ...words };
}

function unsaid(): UsageError {
  return new UsageError("The outcome is not said.");
}
