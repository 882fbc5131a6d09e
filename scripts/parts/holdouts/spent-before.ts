import { documentsOf } from "../../../src/families/case-documents.ts";
import { groupingOf } from "../../../src/families/grouping.ts";
import type { Holder } from "../../../src/families/split-graph.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { earlierSpent } from "../../../src/rules/earlier/earlier-spent.ts";
import { compareFound, findBase } from "../checking/base.ts";
import type { HoldoutSet } from "./holdout-set.ts";

/**
 * Whether some of this holds what people had learned from in an earlier state, under whatever name: the state that is given,
 * else the main branch's, else the last commit. Throws RepositoryError where the one that is given cannot be read.
 */
export async function wasSpentBefore(
  { folder }: Pick<HoldoutSet, "folder">,
  members: readonly Holder[],
  base: string | undefined,
): Promise<boolean> {
  const usual = await findBase({ folder }, base);
  const found = "none" in usual && usual.none === "no-remote" ? await lastCommit(folder) : usual;
  const { dataset } = await compareFound(workingTree(folder), found, { base, rules: [] });
  const earlier = earlierSpent(dataset);
  const grouping = groupingOf(dataset);
  if (earlier === undefined || grouping === undefined) return false;
  const documents = new Set(earlier.documents.map(({ documentId }) => documentId));
  const cases = new Set(earlier.cases.flatMap((file) => file.case.id ?? []));
  const families = new Set(
    [...documents].flatMap((id) => grouping.claimsOf(id).map(({ family }) => family)),
  );
  const ofCases = dataset.cases.filter(
    (file) => file.case.id !== undefined && cases.has(file.case.id),
  );
  const moved = new Set(
    ofCases.flatMap((file) => grouping.familiesOf(file).belongings.map(({ family }) => family)),
  );
  return members.some((one) =>
    one.kind === "family"
      ? families.has(one.id) || moved.has(one.id)
      : (one.file.case.id !== undefined && cases.has(one.file.case.id)) ||
        documentsOf(dataset, one.file).documents.some(({ documentId }) =>
          documents.has(documentId),
        ),
  );
}

async function lastCommit(folder: string): ReturnType<typeof findBase> {
  return await findBase({ folder }, "HEAD");
}
