import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { decidedRefreshes } from "./records/decided-refreshes.ts";
import type { Rule } from "./rule.ts";

export const refreshBackdated: Rule = {
  id: "refresh/backdated",
  level: "error",
  reports: "a decision that is dated before the corpus revision that it is about",
  perFile: true,
  *check(dataset) {
    for (const { file, refresh } of decidedRefreshes(dataset)) {
      const { to = "", at } = refresh;
      const revision = dataset.revisions.get(to);
      const createdAt = revision?.record?.createdAt;
      if (revision === undefined || createdAt === undefined || at === undefined) continue;
      if (!isLater(createdAt, at)) continue;
      yield {
        message: `The decision is of ${at}, and corpus revision ${quoted(to)}, which it is about, of ${createdAt}: nobody could read it before.`,
        at: file.locate(["refresh", "at"]),
        related: [revision.locate(["createdAt"])],
        fix: `Bring the case back from Git and decide with ${decideCommand(file)}, which records the moment at which it is decided.`,
      };
    }
  },
};
