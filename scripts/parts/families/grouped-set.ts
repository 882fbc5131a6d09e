import { groupingOf, type Grouping } from "../../../src/families/grouping.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import { familiesFile } from "../../../src/model/layout.ts";
import { UsageError } from "../../io.ts";
import { setFolder } from "../set-folder.ts";

/** A set in a folder with its grouping. Throws UsageError where it has no families.yaml that can be read. */
export async function groupedSet(
  cwd: string,
  given: string,
): Promise<{ readonly dataset: Dataset; readonly grouping: Grouping }> {
  const dataset = await loadDataset(workingTree(await setFolder(cwd, given)));
  const grouping = groupingOf(dataset);
  if (grouping !== undefined) return { dataset, grouping };
  throw new UsageError(
    dataset.families === undefined
      ? `The set has no ${familiesFile} yet, so nothing says which documents belong together. A first text of it: touchstone families propose --by document`
      : `${familiesFile} cannot be read; touchstone check says why.`,
  );
}
