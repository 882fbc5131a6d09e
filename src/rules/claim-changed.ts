import { takesPart } from "../model/case.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import { movedCases, nameOfCase, placeOfMove, type MovedCase } from "./earlier/moved-cases.ts";
import { changedClaim } from "./earlier/redeclarations.ts";
import type { Rule } from "./rule.ts";

/** How many cases a finding names. */
const most = 5;

export const claimChanged: Rule = {
  id: "claim/changed",
  level: "warning",
  reports: "a claim that is not the one for which the split was recorded",
  needs: "base",
  *check(dataset) {
    const found = changedClaim(dataset);
    if (found?.isDated !== true) return;
    const moved = movedCases(dataset).filter(({ now }) => takesPart(now));
    yield {
      message: `${found.change}, so results before and after cannot be compared.${sidesInWords(moved)}`,
      at: found.file.locate([...found.path, "kind"]),
      ...(moved.length === 0 ? {} : { related: moved.slice(0, most).map(placeOfMove) }),
      fix: "Look at the split again, since it was made for another claim, and tell results before and after apart; or bring the claim back.",
    };
  },
};

function sidesInWords(moved: readonly MovedCase[]): string {
  if (moved.length === 0) return "";
  const names = moved
    .slice(0, most)
    .map((one) => `${quoted(nameOfCase(one))} (was "${one.was.split}", is "${one.is.split}")`);
  const more = moved.length - names.length;
  const which = listed(more === 0 ? names : [...names, `${more} more`]);
  return ` ${counted(moved.length, "case")} changed sides with it: ${which}.`;
}
