import type { CaseFile } from "../model/case.ts";
import { revisionOf, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";

/** What stands against any decision about a case, a rejection too: what was approved stays so once it is retired. */
export function outOfUse(file: CaseFile): readonly Problem[] {
  if (!file.has(["retired"])) return [];
  return [
    {
      message: "The case is retired.",
      at: file.locateKey(["retired"]),
      fix: 'Remove "retired" if it is to be used again.',
    },
  ];
}

/** Why nobody can judge a case as it is, whatever they would find: it is out of use, unfinished, or of no known corpus. */
export function refusals(dataset: Dataset, file: CaseFile): readonly Problem[] {
  const { whole } = file;
  if (whole === undefined) return dataset.defects.filter(({ at }) => at.file === file.path);
  const refused: Problem[] = [...outOfUse(file)];
  if ("evidence" in whole && whole.evidence !== undefined) {
    // What fill adds is not missing until then.
    return refused.concat({
      message:
        "The evidence is still in its short form, so the chunks that it means are not known.",
      at: file.locateKey(["evidence"]),
      fix: "Run touchstone fill, and read the case again.",
    });
  }
  if (revisionOf(dataset, file)?.digest === undefined) {
    const { corpusRevision } = whole;
    const message =
      corpusRevision === undefined
        ? "The case names no corpus revision."
        : `Corpus revision "${corpusRevision}" is not recorded in this set.`;
    const fix = "Name the recorded revision that the case is judged under.";
    refused.push({ message, at: file.locate(["corpusRevision"]), fix });
  }
  return refused;
}
