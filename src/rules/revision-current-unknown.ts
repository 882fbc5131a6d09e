import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { currentFile } from "../model/layout.ts";
import { startOf, type Location } from "../model/location.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { deletedRevisions } from "./earlier/since-base.ts";

export const revisionCurrentUnknown: Rule = {
  id: "revision/current-unknown",
  level: "error",
  reports: "a set whose current corpus revision is not known",
  *check(dataset) {
    const { current, revisions } = dataset;
    if (current === undefined) {
      yield* withoutPointer(dataset);
    } else if (current.revision !== undefined && !revisions.has(current.revision)) {
      // A recorded revision that went has its own finding.
      if (deletedRevisions(dataset).some(({ id }) => id === current.revision)) return;
      const last = [...revisions.keys()].at(-1);
      yield {
        message: `The current corpus revision is ${quoted(current.revision)} here, but no such revision is recorded.`,
        at: current.at,
        fix:
          last === undefined
            ? 'Record the corpus with "touchstone corpus snapshot".'
            : `Name a recorded revision, such as "${last}", or restore the missing folder from Git.`,
      };
    }
  },
};

function* withoutPointer({ cases, revisions, defects }: Dataset): Generator<Problem> {
  // Something stands there that is no file: it has its own finding.
  if (defects.some(({ at }) => at.file === currentFile)) return;
  const last = [...revisions.values()].at(-1);
  const at: Location | undefined = last === undefined ? cases[0]?.locate([]) : startOf(last.file);
  if (at === undefined) return;
  yield {
    message: `There is no "${currentFile}", so nothing says which corpus revision is current.`,
    at,
    fix:
      last === undefined
        ? 'Record the corpus with "touchstone corpus snapshot", which writes it.'
        : `Add it with the line "revision: ${last.id}" if that is what the retriever sees now.`,
  };
}
