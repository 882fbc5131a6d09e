import { realpath } from "node:fs/promises";
import { commitPeople, type CommitPeople } from "../../../src/git/commit-people.ts";
import { findCheckout, placeIn } from "../../../src/git/find-repository.ts";
import { broughtVersions } from "../../../src/git/first-commits.ts";
import type { Repository } from "../../../src/git/repository.ts";
import { repositoryPath } from "../../../src/git/repository-path.ts";
import { broughtBy } from "../../../src/approving/verifying/brought-by.ts";
import type { CommittedBy } from "../../../src/approving/verifying/offline.ts";
import type { RecordedDecision } from "../../../src/approving/verifying/recorded-decision.ts";
import { idInName } from "../../../src/model/case-id.ts";
import { casesFolder, isYamlName } from "../../../src/model/layout.ts";

/** By whom decisions were committed, as the history of the commit that is checked out tells it; none outside of a repository. */
export async function committedDecisions(
  folder: string,
  decisions: readonly RecordedDecision[],
): Promise<ReadonlyMap<RecordedDecision, CommittedBy>> {
  const real = await realpath(folder);
  const checkout = await findCheckout(real);
  if (checkout?.head === undefined) return new Map();
  const { repository, head } = checkout;
  const ids = new Set(decisions.map(({ file }) => idInName(file.path)));
  const versions = await broughtVersions(repository, head, {
    folder: repositoryPath(placeIn(checkout, real), casesFolder),
    named: (name) => isYamlName(name) && ids.has(idInName(name)),
  });
  const people = peopleOf(repository);
  const committed = new Map<RecordedDecision, CommittedBy>();
  for (const [decision, { block, content, isCertain }] of await broughtBy(decisions, versions)) {
    committed.set(decision, {
      block: block === undefined ? undefined : await people(block),
      content: content === undefined ? undefined : await people(content),
      isCertain,
    });
  }
  return committed;
}

/** One commit brings many decisions. */
function peopleOf(repository: Repository): (commit: string) => Promise<CommitPeople> {
  const known = new Map<string, Promise<CommitPeople>>();
  return async (commit) => {
    const people = known.get(commit) ?? commitPeople(repository, commit);
    known.set(commit, people);
    return await people;
  };
}
