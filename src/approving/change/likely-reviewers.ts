import { expertsOf } from "../../authoring/owners/experts.ts";
import { documentsOf } from "../../families/case-documents.ts";
import { groupingOf } from "../../families/grouping.ts";
import { accountName, isBot } from "../../model/account.ts";
import { stageOf, statusOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Policy } from "../../model/generated/policy.ts";
import { groupsOf } from "../../model/groups.ts";
import { personKey } from "../../model/person.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { AskedCase } from "../asked-change.ts";
import { isAuthor } from "../recording/unfit-person.ts";

/** Somebody whom the policy lets review. */
export interface LikelyReviewer {
  /** As the policy writes it. */
  readonly login: string;
  /** How many cases of the same families or documents this person decided about before. */
  readonly decided: number;
  /** Whether families.yaml names this account as an expert of one of these families. */
  readonly isExpert: boolean;
}

/** What tells who may review, and who knows the matter. */
export interface Reviewing {
  /** The set on the base, whose records count. */
  readonly base: Dataset;
  readonly policy: Pick<Policy, "reviewers"> | undefined;
  /** The login of who opened the pull request; undefined where the account was deleted. */
  readonly author: string | undefined;
}

type Asked = readonly Pick<AskedCase, "before" | "after">[];

/**
 * Whom the policy names, without machines, the author of the pull request, and whoever wrote all of its cases: first the experts
 * of the families, then who decided most cases of the same families or documents, then by name. Nobody where the policy names nobody, since who may write is not known here.
 */
export function likelyReviewers(
  cases: Asked,
  { base, policy, author }: Reviewing,
): readonly LikelyReviewer[] {
  const likely = likelyReviewersIn(base, policy)(cases, author);
  return likely.filter(({ login }) => !wroteAll(cases, login));
}

/** The same for many questions about one set, of which each may know some of its cases only: whoever wrote these is named. */
export function likelyReviewersIn(
  base: Dataset,
  policy: Reviewing["policy"],
): (cases: Asked, author: string | undefined) => readonly LikelyReviewer[] {
  const decisionsAbout = decisionsIn(base);
  const expertsOfCase = expertsOf(base);
  const named = [...groupsOf(policy?.reviewers ?? [], accountName).values()]
    .map(([login]) => login)
    .filter((login) => !isBot(login));
  return (cases, author) => {
    const isAuthorOfPull = (login: string): boolean =>
      author !== undefined && accountName(login) === accountName(author);
    const files = cases.flatMap(({ before, after }) => [before ?? [], after].flat());
    const decided = decisionsAbout(files);
    const experts = new Set(files.flatMap(expertsOfCase).map(accountName));
    return named
      .filter((login) => !isAuthorOfPull(login))
      .map((login) => ({
        login,
        decided: decided.get(personKey(login)) ?? 0,
        isExpert: experts.has(accountName(login)),
      }))
      .toSorted(
        (one, other) =>
          Number(other.isExpert) - Number(one.isExpert) ||
          other.decided - one.decided ||
          byUtf8(accountName(one.login), accountName(other.login)),
      );
  };
}

/** Whether an account wrote each of some cases, so that none of them is left which it may approve. */
function wroteAll(cases: Asked, login: string): boolean {
  const wrote = ({ after }: Asked[number]): boolean =>
    isAuthor(after, login) && stageOf(after) !== "retired";
  return cases.length > 0 && cases.every(wrote);
}

/** Tells how many cases that share a family or a document with some each person decided about. */
function decisionsIn(base: Dataset): (files: readonly CaseFile[]) => ReadonlyMap<string, number> {
  const mattersOf = mattersIn(base);
  const byMatter = new Map<string, Set<ReadonlySet<string>>>();
  for (const file of base.cases) {
    const people = decidersOf(file);
    if (people.size === 0) continue;
    for (const matter of mattersOf(file)) {
      byMatter.set(matter, (byMatter.get(matter) ?? new Set()).add(people));
    }
  }
  return (files) => {
    // The people of a case are one set, so a case that shares several matters counts once.
    const matters = new Set(files.flatMap(mattersOf));
    const cases = new Set([...matters].flatMap((matter) => [...(byMatter.get(matter) ?? [])]));
    const counts = new Map<string, number>();
    for (const people of cases) {
      for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1);
    }
    return counts;
  };
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
