import { revisionsFolder } from "../model/layout.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";
import { deletedRevisions, restoring } from "./earlier/since-base.ts";
import { startOf } from "../model/location.ts";

export const revisionDeleted: Rule = {
  id: "revision/deleted",
  level: "error",
  reports: "a recorded corpus revision that is gone",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const { id, file } of deletedRevisions(dataset)) {
      yield {
        message: `Corpus revision ${quoted(id)} was recorded and is gone, so nobody can look up what was judged under it.`,
        at: startOf(file),
        fix: `Bring it back ${restoring(base, `${revisionsFolder}/${id}`)}: a revision that is no longer current stays as history.`,
      };
    }
  },
};
