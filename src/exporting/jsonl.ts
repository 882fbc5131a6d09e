import { chunksAsRecorded } from "../model/corpus.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import { jsonText } from "../model/json-text.ts";
import { lossesOfCases, type Fate } from "./contract-losses.ts";
import type { ExportedSet } from "./exported-set.ts";
import { recordOf } from "./record.ts";
import type { ContractLoss, Shape } from "./shape.ts";

/** The set's own shape: JSON Lines, each line a case with everything that an evaluation needs. */
export const jsonl: Shape = {
  name: "jsonl",
  summary: "Touchstone's own: a JSON object a line, with all that an evaluation needs of a case",
  help: "docs/exporting.md of the project has every field.",
  write: (set, dataset) => ({
    files: [{ path: "cases.jsonl", text: linesOf(set, dataset) }],
    losses: [...lossesOfCases(set, (field) => fates[field]), ...lossesOfSet(dataset)],
  }),
};

function* linesOf({ cases }: ExportedSet, dataset: Dataset): Generator<string> {
  const current = currentRevision(dataset);
  const chunks = current && chunksAsRecorded(current);
  for (const one of cases) {
    yield `${jsonText(recordOf(one, (chunkId) => chunks?.get(chunkId)?.storeId))}\n`;
  }
}

const needless: Fate = {
  fate: "dropped",
  why: "no evaluation needs it; the digest leads to the file that has it",
};

/** Of a case that goes out. All else is in its record. */
const fates: Readonly<Record<string, Fate>> = {
  origin: needless,
  review: needless,
  notes: needless,
  refresh: needless,
  "sentinel.reviews": needless,
  "sentinel.resolution": needless,
};

const ofFamilies = ["grouping", "families", "related", "exceptions", "exposures"] as const;

/** What families.yaml says beside the claim. */
function lossesOfSet({ families }: Dataset): readonly ContractLoss[] {
  const said = ofFamilies.filter((name) => {
    const value = families?.whole?.[name];
    return value !== undefined && Object.keys(value).length > 0;
  });
  return said.map((name) => ({
    field: `families.yaml ${name}`,
    fate: "dropped",
    why: "each case has the families, the component and the side that follow from it; --shape manifest has it whole",
    cases: [],
  }));
}
