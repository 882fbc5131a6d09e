import { provenanceOf, takesPart, type CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import type { Location } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import { sourceForm, type SourceForm } from "../model/source-form.ts";
import { isBlank } from "../model/white-space.ts";
import type { Rule } from "./rule.ts";

/** How many other places a finding names; a place is found by reading its file again. */
const mostPlaces = 10;

const names: Readonly<Record<SourceForm, string>> = {
  address: "an address",
  path: "a path or a name",
  text: "free text",
};

/** The entries whose source has one form: how many, and the first of them. */
interface Uses {
  readonly form: SourceForm;
  readonly first: readonly Use[];
  readonly count: number;
}

interface Use {
  readonly file: CaseFile;
  readonly index: number;
  readonly uri: string;
}

export const evidenceMixedSources: Rule = {
  id: "evidence/mixed-sources",
  level: "warning",
  reports: "evidence that names its source in another form than most of the set does",
  *check({ cases }) {
    const forms = usesByForm(cases);
    const [usual, ...others] = forms;
    if (usual === undefined) return;
    const total = forms.reduce((sum, { count }) => sum + count, 0);
    for (const other of others) yield* problemOf(other, usual, total);
  },
};

function* problemOf({ form, first, count }: Uses, usual: Uses, total: number): Generator<Problem> {
  const [use, ...more] = first;
  const [example] = usual.first;
  if (use === undefined || example === undefined) return;
  yield {
    message: `Of the ${total} sources that this set cites, ${count} ${count === 1 ? "is" : "are"} named by ${names[form]}, such as ${quoted(use.uri)}, and ${usual.count} by ${names[usual.form]}, such as ${quoted(example.uri)}.`,
    at: placeOf(use),
    related: more.map(placeOf),
    fix: 'Nothing to edit now: choose one form, let the next "touchstone corpus snapshot" record it as the "uri" of these documents, and have their cases judged under that revision.',
  };
}

/** The forms that the set uses, the most frequent first. */
function usesByForm(cases: readonly CaseFile[]): readonly Uses[] {
  const uses: Record<SourceForm, Use[]> = { address: [], path: [], text: [] };
  for (const file of cases.filter(takesPart)) {
    for (const { index, entry } of provenanceOf(file)) {
      const { sourceUri: uri, documentId } = entry;
      if (uri === undefined || isBlank(uri)) continue;
      uses[sourceForm(uri, documentId)].push({ file, index, uri });
    }
  }
  return (["address", "path", "text"] as const)
    .map((form) => ({ form, first: uses[form].slice(0, mostPlaces + 1), count: uses[form].length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

function placeOf({ file, index }: Use): Location {
  return file.locate(["provenance", index, "sourceUri"]);
}
