import type { Facts } from "./facts.ts";
import type { MergeRules } from "./merge-rules.ts";
import { fails, holds, notAsked, unseen, type Standing } from "./setting.ts";

/** What has to be asked of the branch, and the sentences for when it is and when it is not. */
interface Wanted {
  readonly isAsked: (rules: MergeRules) => boolean;
  readonly yes: (rules: MergeRules) => string;
  readonly no: string;
  /** Whether a ruleset is in order without it, so that nothing is said of the file to import. */
  readonly isFree?: boolean;
}

/**
 * Whether a ruleset or the older branch protection asks something of the default branch. What one of them does not ask and the
 * other does not show is not known.
 */
export function askedOfBranch(
  { set, host }: Facts,
  { isAsked, yes, no, isFree = false }: Wanted,
): Standing {
  if (host === undefined) {
    return unseen(isFree ? notAsked : `${notAsked} ${inFile(set.ruleset, isAsked)}`);
  }
  const { rules, protection } = host;
  if ("seen" in rules && isAsked(rules.seen)) return holds(yes(rules.seen));
  if ("seen" in protection && protection.seen !== undefined && isAsked(protection.seen)) {
    return holds(yes(protection.seen));
  }
  if ("unseen" in rules) return unseen(rules.unseen);
  if ("unseen" in protection) {
    return unseen(
      `No ruleset asks for it, and whether the older branch protection does was not seen. ${protection.unseen}`,
    );
  }
  return fails(no);
}

/** What the file says that is to be imported. Whether it was, no file knows. */
function inFile(ruleset: Facts["set"]["ruleset"], isAsked: (rules: MergeRules) => boolean): string {
  if (ruleset === undefined) return "No file of the set holds a ruleset to import.";
  const { path, rules } = ruleset;
  if (rules === undefined) return `${path} holds no ruleset that can be read.`;
  return isAsked(rules)
    ? `${path} asks for it, and no file says whether it was imported.`
    : `${path} does not ask for it, so that importing it would not be enough.`;
}

/** All rules that were seen, of rulesets and of the older protection. */
export function seenRules({ host }: Facts): readonly MergeRules[] {
  if (host === undefined) return [];
  const all = [host.rules, host.protection].flatMap((found) =>
    "seen" in found ? [found.seen] : [],
  );
  return all.filter((rules) => rules !== undefined);
}
