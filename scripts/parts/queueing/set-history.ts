import { realpath } from "node:fs/promises";
import type { History, Past } from "../../../src/approving/queue/since.ts";
import type { WaitingCase } from "../../../src/approving/queue/waiting-case.ts";
import { readPast } from "../../../src/approving/verifying/brought-by.ts";
import { commitPeople } from "../../../src/git/commit-people.ts";
import { commitTree } from "../../../src/git/commit-tree.ts";
import { findCheckout, placeIn } from "../../../src/git/find-repository.ts";
import { broughtVersions, type BroughtVersion } from "../../../src/git/first-commits.ts";
import type { Repository } from "../../../src/git/repository.ts";
import { repositoryPath } from "../../../src/git/repository-path.ts";
import { readCurrent } from "../../../src/load/read-revision.ts";
import { idInName } from "../../../src/model/case-id.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { groupsOf } from "../../../src/model/groups.ts";
import {
  casesFolder,
  currentFile,
  isYamlName,
  revisionsFolder,
} from "../../../src/model/layout.ts";

/** Where a set lies in its repository. */
interface Committed {
  readonly repository: Repository;
  readonly head: string;
  readonly place: string;
}

/**
 * What the history of the commit that is checked out tells of cases that wait, in whatever folder of the set they lay; undefined
 * outside of a repository, and before its first commit. `revision` is the one that is current in the folder.
 */
export async function setHistory(
  folder: string,
  cases: readonly WaitingCase[],
  revision: string | undefined,
): Promise<History | undefined> {
  const real = await realpath(folder);
  const checkout = await findCheckout(real);
  if (checkout?.head === undefined) return undefined;
  const { repository, head } = checkout;
  const at = { repository, head, place: placeIn(checkout, real) };
  const past = await pastCases(at, new Set(cases.map(({ file }) => idInName(file.path))));
  return {
    ofCase: ({ path }) => past.get(idInName(path)) ?? [],
    pointers: await pastPointers(at),
    revision,
  };
}

async function pastCases(
  { repository, head, place }: Committed,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Past<CaseFile>[]>> {
  const versions = await broughtVersions(repository, head, {
    folder: repositoryPath(place, casesFolder),
    named: (name) => isYamlName(name) && ids.has(idInName(name)),
  });
  const timeOf = timesIn(repository);
  const past = new Map<string, readonly Past<CaseFile>[]>();
  for (const [id, own] of groupsOf(versions, ({ path }) => idInName(path))) {
    const read = (await readPast(oldestFirst(own))).map(
      async ({ commit, isCertain, isRead, file }) => ({
        commit,
        committedAt: await timeOf(commit),
        isCertain,
        isRead,
        value: file,
      }),
    );
    past.set(id, await Promise.all(read));
  }
  return past;
}

async function pastPointers({
  repository,
  head,
  place,
}: Committed): Promise<readonly Past<string>[]> {
  const name = currentFile.slice(revisionsFolder.length + 1);
  const versions = await broughtVersions(repository, head, {
    folder: repositoryPath(place, revisionsFolder),
    named: (one) => one === name,
  });
  const timeOf = timesIn(repository);
  const own = oldestFirst(versions.filter(({ path }) => path === name));
  const past = own.map(async ({ commit, isCertain }) => {
    const { current } = await readCurrent(await commitTree(repository, commit, place));
    return {
      commit,
      committedAt: await timeOf(commit),
      isCertain,
      isRead: true,
      value: current.revision,
    };
  });
  return await Promise.all(past);
}

function oldestFirst(versions: readonly BroughtVersion[]): readonly BroughtVersion[] {
  return versions.toSorted((a, b) => a.order - b.order);
}

/** One commit brings many versions. */
function timesIn(repository: Repository): (commit: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return async (commit) => {
    const time =
      known.get(commit) ?? commitPeople(repository, commit).then(({ committedAt }) => committedAt);
    known.set(commit, time);
    return await time;
  };
}
