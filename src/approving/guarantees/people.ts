import { listed } from "../../model/sentence.ts";
import { samePerson } from "../../model/person.ts";
import type { Permission } from "../review-host.ts";
import type { Facts } from "./facts.ts";
import { few } from "./few.ts";
import { choice, fails, holds, notAsked, unseen, type Setting, type Standing } from "./setting.ts";

const policyName = ".github/touchstone.yaml in the folder of the set";

/** Who may decide. */
export const peopleSettings: readonly Setting[] = [
  {
    id: "reviewers",
    title: "The policy says who may review.",
    protects:
      "From decisions of people who write to the repository and know nothing of its documents.",
    without: "Everybody with write access may decide about every case.",
    look: policyName,
    set: `${policyName}: reviewers, with the names of accounts.`,
    standing: reviewers,
  },
  {
    id: "owners",
    title: "The policy says who owns it.",
    protects:
      "From somebody who lets in another account by one pull request and decides with it in the next.",
    without: "The administrators own the policy and all that is protected.",
    look: policyName,
    set: `${policyName}: owners, with the names of accounts; CODEOWNERS for what GitHub asks about.`,
    standing: owners,
  },
  {
    id: "may-write",
    title: "Whoever the policy names has write access.",
    protects:
      "From a decision that nobody can make: only approvals of people with write access count.",
    without: "A review by such an account does not count, and its pull request waits for ever.",
    look: "gh api repos/OWNER/REPOSITORY/collaborators/NAME/permission --jq .role_name",
    set: 'Settings, Collaborators and teams: the role "Write"; or take the name out of the policy.',
    standing: mayWrite,
  },
  {
    id: "second-person",
    title: "Somebody else than the author can review every case.",
    protects: "From a set that waits for ever, or in which people approve what they wrote.",
    without: "Cases of the only reviewer can be approved by nobody.",
    look: "touchstone list, and the policy",
    set: `${policyName}: name a second reviewer.`,
    standing: secondPerson,
  },
];

function reviewers({ set }: Facts): Standing {
  const { policy } = set;
  if (policy === undefined) return fails("The set has no policy that can be read.");
  return policy.reviewers.length === 0
    ? choice("It names nobody.")
    : holds(`Named: ${few(policy.reviewers)}.`);
}

function owners({ set }: Facts): Standing {
  const { policy } = set;
  if (policy === undefined) return fails("The set has no policy that can be read.");
  return policy.owners.length === 0
    ? choice("It names nobody.")
    : holds(`Named: ${few(policy.owners)}.`);
}

const enough: ReadonlySet<Permission> = new Set(["write", "maintain", "admin"]);

function mayWrite({ set, host }: Facts): Standing {
  const names = namesIn(set);
  if (names.length === 0) return holds("The policy names nobody.");
  if (host === undefined) return unseen(notAsked);
  const found = names.map((name) => [name, host.permissions.get(name)] as const);
  const short = found.flatMap(([name, one]) =>
    one !== undefined && "seen" in one && !enough.has(one.seen)
      ? [one.seen === "none" ? `${name} (no access, or no such account)` : `${name} (${one.seen})`]
      : [],
  );
  if (short.length > 0) return fails(`Named, and without write access: ${few(short)}.`);
  const hidden = found.flatMap(([, one]) =>
    one === undefined ? [notAsked] : "unseen" in one ? [one.unseen] : [],
  );
  return hidden.length > 0 ? unseen(hidden[0] ?? "") : holds(`They do: ${few(names)}.`);
}

/** Everybody whom the policy names, each once. */
export function namesIn({ policy }: Pick<Facts["set"], "policy">): readonly string[] {
  const all = [...(policy?.reviewers ?? []), ...(policy?.owners ?? [])];
  return all.filter((name, at) => all.findIndex((one) => samePerson(one, name)) === at);
}

function secondPerson({ set }: Facts): Standing {
  const named = set.policy?.reviewers ?? [];
  const people = named.filter((name, at) => named.findIndex((one) => samePerson(one, name)) === at);
  const [only] = people;
  if (only === undefined) {
    return unseen("The policy names no reviewer, and no file says who else may write.");
  }
  if (people.length > 1) return holds(`${people.length} people may review.`);
  const others = set.authors.filter((author) => !samePerson(author, only));
  if (set.authors.length > 0 && others.length === 0) {
    return fails(`${only} is the only reviewer, and wrote every case.`);
  }
  return set.authors.some((author) => samePerson(author, only))
    ? fails(
        `${only} is the only reviewer, and wrote cases as well: those can be approved by nobody.`,
      )
    : choice(
        `${only} is the only reviewer. What ${only} writes can be approved by nobody${others.length > 0 ? `; so far the cases are by ${listed(others.slice(0, 3))}` : ""}.`,
      );
}
