import { changedPaths } from "../../git/changed-paths.ts";
import { firstParents } from "../../git/first-parents.ts";
import type { Repository } from "../../git/repository.ts";
import { repositoryPath } from "../../git/repository-path.ts";
import { idInName } from "../../model/case-id.ts";
import { casesFolder, isYamlName } from "../../model/layout.ts";
import type { ObjectId } from "../../refresh/requests/host.ts";
import type { ReviewHost } from "../review-host.ts";

/** How far back a run looks for pull requests that were merged: thirty days before the newest commit, among the last 500. */
const window = { most: 500, seconds: 30 * 24 * 60 * 60 };

/** Of how many commits a run asks the host at most which pull request brought them. */
const mostAsked = 60;

/** How many of the newest commits that changed cases are looked at whatever became of these. */
const mostFresh = 10;

/** Where the history of the main branch is looked through. */
export interface MainHistory {
  readonly clone: Repository;
  /** The set's folder in the repository. */
  readonly place: string;
  readonly head: ObjectId;
}

/** Pull requests that were merged, the last merged first. */
export interface PullsToRecord {
  /** Those that changed a case in which a decision may still have to be recorded. */
  readonly open: readonly number[];
  /** Others that changed cases lately. */
  readonly fresh: readonly number[];
  /** How many commits were not asked about, since there are too many. */
  readonly left: number;
}

/**
 * The pull requests whose decisions may have to be recorded, by what the main branch holds now and how it came there. It goes by
 * states, so a run that was missed is made up for. `open`: the ids of the cases that are open to recording.
 */
export async function pullsToRecord(
  host: Pick<ReviewHost, "mergedPullsOf">,
  history: MainHistory,
  open: ReadonlySet<string>,
): Promise<PullsToRecord> {
  const { clone, place, head } = history;
  const folder = repositoryPath(place, casesFolder);
  const found = { open: new Set<number>(), fresh: new Set<number>() };
  let [asked, left, changes] = [0, 0, 0];
  for (const { commit, onto } of await firstParents(clone, head, window)) {
    const paths = await changedPaths(clone, [onto, commit], folder);
    const ids = paths.filter(({ path }) => isYamlName(path)).map(({ path }) => idInName(path));
    if (ids.length === 0) continue;
    changes += 1;
    const isOpen = ids.some((id) => open.has(id));
    if (!isOpen && changes > mostFresh) continue;
    if (asked === mostAsked) {
      left += 1;
      continue;
    }
    asked += 1;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Git names its commits so.
    for (const number of await host.mergedPullsOf(commit as ObjectId)) {
      found[isOpen ? "open" : "fresh"].add(number);
    }
  }
  const fresh = [...found.fresh].filter((number) => !found.open.has(number));
  return { open: [...found.open], fresh, left };
}
