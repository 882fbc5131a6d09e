import { isInCases, isYamlName } from "../../model/layout.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { verdictsOn } from "../../authoring/set/required-statuses.ts";
import { ownedPaths } from "../change/needs-owner.ts";
import { pathInSet } from "../change/path-names.ts";
import { likelyReviewersIn, type LikelyReviewer } from "../change/likely-reviewers.ts";
import type { CommitStatus } from "../review-host.ts";
import type { Account } from "../said.ts";
import type { WaitsForWhom } from "./waiting-case.ts";

/** An open pull request, as far as a queue needs to know it. */
export interface OpenPull {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  /** Undefined: the account was deleted. */
  readonly author: Account | undefined;
  readonly openedAt: string;
  readonly isDraft: boolean;
  /** The verdicts on its last commit, by the context in lower case. */
  readonly statuses: ReadonlyMap<string, CommitStatus>;
  /** The paths in the repository that it changes; of a renamed file the earlier one as well. */
  readonly paths: readonly string[];
}

/** Where open pull requests are read. Its method throws where the host does not answer. */
export interface QueueHost {
  /** Those that go to the default branch. */
  readonly openPulls: () => Promise<readonly OpenPull[]>;
}

/** An open pull request that waits for a person. */
export interface WaitingPull {
  readonly pull: OpenPull;
  /** The case files that it changes, in the set and in order. */
  readonly cases: readonly string[];
  /** What the judge of pull requests said of it; undefined where it has said nothing. */
  readonly verdict: CommitStatus | undefined;
  readonly whom: WaitsForWhom;
}

/**
 * The pull requests that wait, the oldest first: those without the verdict that nothing is missing. One of which the judge has
 * said nothing waits where it changes the set, or what needs an owner anywhere. `place` is the set's folder in the repository.
 */
export function waitingPulls(
  pulls: readonly OpenPull[],
  { dataset, place }: { readonly dataset: Dataset; readonly place: string },
): readonly WaitingPull[] {
  const policy = dataset.policy?.policy;
  const reviewersOf = likelyReviewersIn(dataset, policy);
  const files = new Map(dataset.cases.map((file) => [file.path, file]));
  const context = verdictsOn(place).review.toLowerCase();
  const namesSomebody = (policy?.reviewers ?? []).length > 0;
  const needsOwner = ownedPaths(place, policy);
  const waiting: WaitingPull[] = [];
  for (const pull of pulls) {
    const own = pull.paths.flatMap((path) => pathInSet(place, path) ?? []);
    const verdict = pull.statuses.get(context);
    const isJudged = own.length > 0 || pull.paths.some(needsOwner);
    if (verdict === undefined ? !isJudged : verdict.state === "success") continue;
    const cases = own.filter((path) => isInCases(path) && isYamlName(path)).toSorted(byUtf8);
    const known = cases.flatMap((path) => files.get(path) ?? []);
    const people = reviewersOf(
      known.map((after) => ({ before: undefined, after })),
      pull.author?.login,
    );
    waiting.push({ pull, cases, verdict, whom: whomOf(pull, namesSomebody ? people : undefined) });
  }
  return waiting.toSorted(
    (one, other) =>
      byUtf8(one.pull.openedAt, other.pull.openedAt) || one.pull.number - other.pull.number,
  );
}

/** A draft is its author's. `people` is undefined where the policy names nobody. */
function whomOf(
  { author, isDraft }: OpenPull,
  people: readonly LikelyReviewer[] | undefined,
): WaitsForWhom {
  if (isDraft && author !== undefined) {
    return { is: "named", people: [{ login: author.login, decided: 0, isExpert: false }] };
  }
  if (people !== undefined) return { is: "named", people };
  return { is: "anybody", but: author === undefined ? [] : [author.login] };
}
