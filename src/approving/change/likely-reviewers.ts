import { documentsOf } from "../../families/case-documents.ts";
import { groupingOf } from "../../families/grouping.ts";
import { accountName, isBot } from "../../model/account.ts";
import { statusOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Policy } from "../../model/generated/policy.ts";
import { groupsOf } from "../../model/groups.ts";
import { personKey } from "../../model/person.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { AskedCase } from "../asked-change.ts";

/** Somebody whom the policy lets review. */
export interface LikelyReviewer {
  /** As the policy writes it. */
  readonly login: string;
  /** How many cases of the same families or documents this person decided about before. */
  readonly decided: number;
}

/** What tells who may review, and who knows the matter. */
export interface Reviewing {
  /** The set on the base, whose records count. */
  readonly base: Dataset;
  readonly policy: Pick<Policy, "reviewers"> | undefined;
  /** The login of who opened the pull request; undefined where the account was deleted. */
  readonly author: string | undefined;
}

/**
 * Whom the policy names, without the author and machines: first who decided most cases of the same families or documents,
 * then by name. Nobody where the policy names nobody, since who may write is not known here.
 */
export function likelyReviewers(
  cases: readonly Pick<AskedCase, "before" | "after">[],
  { base, policy, author }: Reviewing,
): readonly LikelyReviewer[] {
  const decided = decisionsAbout(
    cases.flatMap(({ before, after }) => [before ?? [], after].flat()),
    base,
  );
  const isAuthor = (login: string): boolean =>
    author !== undefined && accountName(login) === accountName(author);
  const named = groupsOf(policy?.reviewers ?? [], accountName);
  return [...named.values()]
    .map(([login]) => login)
    .filter((login) => !isAuthor(login) && !isBot(login))
    .map((login) => ({ login, decided: decided.get(personKey(login)) ?? 0 }))
    .toSorted(
      (one, other) =>
        other.decided - one.decided || byUtf8(accountName(one.login), accountName(other.login)),
    );
}

/** How many cases that share a family or a document with some each person decided about. */
function decisionsAbout(files: readonly CaseFile[], base: Dataset): ReadonlyMap<string, number> {
  const mattersOf = mattersIn(base);
  const matters = new Set(files.flatMap(mattersOf));
  const counts = new Map<string, number>();
  for (const file of base.cases) {
    const people = decidersOf(file);
    if (people.size === 0 || !mattersOf(file).some((one) => matters.has(one))) continue;
    for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  return counts;
}

/** The families and documents of a case, as the base groups them. */
function mattersIn(base: Dataset): (file: CaseFile) => readonly string[] {
  const grouping = groupingOf(base);
  return (file) => {
    const found = grouping?.familiesOf(file);
    const { documents } = found?.documents ?? documentsOf(base, file);
    const families = (found?.belongings ?? []).map(({ family }) => `family ${family}`);
    return [...families, ...documents.map(({ documentId }) => `document ${documentId}`)];
  };
}

/** Whoever judged, retired or looked again at a case, each once. */
function decidersOf(file: CaseFile): ReadonlySet<string> {
  const { review, refresh, retired, sentinel } = file.case;
  const names = [
    statusOf(file) === "pending" ? undefined : review?.reviewedBy,
    refresh?.outcome === undefined ? undefined : refresh.by,
    retired?.by,
    ...(sentinel?.reviews ?? []).map((one) => one?.reviewer),
  ];
  return new Set(names.flatMap((name) => (name === undefined ? [] : [personKey(name)])));
}
