import { isBlank } from "../../model/white-space.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { samePerson } from "../../model/person.ts";
import { machineNamed } from "../../rules/machine-named.ts";
import { likelyReviewersIn } from "../change/likely-reviewers.ts";
import type { Wait, WaitsForWhom } from "./waiting-case.ts";

/**
 * Tells who may do what a case waits for: whom the policy names, and never who wrote the case or judged it already. What a
 * candidate lacks before anybody can judge it is for who wrote it.
 */
export function waitsForWhom(dataset: Dataset): (file: CaseFile, wait: Wait) => WaitsForWhom {
  const policy = dataset.policy?.policy;
  const reviewersOf = likelyReviewersIn(dataset, policy);
  const namesSomebody = (policy?.reviewers ?? []).length > 0;
  return (file, wait) => {
    const author = authorOf(file);
    if (wait.is === "needless") return { is: "anybody", but: [] };
    if (wait.is === "evidence") {
      if (author === undefined) return { is: "anybody", but: [] };
      return { is: "named", people: [{ login: author, decided: 0, isExpert: false }] };
    }
    const judged = wait.is === "sentinel-judgment" ? wait.judgedBy : [];
    const but = [...(author === undefined ? [] : [author]), ...judged];
    if (!namesSomebody) return { is: "anybody", but };
    const people = reviewersOf([{ before: undefined, after: file }], author).filter(
      ({ login }) =>
        !but.some((one) => samePerson(one, login)) && machineNamed(file, login) === undefined,
    );
    return { is: "named", people };
  };
}

/** Whether this person may do it, as far as the set tells. */
export function isFor(whom: WaitsForWhom, person: string): boolean {
  return whom.is === "anybody"
    ? !whom.but.some((one) => samePerson(one, person))
    : whom.people.some(({ login }) => samePerson(login, person));
}

function authorOf({ case: { origin } }: CaseFile): string | undefined {
  const author = origin?.author;
  return author === undefined || isBlank(author) ? undefined : author;
}
