import { loadDataset } from "../../src/load/dataset.ts";
import { readTexts } from "../../src/load/read-texts.ts";
import { currentRevision } from "../../src/model/dataset.ts";
import type { RefreshItem, RefreshPlan } from "../../src/refresh/plan/plan.ts";
import {
  planRefresh,
  type PlannedRevision,
  type PlanOptions,
} from "../../src/refresh/plan/plan-refresh.ts";
import { textsToPlan } from "../../src/refresh/plan/texts-to-plan.ts";
import { memoryTree, type Contents } from "./memory-tree.ts";

interface Planning extends Pick<PlanOptions, "candidates" | "observations" | "open"> {
  /** The revision to plan for, by default the current one. */
  readonly to?: string;
}

/** The plan of a set in memory, with the texts that a command would read for it. */
export async function planOf(files: Contents, planning: Planning = {}): Promise<RefreshPlan> {
  const { to, ...options } = planning;
  const tree = memoryTree(files);
  const dataset = await loadDataset(tree);
  const revision = to === undefined ? currentRevision(dataset) : dataset.revisions.get(to);
  if (revision?.digest === undefined) throw new Error("No revision to plan for.");
  const target = revision as PlannedRevision;
  const wanted = textsToPlan(dataset, { target, ...options });
  const paths = Object.keys(files).filter((path) => path.startsWith("corpus-revisions/texts/"));
  const { texts } = await readTexts(tree, paths, wanted);
  return planRefresh(dataset, { target, texts, ...options });
}

/** The only case that is asked about. */
export function onlyItem({ items }: RefreshPlan): RefreshItem {
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) {
    throw new Error(`Asked about: ${items.map(({ id }) => id).join(", ") || "nothing"}.`);
  }
  return item;
}

/** The ids of the cases that are asked about, in the order of the plan. */
export function askedIds({ items }: RefreshPlan): readonly string[] {
  return items.map(({ id }) => id);
}
