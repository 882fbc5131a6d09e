import { decisionsIn, type DecidedUse, type Decisions } from "../families/decisions.ts";
import { splitGroupingOf } from "../families/grouping.ts";
import type { FamiliesFile } from "../model/families.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import { nearestTeller } from "../model/nearest.ts";
import { quoted } from "../model/sentence.ts";
import { unfollowed, unkept, type OtherSubject } from "./earlier/other-subjects.ts";
import type { Rule } from "./rule.ts";

export const holdoutUsedUnreserved: Rule = {
  id: "holdout/used-unreserved",
  level: "error",
  reports: "a use of a holdout that was not kept before for the decision",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const { file } = grouping;
    const decisions = decisionsIn(file.families);
    for (const use of decisions.uses.filter(({ repeated }) => repeated === undefined)) {
      const problem =
        use.reservation === undefined ? undeclared(file, use, decisions) : late(file, use);
      if (problem !== undefined) yield problem;
    }
    for (const other of [...unkept(dataset, grouping), ...unfollowed(dataset, grouping)]) {
      yield problemOf(file, other);
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

function problemOf(file: FamiliesFile, { use, path, name, isRepeated }: OtherSubject): Problem {
  const { index, entry, reservation } = use;
  const decision = quoted(entry.decision ?? "");
  const related = [file.locate(["reservations", reservation?.index ?? 0])];
  if (isRepeated) {
    return {
      message: `This entry repeats the use for ${decision} for ${name}, which holds nothing that the use was of.`,
      at: file.locate(["uses", index, ...path]),
      fix: "Name what its documents or cases belong to now. Results of something else are a use for a decision of their own, declared before.",
    };
  }
  return {
    message: `The reservation of ${decision} does not keep ${name}, so no result on it was to decide anything.`,
    at: file.locate(["uses", index, ...path]),
    related,
    fix: 'Name what the reservation names. Results on something else were read for no declared decision: record them under "exposures".',
  };
}
