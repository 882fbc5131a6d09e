import { repositoryPath } from "../../git/repository-path.ts";
import { accountName } from "../../model/account.ts";
import { counted } from "../../model/sentence.ts";
import { policyFile } from "../../model/layout.ts";
import { askedOfBranch } from "./asked-of-branch.ts";
import { canOwn, ownersLineFor, ownersLines, type OwnersLine } from "./code-owners.ts";
import { few } from "./few.ts";
import type { Facts, SetFacts } from "./facts.ts";
import { guardedPaths, liesIn, newFileIn } from "./guarded-paths.ts";
import {
  choice,
  fails,
  holds,
  rulesetMenu,
  rulesLine,
  unseen,
  type Setting,
  type Standing,
} from "./setting.ts";

const judge =
  "From a change that brings its own judge: another workflow, another bundle, another policy, a family that moves, a revision that is rewritten.";

/** That somebody who was named for it is asked about what judges. */
export const ownerSettings: readonly Setting[] = [
  {
    id: "owners-review",
    title: "A change of what judges waits for its owners.",
    protects: judge,
    without:
      "Any approval lets such a change through, also that of somebody who only looked at the cases in it.",
    look: rulesLine,
    set: `${rulesetMenu}, the ruleset of the main branch, "Require a pull request before merging": "Require review from Code Owners".`,
    standing: (facts) =>
      askedOfBranch(facts, {
        isAsked: ({ asksOwners }) => asksOwners,
        yes: () => "The review of code owners is required.",
        no: "The review of code owners is not required.",
      }),
  },
  {
    id: "owners-named",
    title: "CODEOWNERS names owners for all that judges.",
    protects: judge,
    without: "GitHub asks nobody about a path that no line fits, or whose owner it does not know.",
    look: "gh api repos/OWNER/REPOSITORY/codeowners/errors",
    set: "touchstone codeowners --write\nIt takes the owners that the policy names, accounts with write access, and puts a line for each path behind all others: of two lines that fit a path, the last one counts.",
    standing: named,
  },
  {
    id: "experts-asked",
    title: "The experts of each family are asked about its cases.",
    protects:
      "From an approval by somebody who does not know the matter: GitHub asks those who know the right answer.",
    without: "Nobody in particular is asked; whoever may review and comes first decides.",
    look: "touchstone codeowners --check",
    set: "touchstone codeowners --write\nIt takes experts from families.yaml. Commit what it wrote.",
    standing: expertsAsked,
  },
];

function named({ set, host }: Facts): Standing {
  const { codeowners } = set;
  if (codeowners === undefined) return fails("There is no CODEOWNERS.");
  const lines = ownersLines(codeowners.text);
  const bare = guardedPaths(set).flatMap((path) => bareIn(path, set, lines));
  if (bare.length > 0) {
    return fails(`${codeowners.path} names nobody who can be an owner for ${few(bare)}.`);
  }
  const own = ownersLineFor(lines, codeowners.path);
  if (own === undefined || !own.owners.some(canOwn)) {
    return fails(`${codeowners.path} names no owner for itself.`);
  }
  if (host === undefined) {
    return unseen(
      `${codeowners.path} has an owner for each path. Whether GitHub knows them, and whether they may write, was not asked.`,
    );
  }
  const { ownersErrors: errors } = host;
  if ("unseen" in errors) {
    return unseen(`${codeowners.path} has an owner for each path. ${errors.unseen}`);
  }
  if (errors.seen.length === 0) {
    return holds("Each path has an owner, and GitHub knows all that the file names.");
  }
  const places = errors.seen.map(({ path, line, kind }) => `${path}:${line} (${kind})`);
  return fails(`GitHub passes over ${counted(places.length, "line")}: ${few(places)}.`);
}

/** Whether the line that counts for each case names all who know its families. */
function expertsAsked({ set }: Facts): Standing {
  const { codeowners, place, experts } = set;
  const asked = experts.filter((one) => one.experts.length > 0);
  const unread = set.unread.filter((path) => path !== policyFile);
  if (unread.length > 0) {
    return unseen(
      `What ${few(unread)} ${unread.length === 1 ? "says" : "say"} of families cannot be read whole. Run touchstone check, and mend what it finds.`,
    );
  }
  if (asked.length === 0) return choice("No family in families.yaml names experts.");
  if (codeowners === undefined) return fails("There is no CODEOWNERS.");
  const lines = ownersLines(codeowners.text);
  const bare = asked.filter((one) => {
    const line = ownersLineFor(lines, repositoryPath(place, one.path));
    const owners = new Set(line?.owners.map(accountName));
    return !one.experts.every((expert) => owners.has(accountName(expert)));
  });
  if (bare.length === 0) {
    return holds(`${codeowners.path} names the experts of ${counted(asked.length, "case")}.`);
  }
  return fails(
    `${codeowners.path} does not name the experts of ${few(bare.map(({ path }) => path))}.`,
  );
}

/** The files of a path that have no owner, or the path itself where that is so of what may come. */
function bareIn(path: string, { guarded }: SetFacts, lines: readonly OwnersLine[]): string[] {
  const isBare = (file: string): boolean =>
    ownersLineFor(lines, file)?.owners.some(canOwn) !== true;
  if (isBare(newFileIn(path))) return [path];
  return guarded.filter((file) => liesIn(path, file) && isBare(file));
}
