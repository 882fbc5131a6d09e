import { splitGroupingOf } from "../families/grouping.ts";
import { frozenOtherwise } from "../families/frozen-otherwise.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const holdoutConfigurationRefrozen: Rule = {
  id: "holdout/configuration-refrozen",
  level: "error",
  reports: "two uses that name one configuration and freeze it at two moments",
  *check(dataset) {
    const file = splitGroupingOf(dataset)?.file;
    const uses = file?.families?.uses ?? [];
    for (const [index, use] of uses.entries()) {
      const first = use && frozenOtherwise(uses.slice(0, index), use);
      if (file === undefined || first === undefined) continue;
      const { configuration = "", frozenAt = "" } = use ?? {};
      yield {
        message: `Configuration ${quoted(configuration)} is frozen since ${frozenAt} here, and since ${first.frozenAt} in entry ${first.index + 1} of "uses".`,
        at: file.locate(["uses", index, "frozenAt"]),
        related: [file.locate(["uses", first.index, "frozenAt"])],
        fix: "Where it is the same configuration, write the moment that stands there. Where something in it changed, give it a name of its own, such as its commit.",
      };
    }
  },
};
