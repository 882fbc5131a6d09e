import { revisionsFolder } from "../model/layout.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { editedRevisions, restoring } from "./earlier/since-base.ts";

export const revisionEdited: Rule = {
  id: "revision/edited",
  level: "error",
  reports: "a recorded corpus revision that says something else now",
  needs: "base",
  *check(dataset) {
    const { base, revisions } = dataset;
    if (base === undefined) return;
    for (const { id } of editedRevisions(dataset)) {
      const now = revisions.get(id);
      if (now === undefined) continue;
      yield {
        message: `Corpus revision ${quoted(id)} was edited after it was recorded, and what was judged under it was judged under something else.`,
        at: now.locate([]),
        fix: `Bring it back ${restoring(base, `${revisionsFolder}/${id}`)}, and record a changed corpus under a new name with "touchstone corpus snapshot".`,
      };
    }
  },
};
