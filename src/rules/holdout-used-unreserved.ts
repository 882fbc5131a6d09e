import { decisionsIn, type DecidedUse, type Decisions } from "../families/decisions.ts";
import { splitGroupingOf } from "../families/grouping.ts";
import type { FamiliesFile } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import { nearestTeller } from "../model/nearest.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const holdoutUsedUnreserved: Rule = {
  id: "holdout/used-unreserved",
  level: "error",
  reports: "a use of a holdout for a decision that was not declared before",
  *check(dataset) {
    const file = splitGroupingOf(dataset)?.file;
    if (file === undefined) return;
    const decisions = decisionsIn(file.families);
    for (const use of decisions.uses) {
      const problem =
        use.reservation === undefined ? undeclared(file, use, decisions) : late(file, use);
      if (problem !== undefined) yield problem;
    }
  },
};

/** A decision that has a reservation, but none left, has another finding. */
function undeclared(
  file: FamiliesFile,
  { index, entry: { decision } }: DecidedUse,
  { reservations }: Decisions,
): Problem | undefined {
  const known = reservations.flatMap(({ entry }) => entry.decision ?? []);
  if (decision === undefined || known.includes(decision)) return undefined;
  return {
    message: `Nothing under "reservations" declares the decision ${quoted(decision)}${nearestTeller(100)(decision, known)}.`,
    at: file.locate(["uses", index, "decision"]),
    fix: 'Name the decision as its reservation does. Results that were read for no declared decision confirm nothing: record them under "exposures" instead.',
  };
}

function late(file: FamiliesFile, { index, entry, reservation }: DecidedUse): Problem | undefined {
  const { decision = "", at } = entry;
  const declared = reservation?.entry.at;
  if (at === undefined || declared === undefined || !isLater(declared, at)) return undefined;
  return {
    message: `Decision ${quoted(decision)} was declared on ${declared}, after its results were read on ${at}.`,
    at: file.locate(["uses", index, "at"]),
    related: [file.locate(["reservations", reservation?.index ?? 0, "at"])],
    fix: 'Results that were read before the decision was declared confirm nothing: record them under "exposures" instead.',
  };
}
