import { accountName } from "../../model/account.ts";
import { policyFile } from "../../model/layout.ts";
import { samePerson } from "../../model/person.ts";

/** A line for each thing that makes a person's decision less than it seems: their own case, and a name of no reviewer. */
export function countsLess({
  reviewer,
  author,
  reviewers,
}: {
  readonly reviewer: string;
  readonly author: string | undefined;
  /** The accounts that the policy names as reviewers; none where it names nobody. */
  readonly reviewers: readonly string[];
}): readonly string[] {
  const own = author !== undefined && samePerson(author, reviewer);
  const isNamed = reviewers.some((one) => accountName(one) === accountName(reviewer));
  return [
    ...(own ? [`"${reviewer}" wrote this case too: recorded, but nobody else has judged it.`] : []),
    ...(reviewers.length > 0 && !isNamed
      ? [
          `"${reviewer}" is not among the reviewers in ${policyFile}: recorded, but on GitHub this would not count.`,
        ]
      : []),
  ];
}
