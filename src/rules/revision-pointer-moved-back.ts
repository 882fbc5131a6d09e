import type { Dataset } from "../model/dataset.ts";
import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const revisionPointerMovedBack: Rule = {
  id: "revision/pointer-moved-back",
  level: "notice",
  reports: "a current corpus revision that does not follow the one before",
  needs: "base",
  *check(dataset) {
    const { base, current } = dataset;
    const [was, is] = [base?.current?.revision, current?.revision];
    if (base === undefined || current === undefined || was === undefined || is === undefined)
      return;
    // A pointer to nothing has its own finding.
    if (was === is || !dataset.revisions.has(is)) return;
    const relation = relationOf(dataset, was, is);
    if (relation === undefined) return;
    yield {
      message: `The current corpus revision is ${quoted(is)} here, and at ${base.name} it was ${quoted(was)}, ${relation}.`,
      at: current.at,
      fix: `Leave it if that is what the retriever sees now. Otherwise put ${quoted(was)} back, or record the corpus with "touchstone corpus snapshot", which names the revision before.`,
    };
  },
};

/** What tells that one revision does not follow the other; undefined where it does. */
function relationOf(dataset: Dataset, was: string, is: string): string | undefined {
  if (!comesFrom(dataset, is, was)) {
    return comesFrom(dataset, was, is)
      ? "which comes from it, so the set goes back"
      : "and nothing recorded says that it comes from that one";
  }
  const [before, now] = [was, is].map((id) => dataset.revisions.get(id)?.record?.createdAt);
  if (before === undefined || now === undefined || !isLater(before, now)) return undefined;
  return `which it is said to come from, but it is of ${now} and that one of ${before}, so it is an older corpus`;
}

/** Whether one recorded revision leads to another by its parents. */
function comesFrom({ revisions }: Dataset, from: string, to: string): boolean {
  const seen = new Set<string>();
  let id: string | undefined = from;
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    id = revisions.get(id)?.record?.parent;
    if (id === to) return true;
  }
  return false;
}
