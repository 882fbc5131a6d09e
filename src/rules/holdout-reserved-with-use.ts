import { isDeepStrictEqual } from "node:util";
import { decisionsIn } from "../families/decisions.ts";
import { splitGroupingOf } from "../families/grouping.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const holdoutReservedWithUse: Rule = {
  id: "holdout/reserved-with-use",
  level: "warning",
  reports: "a use whose reservation comes in the same change",
  needs: "base",
  *check(dataset) {
    const file = splitGroupingOf(dataset)?.file;
    if (file === undefined) return;
    const before = dataset.base?.families?.families;
    const isOld = (record: "reservations" | "uses", entry: unknown): boolean =>
      (before?.[record] ?? []).some((one) => isDeepStrictEqual(one, entry));
    for (const { index, entry, reservation, repeated } of decisionsIn(file.families).uses) {
      if (reservation === undefined || repeated !== undefined || isOld("uses", entry)) continue;
      if (isOld("reservations", reservation.entry)) continue;
      yield {
        message: `Decision ${quoted(entry.decision ?? "")} is declared in the same change that records its use, so nothing shows which came first.`,
        at: file.locate(["uses", index, "decision"]),
        related: [file.locate(["reservations", reservation.index])],
        fix: "Bring the reservation to the main branch before anybody reads the results. Of results that were read already, say in the change how it is known that the decision was declared before.",
      };
    }
  },
};
