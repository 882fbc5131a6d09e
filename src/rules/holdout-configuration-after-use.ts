import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import { recordedEntries } from "./records/records-of-holdouts.ts";
import type { Rule } from "./rule.ts";

export const holdoutConfigurationAfterUse: Rule = {
  id: "holdout/configuration-after-use",
  level: "error",
  reports: "a use whose configuration was changed after its results were read",
  *check(dataset) {
    for (const { file, record, index } of recordedEntries(dataset)) {
      if (record !== "uses") continue;
      const { configuration = "", frozenAt, at } = file.families?.uses?.[index] ?? {};
      if (frozenAt === undefined || at === undefined || !isLater(frozenAt, at)) continue;
      yield {
        message: `Configuration ${quoted(configuration)} is frozen since ${frozenAt}, and its results were read before that, on ${at}.`,
        at: file.locate(["uses", index, "frozenAt"]),
        related: [file.locate(["uses", index, "at"])],
        fix: 'Name the configuration that the results are of, and since when nothing in it changed. Where it changed because of them, they belong under "exposures".',
      };
    }
  },
};
